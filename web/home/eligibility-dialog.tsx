import type { ReactNode } from 'react'
import type { Eligibility } from '#contract/application.ts'
import type { Language } from '../addresses.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { formatDate } from '../ui/format.ts'
import { searchTexts } from './search-text.ts'

type EligibilityDialogProps = {
  language: Language
  eligibility: Eligibility
  companyName: string
  onClose: () => void
  onAnother: () => void
}

/** What the register says, with its source: a person can only contest what they can see (product.md). */
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
        {text.source(formatDate(profile.takenAt))} {text.wrong}
      </p>
    </details>
  )
}

/** FLOW-3: each refusal in words, what can be done about it, and the register data it rests on. */
export function EligibilityDialog({ language, eligibility, companyName, onClose, onAnother }: EligibilityDialogProps) {
  const text = searchTexts[language].eligibility
  return (
    <Dialog isOpen onClose={onClose} title={text.title} closeText={text.close}>
      <p>{text.intro(companyName)}</p>
      <ul className="refusals">
        {eligibility.errors.map((code) => {
          const refusal = text.refusals[code]
          return (
            <li key={code} className="refusal">
              <h3>{refusal.title}</h3>
              <p>{refusal.why}</p>
              {code === 'FOUNDATION_DATE_CHECK' && eligibility.eligibleFrom && (
                <p>
                  <strong>{text.eligibleFrom(formatDate(eligibility.eligibleFrom))}</strong>
                </p>
              )}
              <p>{refusal.whatNow}</p>
            </li>
          )
        })}
      </ul>
      <p className="dialog-actions">
        <Button onClick={onAnother}>{text.other}</Button>
      </p>
      <RegisterData language={language} eligibility={eligibility} />
    </Dialog>
  )
}
