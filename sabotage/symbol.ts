// Finds a top-level symbol below a folder by parsing, and puts something else in its place.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { repository, sourceFiles } from './lane.ts'

/** A defect that the sources have outgrown: what it names is gone, or is no longer the only one. */
export class DefectDoesNotApply extends Error {}

type Span = { start: number; end: number }
/** `initialiser` is that of a constant; `statement` includes `export`. */
type Declared = { file: string; name: Span; statement: Span; declaration: Span; initialiser?: Span; isClass: boolean }
type Changed = { file: string; source: string }

const sources = new Map<string, string>()
function read(file: string): string {
  const known = sources.get(file) ?? readFileSync(join(repository, file), 'utf8')
  sources.set(file, known)
  return known
}

let files: readonly string[] | undefined
/** The files of the product below a folder. */
function filesBelow(folder: string, ending: RegExp): string[] {
  files ??= sourceFiles().filter((file) => !/\.test\.|\/testing\//.test(file))
  return files.filter((file) => file.startsWith(`${folder}/`) && ending.test(file))
}

function declarationsOf(wanted: string, file: string): Declared[] {
  if (!new RegExp(`\\b(?:function\\*?|const|let|class) ${wanted}\\b`).test(read(file))) return []
  return parseSync(file, read(file)).program.body.flatMap((statement): Declared[] => {
    const declaration = 'declaration' in statement && statement.declaration ? statement.declaration : statement
    const common = { file, statement, declaration, isClass: declaration.type === 'ClassDeclaration' }
    if (declaration.type === 'VariableDeclaration')
      return declaration.declarations.flatMap(({ id, init }) =>
        id.type === 'Identifier' && id.name === wanted && init ? [{ ...common, name: id, initialiser: init }] : [],
      )
    const isNamed = declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration'
    return isNamed && declaration.id?.name === wanted ? [{ ...common, name: declaration.id }] : []
  })
}

function only<Found extends { file: string }>(found: readonly Found[], at: string): Found {
  if (found.length === 1) return found[0]!
  const places = found.map(({ file }) => `\n  ${file}`).join('')
  throw new DefectDoesNotApply(`There are ${found.length} of ${at}.${places}`)
}

/** `at` is `folder symbol` or `folder symbol.key.key`, where the keys lead into the object that a constant is. */
export function withSymbol(at: string, as: string): Changed {
  const [folder = '', path = ''] = at.split(' ')
  const [name = '', ...keys] = path.split('.')
  const found = filesBelow(folder, /\.(?:tsx?|mjs)$/).flatMap((file) => declarationsOf(name, file))
  const declared = only(found, at)
  const { file } = declared
  const source = put(read(file), declared, keys, as)
  const [fault] = parseSync(file, source).errors
  if (fault) throw new DefectDoesNotApply(`In ${file} it gives: ${fault.message}`)
  return { file, source }
}

function put(source: string, declared: Declared, keys: readonly string[], as: string): string {
  const { statement, declaration, name, initialiser } = declared
  const of = ({ start, end }: Span) => source.slice(start, end)
  const between = (from: number, to: number) => source.slice(from, to)
  if (initialiser) {
    const written = keys.slice(of(initialiser).startsWith('byLanguage') ? 1 : 0)
    const missing = written.find((key) => !new RegExp(`\\b${key}\\b`).test(source))
    if (missing !== undefined) throw new DefectDoesNotApply(`${of(name)} in ${declared.file} has no ${missing}.`)
    const change = keys.reduceRight((inner, key) => `(o) => ({ ...o, ${key}: (${inner})(o.${key}) })`, as)
    return `${between(0, initialiser.start)}(${change})(${of(initialiser)})${source.slice(initialiser.end)}`
  }
  if (keys.length > 0) throw new DefectDoesNotApply(`${of(name)} in ${declared.file} is no object: it has no keys.`)
  const plain = of(name)
  const original = `${plain}_original`
  const kept = `${between(declaration.start, name.start)}${original}${between(name.end, declaration.end)}`
  const exported = between(statement.start, declaration.start)
  // A function is hoisted above the file's constants, so that the order of imports stays as it is.
  const instead = declared.isClass
    ? `${exported}const ${plain} = (${as})(${original})`
    : `${exported}function ${plain}(...given) {\n  return (${original}.changed ??= (${as})(${original}))(...given)\n}`
  return `${between(0, statement.start)}${kept}\n${instead}${source.slice(statement.end)}`
}

/** The rules of a style sheet with a selector: `as` follows their declarations, or none are left when it is empty. */
export function withRule(at: string, as: string): Changed {
  const [, folder = '', selector = ''] = /^(\S+) css (.+)$/.exec(at)!
  const sheets = filesBelow(folder, /\.css$/).map((file) => ({ file, bodies: bodiesOf(read(file), selector) }))
  const sheet = sheets.filter(({ bodies }) => bodies.length > 0)
  const { file, bodies } = only(sheet, at)
  let source = read(file)
  for (const { start, end } of bodies.toReversed())
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
