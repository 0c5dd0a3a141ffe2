// The repository as tidy.test.ts and tidy-rooms.test.ts read it.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  cwd: import.meta.dirname,
  encoding: 'utf8',
  maxBuffer: 64_000_000,
})
  .split('\0')
  .filter((path) => path !== '' && existsSync(join(import.meta.dirname, path)))
  .sort()
export const text = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8')
export const isTest = (path: string): boolean => /\.test\.tsx?$|^(?:e2e|server\/testing)\//.test(path)
export const sources = files.filter((path) => /\.tsx?$/.test(path) && !isTest(path))
export const room = (path: string): string => path.split('/')[0] ?? ''
export const within = (folder: string): string[] => sources.filter((path) => path.startsWith(`${folder}/`))
export const isThere = (path: string): boolean => existsSync(join(import.meta.dirname, path))

/** The code without comments; strings stay, since an import is one. */
export const code = (path: string): string =>
  text(path)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|[^:'"`])\/\/.*$/gm, '$1')

const importShapes = [
  /(?:^|[\n;])\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/g,
  /(?:^|[\n;])\s*import\s*['"]([^'"]+)['"]/g,
  /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g,
  /\bimport\.meta\.resolve\(\s*['"]([^'"]+)['"]\s*\)/g,
]
export const importsOf = (path: string): string[] =>
  importShapes.flatMap((shape) => [...code(path).matchAll(shape)].map((match) => match[1] ?? ''))

/** The imports of our files, as paths from the top of the repository. */
export const ownImportsOf = (path: string): string[] =>
  importsOf(path)
    .filter((name) => name.startsWith('.') || name.startsWith('#'))
    .map((name) => (name.startsWith('#') ? name.slice(1) : normalize(join(dirname(path), name))))

/** Every place that breaks a rule, as "file: what". */
export const breaches = (paths: string[], wrongIn: (path: string) => string[]): string[] =>
  paths.flatMap((path) => wrongIn(path).map((what) => `${path}: ${what}`))

/** Throws with the advice when a rule is broken somewhere. */
export function noBreach(found: string[], advice: string): void {
  if (found.length > 0) throw new Error([advice, ...found].join('\n'))
}
