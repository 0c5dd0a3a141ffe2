import { lender } from '#lending/this-lender.ts'
import type { IsoDate } from '#lending/days.ts'
import type { Language } from '#lending/language.ts'
import { longDate } from '#lending/long-date.ts'
import { type Cents, formatEuros } from '#lending/money.ts'
import type { CaseLetter } from './case-mail.ts'
import { aboutCase, type CaseWords, type Common } from './follow-up-letters.ts'

/** Never a threat: the day, the amount, and where help is. */
export function missedLetter(common: Common, day: IsoDate, cents: Cents): CaseLetter {
  const { language: locale } = common
  return aboutCase(common, words[locale](longDate(day, locale), formatEuros(cents, { locale, decimals: 2 })))
}

const words: Record<Language, (day: string, amount: string) => CaseWords> = {
  nl: (day, amount) => ({
    subject: 'We hebben een maandbedrag niet ontvangen',
    heading: 'We hebben een maandbedrag niet ontvangen',
    button: 'Open je lening',
    paragraphs: [
      `Op ${day} zou je ${amount} betalen. Dat bedrag hebben we niet ontvangen.`,
      `Heb je intussen betaald? Dan hoef je niets te doen. Lukt betalen nu niet? Bel ${lender.phoneShown} of zeg het op de pagina van je lening. Dan zoeken we samen een oplossing.`,
      'Wil je liever met iemand anders praten? Ook hier vind je hulp:',
      ['Geldfit: 0800-8115, geldfit.nl', '155-Help-een-bedrijf, voor ondernemers: 155.nl'],
    ],
  }),
  en: (day, amount) => ({
    subject: 'We have not received a monthly amount',
    heading: 'We have not received a monthly amount',
    button: 'Open your loan',
    paragraphs: [
      `A monthly amount of ${amount} was due on ${day}. We have not received it.`,
      `Have you paid it since? Then there is nothing to do. If you cannot pay right now, call ${lender.phoneShown} or tell us on the page of your loan, and we will look for a solution together.`,
      'Would you rather talk to someone else? You can get help here too:',
      ['Geldfit: 0800-8115, geldfit.nl', '155-Help-een-bedrijf, for business owners: 155.nl'],
    ],
  }),
}
