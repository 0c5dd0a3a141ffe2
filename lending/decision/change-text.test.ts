import { describe, expect, test } from 'vitest'
import { changeTexts } from '#lending/decision/change-text.ts'
import type { WayToYes } from '#lending/decision/decision.ts'

type Change = WayToYes['changes'][number]
const wayOf = (...changes: Change[]): WayToYes => ({ changes, outcome: 'approve', score: 600 })

describe('CORE-5 what would change the answer is one sentence', () => {
  test.each<[Change['field'], Change['from'], Change['to'], string, string]>([
    [
      'companyAgeMonths',
      null,
      48,
      'Laat zien dat je bedrijf minstens 48 maanden bestaat.',
      'Show that your company is at least 48 months old.',
    ],
    [
      'companyAgeMonths',
      16,
      24,
      'Vraag opnieuw aan als je bedrijf 24 maanden bestaat. Dat is over 8 maanden.',
      'Apply again when your company is 24 months old. That is in 8 months.',
    ],
    [
      'companyAgeMonths',
      23,
      24,
      'Vraag opnieuw aan als je bedrijf 24 maanden bestaat. Dat is over 1 maand.',
      'Apply again when your company is 24 months old. That is in 1 month.',
    ],
    [
      'coverageDays',
      120,
      180,
      'Deel transacties van minstens 180 dagen, die hetzelfde beeld geven.',
      'Share at least 180 days of transactions that show the same picture.',
    ],
    [
      'dataAgeDays',
      9,
      7,
      'Deel transacties tot en met deze week, die hetzelfde beeld geven.',
      'Share transactions up to this week that show the same picture.',
    ],
    [
      'holderMatch',
      'NO_MATCH',
      'MATCH',
      'Laat zien dat de rekening van je bedrijf is, of deel een rekening op naam van je bedrijf.',
      'Show that the account is your company’s, or share one in its name.',
    ],
    [
      'averageMonthlyTurnoverCents',
      400000,
      416700,
      'Haal ongeveer €\u00a0167 per maand meer omzet (4% erbij) bij dezelfde kosten.',
      'Bring in about €167 more turnover a month (4% more) at the same costs.',
    ],
    [
      'turnoverChange',
      0.5,
      1,
      'Zorg dat je omzet over drie maanden weer op het oude niveau ligt.',
      'Bring your turnover back to its old level in three months.',
    ],
    [
      'turnoverVariation',
      0.9,
      0.44,
      'Zorg dat je omzet in een gewone maand hoogstens 44% van het gemiddelde afwijkt.',
      'Keep your turnover in an ordinary month within 44% of the average.',
    ],
    [
      'balanceIsKnown',
      false,
      true,
      'Deel een afschrift waar het saldo op staat.',
      'Share a statement that shows the balance.',
    ],
    [
      'daysBelowZeroShare',
      0.3,
      0.04,
      'Sta op hoogstens 4% van de dagen rood.',
      'Be overdrawn on no more than 4% of the days.',
    ],
    ['daysBelowZeroShare', 0.3, 0, 'Sta een jaar lang geen dag rood.', 'Go a whole year without being overdrawn.'],
    [
      'bufferDays',
      2,
      15,
      'Houd gemiddeld genoeg op je rekening voor 15 dagen aan kosten.',
      'Keep enough in your account, on average, for 15 days of costs.',
    ],
    [
      'existingDebtServiceMonthlyCents',
      90000,
      0,
      'Los eerst je lopende leningen af. Daarna tellen ze niet meer mee.',
      'Repay your current loans first. After that they no longer count.',
    ],
    [
      'expectedExpensesCents',
      500000,
      0,
      'Stel de extra uitgaven uit die je verwacht.',
      'Postpone the extra expenses you expect.',
    ],
    [
      'returnedDirectDebitsYear',
      7,
      0,
      'Zorg een jaar lang dat er geen incasso’s worden teruggeboekt.',
      'Go a year without returned direct debits.',
    ],
    [
      'customerReturnShare',
      0.1,
      0.01,
      'Zorg dat klanten in een jaar hoogstens 1% van je omzet terugboeken.',
      'Go a year in which customers take back no more than 1% of your turnover.',
    ],
    [
      'taxArrearsCount',
      2,
      0,
      'Rond je betalingsregeling met de Belastingdienst af. Een jaar daarna telt die niet meer mee.',
      'Finish your payment plan with the tax office. A year later it no longer counts.',
    ],
    [
      'collectionCount',
      1,
      0,
      'Betaal wat er nog bij een deurwaarder of incassobureau ligt. Een jaar daarna telt dat niet meer mee.',
      'Pay what is still with a bailiff or collection agency. A year later it no longer counts.',
    ],
    [
      'newLoanCountLastThreeMonths',
      2,
      0,
      'Sluit drie maanden lang geen nieuwe lening af.',
      'Take out no new loans for three months.',
    ],
    [
      'gamblingCents',
      500000,
      0,
      'Betaal een jaar lang geen kansspelen van deze rekening.',
      'Go a year without gambling on this account.',
    ],
    [
      'contestedCount',
      3,
      0,
      'Een medewerker bevestigt wat je hebt aangepast.',
      'One of our team confirms what you changed.',
    ],
    [
      'privateWithdrawalsMonthlyCents',
      250000,
      225000,
      'Neem twee jaar lang hoogstens €\u00a02.250 per maand op voor jezelf.',
      'For two years, take no more than €2,250 a month out for yourself.',
    ],
  ])('of %s, from %s to %s', (field, from, to, dutch, english) => {
    const way = wayOf({ field, from, to })
    expect([changeTexts(way, 'nl'), changeTexts(way, 'en')]).toEqual([[dutch], [english]])
  })
})

