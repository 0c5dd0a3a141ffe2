import { hoursIn } from '../hours.ts'
import type { JourneyTab } from '#lending/journey/steps.ts'
import type { Texts } from '../language.ts'

type ShellText = {
  skip: string
  logoLabel: string
  navigationLabel: string
  menu: string
  bannerLabel: string
  links: {
    shortTermLoan: string
    shortTermCredit: string
    faq: string
    knowledgeBase: string
    contact: string
  }
  otherLanguage: string
  progressLabel: string
  tabs: Record<JourneyTab, string>
  leave: { title: string; body: string; goBack: string; showOptions: string; close: string; failed: string }
  help: {
    button: string
    title: string
    body: string
    callLabel: string
    write: string
    hours: string
    advisers: string
  }
  footer: {
    label: string
    site: string
    rules: string
    faq: string
    contact: string
    codeOfConduct: string
    terms: string
    disclaimer: string
    privacyStatement: string
    yourData: string
    cookies: string
    demonstration: string
  }
  cookies: {
    title: string
    needed: string
    measuring: string
    accept: string
    refuse: string
    options: string
    save: string
    necessary: string
    necessaryHint: string
    analytics: string
    analyticsHint: string
    more: string
    legend: string
  }
  waiting: string
  /** While a call covers the screen. */
  covered: string
  notFound: { title: string; body: string; call: string; home: string; contact: string }
  failure: { title: string; body: string; again: string }
}

