import { describe, expect, test } from 'vitest'
import type { Category } from '#lending/bookings/category.ts'
import { makeCategoriser } from '#lending/bookings/categorise.ts'
import { account, booking } from '#lending/testing/booking.ts'

const categorise = makeCategoriser([account([])], { companyNames: ['Studio Noord', 'K. de Wit'] })

type Line = [Category, number, string, string]
const check = (category: Category, euros: number, counterpartyName: string, description: string) =>
  expect(categorise(booking({ amountCents: euros * 100, counterpartyName, description })).category).toBe(category)

describe('CORE-4 a word for gambling names gambling only beside another, or with a known operator', () => {
  test.each<Line>([
    ['supplier', -400, 'Casino Tapijt', 'factuur 12'],
    ['supplier', -400, 'Jackpot Media', 'posters september'],
    ['supplier', -75, 'Bingo Kantoorartikelen', 'bestelling 44'],
    ['supplier', -90, 'Toto Sanitair', 'kranen'],
    ['customer-receipt', 900, 'Grand Casino Theater', 'factuur 2026-12'],
    ['customer-receipt', 900, 'Holland Casino N.V.', 'factuur 2026-12 huisstijl'],
    ['gambling', -50, 'Casino Knokke', 'roulette fiches'],
    ['gambling', -50, 'Lucky Casino', 'deposit 8812'],
    ['gambling', -50, 'Bet-at-home', '8812'],
    ['gambling', -50, 'Stake.com', '8812'],
    ['gambling', -50, 'Optdeck Service', 'mcc 7995'],
    ['gambling', -20, 'TOTO', 'iDEAL'],
  ])('%s: %i with %s, %s', check)

  test.each<Line>([
    ['gambling', 500, 'Nationale Postcode Loterij', 'uw prijs'],
    ['gambling', 1_500, 'TOTO Online', 'uitbetaling winst'],
    ['gambling', 2_000, 'Betano', 'withdrawal'],
  ])('what is won is no income: %s: %i from %s, %s', check)
})

describe('CORE-4 who lends, whatever it is called', () => {
  test.each<Line>([
    ['loan-instalment', -500, 'Ondernemersfinance Zuid', 'termijn 4/24'],
    ['loan-instalment', -500, 'Baltic SME Lending OU', 'instalment 3 of 12'],
    ['loan-instalment', -500, 'Kreditwerk GmbH', 'Tilgung Rate 7'],
    ['loan-instalment', -500, 'Groen Kapitaal', 'rente en aflossing'],
    ['loan-instalment', -500, 'Yorkshire Business Loans Ltd', 'repayment'],
    ['loan-instalment', -120, 'PayPal', 'terugbetaling werkkapitaal'],
    ['loan-instalment', -120, 'SumUp', 'cash advance repayment'],
    ['supplier', -500, 'Fonds voor Podiumkunst', 'toegangskaarten'],
    ['insurance', -500, 'Atradius Credit Insurance', 'premie termijn 2'],
    ['lease', -500, 'Volvo Financial Services', 'termijn 3'],
  ])('%s: %i to %s, %s', check)

  test.each<Line>([
    ['loan-proceeds', 8_000, 'PayPal', 'werkkapitaal voorschot'],
    ['loan-proceeds', 8_000, 'SumUp Limited', 'cash advance'],
    ['loan-proceeds', 8_000, 'Bol.com', 'voorschot verkopen partnerkrediet'],
    ['loan-proceeds', 8_000, 'Adyen N.V.', 'capital loan 8812'],
    ['payment-provider-payout', 800, 'Adyen N.V.', 'payout 8812'],
  ])('an advance is no takings: %s: %i from %s, %s', check)
})