test('CORE-5 a figure that only moves along with another is not reported, and several changes keep their order', () => {
  const way = wayOf(
    { field: 'gamblingCents', from: 500_00, to: 0 },
    { field: 'gamblingShare', from: 0.02, to: 0 },
    { field: 'bufferDays', from: null, to: 15 },
  )
  expect(changeTexts(way, 'en')).toEqual([
    'Go a year without gambling on this account.',
    'Keep enough in your account, on average, for 15 days of costs.',
  ])
  const silent: Change['field'][] = [
    'yearlyTurnoverCents',
    'availableMonthlyCents',
    'returnedDirectDebitsLastThreeMonths',
    'taxPaymentCount',
    'taxArrearsCents',
    'collectionCents',
    'gamblingShare',
    'contestedWeightyCount',
    'contestedShare',
  ]
  for (const field of silent) {
    const alone = wayOf({ field, from: 2, to: 0 })
    expect([...changeTexts(alone, 'nl'), ...changeTexts(alone, 'en')]).toEqual([])
  }
})

test('CORE-5 a difference is reported without its sign', () => {
  const less = wayOf({ field: 'unbackedYearCents', from: 100_00, to: 300_00 })
  expect(changeTexts(less, 'nl')[0]).toContain('€\u00a0200 van klanten')
})

test('CORE-5 the last sentence of a way says the amount that it brings, where that is known', () => {
  const changes: Change[] = [
    { field: 'dataAgeDays', from: 9, to: 7 },
    { field: 'averageMonthlyTurnoverCents', from: 1_000_00, to: 1_500_00 },
    { field: 'extraTurnoverMonthlyCents', from: undefined, to: 400_00 },
  ]
  const way = { ...wayOf(...changes), amountCents: 12_500_00 }
  expect(changeTexts(way, 'nl')).toEqual([
    'Deel transacties tot en met deze week, die hetzelfde beeld geven.',
    'Haal ongeveer €\u00a0400 per maand meer omzet (40% erbij) bij dezelfde kosten. Dan is ons antwoord ja, voor €\u00a012.500.',
  ])
  expect(changeTexts(way, 'en').at(-1)).toMatch(/ at the same costs\. Then our answer is yes, for €12,500\.$/)
  expect(changeTexts(wayOf(...changes.slice(0, 2)), 'nl').at(-1)).toMatch(
    /€\u00a0500 per maand meer .* dezelfde kosten\.$/,
  )
  expect(changeTexts({ ...wayOf(), amountCents: 1 }, 'nl')).toEqual([])
})
