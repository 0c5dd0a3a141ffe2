import { byLanguage, type Pairs } from '#lending/by-language.ts'
import { pointsOf } from '#lending/decision/scale.ts'
import { binText } from '#lending/desk/rule-words.ts'
import type { Language } from '#lending/language.ts'
import { formatEuros, formatRate } from '#lending/money.ts'
import {
  type Bounds,
  boundsOf,
  feeBounds,
  gradeBounds,
  historyBounds,
  logOddsBounds,
  rateBounds,
} from '#lending/policy/bounds.ts'
import type { Figure, Unit } from '#lending/policy/figure.ts'
import { rowsOf as fileRows } from '#lending/policy/lender-policy.ts'
import { loanTermsMonths } from '#lending/policy/limits.ts'
import { figureTable, type FigureGroup, figureGroups, type Policy } from '#lending/policy/policy.ts'
import { offeredGrades } from '#lending/policy/price-table.ts'

const groupWords = byLanguage<Pairs<FigureGroup>>({
  limits: ['Grenzen', 'Limits'],
  months: ['Maanden', 'Months'],
  turnover: ['Omzet', 'Turnover'],
  channels: ['Particulieren die een winkel betalen', 'Persons who pay a shop'],
  backed: ['Groei die iets verklaart', 'Growth that something explains'],
  trips: ['Geld dat rondgaat', 'Money that goes round'],
  costs: ['Kosten', 'Costs'],
  usualCosts: ['Kosten die een vak altijd heeft', 'Costs that a trade always has'],
  tax: ['Belasting', 'Tax'],
  vat: ['Btw', 'VAT'],
  owners: ['Eigenaren', 'Owners'],
  debt: ['Schuld', 'Debt'],
  capacity: ['Wat een maand overlaat', 'What a month leaves'],
  stress: ['Minder omzet', 'Less turnover'],
  score: ['Punten', 'Points'],
  bounds: ['Vanaf wanneer een regel geldt', 'Where a rule begins'],
  answer: ['Het antwoord', 'The answer'],
  priceFloor: ['Wat een lening kost', 'What a loan costs'],
  ways: ['Wat er voor een ja wordt geprobeerd', 'Tried for a yes'],
  mends: ['Wat de tijd geneest', 'Mended by time'],
  recurring: ['Terugkerende betalingen', 'Recurring payments'],
})

const words = byLanguage({
  days: ['dagen', 'days'],
  months: ['maanden', 'months'],
  quarters: ['kwartalen', 'quarters'],
  aYear: ['per jaar', 'a year'],
  policy: ['Kredietbeleid', 'Credit policy'],
  prices: ['prijzen', 'prices'],
  score: ['Punten per kenmerk', 'Points by characteristic'],
  rules: ['Regels naast de punten', 'Rules beside the points'],
  refer: ['medewerker', 'person'],
  refuse: ['nee', 'no'],
  grades: ['Klassen en rente', 'Grades and rates'],
  from: ['vanaf', 'from'],
  credit: ['krediet', 'credit'],
  history: ['Dagen die we zien voor een looptijd', 'Days seen for a term'],
  fixed: ['ligt vast', 'fixed'],
  to: ['tot', 'to'],
  lender: ['Wat een geldverstrekker in deze tabellen mag instellen', 'What a lender may set in these tables'],
  points: ['punten (als log odds)', 'points (as log odds)'],
  grade: ['begin van een klasse', 'where a grade begins'],
  rate: ['rente', 'rate'],
  fee: ['kosten', 'fee'],
  nothing: ['Geen verschil.', 'No difference.'],
})

const number = (value: number, language: Language): string =>
  value.toLocaleString(language === 'nl' ? 'nl-NL' : 'en-GB', { maximumFractionDigits: 6 })

/** A share with the decimals that it has: 0.005 is 0.5 %. */
function percent(share: number, language: Language): string {
  const hundredths = Math.round(share * 10_000)
  return formatRate(share, { locale: language, decimals: hundredths % 100 === 0 ? 0 : hundredths % 10 === 0 ? 1 : 2 })
}

