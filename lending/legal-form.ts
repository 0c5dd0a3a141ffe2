import { normaliseText } from '#lending/normalise-text.ts'

const unfinanced = { isFinanced: false, isOwnerLiable: false } as const
const liable = { isFinanced: true, isOwnerLiable: true } as const
const limited = { isFinanced: true, isOwnerLiable: false } as const

/**
 * Legal forms as the register writes them. Its strings differ in case and length over the years, so key words decide
 * and their order matters: `vereniging van eigenaars` before `vereniging`, and a foreign form before all others.
 */
export const legalForms = [
  { form: 'foreign', keywords: ['buitenland', 'foreign'], ...unfinanced },
  // Until the deed is signed there is no company: who acts for it answers (BW 2:203).
  {
    form: 'in-formation',
    keywords: ['in oprichting', 'inoprichting', 'i.o', 'io'],
    isFinanced: false,
    isOwnerLiable: true,
  },
  { form: 'vve', keywords: ['vereniging van eigenaars', 'vereniging van eigenaren', 'vve'], ...unfinanced },
  { form: 'stichting', keywords: ['stichting'], ...unfinanced },
  { form: 'kerkgenootschap', keywords: ['kerkgenootschap', 'kerkelijk'], ...unfinanced },
  { form: 'public', keywords: ['publiekrechtelijk'], ...unfinanced },
  { form: 'mutual', keywords: ['onderlinge waarborg', 'waarborgmaatschappij'], ...unfinanced },
  { form: 'other-private', keywords: ['overige privaatrechtelijk', 'overig privaatrechtelijk'], ...unfinanced },
  { form: 'rederij', keywords: ['rederij'], isFinanced: false, isOwnerLiable: true },
  { form: 'eenmanszaak', keywords: ['eenmanszaak', 'zzp'], ...liable, named: ['eenmanszaak', 'sole proprietorship'] },
  {
    form: 'vof',
    keywords: ['vennootschap onder firma', 'vennootschaponderfirma', 'vof', 'v.o.f'],
    ...liable,
    named: ['vof', 'vof'],
  },
  {
    form: 'cv',
    keywords: ['commanditaire vennootschap', 'commanditairevennootschap', 'c.v', 'cv'],
    ...liable,
    named: ['cv', 'cv'],
  },
  { form: 'maatschap', keywords: ['maatschap'], ...liable, named: ['maatschap', 'maatschap'] },
  {
    form: 'bv',
    keywords: ['besloten vennootschap', 'beslotenvennootschap', 'b.v', 'bv'],
    ...limited,
    named: ['bv', 'bv'],
  },
  {
    form: 'nv',
    keywords: ['naamloze vennootschap', 'naamlozevennootschap', 'n.v', 'nv'],
    ...limited,
    named: ['nv', 'nv'],
  },
  {
    form: 'cooperatie',
    keywords: ['cooperatie', 'cooperatieve', 'coop'],
    ...limited,
    named: ['coöperatie', 'cooperative'],
  },
  { form: 'vereniging', keywords: ['vereniging'], ...unfinanced },
] as const

export type LegalForm = (typeof legalForms)[number]['form']
type LegalFormFacts = { form: LegalForm; isFinanced: boolean; isOwnerLiable: boolean }

/** The form named in a register's text, or null. Longer key words match anywhere, short ones as a word. */
export function readLegalForm(text: string): LegalFormFacts | null {
  const plain = normaliseText(text)
  const words = plain.split(/[^a-z.]/)
  const hit = legalForms.find((row) => row.keywords.some((keyword) => isNamed(keyword, plain, words)))
  return hit ? { form: hit.form, isFinanced: hit.isFinanced, isOwnerLiable: hit.isOwnerLiable } : null
}

/** `bv` inside another word means nothing, `besloten vennootschap` inside a longer text does. */
function isNamed(keyword: string, plain: string, words: readonly string[]): boolean {
  if (keyword.length > 5) return plain.includes(keyword)
  return words.some((word) => word === keyword || word === `${keyword}.`)
}
