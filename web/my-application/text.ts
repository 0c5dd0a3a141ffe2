import { byLanguage, type Pairs } from '#lending/by-language.ts'
import type { Standing } from '../follow-up/standing.ts'

/** Where it waits for us, the current stage is the heading. */
type Headline = Exclude<Standing, 'waiting'>

const headlines: Pairs<Headline> = {
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
}

export const myApplicationTexts = byLanguage({
  pageTitle: ['Mijn aanvraag', 'My application'],
  loading: ['Een moment…', 'One moment…'],
  title: ['Hoe ver is je aanvraag?', 'Where does your application stand?'],
  intro: ['Vul je KVK-nummer in, dan zie je hoe ver je aanvraag is.', 'Enter your KVK number to find out.'],
  label: ['KVK-nummer', 'KVK number'],
  hint: [
    'Acht cijfers. Het staat op je facturen en in het Handelsregister.',
    'Eight digits. You can find it on your invoices and in the company register.',
  ],
  placeholder: ['Bijvoorbeeld 12345678', 'For example 12345678'],
  invalid: ['Vul de acht cijfers van je KVK-nummer in.', 'Enter the eight digits of your KVK number.'],
  submit: ['Bekijk mijn aanvraag', 'Show my application'],
  opened: (company: string) => [`De aanvraag van ${company}.`, `The application for ${company}.`],
  /** The page's heading; without one of these, the current stage. */
  headlines: headlines,
  noLinkTitle: ['Open deze pagina met de link in onze mail', 'Open this page with the link in our email'],
  noLink: [
    'In onze mails over je aanvraag staat een link. Die werkt 30 dagen. Ben je de mail kwijt?',
    'Our emails about your application contain a link. It works for 30 days. Lost the email?',
  ],
  dead: ['Werkt de link niet meer?', 'Link no longer working?'],
  newLink: ['Vraag een nieuwe link aan', 'Ask for a new link'],
  close: ['Sluit mijn aanvraag', 'Close my application'],
})
