import { byLanguage, type Pairs } from '#lending/by-language.ts'
import type { DeskCaseView } from '#contract/desk/case.ts'
import type { FollowUpView } from '#contract/follow-up.ts'
import { securityWords } from '#lending/pricing/security.ts'
import type { StageName } from '#lending/desk/stages.ts'
import type { Language } from '#lending/language.ts'
import { formatDate } from '#ui/format.ts'
import { useLanguage } from '#ui/use-language.ts'
import { moneyTexts } from './money-text.ts'
import { Rows } from '../rows.tsx'
import { Lines, Panel } from './panel.tsx'
import { euros, offerLine } from './shown.ts'
import { caseTexts } from './text.ts'

/** The case from the applicant's side: the request, its result and its status. */
export function ApplicantPanel({ view: { applicant } }: { view: DeskCaseView }) {
  const language = useLanguage()
  const text = caseTexts[language].applicant
  const { outcomes } = caseTexts[language]
  const { amountCents, goal, register, expensesCents, outcome, status, chosen, offers } = applicant
  return (
    <Panel title={text.title}>
      <Rows
        rows={[
          [text.asked, amountCents === null ? text.none : euros(amountCents, language)],
          [text.goal, goal === null ? text.none : text.goals[goal]],
          [text.legalForm, register.legalForm ?? '–'],
          [text.sector, register.sector ?? '–'],
          [text.founded, register.foundedOn === null ? '–' : foundedText(register.foundedOn)],
          [text.expenses, expensesCents === null ? '–' : euros(expensesCents, language)],
          [text.sees, outcome === null ? '–' : outcomes[outcome]],
          chosen && [text.chosen, offerLine(chosen, language)],
          chosen && [moneyTexts[language].security, securityWords[language][chosen.securities]],
        ]}
      />
      {status && <Lines title={text.stage} none="–" lines={status.stages.map((stage) => stageLine(stage, language))} />}
      {!chosen && offers.length > 0 && (
        <Lines title={text.offers} none="–" lines={offers.map((offer) => offerLine(offer, language))} />
      )}
    </Panel>
  )
}

/** The register leaves parts of an old date at `00`. */
const foundedText = (on: string): string =>
  on
    .split('-')
    .toReversed()
    .filter((part) => !/^0+$/.test(part))
    .join('-')

const names = byLanguage<Pairs<StageName>>({
  received: ['Aanvraag binnen', 'Application received'],
  checked: ['Controle', 'Check'],
  answered: ['Antwoord', 'Answer'],
  choose: ['Keuze van de aanvrager', 'The applicant’s choice'],
  agreement: ['Overeenkomst', 'Agreement'],
  signed: ['Handtekening', 'Signature'],
  paid: ['Uitbetaling', 'Payout'],
  takenBack: ['Keuze teruggenomen', 'Choice taken back'],
  stopped: ['Gestopt', 'Stopped'],
})

const words = byLanguage({
  done: (on: string) => [`klaar op ${on}`, `done on ${on}`],
  now: ['nu', 'now'],
  by: (by: string) => [`nu, uiterlijk ${by}`, `now, by ${by}`],
  later: ['later', 'later'],
})

/** `Controle: nu, uiterlijk 24-11-2026`: what the applicant's list of stages says, in a line. */
function stageLine({ name, state, on, by }: FollowUpView['stages'][number], language: Language): string {
  const text = words[language]
  const done = on === null ? '' : text.done(formatDate(on))
  const now = by === null ? text.now : text.by(formatDate(by))
  return `${names[language][name]}: ${state === 'done' ? done : state === 'now' ? now : text.later}`
}
