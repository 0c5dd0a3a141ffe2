const NL = {
  testBench: 'Testomgeving',
  nav: { '/': 'Bedrijven', '/mails': 'Mails', '/faults': 'Storingen' },
  other: 'English',
  companies: {
    title: 'Kies een bedrijf en probeer het',
    today: (day: string) => `Het is hier ${day}.`,
    intro:
      'De knop opent de site met dit bedrijf ingevuld. Kies daar de bank die erbij staat en log in met het KVK-nummer en een willekeurige pincode. Bedrijven, mensen en rekeningen zijn verzonnen.',
    kvk: 'KVK',
    begin: 'Vraag aan als dit bedrijf',
    beginName: (name: string) => `Vraag aan als ${name}`,
    otherTitle: 'Alleen in het register',
    otherIntro:
      'Deze hebben geen eigen bankgegevens: bij elke bank krijgen ze de rekeningen van een gewoon, gezond bedrijf.',
    official: 'Officieel testnummer.',
    failing: (code: string) => `Het register antwoordt met fout ${code}.`,
  },
  mails: {
    title: 'Mails',
    none: 'Nog geen mails. Hier zie je de mails die de site verstuurt; er gaat niets naar buiten.',
    intro: 'De nieuwste eerst. Er gaat niets naar buiten.',
    received: 'Ontvangen (UTC)',
    from: 'Van',
    to: 'Aan',
    subject: 'Onderwerp',
    noSubject: '(geen onderwerp)',
    all: 'Alle mails',
    asHtml: 'Zoals de ontvanger hem ziet',
    frame: 'De mail als HTML',
    asText: 'Als tekst',
    missing: 'Deze mail is er niet',
  },
  faults: {
    title: 'Storingen',
    intro: 'Druk op een knop, of stuur een verzoek zoals dit:',
    how: 'Zonder times blijft de storing aan; after slaat de eerste keren over; path, method, connectionId en callback beperken waar hij toeslaat. DELETE /control/faults zet alles uit.',
    heads: ['Storing', 'Wat er gebeurt', 'Nu', 'Schakel'],
    on: 'aan',
    left: (count: number) => `aan, nog ${count}`,
    buttons: { once: 'eenmaal', on: 'aan', off: 'uit' },
  },
  login: {
    title: 'Inloggen bij de werkplek',
    intro: 'Dit is de inlog van de geldverstrekker zelf, nagemaakt. Kies wie je bent; er zijn geen wachtwoorden.',
    signIn: 'Log in',
    as: (name: string) => `Log in als ${name}`,
    expiredTitle: 'Log opnieuw in',
    expired: 'Deze inlog is verlopen, of begon in een andere browser. Ga terug naar de werkplek en log opnieuw in.',
    signOut: 'Uitloggen',
    signedOut:
      'Je bent uitgelogd bij de werkplek. Wil je ook uitloggen bij de geldverstrekker, en als iemand anders inloggen?',
    yes: 'Ja, log uit',
    no: 'Nee, blijf ingelogd',
  },
}

export type PageText = typeof NL

const EN: PageText = {
  testBench: 'Sandbox',
  nav: { '/': 'Companies', '/mails': 'Mails', '/faults': 'Faults' },
  other: 'Nederlands',
  companies: {
    title: 'Pick a company and try it',
    today: (day) => `Today is ${day} here.`,
    intro:
      'The button opens the site with this company filled in. There, choose the bank shown here and log in with the KVK number and any PIN. Companies, people and accounts are made up.',
    kvk: 'KVK',
    begin: 'Apply as this company',
    beginName: (name) => `Apply as ${name}`,
    otherTitle: 'Only in the register',
    otherIntro:
      'These have no bank data of their own: at any bank they get the accounts of an ordinary, healthy company.',
    official: 'Official test number.',
    failing: (code) => `The register answers with error ${code}.`,
  },
  mails: {
    title: 'Mails',
    none: 'No mails yet. Mails that the site sends appear here; nothing leaves this machine.',
    intro: 'Newest first. Nothing leaves this machine.',
    received: 'Received (UTC)',
    from: 'From',
    to: 'To',
    subject: 'Subject',
    noSubject: '(no subject)',
    all: 'All mails',
    asHtml: 'As the recipient sees it',
    frame: 'The mail as HTML',
    asText: 'As text',
    missing: 'No such mail',
  },
  faults: {
    title: 'Faults',
    intro: 'Press a button, or send a request like this:',
    how: 'Without times the fault stays on; after skips the first calls; path, method, connectionId and callback limit where it strikes. DELETE /control/faults turns everything off.',
    heads: ['Fault', 'What happens', 'Now', 'Switch'],
    on: 'on',
    left: (count) => `on, ${count} left`,
    buttons: { once: 'once', on: 'on', off: 'off' },
  },
  login: {
    title: 'Sign in to the desk',
    intro: 'This stands in for the lender’s own login. Choose who you are; there are no passwords.',
    signIn: 'Sign in',
    as: (name) => `Sign in as ${name}`,
    expiredTitle: 'Sign in again',
    expired: 'This sign-in has ended or was started in another browser. Go back to the desk and sign in again.',
    signOut: 'Sign out',
    signedOut:
      'You are signed out of the desk. Do you want to sign out of the lender’s login too, and sign in as somebody else?',
    yes: 'Yes, sign out',
    no: 'No, stay signed in',
  },
}

/** What the pages for testers say. Dutch is the source; English must have its shape. */
export const PAGE_TEXTS = { nl: NL, en: EN }
export type PageLanguage = keyof typeof PAGE_TEXTS
