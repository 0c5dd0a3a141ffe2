import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { KvkInput } from '#ui/form/kvk-input.tsx'
import { MoneyInput } from '#ui/form/money-input.tsx'
import { MobileInput } from '#ui/form/mobile-input.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { Group } from './group.tsx'
import { designTexts } from './text.ts'

/** Every kind of field, empty and filled in. */
export function Fields() {
  const { fields: text, groups } = designTexts[useLanguage()]
  const [values, setValues] = useState({ text: '', kvk: '', phone: '', note: '' })
  const [whole, setWhole] = useState<number | null>(null)
  const [cents, setCents] = useState<number | null>(1234.5)
  const [goal, setGoal] = useState<'stock' | 'works' | null>(null)
  const set = (name: keyof typeof values) => (value: string) => setValues({ ...values, [name]: value })
  return (
    <Group id="fields" title={groups.fields}>
      <TextInput label={text.text} hint={text.hint} value={values.text} onValue={set('text')} />
      <MoneyInput label={text.money} amount={whole} onAmount={setWhole} error={null} />
      <MoneyInput label={text.cents} amount={cents} onAmount={setCents} decimals={2} error={null} />
      <KvkInput label={text.kvk} value={values.kvk} onValue={set('kvk')} error={null} />
      <MobileInput label={text.phone} value={values.phone} onValue={set('phone')} error={null} />
      <Select
        label={text.goal}
        value={goal}
        onValue={setGoal}
        emptyText={text.choose}
        options={[
          { value: 'stock', label: text.goals[0] },
          { value: 'works', label: text.goals[1] },
        ]}
      />
      <TextArea
        label={text.note}
        isOptional
        optionalText={text.optional}
        value={values.note}
        onValue={set('note')}
        lengthMax={200}
      />
      <FieldsInError />
    </Group>
  )
}

const wrongId = 'wrong-field'

/** VAL-3: the errors come when they are asked for, as after a form is sent. */
function FieldsInError() {
  const { fields: text } = designTexts[useLanguage()]
  const [sentCount, setSentCount] = useState(0)
  const [value, setValue] = useState('')
  const [amount, setAmount] = useState<number | null>(null)
  const error = sentCount > 0 ? text.problem : null
  return (
    <div className="specimen-block">
      <ErrorSummary
        title={text.summary}
        errors={error === null ? [] : [{ fieldId: wrongId, text: error }]}
        sentCount={sentCount}
      />
      <TextInput id={wrongId} label={text.wrong} value={value} onValue={setValue} error={error} />
      <MoneyInput label={`${text.wrong} (€)`} amount={amount} onAmount={setAmount} error={error} />
      <Button look="secondary" onClick={() => setSentCount(sentCount + 1)}>
        {text.show}
      </Button>
    </div>
  )
}
