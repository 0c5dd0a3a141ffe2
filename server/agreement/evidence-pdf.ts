import { readFileSync } from 'node:fs'
import { type Evidence, evidenceOf } from '#lending/agreement/evidence.ts'
import type { Language } from '#lending/language.ts'
import { lender } from '#lending/this-lender.ts'
import { drawn, ended } from './agreement-pdf.ts'
import { placeOfSeal, sha256 } from './seal.ts'

/** Carries the accepted PDF unchanged, with a place for a seal. Throws `MissingLetterError` as its name says. */
export async function evidencePdf(facts: Evidence, language: Language, accepted: Buffer, at: Date): Promise<Buffer> {
  if (sha256(accepted).toString('hex') !== facts.accepted.sha256 || accepted.length !== facts.accepted.bytes)
    throw new Error(`The agreement ${facts.reference} is not the one that was accepted.`)
  const template = new URL(`../../lending/agreement/evidence.${language}.md`, import.meta.url)
  const evidence = evidenceOf(readFileSync(template, 'utf8'), facts, language)
  const pdf = drawn(evidence, at)
  pdf.doc.file(accepted, {
    ...{ name: evidence.file, type: 'application/pdf', description: evidence.attached, relationship: 'Source' },
    ...{ creationDate: at, modifiedDate: at },
  } as never)
  if (facts.seal !== 'none') pdf.signatureField(evidence.seal, placeOfSeal(at, evidence.seal, lender.name))
  return await ended(pdf, evidence)
}
