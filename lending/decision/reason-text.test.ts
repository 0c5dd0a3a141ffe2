import { expect, test } from 'vitest'
import { reasonText } from '#lending/decision/reason-text.ts'
import type { Reason } from '#lending/decision/reason.ts'

/** Each reason in both languages, one and many, with the figure on both sides of where the sentence turns. */
const texts: [reason: Reason, dutch: string, english: string][] = [
  [
    { code: 'DATA_TOO_SHORT', coverageDays: 120, requiredDays: 180 },
    'We zien 120 dagen aan transacties. We hebben er minstens 180 nodig.',
    'We can see 120 days of transactions. We need at least 180.',
  ],
  [
    { code: 'DATA_TOO_SHORT', coverageDays: 1, requiredDays: 180 },
    'We zien 1 dag aan transacties. We hebben er minstens 180 nodig.',
    'We can see 1 day of transactions. We need at least 180.',
  ],
  [
    { code: 'DATA_TOO_OLD', ageDays: null, maxDays: 7 },
    'We zien geen transacties op je rekening.',
    'We see no transactions on your account.',
  ],
  [
    { code: 'DATA_TOO_OLD', ageDays: 9, maxDays: 7 },
    'Je laatste transactie is 9 dagen oud. Dat mag hoogstens 7 dagen zijn.',
    'Your latest transaction is 9 days old. It can be at most 7 days old.',
  ],
  [
    { code: 'HOLDER_NOT_MATCHED', holderMatch: 'NO_MATCH' },
    'De naam op een van de rekeningen is een andere dan de naam van je bedrijf.',
    'The name on one of the accounts differs from the name of your company.',
  ],
  [
    { code: 'HOLDER_NOT_MATCHED', holderMatch: 'COULD_NOT_MATCH' },
    'We konden niet zien of de rekening op naam van je bedrijf staat.',
    'We could not see whether the account is in the name of your company.',
  ],
  [
    { code: 'SMALL_BUFFER', bufferDays: 4, until: '2026-10-31' },
    'Met het geld dat gemiddeld op je rekening staat, betaal je 4 dagen aan kosten. Dat volgt uit de maanden tot en met 31 oktober 2026.',
    'On average, the money in your account pays for 4 days of costs. That follows from the months up to and including 31 October 2026.',
  ],
  [
    { code: 'NEW_DEBT', amountCents: 9_000_00, countsUntil: '2026-12-24' },
    'Je leende het laatste halfjaar €\u00a09.000. Een medewerker kijkt of er nog een lening bij past. Dat doen we tot en met 24 december 2026.',
    'You borrowed €9,000 in the last six months. One of our team checks whether you can afford another loan. We do so up to and including 24 December 2026.',
  ],
  [
    { code: 'ACCOUNT_NOT_SHARED', amountCents: 0, missingKind: 'premises' },
    'We zien geen huur of energie, terwijl elk bedrijf in jouw vak die heeft. Welke rekening betaalt dat? Deel die ook.',
    'We see no rent or energy, which every company in your trade has. Which account pays for that? Share that one as well.',
  ],
  [
    {
      ...{ code: 'FILE_DOES_NOT_ADD_UP', finding: 'chain_broken', accountEnd: '567' },
      ...{ on: '2026-04-30', differenceCents: -1_250_05, count: 1 },
    },
    'Een bestand van de rekening die eindigt op 567 klopt niet: de saldi rond 30 april 2026 passen niet bij de transacties. Het verschil is €\u00a01.250,05. Koppel je bank, of download het bestand opnieuw bij je bank en verander er niets in.',
    'A file of the account ending in 567 does not add up: the balances around 30 April 2026 do not match the transactions. The difference is €1,250.05. Connect your bank, or download the file from your bank again and change nothing in it.',
  ],
  [
    {
      ...{ code: 'FILE_DOES_NOT_ADD_UP', finding: 'sources_differ', accountEnd: '567' },
      ...{ on: '2026-04-30', differenceCents: 600_00, count: 2 },
    },
    'Twee bronnen van de rekening die eindigt op 567 spreken elkaar tegen: €\u00a0600,00 van 30 april 2026 staat in de ene en niet in de andere. Er is nog één verschil. Haal deze rekening weg en koppel alleen je bank, of stuur alleen bestanden zoals je bank ze gaf.',
    'Two sources of the account ending in 567 contradict each other: €600.00 of 30 April 2026 is in one and not in the other. There is one more difference. Remove this account and connect your bank alone, or send only files exactly as your bank gave them.',
  ],
  [
    {
      ...{ code: 'FILE_DOES_NOT_ADD_UP', finding: 'sources_differ', accountEnd: '567' },
      ...{ on: null, differenceCents: null, count: 1_001 },
    },
    'Twee bronnen van de rekening die eindigt op 567 spreken elkaar tegen: een bedrag staat in de ene en niet in de andere. Er zijn nog minstens 1000 verschillen. Haal deze rekening weg en koppel alleen je bank, of stuur alleen bestanden zoals je bank ze gaf.',
    'Two sources of the account ending in 567 contradict each other: an amount is in one and not in the other. There are at least 1000 more differences. Remove this account and connect your bank alone, or send only files exactly as your bank gave them.',
  ],
  [
    {
      ...{ code: 'FILE_DOES_NOT_ADD_UP', finding: 'running_balance_broken', accountEnd: '567' },
      ...{ on: null, differenceCents: null, count: 3 },
    },
    'Een bestand van de rekening die eindigt op 567 klopt niet: de saldi passen niet bij de transacties. Er zijn nog 2 verschillen. Koppel je bank, of download het bestand opnieuw bij je bank en verander er niets in.',
    'A file of the account ending in 567 does not add up: the balances do not match the transactions. There are 2 more differences. Connect your bank, or download the file from your bank again and change nothing in it.',
  ],
  [
    { code: 'BALANCE_UNKNOWN' },
    'Van een van je rekeningen kennen we het saldo niet.',
    'We do not know the balance of one of your accounts.',
  ],
  [
    { code: 'COMPANY_AGE_UNKNOWN' },
    'De startdatum van je bedrijf staat niet in het Handelsregister.',
    'The company register does not say when your company started.',
  ],
  [
    { code: 'TURNOVER_TOO_LOW', yearlyTurnoverCents: 41_000_00, requiredCents: 50_000_00 },
    'Op je rekeningen zien we €\u00a041.000 omzet per jaar. We vragen minstens €\u00a050.000.',
    'We see €41,000 of turnover a year on your accounts. We ask for at least €50,000.',
  ],
  [
    { code: 'TURNOVER_TOO_LOW', yearlyTurnoverCents: 0, requiredCents: 50_000_00 },
    'Op je rekeningen zien we geen omzet. We vragen minstens €\u00a050.000 per jaar. Betalen je klanten op een andere rekening, deel die dan ook.',
    'We see no turnover on your accounts. We ask for at least €50,000 a year. If your customers pay into another account, share that one as well.',
  ],
  [
    { code: 'STRESS_NOT_COVERED', fall: 0.15, debtServiceMonthlyCents: 420_00, loanCents: 5_000_00, termMonths: 60 },
    'Als je omzet 15% daalt, blijft er te weinig over voor de aflossingen van samen €\u00a0420 per maand, ook voor wat je rood staat en voor onze kleinste lening (€\u00a05.000 in 60 maanden).',
    'If your turnover falls by 15%, too little is left to pay all your instalments, €420 a month in total, including any overdraft and our smallest loan (€5,000 over 60 months).',
  ],
  [
    {
      ...{ code: 'INCOME_DOES_NOT_COVER', availableMonthlyCents: 350_00, debtServiceMonthlyCents: 420_00 },
      ...{ loanCents: 5_000_00, termMonths: 12, coverage: 0.83, required: 1.25 },
    },
    'Je houdt gemiddeld €\u00a0350 per maand over. Nodig is minstens €\u00a0525 per maand. Dat is 1,25 keer al je aflossingen samen, met roodstand en onze kleinste lening (€\u00a05.000 in 12 maanden) erbij: €\u00a0420.',
    'On average you have €350 left each month. You would need at least €525 a month. That is 1.25 times all your instalments together, with any overdraft and our smallest loan (€5,000 over 12 months) counted in: €420.',
  ],
  [
    {
      code: 'INCOME_DOES_NOT_COVER',
      availableMonthlyCents: 350_00,
      debtServiceMonthlyCents: 420_00,
      coverage: 0.83,
      required: 1.25,
    },
    'Je houdt gemiddeld €\u00a0350 per maand over. Nodig is minstens €\u00a0525 per maand. Dat is 1,25 keer al je aflossingen samen, met roodstand en onze kleinste lening erbij: €\u00a0420.',
    'On average you have €350 left each month. You would need at least €525 a month. That is 1.25 times all your instalments together, with any overdraft and our smallest loan counted in: €420.',
  ],
  [
    {
      code: 'INCOME_DOES_NOT_COVER',
      availableMonthlyCents: 0,
      debtServiceMonthlyCents: 420_00,
      coverage: 0,
      required: 1.25,
    },
    'Je houdt gemiddeld €\u00a00 per maand over. Nodig is minstens €\u00a0525 per maand. Dat is 1,25 keer al je aflossingen samen, met roodstand en onze kleinste lening erbij: €\u00a0420.',
    'On average you have €0 left each month. You would need at least €525 a month. That is 1.25 times all your instalments together, with any overdraft and our smallest loan counted in: €420.',
  ],
  [
    {
      code: 'INCOME_DOES_NOT_COVER',
      availableMonthlyCents: -350_00,
      debtServiceMonthlyCents: 420_00,
      coverage: -0.83,
      required: 1.25,
    },
    'Je komt gemiddeld €\u00a0350 per maand tekort. Nodig is minstens €\u00a0525 per maand. Dat is 1,25 keer al je aflossingen samen, met roodstand en onze kleinste lening erbij: €\u00a0420.',
    'On average you are €350 short each month. You would need at least €525 a month. That is 1.25 times all your instalments together, with any overdraft and our smallest loan counted in: €420.',
  ],
  [
    { code: 'TURNOVER_FALLING', change: -0.25 },
    'Je omzet was de laatste drie maanden 25% lager dan normaal.',
    'In the last three months your turnover was 25% lower than usual.',
  ],
  [
    { code: 'TURNOVER_FALLING', change: 0 },
    'Je omzet is de laatste drie maanden niet gegroeid.',
    'Your turnover has not grown in the last three months.',
  ],
  [
    { code: 'TURNOVER_UNEVEN', variation: 0.62 },
    'Je omzet wisselt sterk: een gewone maand wijkt 62% af van het gemiddelde.',
    'Your turnover varies a lot: a typical month is 62% away from the average.',
  ],
  [
    { code: 'COMPANY_YOUNG', ageMonths: 16 },
    'Je bedrijf bestaat 16 maanden. Bij een jong bedrijf weten we minder zeker hoe het verder gaat.',
    'Your company is 16 months old. With a young company it is harder to tell how things will go.',
  ],
  [
    { code: 'OFTEN_OVERDRAWN', daysBelowZeroShare: 0.1 },
    'Je stond op 10% van de dagen rood.',
    'You were overdrawn on 10% of the days.',
  ],
  [
    { code: 'OFTEN_OVERDRAWN', daysBelowZeroShare: 0.099 },
    'Je stond op 9,9% van de dagen rood.',
    'You were overdrawn on 9.9% of the days.',
  ],
  [
    { code: 'SMALL_BUFFER', bufferDays: 3.9 },
    'Met het geld dat gemiddeld op je rekening staat, betaal je 3 dagen aan kosten.',
    'On average, the money in your account pays for 3 days of costs.',
  ],
  [
    { code: 'SMALL_BUFFER', bufferDays: 1.5 },
    'Met het geld dat gemiddeld op je rekening staat, betaal je 1 dag aan kosten.',
    'On average, the money in your account pays for 1 day of costs.',
  ],
  [
    { code: 'SMALL_BUFFER', bufferDays: -2.5 },
    'Met het geld dat gemiddeld op je rekening staat, betaal je 0 dagen aan kosten.',
    'On average, the money in your account pays for 0 days of costs.',
  ],
  [
    { code: 'RETURNED_DIRECT_DEBITS', count: 7, countLastThreeMonths: 2 },
    'Er zijn 7 incasso’s teruggeboekt in een jaar, waarvan 2 in de laatste drie maanden.',
    '7 direct debits were returned in a year, 2 of them in the last three months.',
  ],
  [
    { code: 'CUSTOMERS_TAKE_BACK', share: 0.081 },
    'Klanten boekten 8,1% van je omzet terug.',
    'Customers took back 8.1% of your turnover.',
  ],
  [
    { code: 'TAX_ARREARS', count: 2, amountCents: 1_000_00 },
    'We zien 2 betalingen van samen €\u00a01.000 aan de Belastingdienst voor een naheffing of betalingsregeling.',
    'We see 2 payments adding up to €1,000 to the tax office for an additional assessment or a payment plan.',
  ],
  [
    { code: 'TAX_ARREARS', count: 1, amountCents: 80_00 },
    'We zien 1 betaling van €\u00a080 aan de Belastingdienst voor een naheffing of betalingsregeling.',
    'We see 1 payment of €80 to the tax office for an additional assessment or a payment plan.',
  ],
  [
    { code: 'TAX_IRREGULAR', paymentCount: 0 },
    'We zien geen betalingen aan de Belastingdienst.',
    'We see no payments to the tax office.',
  ],
  [
    { code: 'TAX_IRREGULAR', paymentCount: 1 },
    'We zien 1 betaling aan de Belastingdienst, maar niet elk kwartaal.',
    'We see 1 payment to the tax office, but not one in every quarter.',
  ],
  [
    { code: 'TAX_IRREGULAR', paymentCount: 3 },
    'We zien 3 betalingen aan de Belastingdienst, maar niet elk kwartaal.',
    'We see 3 payments to the tax office, but not one in every quarter.',
  ],
  [
    { code: 'DEBT_COLLECTION', count: 4, amountCents: 300_00 },
    'We zien 4 betalingen van samen €\u00a0300 aan een deurwaarder of incassobureau.',
    'We see 4 payments adding up to €300 to a bailiff or a collection agency.',
  ],
  [
    { code: 'DEBT_COLLECTION', count: 1, amountCents: 90_00 },
    'We zien 1 betaling van €\u00a090 aan een deurwaarder of incassobureau.',
    'We see 1 payment of €90 to a bailiff or a collection agency.',
  ],
  [
    { code: 'RECENT_LOANS', count: 3 },
    'Je kreeg in de laatste drie maanden 3 keer geld uit een lening.',
    'You received money from a loan 3 times in the last three months.',
  ],
  [
    { code: 'EXISTING_INSTALMENTS', monthlyCents: 900_00, shareOfTurnover: 0.15 },
    'Voor geld dat je al leent, ook als je rood staat, rekenen we €\u00a0900 per maand. Dat is 15% van je omzet.',
    'For money you already borrow, an overdraft included, we count €900 a month. That is 15% of your turnover.',
  ],
  [
    { code: 'ONE_LARGE_CUSTOMER', share: 0.72 },
    '72% van je omzet komt van één klant.',
    '72% of your turnover comes from one customer.',
  ],
  [
    { code: 'MUCH_CASH', share: 0.66 },
    '66% van je omzet is contant gestort.',
    '66% of your turnover was paid in as cash.',
  ],
  [
    { code: 'GAMBLING', amountCents: 5_000_00, share: 0.014 },
    'We zien €\u00a05.000 aan kansspelen in een jaar. Dat is 1,4% van je omzet.',
    'We see €5,000 spent on gambling in a year. That is 1.4% of your turnover.',
  ],
  [
    { code: 'THIN_MARGIN', share: -0.01 },
    'Er gaat meer geld uit dan er binnenkomt.',
    'More money goes out than comes in.',
  ],
  [
    { code: 'THIN_MARGIN', share: 0 },
    'Van elke € 100 omzet houd je 0,00 euro over na kosten, belasting en privé-opnames.',
    'Of every €100 of turnover you have 0.00 euros left after costs, taxes and private withdrawals.',
  ],
  [
    { code: 'THIN_MARGIN', share: 0.0235 },
    'Van elke € 100 omzet houd je 2,35 euro over na kosten, belasting en privé-opnames.',
    'Of every €100 of turnover you have 2.35 euros left after costs, taxes and private withdrawals.',
  ],
  [
    { code: 'CATEGORIES_CONTESTED', count: 1, share: 0.03 },
    'Je zei van 1 transactie dat we die anders moeten lezen. Een medewerker kijkt daarnaar voordat we beslissen.',
    'You told us to read 1 transaction differently. One of our team looks at that before we decide.',
  ],
  [
    { code: 'CATEGORIES_CONTESTED', count: 5, share: 0.03 },
    'Je zei van 5 transacties dat we ze anders moeten lezen. Een medewerker kijkt daarnaar voordat we beslissen.',
    'You told us to read 5 transactions differently. One of our team looks at that before we decide.',
  ],
  [
    { code: 'SCORE_BELOW_CUTOFF', score: 551, required: 560 },
    'Je score is 551 punten. We vragen er 560.',
    'Your score is 551 points. We ask for 560.',
  ],
  [
    { code: 'TURNOVER_FALLING', change: -0.052 },
    'Je omzet was de laatste drie maanden 5,2% lager dan normaal.',
    'In the last three months your turnover was 5.2% lower than usual.',
  ],
  [
    { code: 'TURNOVER_UNEVEN', variation: 0.055 },
    'Je omzet wisselt sterk: een gewone maand wijkt 5,5% af van het gemiddelde.',
    'Your turnover varies a lot: a typical month is 5.5% away from the average.',
  ],
  [
    { code: 'EXISTING_INSTALMENTS', monthlyCents: 90_00, shareOfTurnover: 0.015 },
    'Voor geld dat je al leent, ook als je rood staat, rekenen we €\u00a090 per maand. Dat is 1,5% van je omzet.',
    'For money you already borrow, an overdraft included, we count €90 a month. That is 1.5% of your turnover.',
  ],
  [
    { code: 'ONE_LARGE_CUSTOMER', share: 0.072 },
    '7,2% van je omzet komt van één klant.',
    '7.2% of your turnover comes from one customer.',
  ],
  [
    { code: 'MUCH_CASH', share: 0.066 },
    '6,6% van je omzet is contant gestort.',
    '6.6% of your turnover was paid in as cash.',
  ],
]

test.each(texts)(
  'CORE-5 %j is reported in Dutch and in English with the applicant’s own figures',
  (reason, dutch, english) => {
    expect([reasonText(reason, 'nl'), reasonText(reason, 'en')]).toEqual([dutch, english])
  },
)
