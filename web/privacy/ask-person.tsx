import type { PrivacyView } from '#contract/privacy.ts'
import { api } from '../api/api.ts'
import { formatLongDate } from '#ui/format.ts'
import { useLanguage } from '#ui/use-language.ts'
import { RequestForm } from './request-form.tsx'
import { requestTexts } from './request-text.ts'
import { TitledSection } from '../titled-section.tsx'

/** Asks a person (GDPR art. 22(3)); earlier requests are above, with the day of the answer. */
export function AskPerson({ requests }: { requests: PrivacyView['requests'] }) {
  const text = requestTexts[useLanguage()].ask
  return (
    <TitledSection id="ask-title" title={text.title} className="your-data-part">
      <p>{text.intro}</p>
      {requests.length > 0 && <AskedBefore requests={requests} />}
      <RequestForm
        label={text.question}
        missing={text.questionMissing}
        button={text.button}
        send={(question, email, keys) => {
          const request = { question, email }
          return api('askPerson', { request, keys })
        }}
      />
    </TitledSection>
  )
}

function AskedBefore({ requests }: { requests: PrivacyView['requests'] }) {
  const language = useLanguage()
  const { requests: text, correct } = requestTexts[language]
  return (
    <>
      <h3 className="sub-title">{text.title}</h3>
      <ul className="your-data-links">
        {requests.map(({ kind, subject, askedAt, answerBy, answer }) => (
          <li key={askedAt}>
            {kind === 'question' ? text.question : text.correction}
            {subject !== null && ` (${correct.subjects[subject]})`}:{' '}
            {text.line(formatLongDate(askedAt, language), formatLongDate(answerBy, language))}
            {answer !== null && (
              <>
                <br />
                {text.answered(formatLongDate(answer.on, language))} {answer.words}
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
