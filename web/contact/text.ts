import { exampleReference } from '#lending/desk/reference.ts'
import { dueWords } from '#lending/desk/due-words.ts'
import { lender } from '#lending/this-lender.ts'
import type { Texts } from '#ui/language.ts'
import { hoursIn } from '../hours.ts'

/** A field's label, hint and error. */
export type FieldText = { label: string; hint?: string; wrong: string; isOptional?: true }

type FormText<Field extends string> = {
  title: string
  body: string
  fields: Record<Field, FieldText>
  submit: string
  thanks: { title: string; body: string }
}

type CallField = 'name' | 'phone' | 'preferredMoment'
type MessageField = 'name' | 'email' | 'subject' | 'message'
type ComplaintField = 'name' | 'email' | 'reference' | 'message'
export type Moment = 'morning' | 'afternoon' | 'any'

type Way = { title: string; body: string; action: string }

const nl = {
  pageTitle: 'Contact',
  description: `Bel of mail ${lender.name}, of laat je terugbellen. Je krijgt een adviseur die je aanvraag kan inzien.`,
  title: 'Praat met ons',
  intro:
    'Een vraag over je aanvraag, je aanbod of een nee die je niet begrijpt? Je spreekt een adviseur die je aanvraag kan inzien.',
  toQuestions: 'Bekijk eerst de veelgestelde vragen',
  callBack: {
    title: 'Laat je terugbellen',
    body: `Kies een moment dat jou uitkomt. We bellen je binnen ${dueWords('contact', 'nl')}.`,
    action: 'Plan een gesprek',
  } satisfies Way,
  message: {
    title: 'Schrijf ons',
    body: `Stel je vraag in een bericht. Je hebt binnen ${dueWords('contact', 'nl')} antwoord per mail.`,
    action: 'Stuur een bericht',
  } satisfies Way,
  call: {
    title: 'Bel of mail ons',
    hours: `Maandag tot en met vrijdag, ${hoursIn('nl').phone}`,
  },
  callForm: {
    title: 'Wanneer bellen we je?',
    body: 'Invullen kost een halve minuut.',
    fields: {
      name: { label: 'Je naam', wrong: 'Vul je naam in.' },
      phone: {
        label: 'Je telefoonnummer',
        hint: 'Tien cijfers, bijvoorbeeld 0612345678',
        wrong: 'Vul een nummer van precies 10 cijfers in.',
      },
      preferredMoment: { label: 'Wanneer kunnen we bellen?', wrong: 'Kies een moment uit de lijst.' },
    },
    submit: 'Bel mij terug',
    thanks: {
      title: 'Dank je, we bellen je',
      body: `Binnen ${dueWords('contact', 'nl')}, op het moment dat je koos.`,
    },
  } satisfies FormText<CallField>,
  messageForm: {
    title: 'Stuur een bericht',
    body: `Je krijgt binnen ${dueWords('contact', 'nl')} antwoord per mail.`,
    fields: {
      name: { label: 'Je naam', wrong: 'Vul je naam in.' },
      email: {
        label: 'Je e-mailadres',
        wrong: 'Vul je e-mail in zoals naam@bedrijf.nl.',
      },
      subject: { label: 'Onderwerp', wrong: 'Vul in waar je bericht over gaat.' },
      message: {
        label: 'Je bericht',
        hint: 'Zet er geen wachtwoord, pincode of rekeningnummer in.',
        wrong: 'Schrijf je bericht.',
      },
    },
    submit: 'Verstuur mijn bericht',
    thanks: {
      title: 'Dank je, je bericht is binnen',
      body: `Je krijgt binnen ${dueWords('contact', 'nl')} antwoord per mail.`,
    },
  } satisfies FormText<MessageField>,
  complaint: {
    pageTitle: 'Een klacht',
    description: `Niet tevreden over ${lender.name}? Dien hier je klacht in. Je krijgt meteen een mail met de dag van ons antwoord.`,
    title: 'Een klacht indienen',
    intro: 'Ging er iets mis, of ben je het ergens niet mee eens? Schrijf het ons. Een medewerker zoekt het uit.',
  },
  complaintForm: {
    title: 'Wat is er gebeurd?',
    body: `Je krijgt meteen een mail dat je klacht binnen is, en binnen ${dueWords('complaint', 'nl')} antwoord.`,
    fields: {
      name: { label: 'Je naam', wrong: 'Vul je naam in.' },
      email: { label: 'Je e-mailadres', wrong: 'Vul je e-mail in zoals naam@bedrijf.nl.' },
      reference: {
        label: 'Kenmerk van je aanvraag (niet verplicht)',
        hint: `Het staat in onze mails, bijvoorbeeld ${exampleReference}.`,
        wrong: `Vul een kenmerk in zoals ${exampleReference}, of laat dit leeg.`,
        isOptional: true,
      },
      message: {
        label: 'Je klacht',
        hint: 'Zet er geen wachtwoord, pincode of rekeningnummer in.',
        wrong: 'Schrijf wat er is gebeurd.',
      },
    },
    submit: 'Dien mijn klacht in',
    thanks: {
      title: 'Je klacht is binnen',
      body: `Je krijgt een mail, en binnen ${dueWords('complaint', 'nl')} antwoord.`,
    },
  } satisfies FormText<ComplaintField>,
  moments: {
    any: 'Maakt niet uit',
    morning: `’s Ochtends, ${hoursIn('nl').morning}`,
    afternoon: `’s Middags, ${hoursIn('nl').afternoon}`,
  } satisfies Record<Moment, string>,
  summary: 'Niet alles is goed ingevuld. Kijk naar de velden in het rood.',
  failed: 'Versturen lukte niet. Wat je hebt ingevuld, staat er nog. Probeer het zo nog eens, of bel ons.',
  trap: 'Laat dit veld leeg',
  partners: {
    title: 'Onze partners',
    body: 'Deze bedrijven verwijzen ondernemers naar ons. Hun pagina’s openen in een nieuw venster.',
  },
  elsewhere: {
    title: 'Liever onafhankelijke hulp?',
    body: `Deze organisaties zijn geen partners van ons en verdienen niets aan je bezoek. ${lender.standing.nl.complaints}`,
    register: 'Hulp voor ondernemers bij KVK',
    complaints: lender.isDemonstration ? 'over klachten bij andere aanbieders' : 'als we er samen niet uitkomen',
    own: 'Een klacht over ons indienen',
  },
  before: {
    title: 'Houd dit bij de hand',
    points: ['Het KVK-nummer van je bedrijf.', 'Wat je op je scherm ziet staan, als er iets misging.'],
    privacy:
      'Stuur ons nooit een wachtwoord of pincode; wij vragen er ook nooit om. We bewaren je bericht zes maanden.',
    toPrivacy: 'Lees onze privacyverklaring',
  },
  thanks: {
    pageTitle: 'Bedankt',
    title: 'Dank je, het is goed aangekomen',
    body: `Vroeg je om een telefoontje? Dan bellen we je binnen ${dueWords('contact', 'nl')}. Stuurde je een bericht? Dan krijg je binnen ${dueWords('contact', 'nl')} antwoord. Diende je een klacht in? Dan krijg je een mail met de dag van ons antwoord.`,
    home: 'Naar de startpagina',
    questions: 'Bekijk de veelgestelde vragen',
  },
}

