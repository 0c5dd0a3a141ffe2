import { describe, expect, test } from 'vitest'
import type { Category } from '#lending/bookings/category.ts'
import { makeCategoriser } from '#lending/bookings/categorise.ts'
import type { Booking } from '#lending/statements/statement.ts'
import { account, booking } from '#lending/testing/booking.ts'

const categorise = makeCategoriser([account([])], { companyNames: ['Bakkerij De Korenaar B.V.'] })
const of = (amountCents: number, counterpartyName: string | null, description: string, parts: Partial<Booking> = {}) =>
  categorise(booking({ amountCents, counterpartyName, description, ...parts }))

type Line = [Category, number, string | null, string]
const check = (category: Category, cents: number, name: string | null, text: string) =>
  expect(of(cents, name, text).category).toBe(category)

describe('CORE-4 money that comes in is turnover only when a customer paid it', () => {
  test.each<Line>([
    ['insurance-payout', 1_200_00, 'De Goudse Verzekeringen', 'verzuimverzekering uitkering september'],
    ['insurance-payout', 2_400_00, 'ASR Schadeverzekering', 'AOV uitkering juni'],
    ['insurance-payout', 1_100_00, 'Klaverblad', 'schadeuitkering inbraak'],
    ['insurance-payout', 900_00, 'Broodfonds De Linde', 'schenking'],
    ['customer-receipt', 1_850_00, 'ASR Schadeverzekering', 'schade 12-AB-34 factuur 2026-12'],
    ['customer-receipt', 4_000_00, 'Achmea Interne Diensten', 'inkooporder 88 factuur 5'],
    ['loan-proceeds', 10_000_00, 'J. Bakker sr.', 'familielening'],
    ['loan-proceeds', 8_000_00, 'PayPal', 'PayPal Working Capital'],
    ['loan-proceeds', 8_000_00, 'Rabobank', 'opname financiering 3021'],
    ['loan-instalment', -800_00, 'Stripe', 'Stripe Capital repayment'],
    ['payment-provider-payout', 8_000_00, 'PayPal', 'opname 1023'],
    ['private-deposit', 2_000_00, 'T. Jacobs', 'storting DGA'],
    ['private-deposit', 2_000_00, 'J.J. Smit', 'storting eigen geld'],
    ['cash-deposit', 2_000_00, null, 'storting 12-04 UTRECHT'],
    ['refund-received', 24_95, 'Bol.com', 'retour bestelling 4400 terugbetaling'],
    ['payment-provider-payout', 824_95, 'Bol.com', 'verkopen min retouren oktober'],
    ['benefit', 1_100_00, 'Gemeente Almere', 'Bbz uitkering levensonderhoud'],
    ['benefit', 110_00, 'Belastingdienst', 'voorschot zorgtoeslag maart'],
    ['benefit', 110_00, 'Belastingdienst', '1234.56.789.T.62 6530'],
  ])('%s: %i from %s, %s', check)

  test('what is paid in from an account is the owner’s money; cash comes from none', () => {
    const paidIn = of(2_000_00, 'T. Jacobs', 'storting', { counterpartyAccount: 'NL91RABO0315273637' })
    expect(paidIn).toEqual({ category: 'private-deposit', rule: 'private/paid-in', words: ['storting'] })
    expect(of(2_000_00, 'Geldmaat', 'storting', { counterpartyAccount: null }).category).toBe('cash-deposit')
    const sealed = of(2_000_00, 'Brinks', 'sealbag 12', { counterpartyAccount: 'NL91RABO0315273637' })
    expect(sealed.category).toBe('cash-deposit')
  })
})

describe('CORE-4 takings through a bank or a provider are no single customer', () => {
  test.each<Line>([
    ['card-takings', 940_20, 'ABN AMRO Bank N.V.', 'Pinontvangsten 45 transacties'],
    ['card-takings', 940_20, null, 'TOTAAL BETAALPAS 35 TRX C200VQ11'],
    ['card-takings', 940_20, 'ING Bank N.V.', 'VERZ.BET. PIN 12 transacties'],
    ['payment-provider-payout', 940_20, 'GoCardless SAS', 'ABC-33'],
    ['payment-provider-payout', 940_20, 'Worldpay AP Ltd', 'settlement'],
    ['payment-provider-payout', 940_20, 'Some Payments Ltd', 'payout 2026-04'],
  ])('%s: %i from %s, %s', check)
})

