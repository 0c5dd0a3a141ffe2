import { describe, expect, test } from 'vitest'
import { changeTexts } from '#lending/decision/change-text.ts'
import type { WayToYes } from '#lending/decision/decision.ts'

type Change = WayToYes['changes'][number]
const wayOf = (...changes: Change[]): WayToYes => ({ changes, outcome: 'approve', score: 600 })

describe('CORE-5 what would change the answer is one sentence', () => {
  test.each<[Change['field'], Change['from'], Change['to'], string, string]>([
    ['companyAgeMonths', null, 48, 'Laat zien wanneer je bedrijf is begonnen.', 'Show when your company started.'],
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
    ['coverageDays', 120, 180, 'Deel transacties van minstens 180 dagen.', 'Share at least 180 days of transactions.'],
    ['dataAgeDays', 9, 7, 'Deel transacties tot en met deze week.', 'Share transactions up to this week.'],
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
      'Haal ongeveer €\u00a0167 per maand meer omzet bij dezelfde kosten: dat kom je nu tekort.',
      'Bring in about €167 more turnover a month at the same costs: you are that much short now.',
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
      'taxIsRegular',
      false,
      true,
      'Betaal elk kwartaal je belasting vanaf deze rekening.',
      'Pay your taxes every quarter from this account.',
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
      'largestCustomerShare',
      0.8,
      0.3,
      'Haal meer omzet bij andere klanten.',
      'Get more of your turnover from other customers.',
    ],
    [
      'cashShare',
      0.7,
      0.2,
      'Laat meer klanten pinnen of via de bank betalen.',
      'Have more customers pay by card or bank transfer.',
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
      'Neem €\u00a0250 per maand minder op voor jezelf.',
      'Take €250 a month less out for yourself.',
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
  const more = wayOf({ field: 'privateWithdrawalsMonthlyCents', from: 100_00, to: 300_00 })
  expect(changeTexts(more, 'nl')).toEqual(['Neem €\u00a0200 per maand minder op voor jezelf.'])
})
