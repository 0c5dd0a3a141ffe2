import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { limitTable, loanTermsMonths } from '#lending/policy/limits.ts'
import { bindingStress } from '#lending/pricing/affordability.ts'
import { offeredGrades, priceTable } from '#lending/policy/price-table.ts'
import { gradeBands } from '#lending/policy/grades.ts'
import { ownPolicy } from '#lending/policy/policy.ts'
import { measuredResults } from '#lending/policy/measured-results.ts'
import { basePointsOf, pointsOf } from '#lending/decision/scale.ts'
import { relations as allRelations } from '#lending/testing/made-up/relations/all-relations.ts'

/** Its tables are aligned by the formatter, which says nothing. */
const card = readFileSync(join(import.meta.dirname, '../../docs/model-card.md'), 'utf8').replaceAll(/ {2,}/g, ' ')
const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
/** The rows of the table under a heading, without its head. */
const rowsUnder = (heading: string): string[] => {
  const section = card.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  return section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
}

test('CORE-5 the model card holds every bin of the scorecard with its points, and no other', () => {
  const rows = Object.entries(ownPolicy.points).flatMap(([name, { bins, missingLogOdds }]) => [
    ...bins.map(({ bin, logOdds }) => row(name, bin, pointsOf(logOdds, ownPolicy.score))),
    row(name, 'unknown', pointsOf(missingLogOdds, ownPolicy.score)),
  ])
  expect(rowsUnder('Points')).toEqual(rows)
  expect(card).toContain(`Base points: ${basePointsOf(ownPolicy.score)}. Cut-off: ${ownPolicy.score.cutOff}.`)
  expect(card).toContain(`\`${ownPolicy.version}\``)
})

test('CORE-5 the model card holds every rule beside the score with its source', () => {
  expect(rowsUnder('Rules beside the score')).toEqual(
    Object.entries(ownPolicy.rules).map(([name, { outcome, source }]) => row(name, outcome, source)),
  )
})

test('CORE-5 CORE-6 the model card holds grades with their rates, terms by history, and every limit', () => {
  expect(rowsUnder('Grades and prices')).toEqual(
    offeredGrades.map((grade) =>
      row(
        grade,
        gradeBands.find((band) => band.grade === grade)!.from,
        ...loanTermsMonths.map((term) => `${(priceTable.loanRates[grade][term] * 100).toFixed(1)} %`),
      ),
    ),
  )
  expect(rowsUnder('Terms by length of history')).toEqual(
    loanTermsMonths.map((term) => row(term, ownPolicy.historyDays[term])),
  )
  expect(rowsUnder('Limits')).toEqual(
    Object.entries(limitTable).map(([name, { value, source }]) => row(name, value, source)),
  )
})

test('CORE-5 CORE-6 the model card says the stress, the owners’ bounds and what was measured', () => {
  const { steady, steadyFall, uneven, unevenFall } = ownPolicy.stress
  expect(card).toContain(`${steadyFall * 100} % up to a variation of ${steady}`)
  expect(card).toContain(`${unevenFall * 100} % from ${uneven} on`)
  expect(bindingStress(steady, ownPolicy.stress)).toBe(steadyFall)
  const { floorMonthlyCents, lumpMonthlyCents } = ownPolicy.owners
  expect(card).toContain(`never below ${floorMonthlyCents / 100} euros an owner`)
  expect(card).toContain(`lumps up to ${lumpMonthlyCents / 100} euros a month an owner`)
  expect(measuredResults.relations, 'run bench/metamorphic.ts again').toBe(allRelations.length)
  const { companies, relations, broken, soundCompanies, soundOffered } = measuredResults
  expect(card).toContain(`${relations} relations over ${companies} companies: ${broken} broken`)
  expect(card).toContain(`${soundOffered} of ${soundCompanies} sound companies`)
})
