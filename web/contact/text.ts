import type { Texts } from '../language.ts'

type ContactText = {
  pageTitle: string
  description: string
  title: string
  intro: string
  toQuestions: string
  call: { title: string; body: string; hours: string }
  mail: { title: string; body: string }
  before: { title: string; points: string[] }
}

export const contactTexts: Texts<ContactText> = {
  nl: {
    pageTitle: 'Contact',
    description: 'Bel of mail Vlot. Je krijgt een adviseur aan de lijn die je aanvraag kan inzien.',
    title: 'Praat met een mens',
    intro: 'Een vraag over je aanvraag, een aanbod of een nee die je niet begrijpt? We leggen het uit.',
    toQuestions: 'Bekijk eerst de veelgestelde vragen',
    call: {
      title: 'Bel ons',
      body: 'Meestal nemen we binnen een minuut op.',
      hours: 'Maandag tot en met vrijdag, 9.00 tot 17.00 uur',
    },
    mail: { title: 'Mail ons', body: 'Je krijgt binnen één werkdag antwoord.' },
    before: {
      title: 'Houd dit bij de hand',
      points: [
        'Het KVK-nummer van je bedrijf.',
        'Wat je op je scherm ziet staan, als er iets misging.',
        'Stuur ons nooit een wachtwoord of pincode. Wij vragen er ook nooit om.',
      ],
    },
  },
  en: {
    pageTitle: 'Contact',
    description: 'Call or mail Vlot. You speak to an adviser who can look at your application.',
    title: 'Talk to a person',
    intro: 'A question about your application, an offer, or a no that you do not understand? We explain it.',
    toQuestions: 'Look at the questions and answers first',
    call: {
      title: 'Call us',
      body: 'We usually pick up within a minute.',
      hours: 'Monday to Friday, 9:00 to 17:00',
    },
    mail: { title: 'Mail us', body: 'You get an answer within one working day.' },
    before: {
      title: 'Have this at hand',
      points: [
        'The KVK number of your business.',
        'What your screen says, if something went wrong.',
        'Never send us a password or PIN. We never ask for one either.',
      ],
    },
  },
}
