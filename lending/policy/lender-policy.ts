import type { Pair } from '#lending/by-language.ts'
import {
  type Bounds,
  boundsOf,
  feeBounds,
  gradeBounds,
  historyBounds,
  logOddsBounds,
  rateBounds,
  rising,
} from '#lending/policy/bounds.ts'
import { pricesBelowCost } from '#lending/policy/least-rate.ts'
import { overlaid, type Rows } from '#lending/policy/lender-rows.ts'
import type { Figure } from '#lending/policy/figure.ts'
import { type Characteristic, characteristicNames, points } from '#lending/policy/points.ts'
import { figureGroups, figureTable, knownPolicies, ownPolicy, type Policy } from '#lending/policy/policy.ts'

/** A fault of a policy file: the path of its row, as `trips.days`, and the reason. */
export type PolicyFault = { readonly row: string; readonly says: Pair }

/** As a policy file has it: each row that a lender may set, by its name. Money in cents, weights in log odds. */
export function rowsOf(policy: Policy): Rows {
  const { loanRates, creditRates, creditProvisionShare, loanFeeShare, earlyRepaymentShare, partnerCommissionShare } =
    policy.prices
  const weights = characteristicNames.map((name) => {
    const { bins, missingLogOdds } = policy.points[name]
    return [name, { ...Object.fromEntries(bins.map(({ bin, logOdds }) => [bin, logOdds])), unknown: missingLogOdds }]
  })
  return {
    ...Object.fromEntries(figureGroups.map((group) => [group, policy[group]])),
    points: Object.fromEntries(weights) as Rows,
    grades: Object.fromEntries(policy.grades.map(({ grade, from }) => [grade, from])),
    prices: { loanRates, creditRates, creditProvisionShare, loanFeeShare, earlyRepaymentShare, partnerCommissionShare },
    historyDays: policy.historyDays,
  }
}

/** A version, and rows by their names: `{ "version": "…", "trips": { "days": 45 }, … }`. */
export type PolicyFile = Readonly<Record<string, unknown>>

/**
 * The policy of a file that was found without faults; a row that it does not name is the base's. Its version names the
 * base's as well, so that an upgrade makes another one.
 */
export function policyOfFile(file: PolicyFile, base: Policy): Policy {
  const { version, ...given } = file
  const rows = overlaid(rowsOf(base), given as Rows)
  const { points: weights, grades, prices, historyDays, ...figures } = rows as never as PolicyRows
  const ownVersion = `${String(version)}+${base.version}`
  const weighed = characteristicNames.map((name) => {
    const { bins, ...row } = base.points[name]
    const { unknown, ...of } = weights[name]!
    return [name, { ...row, bins: bins.map((bin) => ({ ...bin, logOdds: of[bin.bin] })), missingLogOdds: unknown }]
  })
  return {
    ...base,
    ...figures,
    version: ownVersion,
    points: Object.fromEntries(weighed) as Policy['points'],
    grades: base.grades.map(({ grade }) => ({ grade, from: grades[grade] })),
    prices: given['prices'] ? { ...base.prices, ...prices, version: ownVersion } : base.prices,
    historyDays,
  }
}

type PolicyRows = Pick<Policy, 'prices' | 'historyDays' | (typeof figureGroups)[number]> & {
  points: Record<string, Record<string, number>>
  grades: Record<Policy['grades'][number]['grade'], number>
}

const versionForm = /^[a-z0-9][a-z0-9.-]{2,39}$/

/** The policy of a file, or all that is wrong with it: each row by itself, then rows beside each other. */
export function lenderPolicy(
  given: unknown,
  base: Policy = ownPolicy,
): { policy: Policy; faults?: never } | { policy?: never; faults: PolicyFault[] } {
  if (!isObject(given)) return { faults: [{ row: 'policy', says: said.object }] }
  const { version, ...rows } = given
  const faults = [...versionFaults(version), ...faultsIn(rows, rowsOf(base), [])]
  if (faults.length > 0) return { faults }
  const policy = policyOfFile(given, base)
  const together = [
    ...orderFaults(rowsOf(policy)),
    ...stepFaults(policy),
    ...directionFaults(policy),
    ...priceFaults(policy),
  ]
  return together.length > 0 ? { faults: together } : { policy }
}

const said = {
  object: ['moet een JSON-object zijn', 'must be a JSON object'],
  unknown: ['is geen rij van het beleid', 'is no row of the policy'],
  number: ['moet een getal zijn', 'must be a number'],
  whole: ['moet een heel getal zijn', 'must be a whole number'],
  fixed: ['ligt vast: een geldverstrekker kan dit niet anders instellen', 'is fixed: a lender cannot set it'],
  version: [
    'moet 3 tot 40 kleine letters, cijfers, punten en streepjes zijn, en geen versie van het beleid zelf',
    'must be 3 to 40 small letters, digits, dots and dashes, and no version of the policy itself',
  ],
  step: ['moet een veelvoud van limits.amountStepCents zijn', 'must be a multiple of limits.amountStepCents'],
  unknownPays: ['mag niet lonen: hoogstens', 'must not pay: at most'],
} as const satisfies Record<string, Pair>

