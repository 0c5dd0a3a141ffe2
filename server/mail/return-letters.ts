import { byLanguage, type Pairs } from '#lending/by-language.ts'
import { lender } from '#lending/this-lender.ts'
import type { Language } from '#lending/language.ts'
import type { DeviceKind } from '../device-kind.ts'
import type { CaseLetter } from './case-mail.ts'
import { letterOf } from './letter-form.ts'
import { oneLine } from './letters.ts'

type Common = { language: Language; company: string }

/** When an application was begun, and on what kind of device. */
export type ApplicationStart = { at: Date; on: DeviceKind }

const footer = byLanguage((company: string) => [
  [
    `Je krijgt deze mail omdat je dit adres bij de aanvraag van ${oneLine(company)} hebt achtergelaten.`,
    `You are receiving this email because this address was given in the application for ${oneLine(company)}.`,
  ],
  ['Antwoorden op deze mail kan niet.', 'You cannot reply to this email.'],
])

/** Renewing a consent on request: the link, and that it is the only one that works. */
export function reconsentLinkLetter({
  language,
  company,
  bank,
  url,
}: Common & { bank: string; url: string }): CaseLetter {
  const words = {
    nl: {
      subject: `Je nieuwe link voor ${oneLine(bank)}`,
      heading: 'Hier is je nieuwe link',
      paragraphs: [`Met deze link vernieuw je de koppeling met ${oneLine(bank)}. Houd je KVK-nummer bij de hand.`],
      action: { label: 'Koppeling vernieuwen', url },
      afterwards: [
        'Je kunt de link één keer gebruiken, binnen 30 dagen. Daarna werken oudere links niet meer.',
        'Heb je niet om deze link gevraagd? Dan hoef je niets te doen.',
      ],
    },
    en: {
      subject: `Your new link for ${oneLine(bank)}`,
      heading: 'Here is your new link',
      paragraphs: [`Use this link to renew the connection with ${oneLine(bank)}. Have your KVK number ready.`],
      action: { label: 'Renew the connection', url },
      afterwards: [
        'You can use the link once, within 30 days. After that, older links no longer work.',
        'If you did not ask for this link, you can ignore this email.',
      ],
    },
  }
  return letterOf({ language, ...words[language], footer: footer[language](company) })
}

const devices = byLanguage<Pairs<DeviceKind>>({
  iphone: ['een iPhone', 'an iPhone'],
  ipad: ['een iPad', 'an iPad'],
  'android-phone': ['een telefoon met Android', 'an Android phone'],
  'android-tablet': ['een tablet met Android', 'an Android tablet'],
  windows: ['een computer met Windows', 'a Windows computer'],
  mac: ['een Mac', 'a Mac'],
  linux: ['een computer met Linux', 'a Linux computer'],
  unknown: ['een apparaat dat we niet herkennen', 'a device we do not recognise'],
})

const moment = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Amsterdam' } as const
const moments = { nl: new Intl.DateTimeFormat('nl-NL', moment), en: new Intl.DateTimeFormat('en-GB', moment) }

/** An application can be begun with another person's address: by this its owner sees when and where. */
function begunIn(language: Language, { at, on }: ApplicationStart): string {
  const [when, device] = [moments[language].format(at), devices[language][on]]
  return language === 'nl'
    ? `Deze aanvraag is begonnen op ${when}, op ${device}.`
    : `This application was started on ${when}, on ${device}.`
}

type Resume = Common & { begun: ApplicationStart; url: string; hasFiles: boolean }

