import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { folderFileOf, ownStack } from './stacks.ts'

const run = promisify(execFile)

/** What the lender's people type: `npm run case -- …`, on the database of this worker's server. Answers what it prints. */
export async function runCase(...words: string[]): Promise<string> {
  const { sitePort, sandboxPort } = ownStack
  const folder = readFileSync(folderFileOf(sitePort), 'utf8')
  const env = { ...process.env, DATA_DIR: folder, PORT: String(sitePort), SANDBOX_PORT: String(sandboxPort) }
  const program = join(import.meta.dirname, '..', 'run', 'command.mjs')
  const { stdout, stderr } = await run(process.execPath, [program, 'case', ...words], { env, timeout: 60_000 }).catch(
    (error: { stdout: string; stderr: string }) => error,
  )
  return stdout + stderr
}
