import type { FastifyInstance, FastifyReply } from 'fastify'
import type { World } from '../world.ts'
import { registerEntries, registerEntry } from './entries.ts'
import type { RegisterEntry } from '../seeded/entry.ts'
import { basicProfile, branchList, mainBranch, owner } from './profile-view.ts'
import { hitView, search, type SearchQuery } from './search.ts'

class RegisterFault extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, text: string) {
    super(text)
    this.status = status
    this.code = code
  }
}

/** The chamber of commerce's register: Zoeken v2 and Basisprofiel v1, under /kvk. */
export function registerRoutes(app: FastifyInstance, world: World): void {
  const base = () => `${world.origin}/kvk`
  app.addHook('onRequest', async (request) => {
    if (request.headers['apikey'] !== world.settings.kvkKey) {
      throw new RegisterFault(401, 'IPD0000', 'De API-sleutel ontbreekt of is niet geldig.')
    }
  })
  app.setErrorHandler((error, _request, reply) => {
    const fault =
      error instanceof RegisterFault
        ? error
        : new RegisterFault(500, 'IPD9999', 'Er is een onverwachte fout opgetreden.')
    void reply.status(fault.status).type('application/json')
    return { fout: [{ code: fault.code, omschrijving: fault.message }] }
  })

  app.get<{ Querystring: Record<string, string | string[] | undefined> }>('/api/v2/zoeken', async (request, reply) => {
    // The register does not mind the case of parameter names; its own links write them small.
    const asked = Object.fromEntries(Object.entries(request.query).map(([name, value]) => [name.toLowerCase(), value]))
    return hal(reply, '2.1.0', searchAnswer(world, base(), asked))
  })
  const profile = (part: (entry: RegisterEntry) => object | undefined) => {
    return async (request: { params: unknown }, reply: FastifyReply) => {
      const { kvkNumber } = request.params as { kvkNumber: string }
      const answer = part(entryFor(kvkNumber, world.clock.today()))
      if (!answer) throw noProduct(kvkNumber)
      return hal(reply, '1.5.0', answer)
    }
  }
  const path = '/api/v1/basisprofielen/:kvkNumber'
  app.get(
    path,
    profile((entry) => basicProfile(entry, base())),
  )
  app.get(
    `${path}/eigenaar`,
    profile((entry) => owner(entry, base())),
  )
  app.get(
    `${path}/hoofdvestiging`,
    profile((entry) => entry.main && mainBranch(entry, entry.main, base())),
  )
  app.get(
    `${path}/vestigingen`,
    profile((entry) => branchList(entry, base())),
  )
}

function hal(reply: FastifyReply, version: string, body: object): string {
  void reply.header('API-Version', version).header('Cache-Control', 'no-store').type('application/hal+json')
  return JSON.stringify(body)
}

function noProduct(kvkNumber: string): RegisterFault {
  return new RegisterFault(
    404,
    'IPD0005',
    `Op basis van het KVK-nummer ${kvkNumber} kan het product niet worden geleverd.`,
  )
}

function entryFor(kvkNumber: string, today: string): RegisterEntry {
  if (!/^\d{8}$/.test(kvkNumber)) throw new RegisterFault(400, 'IPD0004', `Het KVK-nummer ${kvkNumber} is niet valide.`)
  const entry = registerEntry(kvkNumber, today)
  if (!entry) throw noProduct(kvkNumber)
  if (entry.failsWith) {
    throw new RegisterFault(
      entry.failsWith.status,
      entry.failsWith.code,
      'De gegevens zijn op dit moment niet leverbaar.',
    )
  }
  return entry
}

type QueryParameters = Record<string, string | string[] | undefined>

function searchAnswer(world: World, base: string, asked: QueryParameters): object {
  const page = wholeParameter(asked, 'pagina', 1, 1000)
  const perPage = wholeParameter(asked, 'resultatenperpagina', 10, 100)
  const query = searchQuery(asked)
  const today = world.clock.today()
  const named = query.kvkNummer === undefined ? registerEntries(today) : [registerEntry(query.kvkNummer, today) ?? []]
  const hits = search(named.flat(), query)
  const shown = hits.slice((page - 1) * perPage, page * perPage)
  if (shown.length === 0) {
    throw new RegisterFault(
      404,
      'IPD5200',
      'Er zijn geen gegevens gevonden die voldoen aan de opgegeven zoekparameters.',
    )
  }
  const link = (number: number) => {
    const parameters = new URLSearchParams()
    for (const [name, value] of Object.entries(asked)) {
      for (const one of [value ?? []].flat()) parameters.append(name, one)
    }
    parameters.set('pagina', String(number))
    parameters.set('resultatenperpagina', String(perPage))
    return `${base}/api/v2/zoeken?${parameters}`
  }
  return {
    pagina: page,
    resultatenPerPagina: perPage,
    totaal: hits.length,
    ...(page > 1 ? { vorige: link(page - 1) } : {}),
    ...(page * perPage < hits.length ? { volgende: link(page + 1) } : {}),
    resultaten: shown.map((hit) => hitView(hit, base, query.rsin !== undefined)),
    _links: { self: { href: link(page) } },
  }
}

function searchQuery(asked: QueryParameters): SearchQuery {
  const one = (name: string) => [asked[name] ?? []].flat()[0]?.slice(0, 500) || undefined
  const query: SearchQuery = {
    kvkNummer: one('kvknummer'),
    rsin: one('rsin'),
    vestigingsnummer: one('vestigingsnummer'),
    naam: one('naam'),
    straatnaam: one('straatnaam'),
    huisnummer: one('huisnummer'),
    huisletter: one('huisletter'),
    postcode: one('postcode'),
    plaats: one('plaats'),
    types: [asked['type'] ?? []].flat(),
    includeEnded: one('inclusiefinactieveregistraties') === 'true',
  }
  if (query.kvkNummer && !/^\d{8}$/.test(query.kvkNummer)) {
    throw new RegisterFault(400, 'IPD0004', `Het KVK-nummer ${query.kvkNummer} is niet valide.`)
  }
  if (query.rsin && !/^\d{9}$/.test(query.rsin))
    throw new RegisterFault(400, 'IPD0010', `Het RSIN ${query.rsin} is niet valide.`)
  const { types, includeEnded: _, ...rest } = query
  if (types.length === 0 && Object.values(rest).every((value) => value === undefined)) {
    throw new RegisterFault(400, 'IPD1998', 'Er is geen zoekparameter opgegeven.')
  }
  return query
}

function wholeParameter(asked: QueryParameters, name: string, otherwise: number, highest: number): number {
  const text = [asked[name] ?? []].flat()[0]
  if (text === undefined || text === '') return otherwise
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1 || value > highest) {
    throw new RegisterFault(400, 'IPD1999', `De parameter ${name} is niet geldig.`)
  }
  return value
}
