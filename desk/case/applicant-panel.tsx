import type { DeskCaseView } from '#contract/desk/case.ts'
import { useLanguage } from '#web/use-language.ts'
import { Lines, Panel, Rows } from './panel.tsx'
import { euros, offerLine } from './shown.ts'
import { stageLine } from './stage-line.ts'
import { caseTexts } from './text.ts'

/** The case through the applicant's eyes: what was asked, what came of it, where it stands. */
export function ApplicantPanel({ view: { applicant } }: { view: DeskCaseView }) {
  const language = useLanguage()
  const text = caseTexts[language].applicant
  const { outcomes } = caseTexts[language]
  const { amountCents, expensesCents, outcome, status, chosen, offers } = applicant
  return (
    <Panel title={text.title}>
      <Rows
        rows={[
          [text.asked, amountCents === null ? text.none : euros(amountCents, language)],
          [text.expenses, expensesCents === null ? '–' : euros(expensesCents, language)],
          [text.sees, outcome === null ? '–' : outcomes[outcome]],
          ...(chosen ? ([[text.chosen, offerLine(chosen, language)]] as const) : []),
        ]}
      />
      {status && <Lines title={text.stage} none="–" lines={status.stages.map((stage) => stageLine(stage, language))} />}
      {!chosen && offers.length > 0 && (
        <Lines title={text.offers} none="–" lines={offers.map((offer) => offerLine(offer, language))} />
      )}
    </Panel>
  )
}