const en: typeof nl = {
  pageTitle: 'Contact',
  description: `Call or email ${lender.name}, or ask us to call you back. You will speak to an adviser who can see your application.`,
  title: 'Talk to us',
  intro:
    'A question about your application, your offer, or a refusal you do not understand? You will speak to an adviser who can see your application.',
  toQuestions: 'Read the questions and answers first',
  callBack: {
    title: 'Ask us to call you back',
    body: `Choose a time that suits you. We call you back within ${dueWords('contact', 'en')}.`,
    action: 'Book a call',
  },
  message: {
    title: 'Write to us',
    body: `Put your question in writing. We answer by email within ${dueWords('contact', 'en')}.`,
    action: 'Send a message',
  },
  call: {
    title: 'Call or email us',
    hours: `Monday to Friday, ${hoursIn('en').phone}`,
  },
  callForm: {
    title: 'When shall we call you?',
    body: 'It takes half a minute.',
    fields: {
      name: { label: 'Your name', wrong: 'Enter your name.' },
      phone: {
        label: 'Your phone number',
        hint: 'Ten digits, for example 0612345678',
        wrong: 'Enter a number of exactly 10 digits.',
      },
      preferredMoment: { label: 'When can we call?', wrong: 'Choose a time from the list.' },
    },
    submit: 'Call me back',
    thanks: {
      title: 'Thank you, we will call you',
      body: `Within ${dueWords('contact', 'en')}, at the time you chose.`,
    },
  },
  messageForm: {
    title: 'Send a message',
    body: `You will have an answer by email within ${dueWords('contact', 'en')}.`,
    fields: {
      name: { label: 'Your name', wrong: 'Enter your name.' },
      email: { label: 'Your email address', wrong: 'Enter an email such as name@company.nl.' },
      subject: { label: 'Subject', wrong: 'Enter what your message is about.' },
      message: {
        label: 'Your message',
        hint: 'Leave out passwords, PINs and account numbers.',
        wrong: 'Write your message.',
      },
    },
    submit: 'Send my message',
    thanks: {
      title: 'Thank you, we have your message',
      body: `You will have an answer by email within ${dueWords('contact', 'en')}.`,
    },
  },
  complaint: {
    pageTitle: 'Complaints',
    description: `Not happy with ${lender.name}? Make a complaint here. You get an email at once with the day of our answer.`,
    title: 'Make a complaint',
    intro: 'Did something go wrong, or do you disagree with us? Tell us. One of our team looks into it.',
  },
  complaintForm: {
    title: 'What happened?',
    body: `You get an email at once that we have your complaint, and an answer within ${dueWords('complaint', 'en')}.`,
    fields: {
      name: { label: 'Your name', wrong: 'Enter your name.' },
      email: { label: 'Your email address', wrong: 'Enter an email such as name@company.nl.' },
      reference: {
        label: 'Reference of your application (optional)',
        hint: `It is in our emails, for example ${exampleReference}.`,
        wrong: `Enter a reference such as ${exampleReference}, or leave this empty.`,
        isOptional: true,
      },
      message: {
        label: 'Your complaint',
        hint: 'Leave out passwords, PINs and account numbers.',
        wrong: 'Tell us what happened.',
      },
    },
    submit: 'Send my complaint',
    thanks: {
      title: 'We have your complaint',
      body: `You will get an email, and an answer within ${dueWords('complaint', 'en')}.`,
    },
  },
  moments: {
    any: 'Any time',
    morning: `In the morning, ${hoursIn('en').morning}`,
    afternoon: `In the afternoon, ${hoursIn('en').afternoon}`,
  },
  summary: 'Something is missing or not quite right. Check the fields in red.',
  failed: 'Your message could not be sent. What you filled in is still here. Try again in a moment, or call us.',
  trap: 'Leave this field empty',
  partners: {
    title: 'Our partners',
    body: 'These companies refer businesses to us. Their pages open in a new window.',
  },
  elsewhere: {
    title: 'Prefer independent help?',
    body: `These organisations are not our partners and earn nothing from your visit. ${lender.standing.en.complaints}`,
    register: 'Help for business owners at KVK',
    complaints: lender.isDemonstration ? 'for complaints about other lenders' : 'if we cannot agree',
    own: 'Make a complaint about us',
  },
  before: {
    title: 'Have this to hand',
    points: ['The KVK number of your business.', 'What your screen says, if something went wrong.'],
    privacy: 'Never send us a password or PIN; we will never ask for one. We keep your message for six months.',
    toPrivacy: 'Read our privacy statement',
  },
  thanks: {
    pageTitle: 'Thank you',
    title: 'Thank you, we have received it',
    body: `Did you ask for a call? We will call you within ${dueWords('contact', 'en')}. Did you send a message? You will have an answer within ${dueWords('contact', 'en')}. Did you make a complaint? You will get an email with the day of our answer.`,
    home: 'Go to the home page',
    questions: 'Read the questions and answers',
  },
}

export const contactTexts: Texts<typeof nl> = { nl, en }
