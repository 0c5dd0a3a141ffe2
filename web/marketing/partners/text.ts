import type { Language } from '#lending/language.ts'
import { brand } from '../../brand.ts'
import type { DocumentSection } from '../../documents/document.tsx'
import { fillIn } from '../../documents/fill-in.ts'
import { productFigures } from '../../product-figures.ts'

type PartnersText = {
  title: string
  pageTitle: string
  description: string
  eyebrow: string
  intro: string
  sections: readonly DocumentSection[]
  linkTitle: string
  linkBody: string
  link: string
  linkAfter: string
  ask: string
}

/** An intermediary's link; 'id' is theirs, and the utm parameters identify the click (STORE-4, STORE-5). */
const exampleLink = (reference: string) => `${brand.origin}/?id=${reference}&utm_source=partner-${reference}`

const dutch: PartnersText = {
  title: 'Verwijs je klant naar ons en blijf betrokken',
  pageTitle: 'Voor tussenpersonen',
  description:
    'Hoe boekhouders en adviseurs een klant naar Vlot verwijzen: het kenmerk in je link, de vergoeding en de spelregels.',
  eyebrow: 'Voor tussenpersonen',
  intro:
    'Ben je boekhouder, adviseur of vergelijker? Met een eigen kenmerk in je link weten wij dat een aanvraag via jou komt. Meer is er niet voor nodig.',
  linkTitle: 'Zo ziet je link eruit',
  linkBody:
    'Zet je kenmerk achter id. Het bestaat uit kleine letters, cijfers, streepjes of lage streepjes, hoogstens veertig tekens. Je kunt naar elke pagina van onze site verwijzen.',
  link: exampleLink('jouw-kenmerk'),
  linkAfter:
    'Het kenmerk blijft bij de klant zolang het tabblad openstaat. Komt hij via twee tussenpersonen, dan telt de eerste.',
  sections: [
    {
      title: 'Wat je klant ziet',
      parts: [
        'Dezelfde vragen, dezelfde regels en dezelfde prijs als ieder ander. In het aanbod staat dat een tussenpersoon een vergoeding krijgt, en hoeveel dat is.',
      ],
    },
    {
      title: 'Wat je krijgt',
      parts: [
        '{commission} van het bedrag dat je klant leent, als er een overeenkomst komt. Wij betalen dat; het komt niet bovenop de prijs van je klant.',
      ],
    },
    {
      title: 'Wat je niet krijgt',
      parts: ['De transacties, de score en de redenen van je klant. Je klant bepaalt zelf of je die krijgt.'],
    },
    {
      title: 'De spelregels',
      parts: [
        [
          'Je vertelt je klant dat je een vergoeding van ons krijgt.',
          'Je doet de aanvraag niet namens je klant en logt nooit in bij zijn bank.',
          'Je belooft geen uitkomst. Alleen het aanbod telt.',
        ],
      ],
    },
  ],
  ask: 'Vraag een kenmerk aan',
}

const english: PartnersText = {
  title: 'Refer your client, and stay involved',
  pageTitle: 'For intermediaries',
  description:
    'How accountants and advisers refer a client to Vlot: the reference in your link, the fee and the rules.',
  eyebrow: 'For intermediaries',
  intro:
    'Are you an accountant, an adviser or a comparison site? With your own reference in the link, we know that an application comes through you. That is all it takes.',
  linkTitle: 'What your link looks like',
  linkBody:
    'Put your reference after id. Use lower-case letters, digits, hyphens or underscores, forty characters at most. You can link to any page of our site.',
  link: exampleLink('your-reference'),
  linkAfter:
    'The reference stays with the client for as long as the tab is open. If they come through two intermediaries, the first one counts.',
  sections: [
    {
      title: 'What your client sees',
      parts: [
        'The same questions, the same rules and the same price as everybody else. The offer states that an intermediary is paid a fee, and how much.',
      ],
    },
    {
      title: 'What you get',
      parts: [
        '{commission} of the amount your client borrows, if it leads to an agreement. We pay it; it is not added to your client’s price.',
      ],
    },
    {
      title: 'What you do not get',
      parts: [
        'The transactions, the score and the reasons behind your client’s decision. Whether to share those with you is up to them.',
      ],
    },
    {
      title: 'The rules',
      parts: [
        [
          'You tell your client that we pay you a fee.',
          'You do not apply on behalf of your client and never log in at their bank.',
          'You do not promise an outcome. Only the offer counts.',
        ],
      ],
    },
  ],
  ask: 'Ask for a reference',
}

/** NAV-5: information for intermediaries. */
export const partnersText = (language: Language): PartnersText =>
  fillIn(language === 'nl' ? dutch : english, productFigures(language))
