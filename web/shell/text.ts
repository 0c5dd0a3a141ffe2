import { lender } from '#lending/this-lender.ts'
import { byLanguage, type Pairs } from '#lending/by-language.ts'
import { hoursIn } from '../hours.ts'
import type { JourneyTab } from '#lending/journey/steps.ts'

const { advisers } = lender
const adviserNames = (locale: string) => new Intl.ListFormat(locale).format(advisers.map(({ name }) => name))
const isOne = advisers.length === 1

export const shellTexts = byLanguage({
  skip: ['Naar de inhoud', 'Skip to content'],
  logoLabel: [`${lender.name}, naar de startpagina`, `${lender.name}, go to the home page`],
  navigationLabel: ['Hoofdmenu', 'Main menu'],
  menu: ['Menu', 'Menu'],
  bannerLabel: ['Mededeling', 'Announcement'],
  links: {
    shortTermLoan: ['Kortlopende zakelijke lening', 'Short-term loan'],
    shortTermCredit: ['Kortlopend krediet', 'Credit line'],
    faq: ['Veelgestelde vragen', 'Questions and answers'],
    knowledgeBase: ['Kennisbank', 'Knowledge base'],
    contact: ['Contact', 'Contact'],
  },
  otherLanguage: ['English', 'Nederlands'],
  progressLabel: ['Voortgang van je aanvraag', 'Progress of your application'],
  tabs: {
    about_you: ['Over jou', 'About you'],
    transactions: ['Transacties', 'Transactions'],
    offer: ['Aanbod', 'Offer'],
  } satisfies Pairs<JourneyTab>,
  leave: {
    title: ['Weet je zeker dat je terug wilt?', 'Are you sure you want to go back?'],
    body: [
      'Je aanbod hoort bij de transacties die je hebt gedeeld. Ga je terug, dan halen we die transacties weg. Je kunt ze daarna opnieuw delen.',
      'Your offer is based on the transactions you shared. If you go back, we remove those transactions. You can share them again afterwards.',
    ],
    goBack: ['Ja, ga terug', 'Yes, go back'],
    showOptions: ['Nee, toon mijn aanbod', 'No, show my offer'],
    close: ['Sluiten', 'Close'],
    failed: [
      'Dat lukte niet. Je transacties staan er nog. Probeer het zo nog een keer.',
      'That did not work. Your transactions are still here. Please try again in a moment.',
    ],
  },
  help: {
    button: ['Hulp', 'Help'],
    title: ['Hulp nodig?', 'Need a hand?'],
    body: [
      `${adviserNames('nl') || 'We'} ${isOne ? 'denkt' : 'denken'} graag met je mee.`,
      `${adviserNames('en-GB') || 'We'} ${isOne ? 'is' : 'are'} happy to help.`,
    ],
    callLabel: ['Bel ons', 'Call us'],
    write: ['Stuur een bericht', 'Send a message'],
    hours: [`Maandag tot en met vrijdag, ${hoursIn('nl').phone}`, `Monday to Friday, ${hoursIn('en').phone}`],
    advisers: [`Onze adviseurs ${adviserNames('nl')}`, `Our advisers ${adviserNames('en-GB')}`],
  },
  footer: {
    label: [`Over ${lender.name}`, `About ${lender.name}`],
    site: ['De site', 'The site'],
    rules: ['Regels en privacy', 'Rules and privacy'],
    faq: ['Veelgestelde vragen', 'Questions and answers'],
    contact: ['Contact', 'Contact'],
    complaint: ['Een klacht', 'Complaints'],
    codeOfConduct: ['Gedragscode', 'Code of conduct'],
    terms: ['Voorwaarden', 'Terms'],
    disclaimer: ['Disclaimer', 'Disclaimer'],
    privacyStatement: ['Privacy', 'Privacy'],
    yourData: ['Jouw gegevens', 'Your data'],
    cookies: ['Cookies', 'Cookies'],
    demonstration: [
      `${lender.name} is een demonstratie: hier wordt geen echt geld uitgeleend.`,
      `${lender.name} is a demonstration: no real money is lent here.`,
    ],
  },
  cookies: {
    title: ['Mogen we meten hoe je de site gebruikt?', 'Can we use analytics cookies?'],
    needed: ['Noodzakelijke cookies staan altijd aan.', 'Essential cookies are always on.'],
    measuring: ['Meten doen we alleen als jij dat goed vindt.', 'We only use the others if you say yes.'],
    accept: ['Ja, prima', 'Accept'],
    refuse: ['Nee, liever niet', 'Reject'],
    options: ['Zelf kiezen', 'Let me choose'],
    save: ['Bewaar mijn keuze', 'Save my choice'],
    necessary: ['Alleen noodzakelijk', 'Essential only'],
    necessaryHint: ['De site werkt gewoon. We meten niets.', 'The site works as usual. We measure nothing.'],
    analytics: ['Noodzakelijk en meten', 'Essential and analytics'],
    analyticsHint: [
      'We tellen welke pagina’s je bekijkt, om de site beter te maken.',
      'We count which pages you view, to make the site better.',
    ],
    more: ['Lees meer over cookies', 'Read more about cookies'],
    legend: ['Welke cookies mogen we gebruiken?', 'Which cookies may we use?'],
  },
  waiting: ['We halen je aanvraag op…', 'Fetching your application…'],
  /** While a call covers the screen. */
  covered: ['Een ogenblik…', 'One moment…'],
  articleIsDutch: ['Dit artikel is er alleen in het Nederlands.', 'This article is only there in Dutch.'],
  readInDutch: ['Lees het in het Nederlands', 'Read it in Dutch'],
  notFound: {
    title: ['Deze pagina bestaat niet', 'This page does not exist'],
    body: [
      'Misschien is het adres verkeerd getypt, of is de pagina verhuisd.',
      'Perhaps the address has a typo, or the page has moved.',
    ],
    call: ['Kom je er niet uit? Bel ons:', 'Can’t find what you need? Call us:'],
    home: ['Naar de startpagina', 'Go to the home page'],
    contact: ['Neem contact op', 'Contact us'],
  },
  failure: {
    title: ['Er ging iets mis op deze pagina', 'Something went wrong on this page'],
    body: [
      'Dat ligt aan ons. Wat je al had ingevuld, is bewaard. Laad de pagina opnieuw om verder te gaan.',
      'That is our fault. Your answers so far are saved. Reload the page to continue.',
    ],
    again: ['Laad de pagina opnieuw', 'Reload the page'],
  },
})
