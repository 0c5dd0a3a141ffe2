import type { ProductType } from '#contract/values.ts'
import type { Texts } from '../language.ts'

type MyApplicationText = {
  pageTitle: string
  loading: string
  title: string
  intro: string
  label: string
  hint: string
  placeholder: string
  invalid: string
  submit: string
  opened: (company: string) => string
  chosen: Readonly<Record<ProductType, (amount: string, months: number) => string>>
  noLinkTitle: string
  noLink: string
  dead: string
  newLink: string
}

export const myApplicationTexts: Texts<MyApplicationText> = {
  nl: {
    pageTitle: 'Mijn aanvraag',
    loading: 'Een moment…',
    title: 'Hoe ver is je aanvraag?',
    intro: 'Vul je KVK-nummer in, dan zie je hoe ver je aanvraag is.',
    label: 'KVK-nummer',
    hint: 'Acht cijfers. Het staat op je facturen en in het Handelsregister.',
    placeholder: 'Bijvoorbeeld 12345678',
    invalid: 'Vul de acht cijfers van je KVK-nummer in.',
    submit: 'Bekijk mijn aanvraag',
    opened: (company) => `De aanvraag van ${company}.`,
    chosen: {
      PBL: (amount, months) => `Je koos een kortlopende zakelijke lening van ${amount} voor ${months} maanden.`,
      PBC: (amount, months) => `Je koos een kortlopend krediet tot ${amount} voor ${months} maanden.`,
    },
    noLinkTitle: 'Open deze pagina met de link in onze mail',
    noLink: 'In onze mails over je aanvraag staat een link. Die werkt 30 dagen. Ben je de mail kwijt?',
    dead: 'Werkt de link niet meer?',
    newLink: 'Vraag een nieuwe link aan',
  },
  en: {
    pageTitle: 'My application',
    loading: 'One moment…',
    title: 'Where does your application stand?',
    intro: 'Enter your KVK number to find out.',
    label: 'KVK number',
    hint: 'Eight digits. You can find it on your invoices and in the company register.',
    placeholder: 'For example 12345678',
    invalid: 'Enter the eight digits of your KVK number.',
    submit: 'Show my application',
    opened: (company) => `The application for ${company}.`,
    chosen: {
      PBL: (amount, months) => `You chose a short-term loan of ${amount} over ${months} months.`,
      PBC: (amount, months) => `You chose a credit line of up to ${amount} for ${months} months.`,
    },
    noLinkTitle: 'Open this page with the link in our email',
    noLink: 'Our emails about your application contain a link. It works for 30 days. Lost the email?',
    dead: 'Link no longer working?',
    newLink: 'Ask for a new link',
  },
}