const between = (value: number, [least, most]: Bounds): Pair => [
  `moet van ${least} tot ${most} zijn, niet ${value}`,
  `must be from ${least} to ${most}, not ${value}`,
]

const isObject = (given: unknown): given is PolicyFile =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

function versionFaults(version: unknown): PolicyFault[] {
  const isOwn = knownPolicies.every((known) => known.version !== version)
  return typeof version === 'string' && versionForm.test(version) && isOwn
    ? []
    : [{ row: 'version', says: said.version }]
}

/** Of each row by itself. */
function faultsIn(given: Readonly<Record<string, unknown>>, own: Rows, above: readonly string[]): PolicyFault[] {
  return Object.entries(given).flatMap(([name, value]): PolicyFault[] => {
    const path = [...above, name]
    const row = path.join('.')
    const known = Object.hasOwn(own, name) ? own[name]! : null
    if (known === null) return [{ row, says: said.unknown }]
    if (typeof known !== 'number') return isObject(value) ? faultsIn(value, known, path) : [{ row, says: said.object }]
    if (typeof value !== 'number' || !Number.isFinite(value)) return [{ row, says: said.number }]
    const [least, most] = rowBounds(path, row)
    if (least === most && value !== known) return [{ row, says: said.fixed }]
    if (value < least || value > most) return [{ row, says: between(value, [least, most]) }]
    return isWhole(path) && !Number.isInteger(value) ? [{ row, says: said.whole }] : []
  })
}

const figureOf = ([group, name]: readonly string[]): Figure | undefined =>
  (figureTable as Readonly<Record<string, Readonly<Record<string, Figure>>>>)[group!]?.[name!]

function isWhole(path: readonly string[]): boolean {
  const figure = figureOf(path)
  if (!figure) return path[0] === 'grades' || path[0] === 'historyDays'
  return !['share', 'rate', 'times'].includes(figure.unit) && Number.isInteger(figure.value)
}

function rowBounds(path: readonly string[], row: string): Bounds {
  const figure = figureOf(path)
  if (figure) return boundsOf(row, figure)
  const tables: Readonly<Record<string, Bounds>> = {
    points: logOddsBounds,
    grades: gradeBounds,
    historyDays: historyBounds(path[1]!),
    prices: /Rates$/.test(path[1]!) ? rateBounds : feeBounds,
  }
  return tables[path[0]!]!
}

const valueAt = (rows: Rows, path: string): number =>
  path.split('.').reduce<number | Rows>((of, name) => (of as Rows)[name]!, rows) as number

/** Of rows beside each other. */
function orderFaults(rows: Rows): PolicyFault[] {
  return rising.flatMap((paths) =>
    paths.slice(1).flatMap((higher, place): PolicyFault[] => {
      const lower = paths[place]!
      if (valueAt(rows, lower) <= valueAt(rows, higher)) return []
      return [{ row: lower, says: [`mag niet hoger zijn dan ${higher}`, `must not be above ${higher}`] }]
    }),
  )
}

/** The ends of a slider that goes in steps. */
const stepped = ['loanAmountMinCents', 'loanAmountMaxCents', 'creditAmountMinCents', 'creditAmountMaxCents'] as const

const stepFaults = ({ limits }: Policy): PolicyFault[] =>
  stepped.flatMap((name) =>
    limits[name] % limits.amountStepCents === 0 ? [] : [{ row: `limits.${name}`, says: said.step }],
  )

const priceFaults = (policy: Policy): PolicyFault[] =>
  pricesBelowCost(policy).map(({ row, least }) => ({
    row,
    says: [
      `moet minstens ${least} zijn: dat kost het kleinste bedrag`,
      `must be at least ${least}, what the smallest amount costs`,
    ],
  }))

/** Points go the way that they go in the policy itself, and what is unknown costs as much as a poor value. */
const directionFaults = (policy: Policy): PolicyFault[] =>
  characteristicNames.flatMap((name) => {
    const [row, own]: Characteristic[] = [policy.points[name], points[name]]
    return [...turned(row!, own!), ...unknownPays(row!, own!)].map((fault) => ({
      ...fault,
      row: `points.${name}.${fault.row}`,
    }))
  })

const turned = ({ bins }: Characteristic, own: Characteristic): PolicyFault[] =>
  bins.slice(1).flatMap(({ bin, logOdds }, place): PolicyFault[] => {
    const [before, after] = own.bins.slice(place, place + 2).map((of) => of.logOdds)
    const { bin: other, logOdds: beforeIt } = bins[place]!
    if (before! <= after! && logOdds < beforeIt)
      return [{ row: bin, says: [`mag niet lager zijn dan "${other}"`, `must not be below "${other}"`] }]
    if (before! > after! && logOdds > beforeIt)
      return [{ row: bin, says: [`mag niet hoger zijn dan "${other}"`, `must not be above "${other}"`] }]
    return []
  })

function unknownPays({ bins, missingLogOdds }: Characteristic, own: Characteristic): PolicyFault[] {
  const most = own.missingLogOdds === 0 ? 0 : Math.min(...bins.map(({ logOdds }) => logOdds))
  const [nl, en] = said.unknownPays
  return missingLogOdds <= most ? [] : [{ row: 'unknown', says: [`${nl} ${most}`, `${en} ${most}`] }]
}
