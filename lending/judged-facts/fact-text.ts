import { taxCauseText } from '#lending/decision/tax-cause-text.ts'
import type { FactFigures, FactName, Judgement } from '#lending/judged-facts/judged-fact.ts'
import type { Language } from '#lending/language.ts'
import { formatEuros, formatRate, type Cents } from '#lending/money.ts'

type FactTexts = { readonly [Name in FactName]: (figures: FactFigures[Name]) => string }

const nl = (cents: Cents) => formatEuros(cents)
const en = (cents: Cents) => formatEuros(cents, { locale: 'en' })
const share = (rate: number, locale: Language) => formatRate(Math.abs(rate), { locale, decimals: 0 })
/** Below half a percent is no change. */
const changeNoticed = 0.005

const dutch: FactTexts = {
  'core-turnover': ({ yearCents, monthlyCents, months }) =>
    months >= 12
      ? `Je klanten betaalden je het laatste jaar ${nl(yearCents)}. Dat is ${nl(monthlyCents)} per maand.`
      : `Je klanten betaalden je ${nl(yearCents)} in de tijd die je deelde. We rekenen dat niet door naar een heel jaar.`,
  'year-before': ({ change, isAgainstYear }) => {
    const measure = isAgainstYear
      ? 'als we de laatste drie maanden naast dezelfde drie van een jaar eerder leggen'
      : 'als we de laatste drie maanden naast een gemiddelde maand leggen'
    if (Math.abs(change) < changeNoticed) return `Je omzet is gelijk gebleven, ${measure}.`
    return change > 0
      ? `Je omzet groeit ${share(change, 'nl')}, ${measure}.`
      : `Je omzet is ${share(change, 'nl')} lager, ${measure}.`
  },
  'growth-unknown': () => 'We zien te weinig maanden om te weten of je omzet groeit of daalt.',
  'newest-month': ({ change }) =>
    `In de nieuwste maand was je omzet ${share(change, 'nl')} lager dan normaal is voor zo’n maand.`,
  incidental: ({ sumCents }) =>
    sumCents <= 0
      ? 'We zagen geen geld dat maar één keer binnenkwam.'
      : `Er kwam ${nl(sumCents)} binnen dat niet steeds terugkomt of waarvan we dat nog niet weten: eigen geld, een lening, één grote betaling, of nieuwe klanten boven je gewone groei. Daar kun je geen lening van aflossen, dus telt het niet als omzet.`,
  'round-trips': ({ sumCents }) =>
    sumCents <= 0
      ? 'We zagen geen geld dat eruit ging en kort daarna terugkwam.'
      : `Er ging ${nl(sumCents)} uit dat kort daarna weer terugkwam. Dat telt niet als omzet en niet als kosten.`,
  'variable-costs': ({ monthlyCents, shareOfTurnover }) =>
    `Je inkoop, de kosten per verkoop en je btw zijn samen ${nl(monthlyCents)} per maand: ${share(shareOfTurnover, 'nl')} van je omzet. Verkoop je minder, dan worden ze ook lager.`,
  'fixed-costs': ({ monthlyCents }) =>
    `Je vaste kosten zijn ${nl(monthlyCents)} per maand, zoals huur, lonen en verzekeringen. Die gaan door, ook als je minder verkoopt.`,
  'stopped-purchases': ({ monthlyCents }) =>
    `Je koopt minder in dan eerst, terwijl je wel verkoopt. Daarom tellen we ${nl(monthlyCents)} per maand extra aan inkoop.`,
  'stopped-wages': ({ monthlyCents }) =>
    `Je betaalt geen lonen meer, of minder dan eerst. Daarom tellen we ${nl(monthlyCents)} per maand extra aan lonen.`,
  'stopped-rent': ({ monthlyCents }) =>
    `Je betaalt geen huur meer, of minder dan eerst. Daarom tellen we ${nl(monthlyCents)} per maand extra aan huur.`,
  'stopped-overhead': ({ monthlyCents }) =>
    `Je betaalt minder vaste lasten dan eerst, zoals verzekeringen, energie en telefoon. Daarom tellen we ${nl(monthlyCents)} per maand extra aan vaste lasten.`,
  'costs-running': () => 'Je kosten lopen gewoon door: je inkoop, lonen en huur zijn niet ineens gestopt.',
  'tax-due': ({ yearCents, supposedCents, quartersDue, quartersPaid, cause }) => {
    const counted = `We rekenen met ${nl(yearCents)} belasting per jaar.${supposedCents > 0 ? ' Dat is een schatting.' : ''}`
    if (cause) return `${taxCauseText({ cause }, 'nl')} ${counted}`
    if (supposedCents > 0) return `We zien te weinig betalingen om je btw van een jaar te kennen. ${counted}`
    if (quartersDue === 0) return counted
    return quartersPaid === quartersDue
      ? `Je betaalde elk kwartaal je belasting. ${counted}`
      : `Je betaalde in ${quartersPaid} van de ${quartersDue} kwartalen belasting. ${counted}`
  },
  'owner-pay': ({ monthlyCents, takenYearCents, ownerCount, isOfYearBefore }) =>
    `We rekenen met ${nl(monthlyCents)} per maand om van te leven${ownerCount > 1 ? `, voor ${ownerCount} eigenaren samen` : ''}. ${takenYearCents > 0 ? `Er is het laatste jaar ${nl(takenYearCents)} opgenomen.` : 'We zagen niet dat je het laatste jaar iets opnam.'}${isOfYearBefore ? ' Het jaar daarvoor was het meer, en het hoogste van die twee jaren telt.' : ''}`,
  'unshared-account': ({ sumCents }) =>
    `Er ging ${nl(sumCents)} naar een eigen rekening die je niet deelde. We tellen dat als geld dat je opnam.`,
  'paid-out-above-surplus': ({ sumCents }) => `Er is ${nl(sumCents)} meer uitgekeerd dan er in een jaar overbleef.`,
  'debt-service': ({ monthlyCents, lenderCount, shareOfTurnover }) =>
    monthlyCents <= 0
      ? 'Je betaalt nu geen aflossing op andere leningen.'
      : `Je betaalt ${nl(monthlyCents)} per maand aan ${lenderCount === 1 ? 'een andere geldverstrekker' : `${lenderCount} andere geldverstrekkers`}. Dat is ${share(shareOfTurnover, 'nl')} van je omzet.`,
  'instalments-stopped': ({ lenderCount }) =>
    lenderCount === 1
      ? 'Een aflossing die je steeds betaalde, is gestopt. We tellen die nog mee.'
      : `${lenderCount} aflossingen die je steeds betaalde, zijn gestopt. We tellen die nog mee.`,
  'new-debt': ({ sumCents }) =>
    sumCents <= 0 ? 'Je leende het laatste halfjaar niets.' : `Je leende het laatste halfjaar ${nl(sumCents)}.`,
  balance: ({ lowestCents, outflowCents, daysBelowZero }) => {
    const lowest =
      lowestCents < 0
        ? `Op je laagste dag stond je ${nl(-lowestCents)} rood`
        : `Op je laagste dag had je ${nl(lowestCents)} op je rekeningen`
    const days = daysBelowZero === 0 ? '' : ` Je stond ${daysBelowZero} ${daysBelowZero === 1 ? 'dag' : 'dagen'} rood.`
    return `${lowest}, als we eenmalig geld niet meetellen. Er gaat ${nl(outflowCents)} per maand uit.${days}`
  },
  'balance-unknown': () => 'Van een van je rekeningen kennen we het saldo niet.',
  capacity: ({ monthlyCents }) =>
    monthlyCents < 0
      ? `Na alle kosten, belasting en wat je zelf opneemt, kom je ${nl(-monthlyCents)} per maand tekort.`
      : `Na alle kosten, belasting en wat je zelf opneemt, houd je ${nl(monthlyCents)} per maand over. Daarvan moet je leningen kunnen aflossen.`,
}

