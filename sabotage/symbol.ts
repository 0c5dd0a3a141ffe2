// Finds a top-level symbol below a folder by parsing, and puts something else in its place.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { repository, sourceFiles } from './lane.ts'

/** A defect that the sources have outgrown: what it names is gone, or is no longer the only one. */
export class DefectDoesNotApply extends Error {}

type Span = { start: number; end: number }
/** `initialiser` is that of a constant; `statement` includes `export`. */
type Declared = { file: string; name: Span; statement: Span; declaration: Span; initialiser?: Span; kind: string }
type Changed = { file: string; source: string }

const isProduct = (file: string): boolean =>
  /^(?:lending|contract|web|ui|desk|site-build|server|mock-api|bank-sandbox|run)\//.test(file) &&
  !/\.test\.|\/testing\//.test(file)
const read = (file: string): string => readFileSync(join(repository, file), 'utf8')
let index: ReadonlyMap<string, readonly Declared[]> | undefined

function declaredIn(file: string): (readonly [string, Declared])[] {
  return parseSync(file, read(file)).program.body.flatMap((statement): (readonly [string, Declared])[] => {
    const declaration = 'declaration' in statement && statement.declaration ? statement.declaration : statement
    const { type: kind } = declaration
    if ((kind === 'FunctionDeclaration' || kind === 'ClassDeclaration') && declaration.id)
      return [[declaration.id.name, { file, name: declaration.id, statement, declaration, kind }]]
    if (kind !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init
        ? [[id.name, { file, name: id, statement, declaration, initialiser: init, kind }]]
        : [],
    )
  })
}

function indexed(): ReadonlyMap<string, readonly Declared[]> {
  const found = new Map<string, Declared[]>()
  for (const file of sourceFiles().filter((one) => isProduct(one) && /\.(?:tsx?|mjs)$/.test(one)))
    for (const [name, declared] of declaredIn(file)) found.set(name, [...(found.get(name) ?? []), declared])
  return found
}

/** The one of these below the folder. */
function only<Found extends { file: string }>(found: readonly Found[], folder: string, what: string): Found {
  const below = found.filter(({ file }) => file.startsWith(`${folder}/`))
  if (below.length === 1) return below[0]!
  const files = below.map(({ file }) => `\n  ${file}`).join('')
  throw new DefectDoesNotApply(`${folder} has ${below.length} of ${what}.${files}`)
}

/** `at` is `folder symbol` or `folder symbol.key.key`, where the keys lead into the object that a constant is. */
export function withSymbol(at: string, as: string): Changed {
  const [folder = '', path = ''] = at.split(' ')
  const [name = '', ...keys] = path.split('.')
  index ??= indexed()
  const declared = only(index.get(name) ?? [], folder, name)
  const source = put(read(declared.file), declared, keys, as)
  const [fault] = parseSync(declared.file, source).errors
  if (fault) throw new DefectDoesNotApply(`In ${declared.file} it gives: ${fault.message}`)
  return { file: declared.file, source }
}

function put(source: string, declared: Declared, keys: readonly string[], as: string): string {
  const { statement, declaration, name, initialiser } = declared
  const of = ({ start, end }: Span) => source.slice(start, end)
  const between = (from: number, to: number) => source.slice(from, to)
  if (initialiser) {
    const missing = keys.find((key) => !new RegExp(`\\b${key}\\b`).test(source))
    if (missing !== undefined) throw new DefectDoesNotApply(`${of(name)} in ${declared.file} has no ${missing}.`)
    const change = keys.reduceRight((inner, key) => `(o) => ({ ...o, ${key}: (${inner})(o.${key}) })`, as)
    return `${between(0, initialiser.start)}(${change})(${of(initialiser)})${source.slice(initialiser.end)}`
  }
  if (keys.length > 0) throw new DefectDoesNotApply(`${of(name)} in ${declared.file} is no object: it has no keys.`)
  const plain = of(name)
  const original = `${plain}_original`
  const kept = `${between(declaration.start, name.start)}${original}${between(name.end, declaration.end)}`
  const exported = between(statement.start, declaration.start)
  // A function is there before the file's constants are, so that the order in which files import each other stays as it is.
  const instead =
    declared.kind === 'ClassDeclaration'
      ? `${exported}const ${plain} = (${as})(${original})`
      : `${exported}function ${plain}(...given) {\n  return (${original}.changed ??= (${as})(${original}))(...given)\n}`
  return `${between(0, statement.start)}${kept}\n${instead}${source.slice(statement.end)}`
}

/** The rules of a style sheet with a selector: `as` follows their declarations, or none are left when it is empty. */
export function withRule(at: string, as: string): Changed {
  const [, folder = '', selector = ''] = /^(\S+) css (.+)$/.exec(at)!
  const sheets = sourceFiles().filter((file) => file.endsWith('.css') && file.startsWith(`${folder}/`))
  const rules = new Map(sheets.map((file) => [file, bodiesOf(read(file), selector)]))
  const { file } = only(
    sheets.filter((sheet) => rules.get(sheet)!.length > 0).map((sheet) => ({ file: sheet })),
    folder,
    selector,
  )
  let source = read(file)
  for (const { start, end } of rules.get(file)!.toReversed())
    source = `${source.slice(0, start)}${as && `${source.slice(start, end)}; ${as};`}${source.slice(end)}`
  return { file, source }
}

function bodiesOf(sheet: string, selector: string): Span[] {
  const source = sheet.replaceAll(/\/\*[^]*?\*\//g, (comment) => ' '.repeat(comment.length))
  return [...source.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(
    ({ 0: rule, 1: head = '', 2: body = '', index: at }) => {
      const selectors = head.split(/,(?![^(]*\))/).map((one) => one.trim().replaceAll(/\s+/g, ' '))
      const end = at + rule.length - 1
      return selectors.includes(selector) ? [{ start: end - body.length, end }] : []
    },
  )
}
