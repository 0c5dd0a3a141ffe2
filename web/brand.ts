import { lender } from '#lending/lender.ts'

/** The lender. A demonstration: no such lender, number or address exists. */
export const brand = {
  name: lender.name,
  /** Where the site is at home, for addresses that must be written in full. */
  origin: 'https://vlot.example',
  phoneShown: lender.phoneShown,
  phoneLink: lender.phoneLink,
  email: 'hallo@vlot.example',
  /** Where to send a message, e.g. WhatsApp; null for none. */
  messages: null as { name: string; link: string } | null,
  /** The account information service (settings `BANK_…`); the sandbox replaces it until real keys are set. */
  bankLinkService: 'Salt Edge',
  /** Where a lender must show that it is registered, supervised and open to complaints. */
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
  /** The author named by the articles of the knowledge base; null for none. */
  author: 'Redactie Vlot' as string | null,
  /** Public bodies that help an entrepreneur further; no partners of Vlot, and they do not pay us. */
  elsewhere: {
    register: { name: 'KVK', address: 'https://www.kvk.nl/' },
    complaints: { name: 'Kifid', address: 'https://www.kifid.nl/' },
  },
} as const
