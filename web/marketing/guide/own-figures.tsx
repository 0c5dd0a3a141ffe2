import { byLanguage } from '#lending/by-language.ts'
import { loanTermsMonths } from '#lending/policy/limits.ts'
import { offeredGrades } from '#lending/policy/price-table.ts'
import { sitePolicy } from '#lending/policy/site-policy.ts'
import { Table } from '#ui/table.tsx'
import { useLanguage } from '#ui/use-language.ts'
import ownFiguresStyle from './own-figures.css?url'
import { exampleFigures, ownAmounts, type OwnFigures, type OwnTerms } from '../../home/own-figures.ts'

const texts = byLanguage({
  title: ['Reken met je eigen cijfers', 'Try it with your own figures'],
  intro: [
    'Hieronder staat een voorbeeld: vul je eigen bedragen in. Het is de som van je aanbod, met de strengste proef voor dalende omzet. Je cijfers blijven op je eigen apparaat.',
    'Below is an example: fill in your own amounts. It is the sum behind your offer, with the hardest test for falling turnover. Your figures stay on your device.',
  ],
  labels: {
    turnover: ['Omzet per maand', 'Turnover a month'],
    left: ['Daarvan houd je over', 'What you have left of that'],
    fixed: ['Vaste lasten per maand', 'Fixed costs a month'],
    instalments: ['Wat je nu al aflost per maand', 'What you already repay a month'],
  },
  hints: {
    turnover: ['Wat er gemiddeld van klanten binnenkomt.', 'What comes in from customers on average.'],
    left: [
      'Na kosten, belasting en wat je zelf opneemt. Aflossingen nog niet.',
      'After costs, taxes and what you take out yourself. Before repayments.',
    ],
    fixed: ['Zoals huur en lonen.', 'Such as rent and wages.'],
    instalments: ['Van alle leningen samen.', 'On all loans together.'],
  },
  term: ['Looptijd', 'Term'],
  most: ['Zoveel kun je hoogstens lenen', 'The most you can borrow'],
  months: (months: number) => [`${months} maanden`, `${months} months`],
  to: ['tot', 'to'],
  none: ['niets', 'nothing'],
  note: (worst: string, best: string) => [
    `Het laagste bedrag hoort bij klasse ${worst}, het hoogste bij klasse ${best}. Je transacties bepalen welke klasse je krijgt.`,
    `The lowest amount goes with grade ${worst}, the highest with grade ${best}. Your transactions decide which grade you get.`,
  ],
})

function termsOf(language: OwnTerms['language']): OwnTerms {
  const { limits, stress, prices } = sitePolicy
  const loans = loanTermsMonths.map((termMonths) => {
    const rateOf = (grade: (typeof offeredGrades)[number]) => prices.loanRates[grade][termMonths]
    return { termMonths, worstRate: rateOf(offeredGrades.at(-1)!), bestRate: rateOf(offeredGrades[0]) }
  })
  const { none, to } = texts[language]
  return { language, limits, stress, none, to, loans }
}

/** The engine's own calculation on figures that a reader types. Without JavaScript the example stays. */
export function OwnFiguresForm() {
  const language = useLanguage()
  const text = texts[language]
  const terms = termsOf(language)
  const amounts = ownAmounts(exampleFigures, terms)
  return (
    <>
      <link rel="stylesheet" href={ownFiguresStyle} />
      <section className="own-figures" aria-labelledby="own-figures" data-own-figures={JSON.stringify(terms)}>
        <h2 id="own-figures">{text.title}</h2>
        <p>{text.intro}</p>
        <div className="own-figures-fields">
          {(Object.keys(exampleFigures) as (keyof OwnFigures)[]).map((name) => (
            <div className="field" key={name}>
              <label className="field-label" htmlFor={`own-${name}`}>
                {text.labels[name]}
              </label>
              <p className="field-hint" id={`own-${name}-hint`}>
                {text.hints[name]}
              </p>
              <input
                className="control"
                id={`own-${name}`}
                name={name}
                inputMode="numeric"
                autoComplete="off"
                maxLength={12}
                defaultValue={exampleFigures[name].toLocaleString(language === 'nl' ? 'nl-NL' : 'en-GB')}
                aria-describedby={`own-${name}-hint`}
              />
            </div>
          ))}
        </div>
        <div aria-live="polite">
          <Table
            heads={[text.term, text.most]}
            rows={loanTermsMonths.map((term, index) => [text.months(term), amounts[index]])}
          />
        </div>
        <p className="document-note">{text.note(offeredGrades.at(-1)!, offeredGrades[0])}</p>
      </section>
    </>
  )
}
