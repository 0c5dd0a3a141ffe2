import type { ReactNode } from 'react'
import type { Eligibility } from '#contract/application.ts'
import { eligibilityTexts, type RefusalText } from '#lending/eligibility-text.ts'
import type { Language } from '#lending/language.ts'
import { Button } from '#ui/button.tsx'
import { CalendarLink } from '#ui/calendar-link.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { formatDate, formatLongDate } from '#ui/format.ts'
import { refusalHead } from './refusal-head.ts'
import { searchTexts } from './search-text.ts'

type EligibilityDialogProps = {
  language: Language
  eligibility: Eligibility
  companyName: string
  onClose: () => void
  onAnother: () => void
}

type RegisterProps = { language: Language; profile: NonNullable<Eligibility['profile']> }

/** The register's data with its source: a person can only contest what is shown. The register writes Dutch. */
export function RegisterExtract({ language, profile }: RegisterProps) {
  const text = searchTexts[language].eligibility
  const activity = profile.mainActivity && `${profile.mainActivity.description} (SBI ${profile.mainActivity.code})`
  const rows: [label: string, value: string | null, language?: 'nl'][] = [
    [text.register.kvkNumber, profile.kvkNumber],
    [text.register.legalForm, profile.legalForm, 'nl'],
    [text.register.mainActivity, activity, 'nl'],
    [text.register.foundedOn, profile.foundedOn && formatDate(profile.foundedOn)],
    [text.register.city, profile.city],
  ]
  return (
    <>
      <dl>
        {rows.map(([label, value, lang]) => (
          <div key={label}>
            <dt>{label}</dt>
            {value === null ? <dd>{text.unknown}</dd> : <dd lang={lang}>{value}</dd>}
          </div>
        ))}
      </dl>
      <p>
        {text.source(formatLongDate(profile.takenAt, language))} {text.wrong}
      </p>
    </>
  )
}

const qredits = 'Qredits'

/** Where the lender of small amounts is named, its name leads to it. */
function WithQredits({ words }: { words: string }) {
  const [before, after] = words.split(qredits)
  if (after === undefined) return words
  return (
    <>
      {before}
      <a href="https://qredits.nl/" rel="noreferrer">
        {qredits}
      </a>
      {after}
    </>
  )
}

const Refusal = ({ title, why, whatNow, children }: RefusalText & { children?: ReactNode }) => (
  <li className="refusal">
    <h3>{title}</h3>
    <p>{why}</p>
    {children}
    <p>
      <WithQredits words={whatNow} />
    </p>
  </li>
)

/** FLOW-3: each refusal in words, its remedy, and the register data behind it. */
export function EligibilityDialog({ language, eligibility, companyName, onClose, onAnother }: EligibilityDialogProps) {
  const text = searchTexts[language].eligibility
  const { title, reasons } = refusalHead(eligibility, language)
  return (
    <Dialog isOpen onClose={onClose} title={title} closeText={text.close}>
      <p>{text.intro(companyName, reasons.length)}</p>
      <ul className="refusals">
        {reasons.map((reason) => (
          <Refusal key={reason.title} {...reason}>
            {reason === eligibilityTexts[language].FOUNDATION_DATE_CHECK && eligibility.eligibleFrom && (
              <p>
                <strong>{text.eligibleFrom(formatLongDate(eligibility.eligibleFrom, language))}</strong>{' '}
                <CalendarLink day={eligibility.eligibleFrom} summary={text.calendarSummary}>
                  {text.calendarLink}
                </CalendarLink>
              </p>
            )}
          </Refusal>
        ))}
      </ul>
      <p className="dialog-actions">
        <Button onClick={onAnother}>{text.other}</Button>
      </p>
      {eligibility.profile && (
        <details className="register" open>
          <summary>{text.registerTitle}</summary>
          <RegisterExtract language={language} profile={eligibility.profile} />
        </details>
      )}
    </Dialog>
  )
}
