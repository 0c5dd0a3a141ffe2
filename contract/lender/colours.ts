import { sha256 } from '#lending/sha256.ts'
import { demonstration, type Lender } from '#lending/lender.ts'

type Chosen = keyof Lender['colours']
type Mix = { readonly of: Chosen; readonly with?: '#ffffff' | '#000000'; readonly share?: number }

const tint = (of: Chosen, share: number): Mix => ({ of, with: '#ffffff', share })

/** The tokens of ui/styles/tokens.css that follow the lender's five colours; those of what went well or wrong stay. */
const mixes: Readonly<Record<string, Mix>> = {
  orange: { of: 'accent' },
  'orange-dark': { of: 'accentDark' },
  'orange-soft': tint('accent', 0.81),
  'orange-pale': tint('accent', 0.92),
  blue: { of: 'ink' },
  'blue-mid': tint('ink', 0.14),
  'blue-soft': tint('ink', 0.89),
  'blue-pale': tint('ink', 0.955),
  amber: { of: 'highlight' },
  'amber-dark': { of: 'highlight', with: '#000000', share: 0.6 },
  'amber-soft': tint('highlight', 0.78),
  cream: { of: 'ground' },
  'text-soft': tint('ink', 0.23),
  line: tint('ink', 0.87),
  'line-control': tint('ink', 0.44),
}
const fixed = { green: '#13693b', 'green-soft': '#e0f2e7', red: '#b3161f', 'red-soft': '#fde7e6', white: '#ffffff' }

/** Of `#rrggbb`, each from 0 to 255. */
const channels = (colour: string): number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))

const mixed = (colour: string, other: string, share: number): string =>
  `#${channels(colour)
    .map((value, place) => Math.round(value * (1 - share) + channels(other)[place]! * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`

/** A colour by the name of each token that follows the lender's. */
const tokensOf = (colours: Lender['colours']): [string, string][] =>
  Object.entries(mixes).map(([token, mix]) => [token, mixed(colours[mix.of], mix.with ?? '#ffffff', mix.share ?? 0)])

const isOfDemonstration = (colours: Lender['colours']): boolean =>
  (Object.keys(colours) as Chosen[]).every((name) => colours[name] === demonstration.colours[name])

/** The rule that stands behind a sheet; none for the colours that the sheets have. */
export function colourRule(colours: Lender['colours']): string {
  if (isOfDemonstration(colours)) return ''
  return `:root{${tokensOf(colours)
    .map(([token, value]) => `--${token}:${value}`)
    .join(';')}}`
}

/** Colours of drawings, by the token or mix that they are; those of skin, wood and plants stay. */
const drawn: Readonly<Record<string, string | Mix>> = {
  '#f26a1b': 'orange',
  '#b8430a': 'orange-dark',
  '#b3410a': 'orange-dark',
  '#8a3208': { of: 'accentDark', with: '#000000', share: 0.23 },
  '#fcc9a0': tint('accent', 0.6),
  '#ffe4d1': 'orange-soft',
  '#fff4ea': 'orange-pale',
  '#0b2545': 'blue',
  '#26466f': 'blue-mid',
  '#dfe8f3': 'blue-soft',
  '#f5b83d': 'amber',
  '#ffdf9e': tint('highlight', 0.5),
  '#fff1cf': 'amber-soft',
}
const drawing = /(\/assets\/[\w.-]+-)([\w-]{8})\.svg/g

/** An address of a drawing: its name ends in a tag of its content, which the colours change. */
export const drawingAddress = (address: string, colours: Lender['colours']): string =>
  isOfDemonstration(colours)
    ? address
    : address.replace(drawing, (_all, name: string, tag: string) => {
        return `${name}${sha256(tag + JSON.stringify(colours)).slice(0, 8)}.svg`
      })

/** HTML or SVG with its drawings in the lender's colours. */
export function recoloured(text: string, colours: Lender['colours']): string {
  if (isOfDemonstration(colours)) return text
  const tokens = Object.fromEntries(tokensOf(colours))
  const ofMix = ({ of, with: other = '#ffffff', share = 0 }: Mix) => mixed(colours[of], other, share)
  return drawingAddress(text, colours).replace(/(?<=\b(?:fill|stroke|stop-color)=")#[0-9a-f]{6}(?=")/g, (colour) => {
    const mix = drawn[colour]
    return mix === undefined ? colour : typeof mix === 'string' ? tokens[mix]! : ofMix(mix)
  })
}

/** Text on a ground, which WCAG 2.2 AA wants at 4.5 to 1. */
export const textPairs = [
  ['blue', 'orange'],
  ['blue', 'orange-soft'],
  ['blue', 'orange-pale'],
  ['blue', 'cream'],
  ['blue', 'blue-soft'],
  ['blue', 'blue-pale'],
  ['blue', 'amber'],
  ['blue', 'amber-soft'],
  ['blue', 'green-soft'],
  ['blue', 'red-soft'],
  ['orange-dark', 'white'],
  ['orange-dark', 'cream'],
  ['orange-dark', 'orange-pale'],
  ['orange-dark', 'orange-soft'],
  ['blue-mid', 'white'],
  ['blue-mid', 'orange-soft'],
  ['blue-mid', 'blue-pale'],
  ['text-soft', 'white'],
  ['text-soft', 'cream'],
  ['text-soft', 'blue-pale'],
  ['text-soft', 'orange-pale'],
  ['white', 'blue'],
  ['white', 'blue-mid'],
  ['blue-soft', 'blue'],
  ['green', 'white'],
  ['green', 'green-soft'],
  ['green', 'cream'],
  ['amber-dark', 'white'],
  ['amber-dark', 'amber-soft'],
  ['red', 'white'],
  ['red', 'cream'],
  ['red', 'red-soft'],
] as const

/** A control or focus ring on a ground, at 3 to 1. */
export const linePairs = [
  ['line-control', 'white'],
  ['line-control', 'cream'],
  ['line-control', 'blue-pale'],
  ['orange', 'blue'],
  ['orange-dark', 'orange-pale'],
  ['blue', 'orange'],
] as const

/** WCAG 2.2, relative luminance of `#rrggbb`. */
export function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2, contrast ratio, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((first, second) => second - first) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** A pair of a lender's colours that cannot be read: the colour to change first, and why. */
type ColourFault = {
  readonly colour: Chosen
  readonly ratio: number
  readonly least: number
  readonly on: string
}

export function colourFaults(colours: Lender['colours']): ColourFault[] {
  const tokens: Readonly<Record<string, string>> = { ...fixed, ...Object.fromEntries(tokensOf(colours)) }
  const faultsOf = (pairs: readonly (readonly [string, string])[], least: number) =>
    pairs.flatMap(([front, ground]): ColourFault[] => {
      const ratio = contrast(tokens[front]!, tokens[ground]!)
      if (ratio >= least) return []
      const colour = (mixes[front] ?? mixes[ground])!.of
      const on = mixes[front] && mixes[ground] ? mixes[ground].of : tokens[mixes[front] ? ground : front]!
      return [{ colour, ratio: Math.floor(ratio * 100) / 100, least, on }]
    })
  const all = [...faultsOf(textPairs, 4.5), ...faultsOf(linePairs, 3)]
  // Of each two colours the worst pair.
  const worst = Map.groupBy(all, ({ colour, on }) => `${colour} ${on}`)
  return [...worst.values()].map((pairs) => pairs.toSorted((one, other) => one.ratio - other.ratio)[0]!)
}