function valueText(value: number, unit: Unit, language: Language): string {
  switch (unit) {
    case 'cents':
      return formatEuros(value, { locale: language })
    case 'share':
      return percent(value, language)
    case 'rate':
      return `${percent(value, language)} ${words[language].aYear}`
    case 'percent':
      return `${value}%`
    case 'times':
      return `× ${number(value, language)}`
    case 'count':
      return number(value, language)
    default:
      return `${number(value, language)} ${words[language][unit]}`
  }
}

/** `purchaseDays` as `purchase`, since the value has the unit; a policy file has the whole name. */
const spaced = (name: string, unit: Unit): string =>
  name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/ cents\b/, '')
    .replace(` ${unit}`, '')

type Row = { name: string; figure: Figure; value: number }

/** The rows of a group, with the sentences of the table and the values of a policy. */
const rowsOf = (group: FigureGroup, policy: Policy): Row[] =>
  Object.entries<Figure>(figureTable[group]).map(([name, figure]) => ({
    name,
    figure,
    value: (policy[group] as Readonly<Record<string, number>>)[name]!,
  }))

const columns = 118

/** Parts one after another, in lines of at most a sheet's width. */
function flowing(parts: readonly string[]): string {
  const lines = ['']
  for (const part of parts) {
    const longer = lines.at(-1) === '' ? `  ${part}` : `${lines.at(-1)!}; ${part}`
    if (longer.length > columns) lines.push(`  ${part}`)
    else lines[lines.length - 1] = longer
  }
  return lines.join('\n')
}

const heading = (policy: Policy, language: Language): string =>
  `${words[language].policy} ${policy.version}, ${words[language].prices} ${policy.prices.version}`

/** Points, rules, grades and prices, as lines under their headings. */
function tables(policy: Policy, language: Language): string[] {
  const said = words[language]
  const side = language === 'nl' ? 0 : 1
  const points = Object.entries(policy.points).map(([name, { says, bins, missingLogOdds }]) => {
    const parts = [...bins, { bin: 'missing', logOdds: missingLogOdds }].map(
      ({ bin, logOdds }) => `${binText(bin, language)}: ${pointsOf(logOdds, policy.score)}`,
    )
    return `  ${says[side]} (${name}): ${parts.join(', ')}`
  })
  const rules = Object.entries(policy.rules).map(
    ([name, { says, outcome }]) => `${says[side]} (${name}): ${said[outcome]}`,
  )
  const { loanRates, creditRates } = policy.prices
  const grades = policy.grades.map(({ grade, from }) => {
    const rates = loanTermsMonths.map(
      (term) => `${term} ${formatRate(loanRates[grade][term], { locale: language, decimals: 1 })}`,
    )
    const credit = `${said.credit} ${formatRate(creditRates[grade], { locale: language, decimals: 1 })}`
    return `  ${grade} ${said.from} ${from}: ${[...rates, credit].join(', ')}`
  })
  const history = loanTermsMonths.map((term) => `${term} ${said.months}: ${policy.historyDays[term]}`)
  return [
    said.score,
    ...points,
    '',
    said.rules,
    flowing(rules),
    '',
    said.grades,
    ...grades,
    '',
    said.history,
    flowing(history),
  ]
}

/** Between which a lender may set it. */
function boundsText(row: string, figure: Figure, language: Language): string {
  const [least, most] = boundsOf(row, figure)
  if (least === most) return words[language].fixed
  return [least, most].map((bound) => valueText(bound, figure.unit, language)).join(` ${words[language].to} `)
}

/** Everything on two sheets of paper: a name and a value each. */
export function policySheet(policy: Policy, language: Language): string {
  const figures = figureGroups.flatMap((group) => {
    const parts = rowsOf(group, policy).map(
      ({ name, figure, value }) => `${spaced(name, figure.unit)} ${valueText(value, figure.unit, language)}`,
    )
    return [groupWords[language][group], flowing(parts)]
  })
  return [heading(policy, language), '', ...figures, '', ...tables(policy, language)].join('\n')
}

