import type { Defects } from '../defect.ts'

/** Each of these breaks a relation between answers (lending/testing/made-up/relations): `bench/relations-alive.ts`. */
export default {
  'CORE-4 money that was not earned counts in the balance': [
    'lending coreTurnover',
    '(turnover) => (...given) => { const core = turnover(...given); return { ...core, incidental: { ...core.incidental, bookings: [] } } }',
    'of one’s own|share premium|an insurance pays out|a sale through|a van is sold|a subsidy|a benefit|a win|a relative’s|one invoice|a gift|a loan|an advance',
  ],
  'CORE-4 what a new provider pays counts twice': [
    'lending coreTurnover',
    '(turnover) => (ledger, timeline, seen) => { const core = turnover(ledger, timeline, seen); for (const row of core.receipts) if (/stripe/i.test(row.booking.counterpartyName)) core.counted.set(row, 2 * row.cents); return { ...core, monthsCents: turnoverMonths(ledger, timeline, core.receipts, core.counted) } }',
    'payouts through another provider',
  ],
  'CORE-4 an owner who takes nothing lives on air': ['lending takenBefore', '() => () => []', 'the owner takes'],
  'CORE-4 costs that no account pays are no costs': ['lending missingKind', '() => () => null', 'premises and wages'],
  'CORE-4 whoever begins to pay is a customer': [
    'lending limitGrowth',
    '() => (_ledger, _timeline, { counted }) => counted',
    'a new firm|an auction house|an insurer pays each|a firm of the family|one more provider|a known provider',
  ],
  'CORE-4 supplies on one bill are a machine': [
    'lending boughtFromSavings',
    '(bought) => (ledger, timeline, known) => bought(ledger, timeline, { ...known, soldMonths: known.soldMonths.map((cents, month) => (month < timeline.yearStart ? 1e3 * cents : cents)) })',
    'billed as a machine',
  ],
  'CORE-4 tax that comes a day late is for the next quarter': [
    'lending byQuarter',
    '() => (_ledger, payments) => groupBy(payments, (row) => quarterOf(row.day - 31))',
    'VAT is paid some days late',
  ],
  'CORE-4 every receipt is turnover': [
    'lending coreTurnover',
    '(turnover) => (ledger, timeline, seen) => { const core = turnover(ledger, timeline, seen); const counted = new Counted(ledger.readings.length); for (const row of core.receipts) counted.set(row, row.cents); return { ...core, counted, monthsCents: turnoverMonths(ledger, timeline, core.receipts, counted) } }',
    'cash out and in|round through a friend|round through two friends',
  ],
  'CORE-4 what goes round through a friend is turnover': [
    'lending matchOne',
    '() => () => undefined',
    'round through a firm',
  ],
  'CORE-4 VAT is what was paid and not what is due': [
    'lending vatOf',
    '(vat) => (...given) => { const found = vat(...given); return { ...found, cents: found.paidCents, supposedCents: 0, lack: null } }',
    'VAT stops|tax stops|VAT is paid in part',
  ],
  'CORE-4 a month that is half over counts': [
    'lending wholeMonths',
    '() => (ledger) => ledger',
    'another day of the same month',
  ],
  'CORE-4 who paid VAT once refuses himself for what a table supposed': [
    'lending vatOf',
    '(vat) => (...given) => { const found = vat(...given); return { ...found, supposedCents: found.hasOwnShare ? 0 : found.supposedCents } }',
    'one tax payment',
  ],
  'CORE-4 cash that goes round is turnover': [
    'lending coreTurnover',
    '(turnover) => (ledger, timeline, seen) => turnover(ledger, timeline, { ...seen, roundTrips: { in: new Map() } })',
    'cash out and in|round through a friend|round through two friends',
  ],
  'CORE-4 costs that stop are no longer a cost': [
    'lending stoppedCosts',
    '() => () => []',
    'suppliers are not paid|wages stop|rent stops',
  ],
  'CORE-4 costs that fall by less than half are lower for good': [
    'lending largestFall',
    '() => () => null',
    'paid in part|overheads stop',
  ],
  'CORE-4 a lender who is not paid is owed nothing': [
    'lending/facts lender',
    '(lender) => (...given) => { const found = lender(...given); return found?.hasStopped ? null : found }',
    'instalments stop',
  ],
  'CORE-4 a fee is no pay of the owner': [
    'lending ownerPay',
    '(pay) => (ledger, timeline, traces) => pay(ledger, timeline, { ...traces, feesAndWages: [] })',
    'another legal form',
  ],
  'CORE-4 a holder with a place in its name does not match': [
    'lending holderMatcher',
    "(matcher) => (...given) => (holder) => (/Amsterdam|Amrani/.test(holder) ? 'COULD_NOT_MATCH' : matcher(...given)(holder))",
    'another place|another name',
  ],
  'CORE-4 turnover hangs on how the bookings are worded, and in which order': [
    'lending coreTurnover',
    '(turnover) => (ledger, ...given) => { const core = turnover(ledger, ...given); const letters = ledger.accounts.flatMap(({ bookings }) => bookings).flatMap(({ counterpartyName, counterpartyAccount, description }) => [...`${counterpartyName}${counterpartyAccount}${description}`]); const words = letters.reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_009, 0); return { ...core, monthsCents: core.monthsCents.map((cents) => (cents * (words + 500)) / 1_000) } }',
    'the owner’s pay|an owner|suppliers under|suppliers renamed|casino|another order',
  ],
  'CORE-5 less history counts as more': [
    'lending scoreInputFrom',
    '(from) => (...given) => { const input = from(...given); return { ...input, coverageDays: 1_100 - input.coverageDays, availableMonthlyCents: (input.availableMonthlyCents * 400) / input.coverageDays, seasonIsUnknown: false } }',
    'a shorter history|one more month',
  ],
  'CORE-4 a quarter out of season that brings VAT back was not paid': [
    'lending outOfSeason',
    '() => () => () => false',
    'another month of asking',
  ],
  'CORE-5 costs are what is left, and nobody asks about gambling or a bailiff': [
    'lending scoreInputFrom',
    '(from) => (...given) => { const input = from(...given); const { fixedMonthlyCents, variableMonthlyCents, fallFactor } = given[0].lending.capacity; const availableMonthlyCents = (fixedMonthlyCents + variableMonthlyCents) / (4 * fallFactor); return { ...input, availableMonthlyCents, gamblingShare: 0, collectionCount: 0 } }',
    'a customer is lost|higher rent|more cost|gambling|a bailiff',
  ],
  'CORE-5 tax that nobody paid is not asked about': [
    'lending bookkeepingRules',
    '(rules) => Object.fromEntries(Object.keys(rules).map((rule) => [rule, () => null]))',
    'no VAT at all|no tax at all',
  ],
  'CORE-5 what is good costs points': [
    'lending/policy points',
    '(points) => Object.fromEntries(Object.entries(points).map(([name, row]) => [name, { ...row, bins: row.bins.map((bin) => ({ ...bin, logOdds: -bin.logOdds })) }]))',
    'returned debits|balance|buffer|a younger company|fewer days below zero|smaller largest|steadier|rising turnover|less cash|more customers|more left',
  ],
  'CORE-5 a euro decides over the points': [
    'lending characteristics',
    '(rows) => Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, { ...row, read: (...given) => { const value = row.read(...given); return value && value * (1 + Math.sin(1e9 * value)) } }]))',
    'a euro more|a point of buffer|one euro more',
  ],
  'CORE-5 a record replays at another time': [
    'lending replay',
    "(replay) => (record, ...tables) => replay({ ...record, decidedAt: '2026-01-01T00:00:00Z' }, ...tables)",
    'replay',
  ],
  'CORE-6 old instalments make room for new ones': [
    'lending coverageOf',
    '(coverage) => (means, service) => coverage({ ...means, existingDebtServiceMonthlyCents: -means.existingDebtServiceMonthlyCents }, service)',
    'more debt|less debt',
  ],
  'CORE-6 asking less is dearer': [
    'lending askedBurden',
    '(burden) => (...given) => 1 - burden(...given)',
    'asking less',
  ],
  'CORE-6 who asks more than is carried is offered nothing': [
    'lending affordableAmount',
    '(affordable) => (means, ...given) => { const found = affordable(means, ...given); return found && means.requestedAmountCents > 2 * found.amountCents ? null : found }',
    'asking for more',
  ],
  'CORE-6 a long loan asks for a short history': [
    'lending productsSeen',
    '() => (products, days, { historyDays }) => products.filter(({ termMonths }) => days <= historyDays[termMonths])',
    'a longer history',
  ],
  'CORE-6 an offer need not stand a fall of turnover': [
    'lending isCarried',
    '(carried) => (means, _worse, ...given) => carried(means, means, ...given)',
    'no offer below',
  ],
} satisfies Defects
