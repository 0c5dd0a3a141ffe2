// Every deliberate defect, in the file of its row's area. One leaves the list only with a reason in the commit.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Defect, type Defects, defectsOf, type LiteralDefect } from './defect.ts'

type Table = { default?: Defects | readonly LiteralDefect[] }
const isLiteral = (table: Defects | readonly LiteralDefect[]): table is readonly LiteralDefect[] => Array.isArray(table)

async function read(file: string): Promise<readonly Defect[]> {
  const table = Object.values((await import(`./defects/${file.replace('.ts', '')}.ts`)) as Table)[0]!
  return isLiteral(table) ? table : defectsOf(table)
}

const files = readdirSync(join(import.meta.dirname, 'defects'))
/** By file. */
export const tables = new Map(await Promise.all(files.map(async (file) => [file, await read(file)] as const)))
export const allDefects = [...tables.values()].flat()
