import { byLanguage } from '#lending/by-language.ts'
import { exampleReference } from '#lending/desk/reference.ts'
import { dueWords } from '#lending/desk/due-words.ts'
import { lender } from '#lending/this-lender.ts'
import { hoursIn } from '../hours.ts'

/** A field's label, hint and error. */
export type FieldText = { label: string; hint?: string; wrong: string }

export type Moment = 'morning' | 'afternoon' | 'any'

export const contactTexts = byLanguage({
  pageTitle: ['Contact', 'Contact'],
  description: [
    `Bel of mail ${lender.name}, of laat je terugbellen. Je krijgt een adviseur die je aanvraag kan inzien.`,
    `Call or email ${lender.name}, or ask us to call you back. You will speak to an adviser who can see your application.`,
  ],
  title: ['Praat met ons', 'Talk to us'],
  intro: [
    'Een vraag over je aanvraag, je aanbod of een nee die je niet begrijpt? Je spreekt een adviseur die je aanvraag kan inzien.',
    'A question about your application, your offer, or a refusal you do not understand? You will speak to an adviser who can see your application.',
  ],
  toQuestions: ['Bekijk eerst de veelgestelde vragen', 'Read the questions and answers first'],
  callBack: {
    title: ['Laat je terugbellen', 'Ask us to call you back'],
    body: [
      `Kies een moment dat jou uitkomt. We bellen je binnen ${dueWords('contact', 'nl')}.`,
      `Choose a time that suits you. We call you back within ${dueWords('contact', 'en')}.`,
    ],
    action: ['Plan een gesprek', 'Book a call'],
  },
  message: {
    title: ['Schrijf ons', 'Write to us'],
    body: [
      `Stel je vraag in een bericht. Je hebt binnen ${dueWords('contact', 'nl')} antwoord per mail.`,
      `Put your question in writing. We answer by email within ${dueWords('contact', 'en')}.`,
    ],
    action: ['Stuur een bericht', 'Send a message'],
  },
  call: {
    title: ['Bel of mail ons', 'Call or email us'],
    hours: [`Maandag tot en met vrijdag, ${hoursIn('nl').phone}`, `Monday to Friday, ${hoursIn('en').phone}`],
  },
  callForm: {
    title: ['Wanneer bellen we je?', 'When shall we call you?'],
    body: ['Invullen kost een halve minuut.', 'It takes half a minute.'],
    fields: {
      name: { label: ['Je naam', 'Your name'], wrong: ['Vul je naam in.', 'Enter your name.'] },
      phone: {
        label: ['Je telefoonnummer', 'Your phone number'],
        hint: ['Tien cijfers, bijvoorbeeld 0612345678', 'Ten digits, for example 0612345678'],
        wrong: ['Vul een nummer van precies 10 cijfers in.', 'Enter a number of exactly 10 digits.'],
      },
      preferredMoment: {
        label: ['Wanneer kunnen we bellen?', 'When can we call?'],
        wrong: ['Kies een moment uit de lijst.', 'Choose a time from the list.'],
      },
    },
    submit: ['Bel mij terug', 'Call me back'],
    thanks: {
      title: ['Dank je, we bellen je', 'Thank you, we will call you'],
      body: [
        `Binnen ${dueWords('contact', 'nl')}, op het moment dat je koos.`,
        `Within ${dueWords('contact', 'en')}, at the time you chose.`,
      ],
    },
  },
  messageForm: {
    title: ['Stuur een bericht', 'Send a message'],
    body: [
      `Je krijgt binnen ${dueWords('contact', 'nl')} antwoord per mail.`,
      `You will have an answer by email within ${dueWords('contact', 'en')}.`,
    ],
    fields: {
      name: { label: ['Je naam', 'Your name'], wrong: ['Vul je naam in.', 'Enter your name.'] },
      email: {
        label: ['Je e-mailadres', 'Your email address'],
        wrong: ['Vul je e-mail in zoals naam@bedrijf.nl.', 'Enter an email such as name@company.nl.'],
      },
      subject: {
        label: ['Onderwerp', 'Subject'],
        wrong: ['Vul in waar je bericht over gaat.', 'Enter what your message is about.'],
      },
      message: {
        label: ['Je bericht', 'Your message'],
        hint: [
          'Zet er geen wachtwoord, pincode of rekeningnummer in.',
          'Leave out passwords, PINs and account numbers.',
        ],
        wrong: ['Schrijf je bericht.', 'Write your message.'],
      },
    },
    submit: ['Verstuur mijn bericht', 'Send my message'],
    thanks: {
      title: ['Dank je, je bericht is binnen', 'Thank you, we have your message'],
      body: [
        `Je krijgt binnen ${dueWords('contact', 'nl')} antwoord per mail.`,
        `You will have an answer by email within ${dueWords('contact', 'en')}.`,
      ],
    },
  },
  complaint: {
    pageTitle: ['Een klacht', 'Complaints'],
    description: [
      `Niet tevreden over ${lender.name}? Dien hier je klacht in. Je krijgt meteen een mail met de dag van ons antwoord.`,
      `Not happy with ${lender.name}? Make a complaint here. You get an email at once with the day of our answer.`,
    ],
    title: ['Een klacht indienen', 'Make a complaint'],
    intro: [
      'Ging er iets mis, of ben je het ergens niet mee eens? Schrijf het ons. Een medewerker zoekt het uit.',
      'Did something go wrong, or do you disagree with us? Tell us. One of our team looks into it.',
    ],
  },
  complaintForm: {
    title: ['Wat is er gebeurd?', 'What happened?'],
    body: [
      `Je krijgt meteen een mail dat je klacht binnen is, en binnen ${dueWords('complaint', 'nl')} antwoord.`,
      `You get an email at once that we have your complaint, and an answer within ${dueWords('complaint', 'en')}.`,
    ],
    fields: {
      name: { label: ['Je naam', 'Your name'], wrong: ['Vul je naam in.', 'Enter your name.'] },
      email: {
        label: ['Je e-mailadres', 'Your email address'],
        wrong: ['Vul je e-mail in zoals naam@bedrijf.nl.', 'Enter an email such as name@company.nl.'],
      },
      reference: {
        label: ['Kenmerk van je aanvraag (niet verplicht)', 'Reference of your application (optional)'],
        hint: [
          `Het staat in onze mails, bijvoorbeeld ${exampleReference}.`,
          `It is in our emails, for example ${exampleReference}.`,
        ],
        wrong: [
          `Vul een kenmerk in zoals ${exampleReference}, of laat dit leeg.`,
          `Enter a reference such as ${exampleReference}, or leave this empty.`,
        ],
      },
      message: {
        label: ['Je klacht', 'Your complaint'],
        hint: [
          'Zet er geen wachtwoord, pincode of rekeningnummer in.',
          'Leave out passwords, PINs and account numbers.',
        ],
        wrong: ['Schrijf wat er is gebeurd.', 'Tell us what happened.'],
      },
    },
    submit: ['Dien mijn klacht in', 'Send my complaint'],
    thanks: {
      title: ['Je klacht is binnen', 'We have your complaint'],
      body: [
        `Je krijgt een mail, en binnen ${dueWords('complaint', 'nl')} antwoord.`,
        `You will get an email, and an answer within ${dueWords('complaint', 'en')}.`,
      ],
    },
  },
  moments: {
    any: ['Maakt niet uit', 'Any time'],
    morning: [`’s Ochtends, ${hoursIn('nl').morning}`, `In the morning, ${hoursIn('en').morning}`],
    afternoon: [`’s Middags, ${hoursIn('nl').afternoon}`, `In the afternoon, ${hoursIn('en').afternoon}`],
  },
  summary: [
    'Niet alles is goed ingevuld. Kijk naar de velden in het rood.',
    'Something is missing or not quite right. Check the fields in red.',
  ],
  failed: [
    'Versturen lukte niet. Wat je hebt ingevuld, staat er nog. Probeer het zo nog eens, of bel ons.',
    'Your message could not be sent. What you filled in is still here. Try again in a moment, or call us.',
  ],
  trap: ['Laat dit veld leeg', 'Leave this field empty'],
  partners: {
    title: ['Onze partners', 'Our partners'],
    body: [
      'Deze bedrijven verwijzen ondernemers naar ons. Hun pagina’s openen in een nieuw venster.',
      'These companies refer businesses to us. Their pages open in a new window.',
    ],
  },
  elsewhere: {
    title: ['Liever onafhankelijke hulp?', 'Prefer independent help?'],
    body: [
      `Deze organisaties zijn geen partners van ons en verdienen niets aan je bezoek. ${lender.standing.nl.complaints}`,
      `These organisations are not our partners and earn nothing from your visit. ${lender.standing.en.complaints}`,
    ],
    register: ['Hulp voor ondernemers bij KVK', 'Help for business owners at KVK'],
    complaints: [
      lender.isDemonstration ? 'over klachten bij andere aanbieders' : 'als we er samen niet uitkomen',
      lender.isDemonstration ? 'for complaints about other lenders' : 'if we cannot agree',
    ],
    own: ['Een klacht over ons indienen', 'Make a complaint about us'],
  },
  before: {
    title: ['Houd dit bij de hand', 'Have this to hand'],
    points: [
      ['Het KVK-nummer van je bedrijf.', 'The KVK number of your business.'],
      ['Wat je op je scherm ziet staan, als er iets misging.', 'What your screen says, if something went wrong.'],
    ],
    privacy: [
      'Stuur ons nooit een wachtwoord of pincode; wij vragen er ook nooit om. We bewaren je bericht zes maanden.',
      'Never send us a password or PIN; we will never ask for one. We keep your message for six months.',
    ],
    toPrivacy: ['Lees onze privacyverklaring', 'Read our privacy statement'],
  },
  thanks: {
    pageTitle: ['Bedankt', 'Thank you'],
    title: ['Dank je, het is goed aangekomen', 'Thank you, we have received it'],
    body: [
      `Vroeg je om een telefoontje? Dan bellen we je binnen ${dueWords('contact', 'nl')}. Stuurde je een bericht? Dan krijg je binnen ${dueWords('contact', 'nl')} antwoord. Diende je een klacht in? Dan krijg je een mail met de dag van ons antwoord.`,
      `Did you ask for a call? We will call you within ${dueWords('contact', 'en')}. Did you send a message? You will have an answer within ${dueWords('contact', 'en')}. Did you make a complaint? You will get an email with the day of our answer.`,
    ],
    home: ['Naar de startpagina', 'Go to the home page'],
    questions: ['Bekijk de veelgestelde vragen', 'Read the questions and answers'],
  },
})
