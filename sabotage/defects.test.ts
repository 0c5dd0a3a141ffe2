import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allDefects } from './defects.ts'
import { DefectDoesNotApply, filesWith, idOf } from './defect.ts'
import { repository } from './lane.ts'
import { rows } from './row-tests.ts'

describe('the list of defects', () => {
  test('names each once, for a row that there is', () => {
    const ids = allDefects.map(idOf)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    const known = new Set(rows.map(({ id }) => id))
    expect(allDefects.filter(({ row }) => !known.has(row))).toEqual([])
  })

  test('has each in a file that begins with the area of its row', () => {
    const folder = join(repository, 'sabotage/defects')
    const misplaced = readdirSync(folder).flatMap((file) => {
      const areas = [...readFileSync(join(folder, file), 'utf8').matchAll(/^ +row: '([A-Z]+)-/gm)].map(
        ([, area]) => area!,
      )
      return areas.filter((area) => area.toLowerCase() !== /^[a-z]+/.exec(file)?.[0]).map((area) => `${file}: ${area}`)
    })
    expect(misplaced).toEqual([])
  })

  test('applies to the sources as they are', () => {
    const faults = allDefects.flatMap((defect) => {
      try {
        filesWith(defect, repository)
        return []
      } catch (error) {
        return [(error as Error).message]
      }
    })
    expect(faults).toEqual([])
  })
})

describe('applying a defect', () => {
  const defect = { row: 'NAV-7', name: 'x', file: 'package.json', from: '"name": "vlot"', to: '"name": "tolv"' }

  test('changes the one place', () => {
    expect(filesWith(defect, repository).get('package.json')).toContain('"name": "tolv"')
  })

  test.each([
    ['is not there', { ...defect, from: 'not in any file' }],
    ['is there twice', { ...defect, from: '"name"', also: [{ file: 'package.json', from: '"', to: "'" }] }],
    ['stays as it is', { ...defect, to: defect.from }],
    ['is in no file', { ...defect, file: 'none.json' }],
  ])('refuses a place that %s', (_how, wrong) => {
    expect(() => filesWith(wrong, repository)).toThrow(DefectDoesNotApply)
  })
})
