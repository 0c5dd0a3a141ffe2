import type { FastifyInstance } from 'fastify'
import { html } from './bank-pages/html.ts'
import { sandboxPage } from './control/sandbox-page.ts'
import type { World } from './world.ts'

const partners: Readonly<Record<string, string>> = {
  boekhouder: 'Boekhouder Het Kladblok',
  marktplein: 'Ondernemersplein De Kraam',
}

const texts = {
  nl: {
    home: '/',
    madeUp: 'Deze partner bestaat niet. De pagina hoort bij de zandbak, zodat je een verwijzing kunt uitproberen.',
    lead: 'Zo verwijst een partner naar de kredietverstrekker: met zijn kenmerk en met utm_source=partner.',
    link: 'Vraag financiering aan',
  },
  en: {
    home: '/en',
    madeUp: 'This partner does not exist. The page belongs to the sandbox, so that a referral can be tried.',
    lead: 'This is how a partner refers to the lender: with its id and with utm_source=partner.',
    link: 'Apply for finance',
  },
}

/** The pages of two made-up partners. They refer to the site whose server the sandbox calls back. */
export function partnerPages(app: FastifyInstance, world: World): void {
  app.get<{ Params: { id: string; language?: string } }>('/partners/:id/:language?', async (request, reply) => {
    const { id, language = 'nl' } = request.params
    const name = Object.hasOwn(partners, id) ? partners[id] : undefined
    if (name === undefined || (language !== 'nl' && language !== 'en')) return reply.callNotFound()
    const text = texts[language]
    const address = `${new URL(world.settings.callbackUrl).origin}${text.home}?id=${id}&utm_source=partner`
    const body = html`<div lang="${language}">
      <p class="intro"><strong>${text.madeUp}</strong></p>
      <p>${text.lead}</p>
      <p class="begin"><a href="${address}">${text.link}</a></p>
    </div>`
    return sandboxPage(request, reply, () => ({ title: name, body }))
  })
}
