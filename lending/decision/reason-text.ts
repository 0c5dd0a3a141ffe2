import type { IsoDate } from '#lending/days.ts'
import type { Language } from '#lending/language.ts'
import { longDate } from '#lending/long-date.ts'
import { type Cents, formatDecimal, formatEuros, formatShare, ofAHundred } from '#lending/money.ts'
import { fileFaultText } from '#lending/decision/file-fault-text.ts'
import { saysMonths } from '#lending/decision/reason-months.ts'
import { taxCauseText } from '#lending/decision/tax-cause-text.ts'
import type { UsualKind } from '#lending/policy/usual-costs.ts'
import type { Reason, ReasonCode, ReasonOf, ServiceFigures } from '#lending/decision/reason.ts'

type ReasonTexts = { readonly [Code in ReasonCode]: (reason: ReasonOf<Code>) => string }

const euros = (cents: Cents, locale: Language) => formatEuros(cents, { locale })

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

/** Less than nothing left a month is said as a shortage, since “-€ 350 left” is how nobody says it. */
const leftDutch = (cents: number, until?: IsoDate) => {
  const [now, then, over] = cents < 0 ? ['komt', 'kwam', 'tekort'] : ['houdt', 'hield', 'over']
  const left = `gemiddeld ${euros(Math.abs(cents), 'nl')} per maand ${over}.`
  return until === undefined ? `Je ${now} ${left}` : `Tot en met ${longDate(until, 'nl')} ${then} je ${left}`
}
const leftEnglish = (cents: number, until?: IsoDate) => {
  const [now, then, over] = cents < 0 ? ['are', 'were', 'short'] : ['have', 'had', 'left']
  const left = `${euros(Math.abs(cents), 'en')} ${over}`
  if (until === undefined) return `On average you ${now} ${left} each month.`
  return `Up to and including ${longDate(until, 'en')}, you ${then} ${left} a month on average.`
}

const ofLoan = ({ loanCents, termMonths }: Partial<ServiceFigures>, locale: Language) => {
  const over = locale === 'nl' ? `in ${termMonths} maanden` : `over ${termMonths} months`
  return loanCents === undefined ? '' : ` (${euros(loanCents, locale)} ${over})`
}

const missedWords: Readonly<Record<UsualKind, readonly [string, string]>> = {
  premises: ['huur of energie', 'rent or energy'],
  purchases: ['inkoop', 'purchases'],
  wages: ['lonen', 'wages'],
}

