import { lender } from '#lending/this-lender.ts'
import { errorText } from '#contract/error-text.ts'
import { eligibilityTexts } from '#lending/eligibility-text.ts'
import type { Language } from '#lending/language.ts'
import type { Texts } from '#ui/language.ts'

const nl = {
  search: {
    label: 'Voor welk bedrijf is het?',
    hint: 'Typ de naam of het KVK-nummer',
    submit: 'Check of je kunt lenen',
    checking: 'We kijken in het Handelsregister…',
    searching: 'Zoeken…',
    goesOn: 'Nog niets gevonden. Typ verder, of vul je KVK-nummer in.',
    empty: 'Typ de naam van je bedrijf of je KVK-nummer.',
    none: 'We vinden geen bedrijf met deze naam of dit nummer, of het is niet meer actief. Zoek op je KVK-nummer en kijk of alle 8 cijfers kloppen.',
    cookiesOff:
      'Je browser houdt cookies van deze site tegen. Zonder kun je geen aanvraag doen. Sta ze toe voor deze site en laad de pagina opnieuw.',
    cookieLost:
      'Begon je net pas? Dan bewaart je browser de cookie van je sessie niet, want deze site staat op http in plaats van https. Safari en andere WebKit-browsers doen dat. Start de server met SECURE_COOKIES=off of open de site via https.',
    found: (count: number) => (count === 1 ? '1 bedrijf gevonden' : `${count} bedrijven gevonden`),
    choose: 'Kies je bedrijf uit de lijst.',
    kvk: 'KVK',
    results: 'Gevonden bedrijven',
  },
  eligibility: {
    title: { later: 'Je kunt nu nog niet aanvragen', never: 'Met dit bedrijf kun je niet bij ons lenen' },
    intro: (name: string, reasons: number) =>
      `We hebben ${name} opgezocht in het Handelsregister. ${reasons > 1 ? 'Dit zijn de redenen' : 'Dit is de reden'}:`,
    refusals: eligibilityTexts.nl,
    ended: (date: string) => ({
      title: 'Je bedrijf is beëindigd',
      why: `Volgens het Handelsregister is dit bedrijf beëindigd op ${date}. We lenen alleen aan bedrijven die nu actief zijn.`,
      whatNow: 'Heb je een ander bedrijf dat nog bestaat? Zoek dan op dat KVK-nummer.',
    }),
    calendarLink: 'Zet in mijn agenda',
    calendarSummary: `Aanvragen bij ${lender.name}`,
    eligibleFrom: (date: string) => `Vanaf ${date} kun je een aanvraag doen.`,
    registerTitle: 'Dit zagen we in het Handelsregister',
    register: {
      kvkNumber: 'KVK-nummer',
      legalForm: 'Rechtsvorm',
      mainActivity: 'Hoofdactiviteit',
      foundedOn: 'Opgericht op',
      city: 'Plaats',
    },
    source: (date: string) => `Bron: Handelsregister van KVK, opgehaald op ${date}.`,
    wrong: 'Klopt dit niet? Wijzig het bij KVK; wij lezen altijd de nieuwste gegevens.',
    other: 'Zoek een ander bedrijf',
    close: 'Sluiten',
    unknown: 'Niet bekend',
  },
}

const en: typeof nl = {
  search: {
    label: 'Which business is it for?',
    hint: 'Type the name or the KVK number',
    submit: 'Check if you qualify',
    checking: 'Looking in the company register…',
    searching: 'Searching…',
    goesOn: 'Nothing found yet. Keep typing, or enter your KVK number.',
    empty: 'Type the name of your business or its KVK number.',
    none: 'We cannot find a business with this name or number, or it is no longer active. Search by your KVK number and check all 8 digits.',
    cookiesOff:
      'Your browser blocks the cookies of this site. You cannot apply without them. Allow them for this site and load the page again.',
    cookieLost:
      'Only just started? Then your browser refuses the session cookie, because this site is on http and not on https. Safari and other WebKit browsers do that. Start the server with SECURE_COOKIES=off or open the site over https.',
    found: (count) => (count === 1 ? '1 business found' : `${count} businesses found`),
    choose: 'Choose your business from the list.',
    kvk: 'KVK',
    results: 'Businesses found',
  },
  eligibility: {
    title: { later: 'You can’t apply just yet', never: 'We can’t lend to this business' },
    intro: (name, reasons) =>
      `We looked up ${name} in the company register. ${reasons > 1 ? 'These are the reasons' : 'This is the reason'}:`,
    refusals: eligibilityTexts.en,
    ended: (date) => ({
      title: 'Your business has closed',
      why: `According to the company register, this business closed on ${date}. We only lend to businesses that are active now.`,
      whatNow: 'Do you have another business that still exists? Then search by its KVK number.',
    }),
    calendarLink: 'Add to my calendar',
    calendarSummary: `Apply to ${lender.name}`,
    eligibleFrom: (date) => `You can apply from ${date}.`,
    registerTitle: 'What we saw in the company register',
    register: {
      kvkNumber: 'KVK number',
      legalForm: 'Legal form',
      mainActivity: 'Main activity',
      foundedOn: 'Founded on',
      city: 'Town or city',
    },
    source: (date) => `Source: the KVK company register, retrieved on ${date}.`,
    wrong: 'Something wrong? Update it at KVK; we always use the latest data.',
    other: 'Search for another business',
    close: 'Close',
    unknown: 'Not known',
  },
}

export const searchTexts: Texts<typeof nl> = { nl, en }

/** Why the search found nothing. On http a browser that refuses Secure cookies gives an ended session. */
export function searchFailureText(errorKey: string, language: Language, protocol: string): string {
  const { none, cookieLost } = searchTexts[language].search
  if (errorKey === 'no_match') return none
  const text = errorText(errorKey, language)
  return errorKey === 'unauthorised' && protocol === 'http:' ? `${text} ${cookieLost}` : text
}