describe('CORE-4 the same name pays for different things', () => {
  test.each<Line>([
    ['loan-instalment', -900, 'Rijksdienst voor Ondernemend Nederland', 'terugvordering TVL'],
    ['loan-instalment', -900, 'UWV', 'terugbetaling NOW 2'],
    ['loan-instalment', -900, 'Gemeente Zwolle', 'terugbetaling Tozo'],
    ['subsidy', 900, 'UWV', 'NOW subsidie nabetaling'],
    ['customer-receipt', 900, 'UWV', 'factuur 2026-12 re-integratie'],
    ['customer-receipt', 900, 'Sociale Verzekeringsbank', 'pgb declaratie 8812'],
    ['benefit', 900, 'UWV', 'uitkering juni'],
    ['supplier', -199, 'Klarna', 'bureaustoel'],
    ['supplier', -84, 'Riverty', 'bestelling 88'],
    ['payment-provider-costs', -84, 'Klarna', 'transactiekosten oktober'],
    ['payment-provider-costs', -84, 'Bol.com', 'commissie oktober'],
    ['payment-provider-costs', -84, 'Booking.com', 'commission invoice 88'],
    ['insurance-payout', 900, 'Interpolis', 'stormschade dak'],
    ['customer-receipt', 900, 'Interpolis', 'factuur 2026-12 herstel schade'],
    ['private-withdrawal', -900, 'DEGIRO', 'storting'],
    ['private-withdrawal', -900, 'Interactive Brokers Ireland', 'deposit'],
    ['private-deposit', 900, 'Trading 212', 'withdrawal'],
    ['private-withdrawal', -900, 'K. de Wit', 'factuur 12'],
    ['private-deposit', 900, 'hr K de Wit', 'betaling factuur 12'],
  ])('%s: %i with %s, %s', check)
})

describe('CORE-4 what borrowed money and its instalments are called', () => {
  test.each<Line>([
    ['loan-instalment', -500, 'Voldaan Zuid', 'kredietaflossing 4'],
    ['loan-instalment', -500, 'Compagnie du Nord SA', 'echeance 4/36 pret 8812'],
    ['loan-instalment', -500, 'Blue Harbour Ltd', 'loan 8812 instalment 3 of 12'],
    ['supplier', -500, 'Zandman', 'factuur 12 kredietbeperking termijn 1'],
    ['loan-proceeds', 9_000, 'Nordic Kredit AB', 'payout agreement 8812'],
    ['customer-receipt', 9_000, 'Kapitaal Interieur', '2026-118'],
    ['customer-receipt', 9_000, 'Fonds Werken', 'factuur 12 opname podcast'],
  ])('%s: %i with %s, %s', check)
})

describe('CORE-4 a bank is paid for its account, and pays for what is on it', () => {
  test.each<Line>([
    ['bank-costs', -12, 'bunq', 'Business monthly fee'],
    ['bank-costs', -17, 'Knab', 'abonnementskosten zakelijk'],
    ['loan-instalment', -900, 'Rabobank', 'kosten lening, aflossing 12'],
    ['interest-received', 12, 'Triodos Bank', 'creditrente spaarrekening'],
    ['own-transfer', 500, 'Revolut', 'Exchanged from USD'],
    ['private-withdrawal', -500, 'Wise Europe', 'transfer to A. Jansen'],
    ['supplier', -500, 'Wise Europe', 'invoice 8812 transfer'],
  ])('%s: %i with %s, %s', check)
})

describe('CORE-4 own money by more of its names', () => {
  test.each<Line>([
    ['private-withdrawal', -500, 'Jansen Beheer', 'r/c juli'],
    ['private-deposit', 500, 'Jansen Beheer', 'R/C aanvulling'],
    ['supplier', -500, 'R.C. Jansen', 'timmerwerk'],
    ['private-withdrawal', -500, 'Northern Brokerage Ltd', 'deposit 8812'],
    ['private-deposit', 500, 'Northern Brokerage Ltd', 'withdrawal 8812'],
    ['customer-receipt', 500, 'Trading House BV', '2026-118'],
    ['private-deposit', 2_000, 'T. Jacobs', 'tijdelijke storting'],
    ['cash-deposit', 2_000, 'ING Geldautomaat Sneek', 'storting'],
    ['private-deposit', 2_000, 'Oma Jansen', 'schenking'],
    ['private-withdrawal', -200, 'Western Union', '8812'],
  ])('%s: %i with %s, %s', check)

  test('what customers are paid back is turnover that was not kept', () => {
    check('reversal', -90, 'C. Hendriks', 'refund order 12')
    check('loan-instalment', -90, 'C. Hendriks', 'terugbetaling lening')
  })
})

describe('CORE-4 a word in the text is no name', () => {
  test.each<Line>([
    ['rent', -900, 'Fam. Post', 'huur loods Energieweg 12'],
    ['supplier', -90, 'Speelhal Zuid', 'partij flipperkast onderdelen'],
    ['gambling', -90, 'Speelhal Zuid', '8812'],
    ['other-tax', -400, 'Kansspelautoriteit', 'vergunning speelautomaten'],
    ['groceries', -40, 'PLUS Veltman', 'Betaalautomaat 18:10 pasnr 022'],
    ['supplier', -40, 'Plus Techniek', 'factuur 12'],
    ['customer-receipt', 700, 'VGZ', 'VECOZO decl. 12 retourinfo'],
  ])('%s: %i with %s, %s', check)
})

