import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../settings.ts'
import { startQuietSandbox } from '../testing/sandbox-client.ts'
import { SEEDED_ENTRIES } from '../seeded/seeded-entries.ts'

const sandbox = await startQuietSandbox()
afterAll(() => sandbox.close())

async function ask(path: string, apikey: string | undefined = DEFAULT_SETTINGS.kvkKey) {
  const answer = await fetch(`${sandbox.origin}/kvk/api${path}`, { headers: { apikey } })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

describe('Zoeken', () => {
  test('answers a number with its branches, street and town only', async () => {
    const { status, headers, body } = await ask('/v2/zoeken?kvkNummer=69599084')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('application/hal+json')
    expect(headers.get('api-version')).toBe('2.1.0')
    expect(body).toMatchObject({ pagina: 1, resultatenPerPagina: 10, totaal: 2 })
    const main = body.resultaten.find((one: any) => one.type === 'hoofdvestiging')
    expect(main).toMatchObject({
      kvkNummer: '69599084',
      vestigingsnummer: '000038509504',
      naam: 'Test EMZ Dagobert',
      adres: { binnenlandsAdres: { type: 'bezoekadres', straatnaam: 'Abebe Bikilalaan', plaats: 'Amsterdam' } },
    })
    expect(main._links.basisprofiel.href).toBe(`${sandbox.origin}/kvk/api/v1/basisprofielen/69599084`)
  })

  test('knows a company under its other numbers, and none under one that is like no company’s', async () => {
    const { body } = await ask('/v2/zoeken?kvkNummer=00123403')
    expect(body.resultaten[0]).toMatchObject({ kvkNummer: '00123403', naam: 'Kadolijn' })
    expect((await ask('/v1/basisprofielen/00123403')).body.kvkNummer).toBe('00123403')
    for (const number of ['00123499', '00900103', '00000003'])
      expect((await ask(`/v1/basisprofielen/${number}`)).status).toBe(404)
  })

  test('finds names by whole words, whatever their case and accents', async () => {
    const names = async (naam: string) => {
      const { status, body } = await ask(`/v2/zoeken?naam=${encodeURIComponent(naam)}&resultatenPerPagina=100`)
      return status === 200 ? body.resultaten.map((one: any) => one.kvkNummer) : body.fout[0].code
    }
    expect(await names('KORENAAR bakkerij')).toContain('00900001')
    expect(await names('cooperatie')).toContain('55344526')
    expect(await names('koren')).toBe('IPD5200')
  })

  test('answers in pages', async () => {
    const first = (await ask('/v2/zoeken?kvkNummer=90006577&resultatenPerPagina=100')).body
    expect(first.totaal).toBe(1_000)
    expect(first.resultaten).toHaveLength(100)
    const second = await fetch(first.volgende, { headers: { apikey: DEFAULT_SETTINGS.kvkKey } })
    expect((await second.json()).pagina).toBe(2)
    const last = (await ask('/v2/zoeken?kvkNummer=90006577&resultatenPerPagina=100&pagina=10')).body
    expect(last.volgende).toBeUndefined()
    expect((await ask('/v2/zoeken?kvkNummer=90006577&resultatenPerPagina=101')).body.fout[0].code).toBe('IPD1999')
  })

  test('no hits is 404 IPD5200; the key is needed; a wrong number and an empty question are refused', async () => {
    expect(await ask('/v2/zoeken?kvkNummer=12345678')).toMatchObject({
      status: 404,
      body: { fout: [{ code: 'IPD5200' }] },
    })
    expect((await ask('/v2/zoeken?kvkNummer=69599084', 'wrong')).status).toBe(401)
    expect((await ask('/v2/zoeken?kvkNummer=1')).body.fout[0].code).toBe('IPD0004')
    expect((await ask('/v2/zoeken')).status).toBe(400)
  })

  test('ended companies show only when asked for, by type and by RSIN as well', async () => {
    expect((await ask('/v2/zoeken?kvkNummer=00900054')).status).toBe(404)
    const ended = (await ask('/v2/zoeken?kvkNummer=00900054&inclusiefInactieveRegistraties=true')).body
    expect(ended.resultaten[0].actief).toBe('Nee')
    const legal = (await ask('/v2/zoeken?rsin=857587973&type=rechtspersoon')).body
    expect(legal.resultaten).toMatchObject([{ kvkNummer: '68750110', rsin: '857587973', type: 'rechtspersoon' }])
    expect(legal.resultaten[0].vestigingsnummer).toBeUndefined()
  })
})

describe('Basisprofiel', () => {
  test('shows what an eligibility check needs', async () => {
    const { headers, body } = await ask('/v1/basisprofielen/00900001')
    expect(headers.get('api-version')).toBe('1.5.0')
    expect(body).toMatchObject({
      kvkNummer: '00900001',
      naam: 'Bakkerij De Korenaar B.V.',
      materieleRegistratie: { datumAanvang: '20140301' },
      totaalWerkzamePersonen: 9,
      _embedded: {
        eigenaar: { uitgebreideRechtsvorm: 'Besloten vennootschap met gewone structuur' },
        hoofdvestiging: { indHoofdvestiging: 'Ja', adressen: [{ postcode: '5211DR', plaats: "'s-Hertogenbosch" }] },
      },
    })
    expect(body.sbiActiviteiten[0]).toEqual({
      sbiCode: expect.stringMatching(/^\d{5}$/),
      sbiOmschrijving: expect.any(String),
      indHoofdactiviteit: 'Ja',
    })
    expect(body._embedded.hoofdvestiging.adressen[0].volledigAdres).toMatch(
      /^Molenstraat 14 {5,}5211DR 's-Hertogenbosch$/,
    )
  })

  test('keeps the start-up eleven months old', async () => {
    expect((await ask('/v1/basisprofielen/00900005')).body.materieleRegistratie.datumAanvang).toBe('20251220')
  })

  test('has its own parts, and a VvE has no main branch', async () => {
    expect((await ask('/v1/basisprofielen/68750110/eigenaar')).body.rsin).toBe('857587973')
    expect((await ask('/v1/basisprofielen/68750110/hoofdvestiging')).body.vestigingsnummer).toBe('000037178598')
    expect((await ask('/v1/basisprofielen/90006577/vestigingen')).body.totaalAantalVestigingen).toBe(1_000)
    const association = (await ask('/v1/basisprofielen/90000749')).body
    expect(association._embedded.hoofdvestiging).toBeUndefined()
    expect((await ask('/v1/basisprofielen/90000749/hoofdvestiging')).status).toBe(404)
  })

  test('hides a shielded address, and shows the end of an ended business', async () => {
    const address = (await ask('/v1/basisprofielen/90001354')).body._embedded.hoofdvestiging.adressen[0]
    expect(address).toEqual({ type: 'correspondentieadres', indAfgeschermd: 'Ja' })
    expect((await ask('/v1/basisprofielen/96354429')).body.materieleRegistratie.datumEinde).toMatch(/^\d{8}$/)
  })

  test('answers errors in the register’s own way', async () => {
    expect(await ask('/v1/basisprofielen/12345678')).toMatchObject({
      status: 404,
      body: {
        fout: [
          {
            code: 'IPD0005',
            omschrijving: 'Op basis van het KVK-nummer 12345678 kan het product niet worden geleverd.',
          },
        ],
      },
    })
    expect((await ask('/v1/basisprofielen/1')).body.fout[0].code).toBe('IPD0004')
    expect((await ask('/v1/basisprofielen/90004973')).body.fout[0].code).toBe('IPD1002')
    expect((await ask('/v1/basisprofielen/90002903')).body.fout[0].code).toBe('IPD1003')
  })

  test('says which facts of the official numbers are made up', () => {
    const dagobert = SEEDED_ENTRIES.find((entry) => entry.kvkNumber === '69599084')
    expect(dagobert?.madeUp).toEqual([])
    const guus = SEEDED_ENTRIES.find((entry) => entry.kvkNumber === '69599076')
    expect(guus?.madeUp).toContain('datumAanvang')
    expect(guus?.madeUp).not.toContain('naam')
  })
})

const shared = join(import.meta.dirname, '../../../shared/samples/company-register')

describe.runIf(existsSync(shared))('beside the recorded answers of the real test register', () => {
  const seed = (): { entries: Record<string, any>[] } =>
    JSON.parse(readFileSync(join(shared, 'seed_testnumbers.json'), 'utf8'))

  test('every official number is there, with the facts that are known', async () => {
    const { entries } = seed()
    expect(entries.length).toBeGreaterThan(20)
    for (const fact of entries) {
      const entry = SEEDED_ENTRIES.find((one) => one.kvkNumber === fact['kvkNummer'])
      expect(entry, fact['kvkNummer']).toBeDefined()
      if (fact['naam']) expect(entry?.name).toBe(fact['naam'])
      if (fact['rsin']) expect(entry?.rsin).toBe(fact['rsin'])
      if (fact['datumAanvang']) expect(entry?.began).toBe(fact['datumAanvang'])
      if (fact['sbi']) expect(entry?.sbi.map((one) => one.code)).toEqual(fact['sbi'].map((one: string[]) => one[0]))
    }
  })

  test('a profile has the fields of the recorded one', async () => {
    const recorded = JSON.parse(readFileSync(join(shared, 'openforms_files_basisprofiel_response.json'), 'utf8'))
    const { body } = await ask(`/v1/basisprofielen/${recorded.kvkNummer}`)
    const missing = Object.keys(recorded).filter((name) => !(name in body) && name !== 'links')
    expect(missing).toEqual([])
  })
})
