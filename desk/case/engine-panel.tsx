import type { DeskCaseView, EngineView } from '#contract/desk/case.ts'
import { binText, characteristicText, ruleText } from '#lending/desk/rule-words.ts'
import { Unbroken } from '#ui/unbroken.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { Rows } from '../rows.tsx'
import { Lines, Panel } from './panel.tsx'
import { moneyTexts } from './money-text.ts'
import { euros, moment, ratio, reasonWords } from './shown.ts'
import { caseTexts } from './text.ts'

export function EnginePanel({ view: { engine } }: { view: DeskCaseView }) {
  const text = caseTexts[useLanguage()].engine
  return <Panel title={text.title}>{engine === null ? <p>{text.none}</p> : <Engine engine={engine} />}</Panel>
}

function Engine({ engine }: { engine: EngineView }) {
  const language = useLanguage()
  const { engine: text, applicant, outcomes } = caseTexts[language]
  const { outcome, points, grade, coverage, coverageOf, rules, reasons, modelVersion, decidedAt, canReplay } = engine
  const model = [modelVersion, engine.priceTableVersion, engine.inputHash.slice(0, 8), moment(decidedAt)].join(', ')
  const of = coverageOf && moneyTexts[language].at('', euros(coverageOf.amountCents, language), coverageOf.termMonths)
  return (
    <>
      <Rows
        rows={[
          [applicant.sees, outcomes[outcome]],
          [text.scoreName, text.score(points, grade)],
          [moneyTexts[language].coverage, `${ratio(coverage, language)}${of ?? ''}`],
          [text.model, <Unbroken key="model">{model}</Unbroken>],
        ]}
      />
      {!canReplay && <p className="small">{text.noReplay}</p>}
      <Lines title={text.rules} none={text.noRules} lines={rules.map(({ rule }) => ruleText(rule, language))} />
      <Lines title={text.reasons} none={text.noRules} lines={reasons.map((reason) => reasonWords(reason, language))} />
      <Bins bins={engine.bins} />
    </>
  )
}

function Bins({ bins }: Pick<EngineView, 'bins'>) {
  const language = useLanguage()
  const text = caseTexts[language].engine
  return (
    <details className="case-details">
      <summary>{text.bins}</summary>
      <ul className="case-lines case-bins">
        {bins.map(({ characteristic, bin, points }) => (
          <li key={characteristic}>
            <span>
              {characteristicText(characteristic, language)}: {binText(bin, language)}
            </span>
            <span className="case-number">{points > 0 ? `+${points}` : points}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
