import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { expect, test } from 'vitest'
import { offerAnswer } from '#contract/answers/offer-answer.ts'
import { makeOffers } from '#lending/offers/make-offers.ts'
import { legalForms, readLegalForm } from '#lending/legal-form.ts'
import { securityWords } from '#lending/pricing/security.ts'
import { decide } from '#lending/decision/decide.ts'
import { soundInput } from '#lending/testing/score-input.ts'
import { termsText } from './documents/texts.ts'
import { guideText } from './marketing/guide/text.ts'
import { OfferFigures } from './journey/personal-offer/offer-figures.tsx'
import { faqCategories } from './questions/questions.ts'

const roomy = { ...soundInput, availableMonthlyCents: 9_000_00 }
const article = readFileSync(join(import.meta.dirname, 'knowledge-base/articles/lening-of-krediet.mdx'), 'utf8')

/** The offer of the longest loan, as its applicant reads it beside the price, and the desk's words about it. */
function offered(registered: string, requestedAmountCents: number) {
  const { isOwnerLiable } = readLegalForm(registered)!
  const context = { today: '2026-11-21', months: [], isOwnerLiable, hasPartner: false }
  const offers = makeOffers(decide({ ...roomy, requestedAmountCents }, '2026-11-21T10:00:00Z'), context)
  const offer = offerAnswer(offers.find(({ termMonths }) => termMonths === 60)!)
  expect(offer.loanAmount).toBe(requestedAmountCents / 100)
  const shownAt = (path: string) =>
    renderToStaticMarkup(
      <Router ssrPath={path}>
        <OfferFigures offer={offer} isCurrent isTorn={false}>
          {null}
        </OfferFigures>
      </Router>,
    )
  return [
    shownAt('/persoonlijk-aanbod'),
    shownAt('/en/persoonlijk-aanbod'),
    securityWords.nl[offer.securities],
  ] as const
}

const said = {
  liable: [
    'Geen onderpand. Door je rechtsvorm ben je zelf aansprakelijk, ook met je privégeld.',
    'No collateral. Your legal form makes you personally liable, with your private money as well.',
    'geen onderpand; door de rechtsvorm is de eigenaar zelf aansprakelijk',
  ],
  free: ['Geen onderpand en geen borg.', 'No collateral and no personal guarantee.', 'geen onderpand en geen borg'],
  guaranteed: [
    'Geen onderpand. Van de eigenaar vragen we een persoonlijke borg.',
    'No collateral. We ask the owner for a personal guarantee.',
    'geen onderpand, wel een persoonlijke borg van de eigenaar',
  ],
} as const

/** Sentences by what they say of a legal form, in each text of the site that does. */
const textsIn = (language: 'nl' | 'en') => [
  JSON.stringify(termsText(language)),
  JSON.stringify(faqCategories(language)),
  JSON.stringify(guideText(language)),
  ...(language === 'nl' ? [article] : []),
]
const sentences = (text: string) => text.replaceAll('\u00a0', ' ').split(/(?<=\.) |"/)
const naming = (text: string, name: string, what: RegExp) =>
  sentences(text).filter((one) => new RegExp(`(^|[ (])${name}[ ,)]`).test(one) && what.test(one))

test.each(legalForms.filter(({ isFinanced }) => isFinanced).map((row) => [row.form, row] as const))(
  'FLOW-19 a %s reads beside the price what secures the loan, as terms, questions, guide and desk have it',
  (form, row) => {
    const isLiable = ['eenmanszaak', 'vof', 'cv', 'maatschap'].includes(form)
    for (const euros of [5_000, 49_500, 50_000, 50_500, 75_000]) {
      const words = isLiable ? said.liable : euros > 50_000 ? said.guaranteed : said.free
      offered(row.keywords[0], euros * 100).forEach((shown, index) => {
        for (const [kind, others] of Object.entries(said))
          expect(shown.includes(others[index]!), `${euros} ${kind}`).toBe(others === words)
      })
    }
    for (const [place, language] of (['nl', 'en'] as const).entries())
      for (const text of textsIn(language)) {
        const name = 'named' in row ? row.named[place]! : ''
        expect(naming(text, name, /zelf aansprakelijk|liable/).length > 0, text.slice(0, 60)).toBe(isLiable)
        const guarantee = naming(text, name, /borg|guarantee/)
        expect(guarantee.length > 0).toBe(!isLiable)
        for (const sentence of guarantee) expect(sentence).toMatch(/(boven|meer dan|more than|above) €\s?50[.,]000/)
      }
  },
)
