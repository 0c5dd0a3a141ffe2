import { Link } from 'wouter'
import type { DeskCaseView } from '#contract/desk/case.ts'
import { byLanguage } from '#lending/by-language.ts'
import { useLanguage } from '#ui/use-language.ts'
import { deskAddress } from '../addresses.ts'
import { List, Panel } from './panel.tsx'
import { euros } from './shown.ts'

const texts = byLanguage({
  title: ['Loopt al bij ons', 'Already runs with us'],
  intro: [
    'Voor dit bedrijf is in een andere aanvraag al een aanbod gekozen. Dat telt mee als schuld zodra vaststaat dat de rekening van het bedrijf is.',
    'An offer to this company has been chosen in another application. It counts as debt once it is certain that the account is the company’s.',
  ],
  noReference: ['aanvraag zonder kenmerk', 'application without a reference'],
  owed: (month: string, left: string, isPaidOut: boolean) => [
    `: ${month} per maand, nog ${left} open, ${isPaidOut ? 'uitbetaald' : 'nog niet uitbetaald'}`,
    `: ${month} a month, ${left} left to repay, ${isPaidOut ? 'paid out' : 'not paid out yet'}`,
  ],
})

/** The company's other applications in which something runs. */
export function BesidePanel({ view: { beside } }: { view: DeskCaseView }) {
  const language = useLanguage()
  const text = texts[language]
  if (beside.length === 0) return null
  return (
    <Panel title={text.title}>
      <p className="case-soft">{text.intro}</p>
      <List
        lines={beside.map(({ caseId, reference, monthlyCents, owedCents, isPaidOut }) => (
          <>
            <Link href={deskAddress('case', language, { id: caseId })}>{reference ?? text.noReference}</Link>
            {text.owed(euros(monthlyCents, language), euros(owedCents, language), isPaidOut)}
          </>
        ))}
      />
    </Panel>
  )
}