export const shellTexts: Texts<ShellText> = {
  nl: {
    skip: 'Naar de inhoud',
    logoLabel: 'Vlot, naar de startpagina',
    navigationLabel: 'Hoofdmenu',
    menu: 'Menu',
    bannerLabel: 'Mededeling',
    links: {
      shortTermLoan: 'Kortlopende zakelijke lening',
      shortTermCredit: 'Kortlopend krediet',
      faq: 'Veelgestelde vragen',
      knowledgeBase: 'Kennisbank',
      contact: 'Contact',
    },
    otherLanguage: 'English',
    progressLabel: 'Voortgang van je aanvraag',
    tabs: { about_you: 'Over jou', transactions: 'Transacties', offer: 'Aanbod' },
    leave: {
      title: 'Weet je zeker dat je terug wilt?',
      body: 'Je aanbod hoort bij de transacties die je hebt gedeeld. Ga je terug, dan halen we die transacties weg. Je kunt ze daarna opnieuw delen.',
      goBack: 'Ja, ga terug',
      showOptions: 'Nee, toon mijn aanbod',
      close: 'Sluiten',
      failed: 'Dat lukte niet. Je transacties staan er nog. Probeer het zo nog een keer.',
    },
    help: {
      button: 'Hulp',
      title: 'Hulp nodig?',
      body: 'Sanne, Youssef en Marijke denken graag met je mee.',
      callLabel: 'Bel ons',
      write: 'Stuur een bericht',
      hours: `Maandag tot en met vrijdag, ${hoursIn('nl').phone}`,
      advisers: 'Onze adviseurs Sanne, Youssef en Marijke',
    },
    footer: {
      label: 'Over Vlot',
      site: 'De site',
      rules: 'Regels en privacy',
      faq: 'Veelgestelde vragen',
      contact: 'Contact',
      codeOfConduct: 'Gedragscode',
      terms: 'Voorwaarden',
      disclaimer: 'Disclaimer',
      privacyStatement: 'Privacy',
      yourData: 'Jouw gegevens',
      cookies: 'Cookies',
      demonstration: 'Vlot is een demonstratie: hier wordt geen echt geld uitgeleend.',
    },
    cookies: {
      title: 'Mogen we meten hoe je de site gebruikt?',
      needed: 'Noodzakelijke cookies staan altijd aan.',
      measuring: 'Meten doen we alleen als jij dat goed vindt.',
      accept: 'Ja, prima',
      refuse: 'Nee, liever niet',
      options: 'Zelf kiezen',
      save: 'Bewaar mijn keuze',
      necessary: 'Alleen noodzakelijk',
      necessaryHint: 'De site werkt gewoon. We meten niets.',
      analytics: 'Noodzakelijk en meten',
      analyticsHint: 'We tellen welke pagina’s je bekijkt, om de site beter te maken.',
      more: 'Lees meer over cookies',
      legend: 'Welke cookies mogen we gebruiken?',
    },
    waiting: 'We halen je aanvraag op…',
    covered: 'Een ogenblik…',
    notFound: {
      title: 'Deze pagina bestaat niet',
      body: 'Misschien is het adres verkeerd getypt, of is de pagina verhuisd.',
      call: 'Kom je er niet uit? Bel ons:',
      home: 'Naar de startpagina',
      contact: 'Neem contact op',
    },
    failure: {
      title: 'Er ging iets mis op deze pagina',
      body: 'Dat ligt aan ons. Wat je al had ingevuld, is bewaard. Laad de pagina opnieuw om verder te gaan.',
      again: 'Laad de pagina opnieuw',
    },
  },
  en: {
    skip: 'Skip to content',
    logoLabel: 'Vlot, go to the home page',
    navigationLabel: 'Main menu',
    menu: 'Menu',
    bannerLabel: 'Announcement',
    links: {
      shortTermLoan: 'Short-term loan',
      shortTermCredit: 'Credit line',
      faq: 'Questions and answers',
      knowledgeBase: 'Knowledge base',
      contact: 'Contact',
    },
    otherLanguage: 'Nederlands',
    progressLabel: 'Progress of your application',
    tabs: { about_you: 'About you', transactions: 'Transactions', offer: 'Offer' },
    leave: {
      title: 'Are you sure you want to go back?',
      body: 'Your offer is based on the transactions you shared. If you go back, we remove those transactions. You can share them again afterwards.',
      goBack: 'Yes, go back',
      showOptions: 'No, show my offer',
      close: 'Close',
      failed: 'That did not work. Your transactions are still here. Please try again in a moment.',
    },
    help: {
      button: 'Help',
      title: 'Need a hand?',
      body: 'Sanne, Youssef and Marijke are happy to help.',
      callLabel: 'Call us',
      write: 'Send a message',
      hours: `Monday to Friday, ${hoursIn('en').phone}`,
      advisers: 'Our advisers Sanne, Youssef and Marijke',
    },
    footer: {
      label: 'About Vlot',
      site: 'The site',
      rules: 'Rules and privacy',
      faq: 'Questions and answers',
      contact: 'Contact',
      codeOfConduct: 'Code of conduct',
      terms: 'Terms',
      disclaimer: 'Disclaimer',
      privacyStatement: 'Privacy',
      yourData: 'Your data',
      cookies: 'Cookies',
      demonstration: 'Vlot is a demonstration: no real money is lent here.',
    },
    cookies: {
      title: 'Can we use analytics cookies?',
      needed: 'Essential cookies are always on.',
      measuring: 'We only use the others if you say yes.',
      accept: 'Accept',
      refuse: 'Reject',
      options: 'Let me choose',
      save: 'Save my choice',
      necessary: 'Essential only',
      necessaryHint: 'The site works as usual. We measure nothing.',
      analytics: 'Essential and analytics',
      analyticsHint: 'We count which pages you view, to make the site better.',
      more: 'Read more about cookies',
      legend: 'Which cookies may we use?',
    },
    waiting: 'Fetching your application…',
    covered: 'One moment…',
    notFound: {
      title: 'This page does not exist',
      body: 'Perhaps the address has a typo, or the page has moved.',
      call: 'Can’t find what you need? Call us:',
      home: 'Go to the home page',
      contact: 'Contact us',
    },
    failure: {
      title: 'Something went wrong on this page',
      body: 'That is our fault. Your answers so far are saved. Reload the page to continue.',
      again: 'Reload the page',
    },
  },
}
