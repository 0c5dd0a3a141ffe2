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

  test('with a word more than the company’s name is another company’s', () => {
    const bakery = ['Bakkerij Jansen B.V.']
    for (const word of ['Oost', 'Vastgoed', 'Holding', 'Beheer', '2', 'en Zn. Utrecht'])
      for (const holder of [`Bakkerij Jansen ${word} B.V.`, `${word} BAKKERIJ JANSEN`])
        expect(of(holder, bakery, false), holder).toBe('NO_MATCH')
    expect(of('Bakkerij Eva Jansen', bakery, false)).toBe('NO_MATCH')
    for (const holder of [
      'Bakkerij Jansen',
      'BAKKERIJ JANSEN B V',
      'Fa. Bakkerij Jansen BV I.O.',
      'Bakkerij Jansen B.V. inz. G-rekening',
      'Zakelijke rekening Bakkerij Jansen',
      'Bakkerij Jans',
    ])
      expect(of(holder, bakery, false), holder).toBe('MATCH')
    expect(of('Jansen Beheer', ['Jansen Beheer B.V.'], false)).toBe('MATCH')
  })

  test('of a sole trader may be with the owner’s first name or initial', () => {
    for (const holder of ['Bakkerij Eva Jansen', 'Bakkerij E Jansen', 'E. Jansen h/o Bakkerij Jansen'])
      expect(of(holder, ['Bakkerij Jansen'], true), holder).toBe('MATCH')
    expect(of('Bakkerij Oost Jansen', ['Bakkerij Jansen'], true)).toBe('NO_MATCH')
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
