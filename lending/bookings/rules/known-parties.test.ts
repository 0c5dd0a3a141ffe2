import { describe, expect, test } from 'vitest'
import { categories, type Category } from '#lending/bookings/category.ts'
import { categoryRules, makeCategoriser } from '#lending/bookings/categorise.ts'
import { account, booking } from '#lending/testing/booking.ts'

const categoriseFor = (...companyNames: string[]) => makeCategoriser([account([])], { companyNames })
const categorise = categoriseFor('Café De Kade', 'K. de Wit')
const of = (euros: number, counterpartyName: string | null, description: string) =>
  categorise(booking({ amountCents: euros * 100, counterpartyName, description }))

type Line = [Category, number, string | null, string]
const check = (category: Category, euros: number, name: string | null, text: string) =>
  expect(of(euros, name, text).category).toBe(category)

describe('CORE-4 who is known for one thing is paid for it, whatever stands beside', () => {
  test.each<Line>([
    ['supplier', -344, 'Sligro Zwolle', 'drank kantine'],
    ['software', -35, 'Bookeo Inc', 'Card payment'],
    ['software', -39, 'Zoom', 'pro'],
    ['supplier', -39, 'Zoom Meubels', 'kast'],
    ['rent', -260, 'Spaces', 'flexdesk May'],
    ['lease', -1_244, 'Scania Finance Nederland', 'contract 44120'],
    ['insurance', -302, 'NN', 'Zakelijk Pakket'],
    ['insurance', -164, 'ANWB Verzekeringen', 'bestelauto'],
    ['pension', -488, 'PF Metaal en Techniek', 'MN premie april'],
    ['local-tax', -134, 'Wetterskip Fryslân', 'aanslag'],
    ['local-tax', -60, 'Waternet Belastingen', 'aanslag'],
    ['local-tax', -280, 'Gemeente Amsterdam', 'vergunning taxi'],
    ['supplier', -190, 'Afvalbrengstation HVC', 'stort grof vuil'],
    ['fine', -45, 'Centrale Verwerking Openbaar Ministerie', 'transactie'],
    ['supplier', -4_200, 'Venduehuis der Notarissen', 'aankopen veiling'],
    ['customer-receipt', 2_150, 'Zeeuws Veilinghuis', 'afrekening inbreng veiling 84'],
    ['vat-payment', -2_688, 'Belastingdienst', 'Omzetbel. 1e kw'],
    ['corporate-tax', -88, 'Belastingdienst', 'venn.bel. 2025'],
    ['accountancy', -181, 'De Cijferaar', 'ib aangifte 2025'],
    ['refund-received', 244, 'Vattenfall', 'teruggave jaarafrekening'],
    ['customer-receipt', 244, 'Vattenfall', 'factuur 12 correctie'],
    ['reversal', 244, 'Vattenfall', 'terugboeking incasso'],
    ['loan-instalment', -900, 'ForFarmers Krediet', 'rentetermijn'],
    ['supplier', -612, 'Slagerij Nijhuis', 'uitbenen rund'],
    ['groceries', -612, 'Slagerij Nijhuis', 'Betaalpas rund'],
    ['supplier', -212, 'Arbo Unie', 'verzuimbegeleiding'],
    ['social-insurance', -212, 'Arbo Unie', 'premie mei'],
    ['customer-receipt', 484, 'Garage Visser', 'salarisadministratie Q2'],
    ['private-deposit', 2_100, 'Stad Werkt', 'loon mei'],
    ['customer-receipt', 2_100, 'Mr. Van Loon', 'schikking namens mevrouw van Loon'],
    ['private-withdrawal', -425, 'Kinderopvang Zon', 'Sam mei'],
    ['supplier', -94, 'Register Kinderopvang', 'heffing 2026'],
    ['software', -79, 'Simplybook', 'pro plan'],
    ['customer-receipt', 1_960, 'Sociale Verzekeringsbank', 'PGB trekkingsrecht mei'],
    ['customer-receipt', 2_240, 'SVB', 'zorgovereenkomst 44'],
    ['customer-receipt', 3_120, 'Gemeente Breda', 'Wmo uitkering periode 5'],
    ['customer-receipt', 1_120, 'Gemeente Ede', 'jeugdwet beschikking tegemoetkoming'],
    ['subsidy', 9_120, 'Gemeente Ede', 'subsidie wmo inloop'],
    ['benefit', 1_410, 'Sociale Verzekeringsbank', 'AOW mei'],
    ['customer-receipt', 9_120, 'DSV Road', 'credit note self-billing 4412'],
    ['refund-received', 120, 'Technische Unie', 'creditnota 4412'],
    ['wages', -588, 'Z. Kovacs', 'netto week 21'],
    ['loan-instalment', -3_120, 'Nationale-Nederlanden Bank', 'hypotheek 5512 rente en aflossing'],
    ['insurance', -312, 'Nationale-Nederlanden', 'hypotheekverzekering polis 5512'],
    ['loan-instalment', -4_410, 'Bank Mendes', 'scheepshypotheek 44 termijn mei'],
    ['private-deposit', 25_000, 'Visser Techniek B.V.', 'dividenduitkering 2025'],
    ['customer-receipt', 640, 'Visser Techniek B.V.', 'factuur 12 advies dividend'],
    ['rent', -1_210, 'Spaces High Tech Campus', 'membership juni'],
  ])('%s: %i with %s, %s', check)

  test('a name of the list says nothing in a text beside another name, and speaks where no name is given', () => {
    check('supplier', -90, 'Mulder Techniek', 'werk bij Bookeo')
    check('software', -90, null, 'IDEAL Bookeo')
  })
})