/** FLOW-11: going on with an application later; `hasFiles`: because a bookkeeper's files came in. */
export function resumeLinkLetter({ language, company, begun, url, hasFiles }: Resume): CaseLetter {
  const name = oneLine(company)
  const came = byLanguage({
    subject: ['Er zijn bestanden van je boekhouder', 'Files from your bookkeeper'],
    heading: ['Kijk of dit de goede bestanden zijn', 'Check that these are the right files'],
    text: [
      `Met de link voor je boekhouder zijn bankafschriften aangeleverd voor ${name}. Ze tellen pas mee als jij ze gebruikt.`,
      `Bank statements for ${name} have come in by the link for your bookkeeper. They only count once you use them.`,
    ],
  })
  const words = {
    nl: {
      subject: hasFiles ? came.nl.subject : `Ga verder met je aanvraag bij ${lender.name}`,
      heading: hasFiles ? came.nl.heading : 'Ga verder waar je was',
      paragraphs: [
        hasFiles ? came.nl.text : `Je aanvraag voor ${name} is bewaard. Met deze link ga je verder.`,
        `${begunIn('nl', begun)} Was jij dat niet? Gebruik deze link dan niet.`,
        'We vragen je KVK-nummer. Daarna mailen we je een code, zodat niemand anders bij je aanvraag kan.',
      ],
      action: { label: 'Verder met mijn aanvraag', url },
      afterwards: [
        'Je kunt de link één keer gebruiken, binnen 30 dagen. Daarna werken oudere links niet meer.',
        'Heb je dit niet gevraagd? Dan hoef je niets te doen.',
      ],
    },
    en: {
      subject: hasFiles ? came.en.subject : `Continue your application to ${lender.name}`,
      heading: hasFiles ? came.en.heading : 'Pick up where you left off',
      paragraphs: [
        hasFiles ? came.en.text : `Your application for ${name} is saved. This link takes you back to it.`,
        `${begunIn('en', begun)} If that was not you, do not use this link.`,
        'We will ask for your KVK number and then email you a code, so that nobody else can open your application.',
      ],
      action: { label: 'Continue my application', url },
      afterwards: [
        'You can use the link once, within 30 days. After that, older links no longer work.',
        'If you did not ask for this, you can ignore this email.',
      ],
    },
  }
  return letterOf({ language, ...words[language], footer: footer[language](company) })
}

/** The second factor of a resume link. The code is not in the subject, which a locked phone shows. */
export function codeLetter({
  language,
  company,
  begun,
  code,
}: Common & { begun: ApplicationStart; code: string }): CaseLetter {
  const words = byLanguage({
    subject: ['Je code om verder te gaan', 'Your code to continue'],
    heading: ['Je code', 'Your code'],
    paragraphs: [
      [
        'Typ deze code over op de pagina waar je was. De code werkt 10 minuten.',
        'Enter this code on the page you came from. It works for 10 minutes.',
      ],
      [
        `${begunIn('nl', begun)} Was jij dat niet? Gebruik de code dan niet.`,
        `${begunIn('en', begun)} If that was not you, do not use the code.`,
      ],
    ],
    afterwards: [
      [
        'Gebruik je de code, dan kan alleen jij nog bij de aanvraag. Op andere apparaten gaat die dicht.',
        'Once you use the code, only you can open the application. It closes on any other device.',
      ],
      ['Geef deze code aan niemand. Wij vragen er nooit naar.', 'Never share this code. We will not ask you for it.'],
      [
        'Heb je niet om een code gevraagd? Vraag dan een nieuwe link aan en gebruik die: daarna werkt de oude link niet meer.',
        'If you did not ask for a code, request a new link and use it. The old link then stops working.',
      ],
    ],
  })
  return letterOf({ language, ...words[language], code, footer: footer[language](company) })
}

/** Proves an address, so that forms sent from it can be erased. No company: it may be a stranger's. */
export function erasureCodeLetter({ language, code }: { language: Language; code: string }): CaseLetter {
  const words = {
    nl: {
      subject: 'Je code om je berichten te wissen',
      heading: 'Je code',
      paragraphs: [
        'Iemand wil de berichten wissen die vanaf dit adres met ons contactformulier zijn verstuurd. Ben jij dat? Typ dan deze code over op de pagina waar je was. De code werkt 10 minuten.',
      ],
      afterwards: ['Ben jij dat niet? Dan hoef je niets te doen. Zonder de code blijft alles staan.'],
      footer: ['Je krijgt deze mail omdat dit adres op onze site is ingevuld.', 'Antwoorden op deze mail kan niet.'],
    },
    en: {
      subject: 'Your code to erase your messages',
      heading: 'Your code',
      paragraphs: [
        'Someone has asked us to erase the messages sent from this address with our contact form. If that was you, enter this code on the page you came from. It works for 10 minutes.',
      ],
      afterwards: ['If that was not you, you can ignore this email. Nothing is erased without the code.'],
      footer: [
        'You are receiving this email because this address was entered on our website.',
        'You cannot reply to this email.',
      ],
    },
  }
  return letterOf({ language, ...words[language], code })
}