const dutch = {
  FILE_DOES_NOT_ADD_UP: (fault) => fileFaultText(fault, 'nl'),
  DATA_TOO_SHORT: ({ coverageDays, requiredDays }) =>
    `We zien ${counted(coverageDays, 'dag', 'dagen')} aan transacties. We hebben er minstens ${requiredDays} nodig.`,
  DATA_TOO_OLD: ({ ageDays, maxDays }) =>
    ageDays === null
      ? 'We zien geen transacties op je rekening.'
      : `Je laatste transactie is ${ageDays} dagen oud. Dat mag hoogstens ${maxDays} dagen zijn.`,
  HOLDER_NOT_MATCHED: ({ holderMatch }) =>
    holderMatch === 'NO_MATCH'
      ? 'De naam op een van de rekeningen is een andere dan de naam van je bedrijf.'
      : 'We konden niet zien of de rekening op naam van je bedrijf staat.',
  BALANCE_UNKNOWN: () => 'Van een van je rekeningen kennen we het saldo niet.',
  COMPANY_AGE_UNKNOWN: () => 'De startdatum van je bedrijf staat niet in het Handelsregister.',
  TURNOVER_TOO_LOW: ({ yearlyTurnoverCents, requiredCents }) =>
    yearlyTurnoverCents <= 0
      ? `Op je rekeningen zien we geen omzet. We vragen minstens ${euros(requiredCents, 'nl')} per jaar. Betalen je klanten op een andere rekening, deel die dan ook.`
      : `Op je rekeningen zien we ${euros(yearlyTurnoverCents, 'nl')} omzet per jaar. We vragen minstens ${euros(requiredCents, 'nl')}.`,
  INCOME_DOES_NOT_COVER: ({ availableMonthlyCents, debtServiceMonthlyCents, required, until, ...of }) =>
    `${leftDutch(availableMonthlyCents, until)} Nodig is minstens ${euros(debtServiceMonthlyCents * required, 'nl')} per maand. Dat is ${formatDecimal(required, 'nl')} keer al je aflossingen samen, met roodstand en onze kleinste lening${ofLoan(of, 'nl')} erbij: ${euros(debtServiceMonthlyCents, 'nl')}.`,
  TURNOVER_FALLING: ({ change }) =>
    change < 0
      ? `Je omzet was de laatste drie maanden ${formatShare(-change, 'nl')} lager dan normaal.`
      : 'Je omzet is de laatste drie maanden niet gegroeid.',
  TURNOVER_UNEVEN: ({ variation }) =>
    `Je omzet wisselt sterk: een gewone maand wijkt ${formatShare(variation, 'nl')} af van het gemiddelde.`,
  COMPANY_YOUNG: ({ ageMonths }) =>
    `Je bedrijf bestaat ${ageMonths} maanden. Bij een jong bedrijf weten we minder zeker hoe het verder gaat.`,
  OFTEN_OVERDRAWN: ({ daysBelowZeroShare }) =>
    `Je stond op ${formatShare(daysBelowZeroShare, 'nl')} van de dagen rood.`,
  SMALL_BUFFER: ({ bufferDays }) =>
    `Met het geld dat gemiddeld op je rekening staat, betaal je ${counted(Math.max(0, Math.floor(bufferDays)), 'dag', 'dagen')} aan kosten.`,
  RETURNED_DIRECT_DEBITS: ({ count, countLastThreeMonths }) =>
    count === countLastThreeMonths
      ? `Er ${count === 1 ? 'is één incasso' : `zijn ${count} incasso’s`} teruggeboekt in de laatste drie maanden.`
      : `Er zijn ${count} incasso’s teruggeboekt in een jaar, waarvan ${countLastThreeMonths} in de laatste drie maanden.`,
  CUSTOMERS_TAKE_BACK: ({ share }) => `Klanten boekten ${formatShare(share, 'nl')} van je omzet terug.`,
  TAX_ARREARS: ({ count, amountCents }) =>
    `We zien ${counted(count, 'betaling van', 'betalingen van samen')} ${euros(amountCents, 'nl')} aan de Belastingdienst voor een naheffing of betalingsregeling.`,
  TAX_IRREGULAR: ({ paymentCount }) =>
    paymentCount === 0
      ? 'We zien geen betalingen aan de Belastingdienst.'
      : `We zien ${counted(paymentCount, 'betaling', 'betalingen')} aan de Belastingdienst, maar niet elk kwartaal.`,
  DEBT_COLLECTION: ({ count, amountCents }) =>
    `We zien ${counted(count, 'betaling van', 'betalingen van samen')} ${euros(amountCents, 'nl')} aan een deurwaarder of incassobureau.`,
  RECENT_LOANS: ({ count }) => `Je kreeg in de laatste drie maanden ${count} keer geld uit een lening.`,
  EXISTING_INSTALMENTS: ({ monthlyCents, shareOfTurnover }) =>
    `Voor geld dat je al leent, ook als je rood staat, rekenen we ${euros(monthlyCents, 'nl')} per maand. Dat is ${formatShare(shareOfTurnover, 'nl')} van je omzet.`,
  ONE_LARGE_CUSTOMER: ({ share }) => `${formatShare(share, 'nl')} van je omzet komt van één klant.`,
  MUCH_CASH: ({ share }) => `${formatShare(share, 'nl')} van je omzet is contant gestort.`,
  GAMBLING: ({ amountCents, share }) =>
    `We zien ${euros(amountCents, 'nl')} aan kansspelen in een jaar. Dat is ${formatShare(share, 'nl')} van je omzet.`,
  THIN_MARGIN: ({ share }) =>
    share < 0
      ? 'Er gaat meer geld uit dan er binnenkomt.'
      : `Van elke € 100 omzet houd je ${formatDecimal(ofAHundred(share), 'nl')} euro over na kosten, belasting en privé-opnames.`,
  CATEGORIES_CONTESTED: ({ count }) =>
    `Je zei van ${counted(count, 'transactie', 'transacties')} dat we ${count === 1 ? 'die' : 'ze'} anders moeten lezen. Een medewerker kijkt daarnaar voordat we beslissen.`,
  TURNOVER_SEEN_SHORT: ({ seenCents, coverageDays, requiredCents }) =>
    `In de ${coverageDays} dagen die je deelde, zien we ${euros(seenCents, 'nl')} omzet. We vragen ${euros(requiredCents, 'nl')} per jaar. Misschien haal je dat, maar we tellen alleen wat we zien.`,
  STRESS_NOT_COVERED: ({ fall, debtServiceMonthlyCents, ...of }) =>
    `Als je omzet ${formatShare(fall, 'nl')} daalt, blijft er te weinig over voor de aflossingen van samen ${euros(debtServiceMonthlyCents, 'nl')} per maand, ook voor wat je rood staat en voor onze kleinste lening${ofLoan(of, 'nl')}.`,
  TURNOVER_LEFT_OUT: ({ amountCents }) =>
    `We tellen ${euros(amountCents, 'nl')} van het laatste jaar niet mee: geld van nieuwe klanten, of van klanten die ineens meer betalen. Daarmee zou het genoeg zijn. Blijven ze? Zeg het bij “Geld dat we niet meetellen”.`,
  TAX_LESS_THAN_DUE: (lack) => taxCauseText(lack, 'nl'),
  TAX_NOT_SEEN: (seen) => taxCauseText(seen, 'nl'),
  COSTS_STOPPED: ({ count, monthlyCents }) =>
    `${count === 1 ? 'Een betaling die steeds terugkwam, is' : `${count} soorten betalingen die steeds terugkwamen, zijn`} gestopt of veel lager geworden. ${monthlyCents > 0 ? `We tellen er nog ${euros(monthlyCents, 'nl')} per maand voor mee. ` : ''}Wat is er veranderd?`,
  NEW_DEBT: ({ amountCents, countsUntil }) =>
    `Je leende het laatste halfjaar ${euros(amountCents, 'nl')}. Een medewerker kijkt of er nog een lening bij past.${countsUntil ? ` Dat doen we tot en met ${longDate(countsUntil, 'nl')}.` : ''}`,
  RUNNING_HERE: ({ monthlyCents, owedCents }) =>
    `Je bedrijf heeft bij ons al financiering lopen: ${euros(monthlyCents, 'nl')} per maand, en er staat nog ${euros(owedCents, 'nl')} open. Dat telt mee als schuld.`,
  ROUND_TRIPS: ({ share }) =>
    `Er is geld uitgegaan en kort daarna weer teruggekomen. Dat is ${formatShare(share, 'nl')} van wat er binnenkwam en telt niet als omzet.`,
  ACCOUNT_NOT_SHARED: ({ amountCents, missingKind }) =>
    missingKind
      ? `We zien geen ${missedWords[missingKind][0]}, terwijl elk bedrijf in jouw vak die heeft. Welke rekening betaalt dat? Deel die ook.`
      : `In een jaar ging ${euros(amountCents, 'nl')} naar een eigen rekening die je niet deelde. We tellen dat als geld dat je opneemt. Deel je die rekening ook, dan hoeft dat niet.`,
  PAID_OUT_ABOVE_SURPLUS: ({ amountCents, until }) =>
    `In ${until ? `het jaar tot en met ${longDate(until, 'nl')}` : 'een jaar'} ging ${euros(amountCents, 'nl')} meer naar de eigenaren dan er overbleef.`,
  SEASON_UNKNOWN: ({ change, coverageDays }) =>
    `De laatste drie maanden was je omzet ${formatShare(-change, 'nl')} lager dan gemiddeld. Uit ${coverageDays} dagen kunnen we niet opmaken of dat elk jaar zo is.`,
  NEWEST_MONTH_LOW: ({ change, until }) =>
    `In de ${until ? `maand tot en met ${longDate(until, 'nl')}` : 'nieuwste maand'} was je omzet ${formatShare(-change, 'nl')} lager dan normaal is voor zo’n maand.`,
  LOW_BALANCE: ({ months }) =>
    months < 0
      ? 'Op je laagste dag stond je rood, als we eenmalig geld niet meetellen.'
      : `Op je laagste dag had je ${formatShare(months, 'nl')} van je kosten van een maand op de rekening, als we eenmalig geld niet meetellen.`,
  HEAVY_REQUEST: ({ requestedCents }) => `${euros(requestedCents, 'nl')} is veel voor wat je elke maand overhoudt.`,
  SCORE_BELOW_CUTOFF: ({ score, required }) => `Je score is ${score} punten. We vragen er ${required}.`,
} satisfies ReasonTexts

