import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { matchAccountHolder } from '#lending/account-holder.ts'
import { readLegalForm } from '#lending/legal-form.ts'

const of = (holder: string | null, names: string[], isSoleTrader: boolean) =>
  matchAccountHolder(holder, { companyNames: names, isSoleTrader })

describe('FLOW-7 the account of a sole trader', () => {
  test('may be in a person’s name, which proves nothing', () => {
    expect(of('A JANSEN', ['Schildersbedrijf Jansen'], true)).toBe('COULD_NOT_MATCH')
    expect(of('A JANSEN', ['Schildersbedrijf Jansen'], false)).toBe('NO_MATCH')
    expect(of('Jansen, A', ['Bloemen Bos'], true)).toBe('COULD_NOT_MATCH')
    expect(of('Schildersbedrijf Jansen', ['Schildersbedrijf Jansen'], true)).toBe('MATCH')
  })

  test('in the name of another company is another’s', () => {
    expect(of('Pietersen Bouw B.V.', ['Schildersbedrijf Jansen'], true)).toBe('NO_MATCH')
    expect(of('Verfhandel Noord', ['Schildersbedrijf Jansen'], true)).toBe('NO_MATCH')
    expect(of(null, ['Schildersbedrijf Jansen'], true)).toBe('COULD_NOT_MATCH')
  })

  const field = new URL('../../shared/samples/field/sole-trader-holders.json', import.meta.url)
  test.runIf(existsSync(field))('as banks write holders beside the names of the register', () => {
    type Row = { legalForm: string; registerNames: string[]; holder: string }
    const rows: Row[] = JSON.parse(readFileSync(field, 'utf8'))
    const matches = rows.map(({ holder, registerNames, legalForm }) =>
      of(holder, registerNames, readLegalForm(legalForm)?.form === 'eenmanszaak'),
    )
    expect(matches).toEqual(['COULD_NOT_MATCH', 'COULD_NOT_MATCH', 'COULD_NOT_MATCH', 'NO_MATCH'])
  })
})
