import { existsSync } from 'node:fs'
import { cp, lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, normalize, relative, sep } from 'node:path'
import type { Settings } from '../settings/settings.ts'
import { BackupError } from './backup-file.ts'

export type KeptFile = { name: string; bytes: Buffer }
type Places = Pick<Settings, 'dataDir' | 'flagsFile' | 'lenderDir'>

export const anchorsName = 'audit-anchors.txt'
export const erasuresName = 'erasures.txt'
const flagsName = 'flags.json'
const lenderName = 'lender/'
const bytesMax = 64 * 1024 * 1024

/** The flags and the lender's folder; links in it are left out. Throws where it is larger than 64 MB. */
export async function readKeptFiles({ dataDir, flagsFile, lenderDir }: Places): Promise<KeptFile[]> {
  const files = await Promise.all([
    ...(existsSync(join(dataDir, anchorsName)) ? [keptFile(anchorsName, join(dataDir, anchorsName))] : []),
    ...(existsSync(flagsFile) ? [keptFile(flagsName, flagsFile)] : []),
    ...(lenderDir === null ? [] : await filesIn(lenderDir)),
  ])
  const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0)
  if (size > bytesMax) throw new BackupError(`LENDER_DIR has ${size} bytes of files: more than ${bytesMax}.`)
  return files
}

const keptFile = async (name: string, path: string): Promise<KeptFile> => ({ name, bytes: await readFile(path) })

async function filesIn(folder: string): Promise<Promise<KeptFile>[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => keptFile(lenderName + relative(folder, path).replaceAll(sep, '/'), path))
}

/** Writes the lender's files of a backup to a folder; false where it has none. */
export async function unpackLender(files: readonly KeptFile[], folder: string): Promise<boolean> {
  const ofLender = files.filter(({ name }) => name.startsWith(lenderName))
  for (const { name, bytes } of ofLender) {
    const inside = normalize(name.slice(lenderName.length))
    if (inside.startsWith('..') || inside.startsWith(sep)) throw new BackupError(`The backup has a file "${name}".`)
    await mkdir(dirname(join(folder, inside)), { recursive: true })
    await writeFile(join(folder, inside), bytes, { flush: true })
  }
  return ofLender.length > 0
}

/**
 * Puts flags and lender's folder in their places. Where another one is already, the backup's goes to DATA_DIR/restored;
 * returns a line about each of those.
 */
export async function placeFiles(files: readonly KeptFile[], lenderDraft: string, places: Places): Promise<string[]> {
  const { dataDir, flagsFile, lenderDir } = places
  const aside = join(dataDir, 'restored')
  const said: string[] = []
  const flags = files.find(({ name }) => name === flagsName)
  if (flags && !existsSync(flagsFile)) {
    await mkdir(dirname(flagsFile), { recursive: true })
    await writeFile(flagsFile, flags.bytes, { flush: true })
  } else if (flags && !(await readFile(flagsFile)).equals(flags.bytes)) {
    await mkdir(aside, { recursive: true })
    await writeFile(join(aside, flagsName), flags.bytes)
    said.push(`FLAGS_FILE has other flags than the backup, whose file is ${join(aside, flagsName)}.`)
  }
  if (!existsSync(lenderDraft)) return said
  if (lenderDir !== null && (await isEmpty(lenderDir))) {
    await moveFolder(lenderDraft, lenderDir)
  } else if (lenderDir === null || !(await isSame(lenderDraft, lenderDir))) {
    await rm(join(aside, lenderName), { recursive: true, force: true })
    await moveFolder(lenderDraft, join(aside, lenderName))
    const why = lenderDir === null ? 'LENDER_DIR is not given' : 'LENDER_DIR has other files than the backup'
    said.push(`${why}: the backup’s are in ${join(aside, lenderName)}.`)
  }
  return said
}

export const isEmpty = async (folder: string): Promise<boolean> =>
  !existsSync(folder) || ((await lstat(folder)).isDirectory() && (await readdir(folder)).length === 0)

async function isSame(one: string, other: string): Promise<boolean> {
  const [ofOne, ofOther] = await Promise.all([one, other].map(async (folder) => Promise.all(await filesIn(folder))))
  const text = (files: KeptFile[] = []) =>
    files
      .map(({ name, bytes }) => `${name} ${bytes.toString('base64')}`)
      .sort()
      .join('\n')
  return text(ofOne) === text(ofOther)
}

async function moveFolder(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await rename(from, to).catch(() => cp(from, to, { recursive: true }))
}
