import { useState } from 'react'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FileDrop } from '#ui/form/file-drop.tsx'
import { FileList } from '#ui/form/file-list.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { Group } from './group.tsx'
import { designTexts } from './text.ts'

const values = ['yes', 'no', 'unknown'] as const
const ratings = ['1', '2', '3', '4', '5'] as const

/** Cards in each arrangement, and the checkbox, with and without an error. */
export function Choices() {
  const { choices: text, fields, groups } = designTexts[useLanguage()]
  const [value, setValue] = useState<(typeof values)[number] | null>('no')
  const [rating, setRating] = useState<(typeof ratings)[number] | null>(null)
  const [isChecked, setChecked] = useState(true)
  const cards = values.map((one, index) => ({ value: one, label: text.cards[index], explanation: text.explanation }))
  const short = cards.map((card) => ({ value: card.value, label: card.label }))
  return (
    <Group id="choices" title={groups.choices}>
      <RadioCards legend={text.legend} value={value} onValue={setValue} cards={cards} />
      <RadioCards legend={`${text.legend} (2)`} value={value} onValue={setValue} cards={cards} look="grid" />
      <RadioCards legend={`${text.legend} (3)`} value={value} onValue={setValue} cards={short} look="row" />
      <RadioCards
        legend={text.rating}
        value={rating}
        onValue={setRating}
        cards={ratings.map((one) => ({ value: one, label: one }))}
        look="rating"
        error={fields.problem}
      />
      <Checkbox label={text.agree} isChecked={isChecked} onChecked={setChecked} />
      <Checkbox label={`${text.agree} (2)`} isChecked={false} onChecked={() => undefined} error={fields.problem} />
    </Group>
  )
}

/** The drop zone, at rest and at work, and files in every state. */
export function Files() {
  const { files: text, groups } = designTexts[useLanguage()]
  const words = { dragText: text.drag, hint: text.hint, buttonText: text.button }
  const drop = { ...words, accept: '.xml,.sta,.csv', onFiles: () => undefined }
  return (
    <Group id="files" title={groups.files}>
      <FileDrop label={text.label} {...drop} />
      <FileDrop label={`${text.label} (2)`} {...drop} isPending />
      <FileList
        label={text.list}
        files={[
          { key: '1', name: 'afschrift-2026.xml', size: '1,2 MB', state: 'sending', detail: text.sending },
          { key: '2', name: 'mutaties.sta', size: '88 kB', state: 'accepted', detail: text.accepted },
          { key: '3', name: 'export.csv', size: '12 kB', state: 'refused', detail: text.refused },
        ]}
      />
    </Group>
  )
}