describe('CORE-4 the end of a name says what a firm does', () => {
  test.each<Line>([
    ['software', -30, 'Bewindsoftware Oost', 'mei'],
    ['insurance', -30, 'Paardenverzekering Zuid', 'mei'],
    ['supplier', -30, 'Synergie Meubels', 'kast'],
    ['loan-instalment', -300, 'Groeikrediet Vastgoed', 'aflossing 12'],
    ['customer-receipt', 300, 'Fietsverzekering Noord', '2026-118'],
  ])('%s: %i with %s, %s', check)
})

describe('CORE-4 a fund gives or lends by its words, a lender is no customer', () => {
  test.each<Line>([
    ['subsidy', 5_000, 'Stichting Fonds Zuid', 'toekenning project 12'],
    ['loan-proceeds', 5_000, 'Fonds Zuid', 'uitbetaling lening'],
    ['customer-receipt', 500, 'Hypotheekbezit Post', 'factuur 2026-12'],
    ['loan-proceeds', 500, 'K. Post', 'hypotheek, factuur notaris'],
    ['income-tax', -88, 'Belastingdienst', 'terugbetalen zorgtoeslag 2025'],
    ['benefit', 1_200, 'Gemeente Ede', 'Bbz levensonderhoud april'],
    ['gambling', 240, 'Efbet', 'winnings payout'],
    ['reversal', -90, 'N. Post', 'geld terug'],
    ['loan-instalment', -90, 'Nordbanken', 'amortering 4'],
  ])('%s: %i with %s, %s', check)
})

describe('CORE-4 a lender that pays a bill lends nothing, and one that is billed is not paid back', () => {
  test.each<Line>([
    ['customer-receipt', 900, 'Florius', 'taxatierapport factuur 12'],
    ['loan-proceeds', 9_000, 'Bibby Financial Services', 'advance invoices 1188'],
    ['loan-proceeds', 9_000, 'Tresor SAS Credit', 'avance de trésorerie contrat 88'],
    ['supplier', -200, 'Hypotheekshop Zuid', 'doorverwijzing nota 12'],
    ['loan-instalment', -200, 'Omzetvoorschot Zuid', 'inhouding week 36'],
    ['supplier', -200, 'Mondu Capital', 'Rechnung 12'],
    ['collection', -55, 'Sterk Incasso', 'dossier Essent 12'],
    ['private-withdrawal', -55, 'K. de Wit', 'studielening'],
  ])('%s: %i with %s, %s', check)
})

describe('CORE-4 a word that means two things is read by what stands with it', () => {
  test.each<Line>([
    ['gambling', -20, 'Mozzart Bet', 'uplata'],
    ['card-takings', 940, 'ING Bank N.V.', 'VERZ.BET. PIN 12 transacties'],
    ['customer-receipt', 940, 'Tante Bet', 'brood'],
    ['fuel', -78, 'Total Heerenveen', 'Betaalautomaat 11:02'],
    ['supplier', -78, 'Total Design', 'factuur 12'],
    ['reversal', -13, 'Hotel Gouda', 'creditnota 12'],
    ['travel', -113, 'Hotel Gouda', 'factuur 8812 minus creditnota 12'],
    ['private-deposit', 190, 'Vave.com', 'withdrawal'],
    ['payment-provider-payout', 190, 'Upwork Escrow', 'withdrawal'],
    ['bank-costs', -12, 'Ondernemersfinance Zuid', 'factoorkosten juli'],
  ])('%s: %i with %s, %s', check)
})

describe('CORE-4 the end of a word says what was paid for', () => {
  test.each<Line>([
    ['rent', -640, 'Nova College', 'repetitieruimte mei'],
    ['insurance', -233, 'Enra', 'fietsverzekering'],
    ['loan-instalment', -900, 'Samen Verder', 'cultuurlening termijn 4'],
    ['loan-proceeds', 9_000, 'Samen Verder', 'uitbetaling cultuurlening'],
    ['supplier', -900, 'Samen Verder', 'dienstverlening termijn 4'],
    ['customer-receipt', 900, 'Samen Verder', 'uitbetaling dienstverlening'],
  ])('%s: %i with %s, %s', check)
})
