import { byLanguage } from '#lending/by-language.ts'
import { lender } from '#lending/this-lender.ts'
import { errorText } from '#contract/error-text.ts'
import type { Language } from '#lending/language.ts'

export const searchTexts = byLanguage({
  search: {
    label: ['Voor welk bedrijf is het?', 'Which business is it for?'],
    hint: ['Naam of KVK-nummer', 'Name or KVK number'],
    submit: ['Check of je kunt lenen', 'Check if you qualify'],
    checking: ['We kijken in het Handelsregister…', 'Looking in the company register…'],
    searching: ['Zoeken…', 'Searching…'],
    goesOn: [
      'Nog niets gevonden. Typ verder, of vul je KVK-nummer in.',
      'Nothing found yet. Keep typing, or enter your KVK number.',
    ],
    empty: ['Typ de naam van je bedrijf of je KVK-nummer.', 'Type the name of your business or its KVK number.'],
    none: [
      'We vinden geen bedrijf met deze naam of dit nummer, of het is niet meer actief. Zoek op je KVK-nummer en kijk of alle 8 cijfers kloppen.',
      'We cannot find a business with this name or number, or it is no longer active. Search by your KVK number and check all 8 digits.',
    ],
    cookiesOff: [
      'Je browser houdt cookies van deze site tegen. Zonder kun je geen aanvraag doen. Sta ze toe voor deze site en laad de pagina opnieuw.',
      'Your browser blocks the cookies of this site. You cannot apply without them. Allow them for this site and load the page again.',
    ],
    cookieLost: [
      'Begon je net pas? Dan bewaart je browser de cookie van je sessie niet, want deze site staat op http in plaats van https. Safari en andere WebKit-browsers doen dat. Start de server met SECURE_COOKIES=off of open de site via https.',
      'Only just started? Then your browser refuses the session cookie, because this site is on http and not on https. Safari and other WebKit browsers do that. Start the server with SECURE_COOKIES=off or open the site over https.',
    ],
    found: (count: number) =>
      count === 1
        ? ['1 bedrijf gevonden', '1 business found']
        : [`${count} bedrijven gevonden`, `${count} businesses found`],
    choose: ['Kies je bedrijf uit de lijst.', 'Choose your business from the list.'],
    kvk: ['KVK', 'KVK'],
    results: ['Gevonden bedrijven', 'Businesses found'],
  },
  eligibility: {
    title: {
      later: ['Je kunt nu nog niet aanvragen', 'You can’t apply just yet'],
      never: ['Met dit bedrijf kun je niet bij ons lenen', 'We can’t lend to this business'],
    },
    intro: (name: string, reasons: number) => [
      `We hebben ${name} opgezocht in het Handelsregister. ${reasons > 1 ? 'Dit zijn de redenen' : 'Dit is de reden'}:`,
      `We looked up ${name} in the company register. ${reasons > 1 ? 'These are the reasons' : 'This is the reason'}:`,
    ],
    ended: (date: string) => ({
      title: ['Je bedrijf is beëindigd', 'Your business has closed'],
      why: [
        `Volgens het Handelsregister is dit bedrijf beëindigd op ${date}. We lenen alleen aan bedrijven die nu actief zijn.`,
        `According to the company register, this business closed on ${date}. We only lend to businesses that are active now.`,
      ],
      whatNow: [
        'Heb je een ander bedrijf dat nog bestaat? Zoek dan op dat KVK-nummer.',
        'Do you have another business that still exists? Then search by its KVK number.',
      ],
    }),
    calendarLink: ['Zet in mijn agenda', 'Add to my calendar'],
    calendarSummary: [`Aanvragen bij ${lender.name}`, `Apply to ${lender.name}`],
    eligibleFrom: (date: string) => [`Vanaf ${date} kun je een aanvraag doen.`, `You can apply from ${date}.`],
    registerTitle: ['Dit zagen we in het Handelsregister', 'What we saw in the company register'],
    register: {
      kvkNumber: ['KVK-nummer', 'KVK number'],
      legalForm: ['Rechtsvorm', 'Legal form'],
      mainActivity: ['Hoofdactiviteit', 'Main activity'],
      foundedOn: ['Opgericht op', 'Founded on'],
      city: ['Plaats', 'Town or city'],
    },
    source: (date: string) => [
      `Bron: Handelsregister van KVK, opgehaald op ${date}.`,
      `Source: the KVK company register, retrieved on ${date}.`,
    ],
    wrong: [
      'Klopt dit niet? Wijzig het bij KVK; wij lezen altijd de nieuwste gegevens.',
      'Something wrong? Update it at KVK; we always use the latest data.',
    ],
    other: ['Zoek een ander bedrijf', 'Search for another business'],
    close: ['Sluiten', 'Close'],
    unknown: ['Niet bekend', 'Not known'],
  },
})

/** Why the search found nothing. On http a browser that refuses Secure cookies gives an ended session. */
export function searchFailureText(errorKey: string, language: Language, protocol: string): string {
  const { none, cookieLost } = searchTexts[language].search
  if (errorKey === 'no_match') return none
  const text = errorText(errorKey, language)
  return errorKey === 'unauthorised' && protocol === 'http:' ? `${text} ${cookieLost}` : text
}
