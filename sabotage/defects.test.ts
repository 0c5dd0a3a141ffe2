import { describe, expect, test } from 'vitest'
import { allDefects, tables } from './defects.ts'
import { changedBy, idOf } from './defect.ts'
import { rows } from './row-tests.ts'
import { DefectDoesNotApply } from './symbol.ts'

describe('the list of defects', () => {
  test('names each once, for a row that there is', () => {
    const ids = allDefects.map(idOf)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    const known = new Set(rows.map(({ id }) => id))
    expect(allDefects.filter(({ row }) => !known.has(row))).toEqual([])
  })

  test('has each in a file that begins with the area of its row', () => {
    const areaOf = (row: string) => row.replace(/-\d+$/, '').toLowerCase()
    const misplaced = [...tables].flatMap(([area, own]) =>
      own.filter(({ row }) => areaOf(row) !== /^[a-z]+/.exec(area)?.[0]).map(({ row }) => `${area}: ${row}`),
    )
    expect(misplaced).toEqual([])
  })

  test('applies to the sources as they are', () => {
    const faults = allDefects.flatMap((defect) => {
      try {
        changedBy(defect)
        return []
      } catch (error) {
        return [(error as Error).message]
      }
    })
    expect(faults).toEqual([])
  })
})

describe('applying a defect', () => {
  const changed = (at: string, as: string) => changedBy({ row: 'NAV-7', name: 'x', at, as }).source

  test('puts a function of the same name in the place of a function', () => {
    const source = changed('contract bannerMessage', '() => () => null')
    expect(source).toContain('\nfunction bannerMessage_original(value: unknown, language: Language)')
    expect(source).toContain('\nexport function bannerMessage(...given) {\n')
  })

  test('changes a constant, or a key in it', () => {
    expect(changed('contract ofrepPath', '() => 1')).toContain("ofrepPath = (() => 1)('/ofrep/v1/evaluate/flags')")
    const nested = '((o) => ({ ...o, code: ((o) => ({ ...o, title: (() => 1)(o.title) }))(o.code) }))({'
    expect(changed('web/privacy nl.code.title', '() => 1')).toContain(nested)
  })

  test('adds to the declarations of a rule of style, or takes them all away', () => {
    expect(changed('ui/styles css body', 'color: red')).toMatch(/\bbody \{[^}]*; color: red;\}/)
    expect(changed('ui/styles css body', '')).toMatch(/\bbody \{\}/)
  })

  test.each([
    ['a symbol that there is not', 'contract noSuchSymbol', '() => 1'],
    ['a symbol that two files have', 'web nl', '() => 1'],
    ['a key that there is not', 'contract flagDefaults.none', '() => 1'],
    ['a rule that there is not', 'web css .none', ''],
    ['what cannot be read', 'contract ofrepPath', '() =>'],
  ])('refuses %s', (_what, at, as) => {
    expect(() => changed(at, as)).toThrow(DefectDoesNotApply)
  })
})
