// Every deliberate defect, in the file of its row's area. One leaves the list only with a reason in the commit.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Defects, defectsOf } from './defect.ts'

const areas = readdirSync(join(import.meta.dirname, 'defects')).map((file) => file.replace('.ts', ''))
const read = async (area: string) => ((await import(`./defects/${area}.ts`)) as { default: Defects }).default

/** By the name of their file. */
export const tables = new Map(
  await Promise.all(areas.map(async (area) => [area, defectsOf(await read(area))] as const)),
)
export const allDefects = [...tables.values()].flat()
