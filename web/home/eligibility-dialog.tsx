import type { ReactNode } from 'react'
import type { Eligibility } from '#contract/application.ts'
import type { RefusalText } from '#lending/eligibility-text.ts'
import type { Language } from '#lending/language.ts'
import { Button } from '#ui/button.tsx'
import { CalendarLink } from '#ui/calendar-link.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { formatDate, formatLongDate } from '#ui/format.ts'
import { searchTexts } from './search-text.ts'

type EligibilityDialogProps = {
  language: Language
  eligibility: Eligibility
  companyName: string
  onClose: () => void
  onAnother: () => void
}

/** The register's data with its source: a person can only contest what is shown. */
function RegisterData({ language, eligibility }: Pick<EligibilityDialogProps, 'language' | 'eligibility'>) {
  const text = searchTexts[language].eligibility
  const { profile } = eligibility
  if (!profile) return null
  const activity = profile.mainActivity && `${profile.mainActivity.description} (SBI ${profile.mainActivity.code})`
  // The register writes Dutch.
  const dutch = (words: string | null) => words && <span lang="nl">{words}</span>
  const rows: [string, ReactNode][] = [
    [text.register.kvkNumber, profile.kvkNumber],
    [text.register.legalForm, dutch(profile.legalForm)],
    [text.register.mainActivity, dutch(activity)],
    [text.register.foundedOn, profile.foundedOn && formatDate(profile.foundedOn)],
    [text.register.city, profile.city],
  ]
  return (
    <details className="register" open>
      <summary>{text.registerTitle}</summary>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? text.unknown}</dd>
          </div>
        ))}
      </dl>
      <p>
        {text.source(formatLongDate(profile.takenAt, language))} {text.wrong}
      </p>
    </details>
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

/**
 * FLOW-3: each refusal in words, its remedy, and the register data behind it. That a company has ended is shown by
 * itself: other refusals no longer matter.
 */
export function EligibilityDialog({ language, eligibility, companyName, onClose, onAnother }: EligibilityDialogProps) {
  const text = searchTexts[language].eligibility
  const endedOn = eligibility.profile?.endedOn
  return (
    <Dialog isOpen onClose={onClose} title={text.title} closeText={text.close}>
      <p>{text.intro(companyName)}</p>
      <ul className="refusals">
        {endedOn ? (
          <Refusal {...text.ended(formatLongDate(endedOn, language))} />
        ) : (
          eligibility.errors.map((code) => (
            <Refusal key={code} {...text.refusals[code]}>
              {code === 'FOUNDATION_DATE_CHECK' && eligibility.eligibleFrom && (
                <p>
                  <strong>{text.eligibleFrom(formatLongDate(eligibility.eligibleFrom, language))}</strong>{' '}
                  <CalendarLink day={eligibility.eligibleFrom} summary={text.calendarSummary}>
                    {text.calendarLink}
                  </CalendarLink>
                </p>
              )}
            </Refusal>
          ))
        )}
      </ul>
      <p className="dialog-actions">
        <Button onClick={onAnother}>{text.other}</Button>
      </p>
      <RegisterData language={language} eligibility={eligibility} />
    </Dialog>
  )
}
