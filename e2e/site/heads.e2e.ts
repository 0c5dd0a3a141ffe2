import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/page.ts'

/** The head of a page as the server sends it, before any script has run. */
async function headOf(request: APIRequestContext, path: string) {
  const sent = await (await request.get(path)).text()
  // The text for browsers without scripts has a heading too.
  const html = sent.replace(/<noscript>[\s\S]*?<\/noscript>/g, '')
  const of = (pattern: RegExp) => pattern.exec(html)?.[1] ?? null
  return {
    language: of(/<html\b[^>]*\blang="(\w+)"/),
    title: of(/<title>([^<]*)<\/title>/),
    heading: of(/<h1\b[^>]*>([^<]*)<\/h1>/),
    canonical: of(/<link rel="canonical" href="https:\/\/vlot\.example([^"]*)"/),
    alternates: [
      ...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="https:\/\/vlot\.example([^"]*)"/gi),
    ].map(([, language, address]) => `${language} ${address}`),
  }
}

type Page = readonly [row: string, path: string, dutch: string, english: string, englishPath?: string]

/** The headings that the build paints, in both languages; the other screens begin with an application's data. */
const headings: Readonly<Record<string, readonly [dutch: string, english: string]>> = {
  '/jouw-aanvraag': ['Hoeveel geld heb je nodig?', 'How much do you need?'],
  '/extra-uitgaven': ['Komt er een grote uitgave aan?', 'Is a large expense coming up?'],
  '/transacties-uploaden': ['Je zakelijke transacties', 'Your business transactions'],
  '/transacties-verzamelen': ['We halen je transacties op', 'Getting your transactions'],
  '/get-offers': ['We berekenen je aanbod', 'We are working out your offer'],
  '/persoonlijk-aanbod': ['Ons antwoord op je aanvraag', 'Our answer to your application'],
  '/volgende-stappen': ['Je aanvraag', 'Your application'],
  '/feedback-success': ['Je aanvraag', 'Your application'],
  '/request-failed': ['Je verzoek is niet gelukt', 'Your request did not go through'],
  '/reconsent/NL': ['Vernieuw je toestemming', 'Renew your consent'],
  '/reconsent/get-consent/NL': ['Vernieuw je toestemming bij je bank', 'Renew your consent at your bank'],
  '/bestaat-niet': ['Deze pagina bestaat niet', 'This page does not exist'],
  '/verder-gaan': ['Ga verder met je aanvraag', 'Continue your application'],
}

const journeyPages: readonly Page[] = [
  ['ROUTE-6', '/jouw-aanvraag', 'Jouw aanvraag', 'Your application'],
  ['ROUTE-7', '/extra-uitgaven', 'Extra uitgaven', 'Extra expenses'],
  ['ROUTE-8', '/transacties-uploaden', 'Transacties delen', 'Share transactions'],
  ['ROUTE-9', '/transacties-verzamelen', 'Transacties verzamelen', 'Collecting transactions'],
  ['ROUTE-10', '/get-offers', 'Je aanbod wordt berekend', 'Your offer is being worked out'],
  ['ROUTE-11', '/persoonlijk-aanbod', 'Jouw aanbod', 'Your offer'],
  ['ROUTE-12', '/volgende-stappen', 'Volgende stappen', 'Next steps'],
  ['ROUTE-13', '/request-failed', 'Dat lukte niet', 'That did not work'],
  ['ROUTE-14', '/feedback-success', 'Bedankt', 'Thank you'],
  ['ROUTE-16', '/reconsent/NL', 'Vernieuw je toestemming', 'Renew your consent', '/reconsent/EN'],
  [
    'ROUTE-17',
    '/reconsent/get-consent/NL',
    'Toestemming bij je bank',
    'Consent at your bank',
    '/reconsent/get-consent/EN',
  ],
  ['ROUTE-19', '/bestaat-niet', 'Deze pagina bestaat niet', 'This page does not exist'],
  ['FLOW-11', '/verder-gaan', 'Ga verder met je aanvraag', 'Continue your application'],
]

for (const [row, path, dutch, english, englishPath = `/en${path}`] of journeyPages) {
  test(`${row} ROUTE-20 ${path} is sent with its title, its heading and its language, in Dutch and in English`, async ({
    request,
  }) => {
    const [heading = null, englishHeading = null] = headings[path] ?? []
    expect(await headOf(request, path)).toMatchObject({ language: 'nl', title: `${dutch} | Vlot`, heading })
    expect(await headOf(request, englishPath)).toMatchObject({
      language: 'en',
      title: `${english} | Vlot`,
      heading: englishHeading,
    })
  })
}

test('ROUTE-5 ROUTE-15 ROUTE-16 what has one address for both languages is sent as Dutch', async ({ request }) => {
  for (const [path, title] of [
    ['/redirection', 'Naar je bank | Vlot'],
    ['/transaction-success', 'Terug van je bank | Vlot'],
    ['/reconsent', 'Vernieuw je toestemming | Vlot'],
  ] as const) {
    expect(await headOf(request, path), path).toMatchObject({ language: 'nl', title })
  }
})

const contentPages: readonly Page[] = [
  ['FOOT-1', '/gedragscode', 'Gedragscode', 'Code of conduct'],
  ['FOOT-1', '/voorwaarden', 'Voorwaarden', 'Terms and conditions'],
  ['FOOT-1', '/disclaimer', 'Disclaimer', 'Disclaimer'],
  ['FOOT-1', '/privacyverklaring', 'Privacyverklaring', 'Privacy statement'],
  ['NAV-5', '/tussenpersonen', 'Voor tussenpersonen', 'For intermediaries'],
  [
    'NAV-5',
    '/zo-rekent-een-geldverstrekker',
    'Whitepaper: zo rekent een geldverstrekker',
    'White paper: how a lender does the sums',
  ],
  ['ROUTE-18', '/kennisbank', 'Kennisbank voor ondernemers', 'Knowledge for business owners'],
  ['ROUTE-18', '/kennisbank/ondernemen', 'Ondernemen | Kennisbank', 'Running a business | Knowledge base'],
  [
    'ROUTE-18',
    '/kennisbank/financiele-begrippen',
    'Financiële begrippen | Kennisbank',
    'Financial terms | Knowledge base',
  ],
  [
    'ROUTE-18',
    '/kennisbank/financieringsmogelijkheden',
    'Financieringsmogelijkheden | Kennisbank',
    'Ways to finance | Knowledge base',
  ],
]

for (const [row, path, dutch, english] of contentPages) {
  test(`${row} ROUTE-20 ROUTE-21 ${path} is sent with its title, its own address and those of both languages`, async ({
    request,
  }) => {
    const alternates = [`nl ${path}`, `en /en${path}`, `x-default ${path}`]
    for (const [language, address, title] of [
      ['nl', path, dutch],
      ['en', `/en${path}`, english],
    ] as const) {
      const due = { language, title: `${title} | Vlot`, canonical: address, alternates }
      expect(await headOf(request, address), address).toMatchObject(due)
    }
  })
}
