import type { Language } from '#lending/language.ts'

type InBoth = Readonly<Record<Language, string>>

/** The lender whose product this is: what its folder says (`LENDER_DIR`), for pages, mails and desk. Money in cents. */
export type Lender = {
  readonly name: string
  /** Null where no company stands behind it. */
  readonly company: { readonly legalName: string; readonly address: string; readonly kvkNumber: string } | null
  /** No real money is lent. */
  readonly isDemonstration: boolean
  /** Where the site is at home, for addresses that must be written in full. */
  readonly origin: string
  readonly phoneShown: string
  /** `tel:` and the number with its country. */
  readonly phoneLink: string
  /** Hours of the telephone on a working day; we call back within them. */
  readonly phoneHours: { readonly from: number; readonly to: number }
  readonly email: string
  /** Where to send a message, e.g. WhatsApp. */
  readonly messages: { readonly name: string; readonly link: string } | null
  /** The account information service (settings `BANK_…`), and a sentence of its licence. */
  readonly bankLink: { readonly service: InBoth; readonly supervision: InBoth }
  /** Where a lender must show that it is registered, supervised and open to complaints. */
  readonly standing: Readonly<Record<Language, { register: string; licence: string; complaints: string }>>
  /** An outside body for complaints. */
  readonly complaintsBody: { readonly name: string; readonly address: string } | null
  /** Whether loans are registered with BKR, the credit register. Applications never are. */
  readonly reportsToBkr: boolean
  /** Days after the payout in which a borrower can withdraw without a reason; 0 is none. */
  readonly withdrawalDays: number
  /** From this amount on the mobile gets a code too, to accept an agreement; null: a mailed one is enough. */
  readonly secondCodeFromCents: number | null
  /** Named by the articles of the knowledge base. */
  readonly author: string | null
  /** People who help an applicant; `picture` is a file of the folder's `advisers`. */
  readonly advisers: readonly { readonly name: string; readonly picture: string }[]
  /** The mark beside the name: that of the demonstration, the first letter, or the folder's `pictures/logo.svg`. */
  readonly mark: 'raft' | 'letter' | 'file'
  /** Files of the folder's `pictures`, as favicon.ico and social/site-nl.png. */
  readonly pictures: readonly string[]
  /** Of six hexadecimal digits; the others are mixed of them (contract/lender/colours.ts). */
  readonly colours: {
    readonly accent: string
    /** For words and lines on light grounds. */
    readonly accentDark: string
    readonly ink: string
    readonly highlight: string
    readonly ground: string
  }
  /** The amount that each role at the desk may approve by itself; 0 is none. */
  readonly authority: { readonly assessor: number; readonly senior: number }
  /** Days that differ from `retentionTable`. */
  readonly retention: Readonly<Record<string, number>>
}

/** Without a folder: a lender that does not exist, with a number and addresses that nobody has. */
export const demonstration: Lender = {
  name: 'Vlot',
  company: null,
  isDemonstration: true,
  origin: 'https://vlot.example',
  phoneShown: '085 000 12 34',
  phoneLink: 'tel:+31850001234',
  phoneHours: { from: 9, to: 17 },
  email: 'hallo@vlot.example',
  messages: null,
  bankLink: {
    service: { nl: 'Banksteiger (verzonnen)', en: 'Banksteiger (made up)' },
    supervision: {
      nl: 'Banksteiger bestaat niet echt en heeft dus geen vergunning.',
      en: 'Banksteiger does not really exist, so it has no licence.',
    },
  },
  standing: {
    nl: {
      register: 'Vlot bestaat niet echt en staat dus niet in het Handelsregister.',
      licence: 'Voor lenen aan bedrijven is in Nederland geen vergunning van de AFM nodig.',
      complaints: 'Vlot is een demonstratie en daarom niet aangesloten bij Kifid.',
    },
    en: {
      register: 'Vlot does not really exist, so it is not in the Dutch company register.',
      licence:
        'In the Netherlands, lending to businesses does not require a licence from the AFM, the financial regulator.',
      complaints: 'Vlot is a demonstration, so it is not a member of Kifid, the Dutch complaints body.',
    },
  },
  complaintsBody: { name: 'Kifid', address: 'https://www.kifid.nl/' },
  reportsToBkr: false,
  withdrawalDays: 14,
  secondCodeFromCents: 20_000_00,
  author: 'Redactie Vlot',
  advisers: [
    { name: 'Sanne', picture: 'sanne.svg' },
    { name: 'Youssef', picture: 'youssef.svg' },
    { name: 'Marijke', picture: 'marijke.svg' },
  ],
  mark: 'raft',
  pictures: [
    'favicon.ico',
    'apple-touch-icon.png',
    'icon-192.png',
    'icon-512.png',
    ...['site', 'loan', 'credit', 'knowledge'].flatMap((card) => [`social/${card}-nl.png`, `social/${card}-en.png`]),
  ],
  colours: {
    accent: '#f26a1b',
    accentDark: '#b3410a',
    ink: '#0b2545',
    highlight: '#f5b83d',
    ground: '#fffaf4',
  },
  authority: { assessor: 50_000_00, senior: 100_000_00 },
  retention: {},
}

/** A lender as its pages have it, put on `globalThis` before their scripts run; `policy` is the file's rows. */
export type Site = {
  readonly lender: Lender
  readonly policy: object | null
  /** The lender's texts by file name, as `terms.nl.md`. Only the renderer has them. */
  readonly documents: Readonly<Record<string, string>>
}

/** Defined as true in scripts for browsers and in the renderer; no other program knows the name. */
declare const IS_OF_SITE: true

/** Null but in what is built for browsers. */
export const site: Site | null =
  typeof IS_OF_SITE === 'undefined' ? null : (globalThis as never as { readonly site: Site }).site