describe('CORE-4 a municipality is also a landlord and a lender', () => {
  test.each<Line>([
    ['rent', -310_00, 'Gemeente Amsterdam', 'huur marktplaats'],
    ['loan-instalment', -310_00, 'Gemeente Tilburg', 'aflossing Bbz lening'],
    ['fine', -80_00, 'Gemeente Amsterdam', 'naheffingsaanslag parkeren'],
    ['local-tax', -80_00, 'Gemeente Amsterdam', 'aanslag 2026'],
    ['local-tax', -80_00, 'Waterschap Rivierenland', 'factuur 12'],
  ])('%s: %i to %s, %s', check)
})

describe('CORE-4 a blocked account (g-rekening) of another company is that company', () => {
  test('money to and from it is paid and earned; between own accounts it stays own', () => {
    expect(of(-4_000_00, 'Jansen Onderaanneming B.V.', 'G-rekening 40% factuur 12').category).toBe('supplier')
    expect(of(4_000_00, 'Heijmans Infra B.V.', '2026/0091 G-rekening').category).toBe('customer-receipt')
    expect(of(-4_000_00, 'Bakkerij De Korenaar B.V.', 'naar g-rekening').category).toBe('own-transfer')
    expect(of(-4_000_00, null, 'overboeking g-rekening').category).toBe('own-transfer')
  })
})

describe('CORE-4 a fine is no debt at a bailiff', () => {
  test.each<Line>([
    ['fine', -120_00, 'Centraal Justitieel Incassobureau', 'beschikking 22'],
    ['collection', -120_00, 'Incassobureau Juristo', 'dossier 22'],
    ['collection', -120_00, 'Bosveld Incasso', 'dossier 22'],
    ['tax-arrears', -120_00, 'Belastingdeurwaarder', 'beslag'],
  ])('%s: %i to %s, %s', check)
})

describe('CORE-4 which tax it is', () => {
  test.each<Line>([
    ['vat-payment', -4_321_00, 'Belastingdienst', 'VAT Q1'],
    ['wage-tax', -4_321_00, 'Belastingdienst', 'LB juni'],
    ['wage-tax', -4_321_00, 'Belastingdienst', 'loonaangifte juli'],
    ['wage-tax', -4_321_00, 'Belastingdienst', 'wage tax May'],
    ['income-tax', -4_321_00, 'Belastingdienst', 'income tax 2025'],
    ['corporate-tax', -4_321_00, 'Belastingdienst', 'corporate income tax 2025'],
    ['tax-arrears', -4_321_00, 'Belastingdienst', 'bijzonder uitstel termijn 3'],
    ['other-tax', -4_321_00, 'Douane', 'invoerrechten mei'],
  ])('%s: %i to %s, %s', check)
})

describe('CORE-4 what running a company costs', () => {
  test.each<Line>([
    ['rent', -900_00, 'Corio', 'kwartaalhuur'],
    ['rent', -900_00, 'Prologis', 'rent & service charge'],
    ['telecom', -90_00, 'Dstny', 'telefonie'],
    ['telecom', -90_00, 'Eurofiber', 'glasvezel'],
    ['bank-costs', -9_00, 'ABN AMRO', 'Basispakket ondernemers'],
    ['bank-costs', -9_00, 'Rabobank', 'Rente en kosten 2e kwartaal'],
    ['pension', -900_00, 'Nationale-Nederlanden', 'collectief pensioen premie contract 33'],
    ['hospitality', -32_00, null, 'UBER EATS'],
    ['accountancy', -320_00, 'Van Oers Accountancy', 'factuur'],
    ['marketing', -320_00, 'VV Oranje', 'sponsorbijdrage'],
    ['energy', -320_00, 'Gulf Gas + Power', 'nota'],
    ['private-withdrawal', -320_00, 'N. Kok', 'winstopname'],
  ])('%s: %i to %s, %s', check)
})
