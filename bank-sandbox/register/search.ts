import type { Branch, RegisterEntry } from '../seeded/entry.ts'

// Zoeken 2.1: one result per branch, and one for the legal person itself.

export interface SearchQuery {
  kvkNummer?: string
  rsin?: string
  vestigingsnummer?: string
  naam?: string
  straatnaam?: string
  huisnummer?: string
  huisletter?: string
  postcode?: string
  plaats?: string
  types: readonly string[]
  includeEnded: boolean
}

interface SearchHit {
  entry: RegisterEntry
  type: 'hoofdvestiging' | 'nevenvestiging' | 'rechtspersoon'
  branch: Branch | undefined
  name: string
}

export function search(entries: readonly RegisterEntry[], query: SearchQuery): SearchHit[] {
  return entries
    .filter((entry) => !entry.failsWith && (query.includeEnded || !entry.ended))
    .flatMap((entry) => hitsOf(entry))
    .filter((hit) => fits(hit, query))
}

function hitsOf(entry: RegisterEntry): SearchHit[] {
  const hits: SearchHit[] = entry.others.map((branch) => ({ entry, type: 'nevenvestiging', branch, name: branch.name }))
  if (entry.main) hits.unshift({ entry, type: 'hoofdvestiging', branch: entry.main, name: entry.main.name })
  if (entry.rsin || !entry.main) hits.push({ entry, type: 'rechtspersoon', branch: undefined, name: entry.name })
  return hits
}

function fits(hit: SearchHit, query: SearchQuery): boolean {
  const { entry, branch } = hit
  const address = branch?.address ?? entry.ownerAddress
  const names = branch && hit.type === 'nevenvestiging' ? [branch.name] : [entry.name, ...entry.tradeNames]
  return (
    (!query.kvkNummer || query.kvkNummer === entry.kvkNumber) &&
    (!query.rsin || query.rsin === entry.rsin) &&
    (!query.vestigingsnummer || query.vestigingsnummer === branch?.number) &&
    (!query.naam || names.some((name) => holdsWords(name, query.naam ?? ''))) &&
    (!query.straatnaam || same(query.straatnaam, address?.street)) &&
    (!query.huisnummer || query.huisnummer === String(address?.houseNumber ?? '')) &&
    (!query.huisletter || same(query.huisletter, address?.houseLetter)) &&
    (!query.postcode || same(query.postcode.replaceAll(' ', ''), address?.postcode)) &&
    (!query.plaats || same(query.plaats, address?.city)) &&
    (query.types.length === 0 || query.types.includes(hit.type))
  )
}

/** The register matches whole words, not parts of them. */
function holdsWords(name: string, wanted: string): boolean {
  const words = wordsOf(name)
  const asked = wordsOf(wanted)
  return asked.length > 0 && asked.every((word) => words.includes(word))
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

function same(asked: string, held: string | undefined): boolean {
  return wordsOf(asked).join(' ') === wordsOf(held ?? '').join(' ')
}

/** A search answers only street and town of an address. */
export function hitView(hit: SearchHit, base: string, withRsin: boolean): object {
  const { entry, branch, type } = hit
  const address = branch?.address ?? entry.ownerAddress
  return {
    kvkNummer: entry.kvkNumber,
    ...(withRsin && entry.rsin ? { rsin: entry.rsin } : {}),
    ...(branch ? { vestigingsnummer: branch.number } : {}),
    naam: hit.name,
    ...(address
      ? {
          adres: {
            binnenlandsAdres: {
              type: address.type === 'bezoekadres' ? 'bezoekadres' : 'postadres',
              ...(address.street && !address.shielded ? { straatnaam: address.street } : {}),
              plaats: address.city,
            },
          },
        }
      : {}),
    type,
    ...(entry.ended ? { actief: 'Nee' } : {}),
    _links: {
      basisprofiel: { href: `${base}/api/v1/basisprofielen/${entry.kvkNumber}` },
      ...(branch ? { vestigingsprofiel: { href: `${base}/api/v1/vestigingsprofielen/${branch.number}` } } : {}),
    },
  }
}