describe('CORE-4 the owner’s money by more of its names', () => {
  test.each<Line>([
    ['private-withdrawal', -1_250, 'S. Hylkema', 'voorschot winst'],
    ['private-withdrawal', -1_600, 'C. Jochems', 'maatschap opname'],
    ['private-withdrawal', -1_600, 'C. Jochems', 'vennotenopname mei'],
    ['private-withdrawal', -250, 'K. de Wit e/o J. Verweij', 'boodschappen'],
    ['private-deposit', 250, 'K. de Wit e/o J. Verweij', 'factuur 12'],
    ['own-transfer', -400, 'Café De Kade', 'Rabo BedrijfsSpaarRekening'],
    ['loan-proceeds', 250, 'A. de Nooijer', 'obligatie 2026'],
    ['loan-instalment', -70, 'H. Veenstra', 'terugbetaling geleend geld'],
    ['gambling', -60, 'Nova Casino', 'Betaalautomaat 00:41'],
    ['supplier', -60, 'Casino Tapijt', 'Betaalautomaat 10:41'],
    ['customer-receipt', 438, 'Kansspel Exploitatie Midden', 'aandeel speelautomaat april'],
    ['gambling', 438, 'Kansspel Exploitatie Midden', 'uitbetaling prijs'],
  ])('%s: %i with %s, %s', check)
})

describe('CORE-4 who brings what customers paid', () => {
  test('a card firm that writes the shop’s name behind its own is no own account', () => {
    check('card-takings', 2_311, 'CCV*CAFE DE KADE', 'TERMINAL 88 AFREKENING')
    check('payment-provider-payout', 2_311, 'Adyen NV inzake Café De Kade', 'TX12')
    check('private-deposit', 2_311, 'Café De Kade', 'CCV terminal 88 afrekening')
    check('private-withdrawal', -2_311, 'Café De Kade tbv inkoop', 'factuur 12')
    check('private-deposit', 2_311, 'K. de Wit inzake Stripe', 'payout')
  })

  test('a payment request is a customer’s when it names him, and no word of a friend', () => {
    expect(of(275, 'Tikkie van A. Hassan', 'rijles')).toMatchObject({ category: 'customer-receipt', words: ['tikkie'] })
    check('customer-receipt', 275, 'D. Kuipers', 'Tikkie tattoo')
    check('payment-provider-payout', 275, 'AAB INZ TIKKIE', 'Tikkie ID 12')
  })

  test('no name of a provider or platform that a person writes makes him one', () => {
    const settled = categoryRules.filter(({ id }) => /^(?:psp|platform|card)\//.test(id))
    for (const word of settled.flatMap(({ keywords }) => keywords).map((keyword) => keyword.replace('*', ''))) {
      const { category } = of(500, 'J. Smit', `${word} uitbetaling 12`)
      if (categories[category] === 'turnover') expect(category, word).toBe('customer-receipt')
    }
  })
})

test('CORE-4 what a firm’s own name says of its trade, it does not say of those it pays', () => {
  const taxi = categoriseFor('Taxi Amrani')
  const paid = (name: string, description: string) =>
    taxi(booking({ amountCents: -41_500, counterpartyName: name, description })).category
  expect(paid('Taxi Centrale Noord', 'mei')).toBe('supplier')
  expect(paid('Hotel Noord', 'mei')).toBe('travel')
  expect(of(-415, 'Taxi Centrale Noord', 'mei').category).toBe('travel')
})
