import { byLanguage, type Pairs } from '#lending/by-language.ts'
import type { Texts } from '#ui/language.ts'
import type { Standing } from '../follow-up/standing.ts'

/** Where it waits for us, the current stage is the heading. */
type Headline = Exclude<Standing, 'waiting'>

const headlines = byLanguage<Pairs<Headline>>({
  changed: ['Maak je aanvraag eerst af', 'Complete your application first'],
  agreement: ['Je overeenkomst staat klaar', 'Your agreement is ready'],
  document: ['We hebben een document van je nodig', 'We need a document from you'],
  choose: ['Het antwoord is ja', 'The answer is yes'],
  expired: ['Je aanbod is verlopen', 'Your offer has expired'],
  review: ['We kijken opnieuw naar je aanvraag', 'We are looking at your application again'],
  revised: ['We komen terug op ons besluit', 'We are changing our decision'],
  refused: ['We kunnen je nu geen lening aanbieden', 'We cannot offer you a loan at the moment'],
  takenBack: ['Je hebt je keuze teruggenomen', 'You have taken back your choice'],
  stopped: ['We kunnen deze aanvraag niet afronden', 'We cannot complete this application'],
  paid: ['Het geld is overgemaakt', 'The money has been transferred'],
})

const nl = {
  pageTitle: 'Mijn aanvraag',
  loading: 'Een moment…',
  title: 'Hoe ver is je aanvraag?',
  intro: 'Vul je KVK-nummer in, dan zie je hoe ver je aanvraag is.',
  label: 'KVK-nummer',
  hint: 'Acht cijfers. Het staat op je facturen en in het Handelsregister.',
  placeholder: 'Bijvoorbeeld 12345678',
  invalid: 'Vul de acht cijfers van je KVK-nummer in.',
  submit: 'Bekijk mijn aanvraag',
  opened: (company: string) => `De aanvraag van ${company}.`,
  /** The page's heading; without one of these, the current stage. */
  headlines: headlines.nl,
  noLinkTitle: 'Open deze pagina met de link in onze mail',
  noLink: 'In onze mails over je aanvraag staat een link. Die werkt 30 dagen. Ben je de mail kwijt?',
  dead: 'Werkt de link niet meer?',
  newLink: 'Vraag een nieuwe link aan',
  close: 'Sluit mijn aanvraag',
}

const en: typeof nl = {
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
  headlines: headlines.en,
  noLinkTitle: 'Open this page with the link in our email',
  noLink: 'Our emails about your application contain a link. It works for 30 days. Lost the email?',
  dead: 'Link no longer working?',
  newLink: 'Ask for a new link',
  close: 'Close my application',
}

export const myApplicationTexts: Texts<typeof nl> = { nl, en }
