/**
 * The rules of a sheet that can match a finished page, so that a phone waits for no other page's. Scripts of these
 * pages set attributes and never classes, and an island brings its style.
 */
export function leanStyle(css: string, html: string): string {
  const names = namesIn(html)
  return layerOrder(css) + withoutUnusedKeyframes(withoutUnusedProperties(foldProperties(keepRules(css, names))))
}

/** A layer whose rules all went must keep its place: what is loaded later may fill it. */
function layerOrder(css: string): string {
  const layers = blocksOf(css).flatMap(({ head, body }) =>
    body === null ? [] : (/^@layer ([\w-]+)$/.exec(head)?.slice(1) ?? []),
  )
  return layers.length === 0 ? '' : `@layer ${[...new Set(layers)].join(',')};`
}

type Names = { classes: Set<string>; tags: Set<string>; ids: Set<string> }

function namesIn(html: string): Names {
  const values = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => value)
  return {
    classes: new Set(values(/\sclass="([^"]*)"/g).flatMap((value) => value.split(/\s+/))),
    tags: new Set(values(/<([a-z][a-z0-9]*)/gi).map((tag) => tag.toLowerCase())),
    ids: new Set(values(/\sid="([^"]*)"/g)),
  }
}

/** One rule or at-rule: `head { body }`, or a statement such as `@layer a,b;` without a body. */
type Block = { head: string; body: string | null }

/** The blocks of a sheet at its outermost level. A brace or semicolon inside a quoted text counts for nothing. */
export function blocksOf(css: string): Block[] {
  const blocks: Block[] = []
  let start = 0
  let depth = 0
  let bodyStart = 0
  for (const { 0: token, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\*[\s\S]*?\*\/|[{};]/g)) {
    if (token === '{' && depth++ === 0) bodyStart = index + 1
    if (token === ';' && depth === 0) {
      blocks.push({ head: css.slice(start, index).trim(), body: null })
      start = index + 1
    }
    if (token === '}' && --depth === 0) {
      blocks.push({ head: css.slice(start, bodyStart - 1).trim(), body: css.slice(bodyStart, index) })
      start = index + 1
    }
  }
  return blocks
}

const holdsRules = /^@(layer|media|supports|container)\b/

function keepRules(css: string, names: Names): string {
  return blocksOf(css)
    .map(({ head, body }) => {
      if (body === null) return `${head};`
      if (holdsRules.test(head)) {
        const kept = keepRules(body, names)
        return kept === '' ? '' : `${head}{${kept}}`
      }
      if (head.startsWith('@')) return `${head}{${body}}`
      const selectors = splitSelectors(head).filter((selector) => canMatch(selector, names))
      return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`
    })
    .join('')
}

/** At the commas outside of parentheses and brackets. */
export function splitSelectors(head: string): string[] {
  return head.split(/,(?![^(]*\))(?![^[]*\])/).map((selector) => selector.trim())
}

/** Whether the page has all that a selector asks for, except what parentheses and brackets hold. */
export function canMatch(selector: string, { classes, tags, ids }: Names): boolean {
  const asked = withoutGroups(selector)
    .replace(/\[[^\]]*\]/g, '')
    .replace(/::?[\w-]+/g, '')
  const all = (pattern: RegExp, known: Set<string>) =>
    [...asked.matchAll(pattern)].every(([, name = '']) => known.has(name.toLowerCase()) || known.has(name))
  return all(/\.([\w-]+)/g, classes) && all(/#([\w-]+)/g, ids) && all(/(?:^|[\s>+~])([a-z][a-z0-9]*)/gi, tags)
}

/** Without anything in parentheses, nested ones as well. */
function withoutGroups(selector: string): string {
  const once = selector.replace(/\([^()]*\)/g, '')
  return once === selector ? once : withoutGroups(once)
}

/** `var(--white)` becomes `#fff`: only for a property that has one value on the whole page. */
function foldProperties(css: string): string {
  const values = new Map<string, string[]>()
  for (const [, name = '', value = ''] of css.matchAll(/(?<=[{;])(--[\w-]+):([^;{}]*)/g)) {
    values.set(name, [...(values.get(name) ?? []), value.trim()])
  }
  let folded = css
  for (const [name, [value = '', ...others]] of values) {
    const use = `var(${name})`
    const count = folded.split(use).length - 1
    const isShorter = value.length * count <= use.length * count + name.length + value.length
    if (others.length === 0 && isShorter) folded = folded.replaceAll(use, value)
  }
  return folded
}

/** A custom property may be used by another one that nobody uses, so this goes on until nothing is left to drop. */
function withoutUnusedProperties(css: string): string {
  const used = new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name))
  const next = css.replace(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (all, name: string) => (used.has(name) ? all : ''))
  return next === css ? css : withoutUnusedProperties(next)
}

function withoutUnusedKeyframes(css: string): string {
  return css.replace(/@keyframes\s+([\w-]+)\s*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, (all, name: string) =>
    new RegExp(`animation[\\w-]*:[^;}]*\\b${name}\\b`).test(css.replace(all, '')) ? all : '',
  )
}
