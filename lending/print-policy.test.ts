import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { basePointsOf } from '#lending/decision/scale.ts'
import { measuredResults } from '#lending/policy/measured-results.ts'
import { figureGroups, figureTable, ownPolicy } from '#lending/policy/policy.ts'
import { cardTables, longPolicy, policyDifference, policyPage, policySheet } from '#lending/print-policy.ts'
import { relations as allRelations } from '#lending/testing/made-up/relations/all-relations.ts'

const pathOf = (page: string): string => join(import.meta.dirname, '../docs', page)
const card = readFileSync(pathOf('model-card.md'), 'utf8')

/** The model card with the rows of each printed table under its heading. */
const printedCard = (): string =>
  Object.entries(cardTables(ownPolicy)).reduce((text, [heading, rows]) => {
    const [before, after] = text.split(`\n## ${heading}\n`)
    const [section, ...others] = after!.split('\n## ')
    const lines = section!.split('\n')
    const first = lines.findIndex((line) => line.startsWith('| ---')) + 1
    const last = lines.findLastIndex((line) => line.startsWith('| ')) + 1
    const printed = [...lines.slice(0, first), ...rows, ...lines.slice(last)].join('\n')
    return `${before}\n## ${heading}\n${[printed, ...others].join('\n## ')}`
  }, card)

const pageHead = `# The figures of the credit policy

Policy \`${ownPolicy.version}\`, prices \`${ownPolicy.prices.version}\`: every figure by its group in \`lending/policy/\`, printed from there with
\`UPDATE_POLICY=1 npx vitest run --project pure lending/print-policy\`. Points, rules, grades and prices are in the [model card](model-card.md), what the
figures are for in the [credit policy](credit-policy.md). \`npm run policy\` prints all of it on two sheets of paper.

`

test('CORE-5 CORE-6 docs/policy.md and the tables of the model card are printed from the policy', () => {
  const page = `${pageHead}${policyPage(ownPolicy)}\n`
  if (process.env['UPDATE_POLICY'] === '1') {
    writeFileSync(pathOf('policy.md'), page)
    writeFileSync(pathOf('model-card.md'), printedCard())
  }
  expect(readFileSync(pathOf('policy.md'), 'utf8')).toBe(page)
  expect(readFileSync(pathOf('model-card.md'), 'utf8')).toBe(printedCard())
})

test('CORE-5 CORE-6 the text of the model card has the figures of the policy, and what was measured', () => {
  const { steady, steadyFall, uneven, unevenFall } = ownPolicy.stress
  const { floorMonthlyCents, lumpMonthlyCents } = ownPolicy.owners
  const { companies, relations, broken, soundCompanies, soundOffered } = measuredResults
  expect(measuredResults.relations, 'run bench/metamorphic.ts again').toBe(allRelations.length)
  for (const text of [
    `\`${ownPolicy.version}\``,
    `Base points: ${basePointsOf(ownPolicy.score)}. Cut-off: ${ownPolicy.score.cutOff}.`,
    `${steadyFall * 100} % up to a variation of ${steady}`,
    `${unevenFall * 100} % from ${uneven} on`,
    `never below ${floorMonthlyCents / 100} euros an owner`,
    `lumps up to ${lumpMonthlyCents / 100} euros a month an owner`,
    `${relations} relations over ${companies} companies: ${broken} broken`,
    `${soundOffered} of ${soundCompanies} sound companies`,
  ])
    expect(card).toContain(text)
})

test('CORE-5 every figure has a sentence in both languages, and a source', () => {
  const figures = figureGroups.flatMap((group) => Object.entries(figureTable[group]))
  for (const [name, { says, source, since }] of figures) {
    for (const sentence of says) expect(sentence, name).toMatch(/^[A-Z].*\.$/)
    expect([source === '', since === '', says[0] === says[1]], name).toEqual([false, false, false])
  }
  expect(figures.length).toBeGreaterThan(200)
})

test('CORE-5 the policy is printed on two sheets of paper, long with its sentences, and against another', () => {
  const sheet = policySheet(ownPolicy, 'nl').split('\n')
  expect(sheet.length).toBeLessThanOrEqual(2 * 66)
  expect(sheet.find((line) => line.includes('floor monthly'))).toMatch(
    / floor monthly €\s1\.800; lump monthly €\s4\.000; /,
  )
  expect(longPolicy(ownPolicy, 'en')).toContain(
    'floorMonthlyCents €1,800. An owner needs at least this much a month to live on.',
  )
  // Between which a lender may set it, the tables too.
  expect(longPolicy(ownPolicy, 'en')).toMatch(/ {2}unseenSurcharge × 1\.1\..*; × 1\.1 to × 2\]/)
  expect(longPolicy(ownPolicy, 'nl')).toContain('punten (als log odds) -3 tot 1,5; begin van een klasse 400 tot 800')

  const stricter = { ...ownPolicy, trips: { ...ownPolicy.trips, days: 45 } }
  expect(policyDifference(ownPolicy, stricter, 'en')).toBe('trips.days: 30 → 45')
  expect(policyDifference(ownPolicy, ownPolicy, 'nl')).toBe('Geen verschil.')
})
