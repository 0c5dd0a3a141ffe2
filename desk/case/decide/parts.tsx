import { ruleText } from '#lending/desk/rule-words.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { reasonWords } from '../shown.ts'
import type { Choices, Typed } from './answer.ts'
import { decideTexts } from './text.ts'

type SetAsideProps = {
  rules: readonly string[]
  typed: Typed
  onTyped: (part: Partial<Typed>) => void
  missing: readonly string[]
}

/** Each rule that the answer sets aside is named, with why. */
export function SetAside({ rules, typed, onTyped, missing }: SetAsideProps) {
  const language = useLanguage()
  const text = decideTexts[language]
  return (
    <>
      <p>{text.setsAside}</p>
      {rules.map((rule) => (
        <TextInput
          key={rule}
          label={text.whyRule(ruleText(rule, language))}
          value={typed.whys[rule] ?? ''}
          onValue={(why) => onTyped({ whys: { ...typed.whys, [rule]: why } })}
          lengthMax={500}
          error={missing.includes(rule) ? text.whyMissing : null}
        />
      ))}
    </>
  )
}

type ReasonsProps = Omit<SetAsideProps, 'rules' | 'missing'> & { choices: Choices; isMissing: boolean }

/** The engine's reasons with the applicant's own figures, as the letter will have them. */
export function Reasons({ choices, typed, onTyped, isMissing }: ReasonsProps) {
  const language = useLanguage()
  const text = decideTexts[language]
  const toggle = (code: string, isChosen: boolean) =>
    onTyped({ reasons: isChosen ? [...typed.reasons, code] : typed.reasons.filter((one) => one !== code) })
  return (
    <fieldset className="field case-reasons">
      <legend className="field-label">{text.reasons}</legend>
      <p className="field-hint">{text.reasonsHint}</p>
      {choices.reasons.map((reason) => (
        <Checkbox
          key={reason.code}
          label={reasonWords(reason, language)}
          isChecked={typed.reasons.includes(reason.code)}
          onChecked={(isChosen) => toggle(reason.code, isChosen)}
        />
      ))}
      <p className="field-error" aria-live="polite">
        {isMissing && <span className="field-error-text">{text.reasonsMissing}</span>}
      </p>
    </fieldset>
  )
}
