import { useState } from 'react'
import { correctionSubjects, type PrivacyView } from '#contract/privacy.ts'
import type { DataCategory } from '#lending/retention.ts'
import { api } from '../api/api.ts'
import { useApplication } from '../application-state/queries.ts'
import { AppLink } from '../shell/app-link.tsx'
import { Select } from '#ui/form/select.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { RequestForm } from './request-form.tsx'
import { requestTexts } from './request-text.ts'
import { TitledSection } from '../titled-section.tsx'

type Subject = (typeof correctionSubjects)[number]
const subjectId = 'correction-subject'

/** GDPR art. 16: links to own corrections; a person makes the others. */
export function CorrectData({ view }: { view: PrivacyView }) {
  const text = requestTexts[useLanguage()].correct
  const [subject, setSubject] = useState<Subject | null>(null)
  return (
    <TitledSection id="correct-title" title={text.title} className="your-data-part">
      <OwnCorrections view={view} />
      <h3 className="sub-title">{text.formTitle}</h3>
      <RequestForm
        label={text.explanation}
        missing={text.explanationMissing}
        button={text.button}
        firstWrongId={subject === null ? subjectId : null}
        first={(isTried) => (
          <Select<Subject>
            id={subjectId}
            label={text.subject}
            emptyText={text.subjectEmpty}
            value={subject}
            onValue={setSubject}
            options={correctionSubjects.map((value) => ({ value, label: text.subjects[value] }))}
            error={isTried && subject === null ? text.subjectMissing : null}
          />
        )}
        send={(explanation, email, keys) => {
          const request = { subject: subject ?? 'other', explanation, email }
          return api('correctData', { request, keys })
        }}
      />
    </TitledSection>
  )
}

const answersOfForm = 3

/** Only editable data: not of a finished application, nor of a step not reached yet. */
function OwnCorrections({ view }: { view: PrivacyView }) {
  const text = requestTexts[useLanguage()].correct
  const application = useApplication()
  const countOf = (wanted: DataCategory) => view.categories.find(({ code }) => code === wanted)?.count ?? 0
  if (application.data?.flowFinished !== false) return null
  return (
    <>
      <p>{text.intro}</p>
      <ul className="your-data-links">
        <li>
          <AppLink to="aboutYou">{text.links.answers}</AppLink>
        </li>
        {countOf('answers') >= answersOfForm && (
          <li>
            <AppLink to="uploadTransactions">{text.links.accounts}</AppLink>
          </li>
        )}
        {countOf('decisions') > 0 && (
          <li>
            <AppLink to="personalOffer">{text.links.bookings}</AppLink>
          </li>
        )}
      </ul>
    </>
  )
}
