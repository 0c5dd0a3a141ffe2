import { useLocation } from 'wouter'
import type { WorkItem } from '#contract/desk/work.ts'
import { closings, isAnsweredInWords } from '#lending/desk/closings.ts'
import type { TaskOutcome } from '#lending/desk/task-kinds.ts'
import { useLanguage } from '#ui/use-language.ts'
import { deskAddress } from '../addresses.ts'
import { askDesk } from '../api/desk.ts'
import { FieldForm } from '../field-form.tsx'
import { SendFailure } from '../send-failure.tsx'
import { useSendAndRead } from './queries.ts'
import { workTexts } from './text.ts'

/** How it ends and what the applicant reads; where there is one way only, it is not asked. */
export function AnswerForm({ item: { id, kind, reason, version } }: { item: WorkItem }) {
  const language = useLanguage()
  const { item: text } = workTexts[language]
  const [, goTo] = useLocation()
  const sending = useSendAndRead(id)
  const outcomes = closings[kind]?.outcomes ?? []
  const names: Readonly<Record<string, string>> = text.outcomes
  const needsWords = (outcome: TaskOutcome | null) => isAnsweredInWords(kind, reason, outcome ?? outcomes[0]!)
  return (
    <FieldForm
      empty={{ outcome: outcomes.length === 1 ? outcomes[0]! : (null as TaskOutcome | null), words: '' }}
      draft={`${id}/answer`}
      fields={({ outcome }) => [
        outcomes.length > 1 && {
          name: 'outcome',
          look: 'row',
          label: text.outcome,
          missing: text.outcomeMissing,
          options: outcomes.map((value) => ({ value, label: names[value] ?? value })),
        },
        (needsWords(outcome) || kind === 'complaintReceipt') && {
          name: 'words',
          look: 'words',
          label: text.words,
          hint:
            reason === 'byLetterOrPhone' ? text.wordsKept : needsWords(outcome) ? text.wordsHint : text.wordsOptional,
          lengthMax: 2_000,
          isOptional: !needsWords(outcome),
          missing: needsWords(outcome) ? text.wordsMissing : undefined,
        },
      ]}
      onSend={async ({ outcome, words }, keys) => {
        const request = { version, outcome: outcome!, words: words || null }
        await askDesk('closeWork', { params: { id }, request, keys })
        goTo(deskAddress('work', language))
      }}
      sending={sending}
      button={text.close}
      className="form work-form"
    >
      <SendFailure errorKey={sending.errorKey} />
    </FieldForm>
  )
}
