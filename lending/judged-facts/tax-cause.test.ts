import { describe, expect, test } from 'vitest'
import { reasonText } from '#lending/decision/reason-text.ts'
import { taxLacks, type TaxCause } from '#lending/facts/tax/tax-cause.ts'
import { judgeFacts } from '#lending/judged-facts/judge-facts.ts'
import { factText } from '#lending/judged-facts/fact-text.ts'
import type { Booking } from '#lending/statements/statement.ts'
import { answer } from '#lending/testing/made-up/answer.ts'
import { type MadeUpCompany, withBookings } from '#lending/testing/made-up/company.ts'
import { fromPlan } from '#lending/testing/made-up/from-plan.ts'
import { kinds } from '#lending/testing/made-up/kinds.ts'
import { planOf } from '#lending/testing/made-up/sound.ts'
import { changedBy, eachMonth, isTax, isVat, paid, thinBakery } from '#lending/testing/made-up/thin-bakery.ts'

const isWageTax = ({ description }: Booking): boolean => description.startsWith('Loonheffing')
const office = fromPlan(planOf(kinds[13]!, 13, { isEven: true, endsOn: '2026-10-31' }))
const practice = fromPlan(planOf(kinds[8]!, 8, { isEven: true, endsOn: '2026-10-31' }))
const bakery = thinBakery({ surplus: 0.1 })

const partOf = (isOf: (one: Booking) => boolean, part: number, from = '') =>
  changedBy((one) => {
    if (!isOf(one) || one.bookedOn <= from) return one
    return part === 0 ? null : { ...one, amountCents: Math.round(one.amountCents * part) }
  })
const refunds = ['2026-01-20', '2026-04-20', '2026-07-20', '2026-10-20'].map((on) =>
  paid(on, 600, 'Belastingdienst', 'Teruggaaf omzetbelasting'),
)
const yearly = changedBy((one) =>
  !isVat(one) ? one : one.bookedOn.slice(5, 7) === '04' ? { ...one, amountCents: one.amountCents * 4 } : null,
)
const yoga = fromPlan(planOf(kinds[18]!, 18, { endsOn: '2026-10-31' }))
const plan = eachMonth(18, (on) => [paid(on, -200, 'Belastingdienst', 'Betalingsregeling naheffing')])

const companies: readonly [TaxCause, MadeUpCompany, sentence: string][] = [
  ['nothing-paid', partOf(isTax, 0)(bakery), 'We zien geen belasting die je betaalt.'],
  ['refunds-only', withBookings(partOf(isTax, 0)(bakery), refunds), 'Je krijgt geld terug van de Belastingdienst'],
  ['vat-never', partOf(isVat, 0)(bakery), 'We zien andere belasting die je betaalt, maar geen btw.'],
  ['vat-stopped', partOf(isVat, 0, '2026-02-01')(bakery), 'Over je laatste kwartalen zien we geen btw'],
  ['vat-yearly', yearly(office), 'Je betaalt je btw één keer per jaar'],
  ['vat-below-trade', partOf(isVat, 0.3)(office), 'minder btw dan bij jouw omzet en inkoop past.'],
  ['vat-fell', partOf(isVat, 0.5, '2026-02-01')(office), 'minder btw dan een jaar eerder bij evenveel omzet'],
  ['wage-tax-missing', partOf(isTax, 0)(practice), 'geen of bijna geen loonheffing.'],
  ['wage-tax-missing', partOf(isWageTax, 0, '2026-03-01')(bakery), 'geen of bijna geen loonheffing.'],
  ['wage-tax-low', partOf(isWageTax, 0.1)(bakery), 'minder loonheffing dan bij je lonen past.'],
  ['instalments-stopped', partOf(isTax, 0, '2026-04-20')(withBookings(yoga, plan)), 'in vaste delen betaalde'],
]

describe('CORE-5 why tax is asked about is one sentence, true of that cause alone', () => {
  test.each(companies)('%s', (cause, company, sentence) => {
    const { analysis, record } = answer(company)
    const reason = record.reasons.find(({ code }) => code === 'TAX_NOT_SEEN' || code === 'TAX_LESS_THAN_DUE')!
    const isLack = taxLacks.some((lack) => lack === cause)
    expect(reason).toMatchObject({ code: isLack ? 'TAX_LESS_THAN_DUE' : 'TAX_NOT_SEEN', cause })
    expect(reasonText(reason, 'nl')).toContain(sentence)
    const fact = judgeFacts(analysis, company.bookings).find(({ fact: name }) => name === 'tax-due')!
    expect(factText({ ...fact, figures: { ...fact.figures } }, 'nl')).toContain(sentence)
    const said = companies.filter(([other]) => other !== cause).map(([, , others]) => others)
    expect(said.filter((others) => reasonText(reason, 'nl').includes(others))).toEqual([])
  })

  test('of too little the sum of a year is named, which is what is counted above what was paid', () => {
    const { analysis, record } = answer(companies[5]![1])
    const paidCents = 0.3 * answer(office).analysis.lending.tax.vatYearCents
    const lackCents = analysis.lending.tax.vatYearCents - paidCents
    expect(Math.abs(record.input.taxLackYearCents! / lackCents - 1)).toBeLessThan(0.05)
    expect(
      reasonText(
        record.reasons.find(({ code }) => code === 'TAX_LESS_THAN_DUE')!,
        'en',
      ),
    ).toMatch(/^Each year you pay about €[\d,]+ less VAT than fits your sales and purchases\. Show us/)
  })
})