const english: FactTexts = {
  'core-turnover': ({ yearCents, monthlyCents, months }) =>
    months >= 12
      ? `Your customers paid you ${en(yearCents)} in the last year. That is ${en(monthlyCents)} a month.`
      : `Your customers paid you ${en(yearCents)} in the period you shared. We do not scale that up to a whole year.`,
  'year-before': ({ change, isAgainstYear }) => {
    const measure = isAgainstYear
      ? 'comparing the last three months with the same three a year earlier'
      : 'comparing the last three months with an average month'
    if (Math.abs(change) < changeNoticed) return `Your turnover has held steady, ${measure}.`
    return change > 0
      ? `Your turnover is growing by ${share(change, 'en')}, ${measure}.`
      : `Your turnover is down ${share(change, 'en')}, ${measure}.`
  },
  'growth-unknown': () => 'We see too few months to know whether your turnover is rising or falling.',
  'newest-month': ({ change }) =>
    `In the latest month your turnover was ${share(change, 'en')} lower than is normal for that month.`,
  incidental: ({ sumCents }) =>
    sumCents <= 0
      ? 'We saw no money that came in only once.'
      : `${en(sumCents)} came in that you cannot count on again, or not for sure: your own money, a loan, a single large payment, or new customers beyond your usual growth. You cannot repay a loan from that, so it does not count as turnover.`,
  'round-trips': ({ sumCents }) =>
    sumCents <= 0
      ? 'We saw no money that went out and came back soon after.'
      : `${en(sumCents)} went out and came back soon after. It counts neither as turnover nor as costs.`,
  'variable-costs': ({ monthlyCents, shareOfTurnover }) =>
    `Your purchases, the cost of each sale and VAT come to ${en(monthlyCents)} a month: ${share(shareOfTurnover, 'en')} of your turnover. If you sell less, they fall too.`,
  'fixed-costs': ({ monthlyCents }) =>
    `Your fixed costs are ${en(monthlyCents)} a month, such as rent, wages and insurance. They carry on even if you sell less.`,
  'stopped-purchases': ({ monthlyCents }) =>
    `You are buying less than before, although you are still selling. So we add ${en(monthlyCents)} a month for purchases.`,
  'stopped-wages': ({ monthlyCents }) =>
    `You no longer pay wages, or less than before. So we add ${en(monthlyCents)} a month for wages.`,
  'stopped-rent': ({ monthlyCents }) =>
    `You no longer pay rent, or less than before. So we add ${en(monthlyCents)} a month for rent.`,
  'stopped-overhead': ({ monthlyCents }) =>
    `You pay less than before for overheads such as insurance, energy and telephone. So we add ${en(monthlyCents)} a month for them.`,
  'costs-running': () => 'Your costs carry on as usual: your purchases, wages and rent have not suddenly stopped.',
  'tax-due': ({ yearCents, supposedCents, quartersDue, quartersPaid, cause }) => {
    const counted = `We allow for ${en(yearCents)} of tax a year.${supposedCents > 0 ? ' That is an estimate.' : ''}`
    if (cause) return `${taxCauseText({ cause }, 'en')} ${counted}`
    if (supposedCents > 0) return `We see too few payments to know how much VAT you pay a year. ${counted}`
    if (quartersDue === 0) return counted
    return quartersPaid === quartersDue
      ? `You paid your tax every quarter. ${counted}`
      : `You paid tax in ${quartersPaid} of ${quartersDue} quarters. ${counted}`
  },
  'owner-pay': ({ monthlyCents, takenYearCents, ownerCount, isOfYearBefore }) =>
    `We allow ${en(monthlyCents)} a month to live on${ownerCount > 1 ? `, for ${ownerCount} owners together` : ''}. ${takenYearCents > 0 ? `In the last year ${en(takenYearCents)} was taken out.` : 'We did not see you take anything out in the last year.'}${isOfYearBefore ? ' In the year before it was more, and the higher of those two years counts.' : ''}`,
  'unshared-account': ({ sumCents }) =>
    `${en(sumCents)} went to an account of yours that you did not share. We count it as money you took out.`,
  'paid-out-above-surplus': ({ sumCents }) => `${en(sumCents)} more was paid out than was left over in a year.`,
  'debt-service': ({ monthlyCents, lenderCount, shareOfTurnover }) =>
    monthlyCents <= 0
      ? 'You are not repaying any other loans at the moment.'
      : `You pay ${en(monthlyCents)} a month to ${lenderCount === 1 ? 'another lender' : `${lenderCount} other lenders`}. That is ${share(shareOfTurnover, 'en')} of your turnover.`,
  'instalments-stopped': ({ lenderCount }) =>
    lenderCount === 1
      ? 'One instalment that you used to pay has stopped. We still count it.'
      : `${lenderCount} instalments that you used to pay have stopped. We still count them.`,
  'new-debt': ({ sumCents }) =>
    sumCents <= 0
      ? 'You borrowed nothing in the last six months.'
      : `You borrowed ${en(sumCents)} in the last six months.`,
  balance: ({ lowestCents, outflowCents, daysBelowZero }) => {
    const lowest =
      lowestCents < 0
        ? `On your lowest day you were ${en(-lowestCents)} overdrawn`
        : `On your lowest day you had ${en(lowestCents)} in your accounts`
    const days =
      daysBelowZero === 0 ? '' : ` You were overdrawn on ${daysBelowZero} ${daysBelowZero === 1 ? 'day' : 'days'}.`
    return `${lowest}, leaving out one-off money. ${en(outflowCents)} goes out each month.${days}`
  },
  'balance-unknown': () => 'We do not know the balance of one of your accounts.',
  capacity: ({ monthlyCents }) =>
    monthlyCents < 0
      ? `After all costs, tax and what you take out yourself, you are ${en(-monthlyCents)} a month short.`
      : `After all costs, tax and what you take out yourself, you have ${en(monthlyCents)} a month left. That has to cover your loan repayments.`,
}

const texts: Readonly<Record<Language, FactTexts>> = { nl: dutch, en: english }

export const judgementWords: Readonly<Record<Language, Readonly<Record<Judgement, string>>>> = {
  nl: { good: 'goed', normal: 'normaal', caution: 'let op', heavy: 'telt zwaar' },
  en: { good: 'good', normal: 'normal', caution: 'take note', heavy: 'weighs heavily' },
}

/** A fact in a sentence, with the applicant's own figures. Dutch is the source (B1, `je`). */
export function factText(
  { fact, figures }: { fact: FactName; figures: Readonly<Record<string, string | number>> },
  locale: Language,
): string {
  const write = texts[locale][fact] as (figures: Readonly<Record<string, string | number>>) => string
  return write(figures)
}