/** With the sentence, the source and the version of each figure. */
export function longPolicy(policy: Policy, language: Language): string {
  const figures = figureGroups.flatMap((group) => [
    `${groupWords[language][group]} (${group})`,
    ...rowsOf(group, policy).map(
      ({ name, figure, value }) =>
        `  ${name} ${valueText(value, figure.unit, language)}. ${figure.says[language === 'nl' ? 0 : 1]} [${figure.source}; ${figure.since}; ${boundsText(`${group}.${name}`, figure, language)}]`,
    ),
    '',
  ])
  return [heading(policy, language), '', ...figures, ...tables(policy, language), '', ...tableBounds(language)].join(
    '\n',
  )
}

/** Between which a lender may set the tables. */
function tableBounds(language: Language): string[] {
  const { lender, points, grade, rate, fee, to } = words[language]
  const text = ([least, most]: Bounds, unit: Unit) =>
    [least, most].map((bound) => valueText(bound, unit, language)).join(` ${to} `)
  const parts = [
    `${points} ${text(logOddsBounds, 'count')}`,
    `${grade} ${text(gradeBounds, 'count')}`,
    `${rate} ${text(rateBounds, 'rate')}`,
    `${fee} ${text(feeBounds, 'share')}`,
    ...loanTermsMonths.map((term) => `${term} ${words[language].months} ${text(historyBounds(String(term)), 'days')}`),
  ]
  return [lender, flowing(parts)]
}

/** The rows that differ between two policies, by their names in a policy file. */
export function policyDifference(one: Policy, other: Policy, language: Language): string {
  const leaves = (policy: Policy): Leaves => leavesOf({ ...fileRows(policy), rules: policy.rules })
  const [before, after] = [leaves(one), leaves(other)]
  const names = [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name))
  if (names.length === 0) return words[language].nothing
  return names.map((name) => `${name}: ${before.get(name) ?? '–'} → ${after.get(name) ?? '–'}`).join('\n')
}

type Leaves = Map<string, string>

function leavesOf(value: unknown, path = ''): Leaves {
  if (typeof value !== 'object' || value === null) return new Map([[path, String(value)]])
  return new Map(
    Object.entries(value).flatMap(([name, one]) => [...leavesOf(one, path === '' ? name : `${path}.${name}`)]),
  )
}

/** The figures as the tables of a page: `docs/policy.md`, in English. */
export function policyPage(policy: Policy): string {
  const groups = figureGroups.map((group) => {
    const rows = rowsOf(group, policy).map(({ name, figure, value }) => {
      const bounds = boundsText(`${group}.${name}`, figure, 'en')
      const cells = [`\`${name}\``, valueText(value, figure.unit, 'en'), bounds, figure.says[1], figure.source]
      return `| ${cells.join(' | ')} |`
    })
    const title = `## ${groupWords.en[group]}: \`${group}\``
    return [
      title,
      '',
      '| name | value | a lender may | what it does | source |',
      '| --- | --- | --- | --- | --- |',
      ...rows,
      '',
    ].join('\n')
  })
  return groups.join('\n').trimEnd()
}

/** The tables of the model card, by their headings. */
export const cardTables = (policy: Policy): Readonly<Record<string, string[]>> => ({
  Points: Object.entries(policy.points).flatMap(([name, { bins, missingLogOdds }]) => [
    ...bins.map(({ bin, logOdds }) => tableRow(name, bin, pointsOf(logOdds, policy.score))),
    tableRow(name, 'unknown', pointsOf(missingLogOdds, policy.score)),
  ]),
  'Rules beside the score': Object.entries(policy.rules).map(([name, { outcome, source }]) =>
    tableRow(name, outcome, source),
  ),
  'Grades and prices': offeredGrades.map((grade) =>
    tableRow(
      grade,
      policy.grades.find((band) => band.grade === grade)!.from,
      ...loanTermsMonths.map((term) => `${(policy.prices.loanRates[grade][term] * 100).toFixed(1)} %`),
    ),
  ),
  'Terms by length of history': loanTermsMonths.map((term) => tableRow(term, policy.historyDays[term])),
})

const tableRow = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
