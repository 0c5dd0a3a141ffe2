import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import type { WorkItem } from '#contract/desk/work.ts'
import { closings, isAnsweredInWords } from '#lending/desk/closings.ts'
import type { TaskOutcome } from '#lending/desk/task-kinds.ts'
import { Button } from '#ui/button.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { deskAddress } from '../addresses.ts'
import { askDesk } from '../api/desk.ts'
import { useDraft } from '../drafts.ts'
import { SendFailure } from '../send-failure.tsx'
import { useSend } from '#ui/use-send.ts'
import { useWorkRefresh } from './queries.ts'
import { workTexts } from './text.ts'

const wordsLengthMax = 2_000
const outcomeId = 'work-outcome'
const wordsId = 'work-words'

type Outcomes = Readonly<Record<string, string>>

/** How it ends and what the applicant reads; where there is one way only, it is not asked. */
export function AnswerForm({ item }: { item: WorkItem }) {
  const language = useLanguage()
  const { item: text } = workTexts[language]
  const [, goTo] = useLocation()
  const refresh = useWorkRefresh()
  const { isPending, errorKey, send } = useSend()
  const outcomes = closings[item.kind]?.outcomes ?? []
  const [outcome, setOutcome] = useState<TaskOutcome | null>(outcomes.length === 1 ? outcomes[0]! : null)
  const [words, setWords] = useDraft(`${item.id}/answer`)
  const [isSent, setSent] = useState(false)
  const needsWords = isAnsweredInWords(item.kind, item.reason, outcome ?? outcomes[0]!)
  const isWordsMissing = needsWords && words.trim() === ''

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (outcome === null) return document.getElementById(outcomeId)?.focus()
    if (isWordsMissing) return document.getElementById(wordsId)?.focus()
    const request = { version: item.version, outcome, words: words.trim() || null }
    const input = { params: { id: item.id }, request }
    const isClosed = await send((keys) => askDesk('closeWork', { ...input, keys }))
    if (isClosed) {
      setWords('')
      goTo(deskAddress('work', language))
    }
    await refresh(isClosed ? item.id : null)
  }

  const names: Outcomes = text.outcomes
  return (
    <form className="form work-form" onSubmit={(event) => void submit(event)} noValidate>
      {outcomes.length > 1 && (
        <RadioCards
          id={outcomeId}
          legend={text.outcome}
          value={outcome}
          onValue={setOutcome}
          cards={outcomes.map((value) => ({ value, label: names[value] ?? value }))}
          error={isSent && outcome === null ? text.outcomeMissing : null}
          look="row"
        />
      )}
      {(needsWords || item.kind === 'complaintReceipt') && (
        <TextArea
          id={wordsId}
          label={text.words}
          hint={item.reason === 'byLetterOrPhone' ? text.wordsKept : needsWords ? text.wordsHint : text.wordsOptional}
          isOptional={!needsWords}
          optionalText={text.optional}
          lengthMax={wordsLengthMax}
          rows={7}
          value={words}
          onValue={setWords}
          error={isSent && isWordsMissing ? text.wordsMissing : null}
        />
      )}
      <SendFailure errorKey={errorKey} />
      <Button type="submit" isPending={isPending}>
        {text.close}
      </Button>
    </form>
  )
}