const english: ReasonTexts = {
  FILE_DOES_NOT_ADD_UP: (fault) => fileFaultText(fault, 'en'),
  DATA_TOO_SHORT: ({ coverageDays, requiredDays }) =>
    `We can see ${counted(coverageDays, 'day', 'days')} of transactions. We need at least ${requiredDays}.`,
  DATA_TOO_OLD: ({ ageDays, maxDays }) =>
    ageDays === null
      ? 'We see no transactions on your account.'
      : `Your latest transaction is ${ageDays} days old. It can be at most ${maxDays} days old.`,
  HOLDER_NOT_MATCHED: ({ holderMatch }) =>
    holderMatch === 'NO_MATCH'
      ? 'The name on one of the accounts differs from the name of your company.'
      : 'We could not see whether the account is in the name of your company.',
  BALANCE_UNKNOWN: () => 'We do not know the balance of one of your accounts.',
  COMPANY_AGE_UNKNOWN: () => 'The company register does not say when your company started.',
  TURNOVER_TOO_LOW: ({ yearlyTurnoverCents, requiredCents }) =>
    yearlyTurnoverCents <= 0
      ? `We see no turnover on your accounts. We ask for at least ${euros(requiredCents, 'en')} a year. If your customers pay into another account, share that one as well.`
      : `We see ${euros(yearlyTurnoverCents, 'en')} of turnover a year on your accounts. We ask for at least ${euros(requiredCents, 'en')}.`,
  INCOME_DOES_NOT_COVER: ({ availableMonthlyCents, debtServiceMonthlyCents, required, until, ...of }) =>
    `${leftEnglish(availableMonthlyCents, until)} You would need at least ${euros(debtServiceMonthlyCents * required, 'en')} a month. That is ${formatDecimal(required, 'en')} times all your instalments together, with any overdraft and our smallest loan${ofLoan(of, 'en')} counted in: ${euros(debtServiceMonthlyCents, 'en')}.`,
  TURNOVER_FALLING: ({ change }) =>
    change < 0
      ? `In the last three months your turnover was ${formatShare(-change, 'en')} lower than usual.`
      : 'Your turnover has not grown in the last three months.',
  TURNOVER_UNEVEN: ({ variation }) =>
    `Your turnover varies a lot: a typical month is ${formatShare(variation, 'en')} away from the average.`,
  COMPANY_YOUNG: ({ ageMonths }) =>
    `Your company is ${ageMonths} months old. With a young company it is harder to tell how things will go.`,
  OFTEN_OVERDRAWN: ({ daysBelowZeroShare }) =>
    `You were overdrawn on ${formatShare(daysBelowZeroShare, 'en')} of the days.`,
  SMALL_BUFFER: ({ bufferDays }) =>
    `On average, the money in your account pays for ${counted(Math.max(0, Math.floor(bufferDays)), 'day', 'days')} of costs.`,
  RETURNED_DIRECT_DEBITS: ({ count, countLastThreeMonths }) =>
    count === countLastThreeMonths
      ? `${count === 1 ? 'One direct debit was' : `${count} direct debits were`} returned in the last three months.`
      : `${count} direct debits were returned in a year, ${countLastThreeMonths} of them in the last three months.`,
  CUSTOMERS_TAKE_BACK: ({ share }) => `Customers took back ${formatShare(share, 'en')} of your turnover.`,
  TAX_ARREARS: ({ count, amountCents }) =>
    `We see ${counted(count, 'payment of', 'payments adding up to')} ${euros(amountCents, 'en')} to the tax office for an additional assessment or a payment plan.`,
  TAX_IRREGULAR: ({ paymentCount }) =>
    paymentCount === 0
      ? 'We see no payments to the tax office.'
      : `We see ${counted(paymentCount, 'payment', 'payments')} to the tax office, but not one in every quarter.`,
  DEBT_COLLECTION: ({ count, amountCents }) =>
    `We see ${counted(count, 'payment of', 'payments adding up to')} ${euros(amountCents, 'en')} to a bailiff or a collection agency.`,
  RECENT_LOANS: ({ count }) => `You received money from a loan ${count} times in the last three months.`,
  EXISTING_INSTALMENTS: ({ monthlyCents, shareOfTurnover }) =>
    `For money you already borrow, an overdraft included, we count ${euros(monthlyCents, 'en')} a month. That is ${formatShare(shareOfTurnover, 'en')} of your turnover.`,
  ONE_LARGE_CUSTOMER: ({ share }) => `${formatShare(share, 'en')} of your turnover comes from one customer.`,
  MUCH_CASH: ({ share }) => `${formatShare(share, 'en')} of your turnover was paid in as cash.`,
  GAMBLING: ({ amountCents, share }) =>
    `We see ${euros(amountCents, 'en')} spent on gambling in a year. That is ${formatShare(share, 'en')} of your turnover.`,
  THIN_MARGIN: ({ share }) =>
    share < 0
      ? 'More money goes out than comes in.'
      : `Of every €100 of turnover you have ${formatDecimal(ofAHundred(share), 'en')} euros left after costs, taxes and private withdrawals.`,
  CATEGORIES_CONTESTED: ({ count }) =>
    `You told us to read ${counted(count, 'transaction', 'transactions')} differently. One of our team looks at that before we decide.`,
  TURNOVER_SEEN_SHORT: ({ seenCents, coverageDays, requiredCents }) =>
    `In the ${coverageDays} days that you shared we see ${euros(seenCents, 'en')} of turnover. We ask for ${euros(requiredCents, 'en')} a year. You may well reach it, but we only count what we see.`,
  STRESS_NOT_COVERED: ({ fall, debtServiceMonthlyCents, ...of }) =>
    `If your turnover falls by ${formatShare(fall, 'en')}, too little is left to pay all your instalments, ${euros(debtServiceMonthlyCents, 'en')} a month in total, including any overdraft and our smallest loan${ofLoan(of, 'en')}.`,
  TURNOVER_LEFT_OUT: ({ amountCents }) =>
    `We leave out ${euros(amountCents, 'en')} of the last year: money from new customers, or from customers who suddenly pay more. With it there would be enough. Will they stay? Tell us under “Money we do not count”.`,
  TAX_LESS_THAN_DUE: (lack) => taxCauseText(lack, 'en'),
  TAX_NOT_SEEN: (seen) => taxCauseText(seen, 'en'),
  COSTS_STOPPED: ({ count, monthlyCents }) =>
    `${count === 1 ? 'One kind of regular payment has' : `${count} kinds of regular payments have`} stopped or fallen sharply. ${monthlyCents > 0 ? `We still count ${euros(monthlyCents, 'en')} a month for it. ` : ''}What has changed?`,
  NEW_DEBT: ({ amountCents, countsUntil }) =>
    `You borrowed ${euros(amountCents, 'en')} in the last six months. One of our team checks whether you can afford another loan.${countsUntil ? ` We do so up to and including ${longDate(countsUntil, 'en')}.` : ''}`,
  RUNNING_HERE: ({ monthlyCents, owedCents }) =>
    `Your company already has finance with us: ${euros(monthlyCents, 'en')} a month, with ${euros(owedCents, 'en')} still to repay. That counts as debt.`,
  ROUND_TRIPS: ({ share }) =>
    `Money went out and came back soon after. That is ${formatShare(share, 'en')} of what came in, and it does not count as turnover.`,
  ACCOUNT_NOT_SHARED: ({ amountCents, missingKind }) =>
    missingKind
      ? `We see no ${missedWords[missingKind][1]}, which every company in your trade has. Which account pays for that? Share that one as well.`
      : `In a year ${euros(amountCents, 'en')} went to an account of your own that you did not share. We count that as money you took out, unless you share that account too.`,
  PAID_OUT_ABOVE_SURPLUS: ({ amountCents, until }) =>
    `In ${until ? `the year up to and including ${longDate(until, 'en')}` : 'a year'}, ${euros(amountCents, 'en')} more went to the owners than the business had left.`,
  SEASON_UNKNOWN: ({ change, coverageDays }) =>
    `In the last three months your turnover was ${formatShare(-change, 'en')} below average. ${coverageDays} days do not show whether that happens every year.`,
  NEWEST_MONTH_LOW: ({ change, until }) =>
    `In the ${until ? `month up to and including ${longDate(until, 'en')},` : 'latest month'} your turnover was ${formatShare(-change, 'en')} lower than is normal for that month.`,
  LOW_BALANCE: ({ months }) =>
    months < 0
      ? 'On your lowest day you were overdrawn, if we leave out one-off money.'
      : `On your lowest day your account held ${formatShare(months, 'en')} of a month’s costs, if we leave out one-off money.`,
  HEAVY_REQUEST: ({ requestedCents }) => `${euros(requestedCents, 'en')} is a lot for what you have left each month.`,
  SCORE_BELOW_CUTOFF: ({ score, required }) => `Your score is ${score} points. We ask for ${required}.`,
}

const texts: Readonly<Record<Language, ReasonTexts>> = { nl: dutch, en: english }

const monthsWords = {
  nl: 'Dat volgt uit de maanden tot en met',
  en: 'That follows from the months up to and including',
}

/** A reason in words, with the applicant's own figures. Dutch is the source (B1, `je`). */
export function reasonText(reason: Reason, locale: Language): string {
  const write = texts[locale][reason.code] as (reason: Reason) => string
  const { code, until } = reason
  if (until === undefined || saysMonths(code)) return write(reason)
  return `${write(reason)} ${monthsWords[locale]} ${longDate(until, locale)}.`
}
