// A bench's figures, each beside its limit; the last line names the missing and excessive ones, with exit code 1.

/** Compared with its limit at the full size only when `isTimed`: small runs and busy machines distort time. */
export type Figure = {
  name: string
  /** NaN, Infinity and null are no figure. */
  value: number | null
  unit: string
  most?: number
  least?: number
  isTimed: boolean
}
type Limit = Pick<Figure, 'most' | 'least'>
type Size = readonly [usual: number, small: number, most?: number]

export const isSmall = process.argv.includes('--small')
/** The arguments that are no flags. */
export const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))

/** Sizes from the command line in their order; without them the usual ones, or with `--small` those of `npm test`. */
export function sizes<const Sizes extends readonly Size[]>(...wanted: Sizes): { [Place in keyof Sizes]: number } {
  const read = wanted.map(([usual, small, most = 1_000_000], place) => {
    const size = Number(words[place] ?? (isSmall ? small : usual))
    if (!(size >= 0)) throw new Error(`Not a size: ${words[place]}`)
    return Math.min(size, most)
  })
  return read as { [Place in keyof Sizes]: number }
}

/** A time, a speed or a share of a peer's. */
export const timed = (name: string, value: number | null, unit: string, limit: Limit = {}): Figure => ({
  name,
  value,
  unit,
  ...limit,
  isTimed: true,
})

/** A number of results, which is the same on every machine. */
export const counted = (name: string, value: number | null, limit: Limit = {}): Figure => ({
  name,
  value,
  unit: '',
  ...limit,
  isTimed: false,
})

/** Measures, prints the figures and sets the code that the process ends with. */
export async function report(measure: () => Promise<readonly Figure[]> | readonly Figure[]): Promise<void> {
  try {
    const figures = await measure()
    for (const figure of figures) console.log(lineOf(figure))
    const faults = figures.flatMap(faultsOf)
    if (figures.length === 0) faults.push('no figure at all')
    console.log(
      faults.length === 0 ? `${figures.length} figures, none over its limit.` : `FAILED: ${faults.join('; ')}`,
    )
    if (faults.length > 0) process.exitCode = 1
  } catch (error) {
    console.log(error instanceof Error ? (error.stack ?? error.message) : error)
    console.log(`FAILED: ${String(error).split('\n')[0]}`)
    process.exitCode = 1
  }
}

const limitOf = ({ most, least }: Figure): string =>
  most !== undefined ? `at most ${most}` : least !== undefined ? `at least ${least}` : ''

function lineOf(figure: Figure): string {
  const { name, value, unit, isTimed } = figure
  const shown = value === null ? 'no figure' : `${Number.isInteger(value) ? value : Number(value.toPrecision(3))}`
  const limit = limitOf(figure)
  const held = limit && isTimed && isSmall ? `(full size: ${limit})` : limit
  return `${name.padEnd(56)} ${shown.padStart(10)} ${unit.padEnd(6)} ${held}`.trimEnd()
}

function faultsOf(figure: Figure): string[] {
  const { name, value, unit, most = Infinity, least = -Infinity, isTimed } = figure
  if (value === null || !Number.isFinite(value)) return [`${name}: no figure`]
  if ((isTimed && isSmall) || (value <= most && value >= least)) return []
  return [`${name}: ${Number(value.toPrecision(4))} ${unit} (${limitOf(figure)})`]
}
