import { normaliseText } from '#lending/normalise-text.ts'

/**
 * Legal forms as the register writes them. Its strings differ in case and length over the years, so key words decide
 * and their order matters: `vereniging van eigenaars` before `vereniging`, and a foreign form before all others.
 */
export const legalForms = [
  { form: 'foreign', keywords: ['buitenland', 'foreign'], isFinanced: false, isOwnerLiable: false },
  // Until the deed is signed there is no company: who acts for it answers (BW 2:203).
  {
    form: 'in-formation',
    keywords: ['in oprichting', 'inoprichting', 'i.o', 'io'],
    isFinanced: false,
    isOwnerLiable: true,
  },
  {
    form: 'vve',
    keywords: ['vereniging van eigenaars', 'vereniging van eigenaren', 'vve'],
    isFinanced: false,
    isOwnerLiable: false,
  },
  { form: 'stichting', keywords: ['stichting'], isFinanced: false, isOwnerLiable: false },
  { form: 'kerkgenootschap', keywords: ['kerkgenootschap', 'kerkelijk'], isFinanced: false, isOwnerLiable: false },
  { form: 'public', keywords: ['publiekrechtelijk'], isFinanced: false, isOwnerLiable: false },
  {
    form: 'mutual',
    keywords: ['onderlinge waarborg', 'waarborgmaatschappij'],
    isFinanced: false,
    isOwnerLiable: false,
  },
  {
    form: 'other-private',
    keywords: ['overige privaatrechtelijk', 'overig privaatrechtelijk'],
    isFinanced: false,
    isOwnerLiable: false,
  },
  { form: 'rederij', keywords: ['rederij'], isFinanced: false, isOwnerLiable: true },
  {
    form: 'eenmanszaak',
    keywords: ['eenmanszaak', 'zzp'],
    isFinanced: true,
    isOwnerLiable: true,
    named: ['eenmanszaak', 'sole proprietorship'],
  },
  {
    form: 'vof',
    keywords: ['vennootschap onder firma', 'vennootschaponderfirma', 'vof', 'v.o.f'],
    isFinanced: true,
    isOwnerLiable: true,
    named: ['vof', 'vof'],
  },
  {
    form: 'cv',
    keywords: ['commanditaire vennootschap', 'commanditairevennootschap', 'c.v', 'cv'],
    isFinanced: true,
    isOwnerLiable: true,
    named: ['cv', 'cv'],
  },
  {
    form: 'maatschap',
    keywords: ['maatschap'],
    isFinanced: true,
    isOwnerLiable: true,
    named: ['maatschap', 'maatschap'],
  },
  {
    form: 'bv',
    keywords: ['besloten vennootschap', 'beslotenvennootschap', 'b.v', 'bv'],
    isFinanced: true,
    isOwnerLiable: false,
    named: ['bv', 'bv'],
  },
  {
    form: 'nv',
    keywords: ['naamloze vennootschap', 'naamlozevennootschap', 'n.v', 'nv'],
    isFinanced: true,
    isOwnerLiable: false,
    named: ['nv', 'nv'],
  },
  {
    form: 'cooperatie',
    keywords: ['cooperatie', 'cooperatieve', 'coop'],
    isFinanced: true,
    isOwnerLiable: false,
    named: ['coöperatie', 'cooperative'],
  },
  { form: 'vereniging', keywords: ['vereniging'], isFinanced: false, isOwnerLiable: false },
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
