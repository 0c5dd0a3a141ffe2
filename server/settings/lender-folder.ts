import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { lenderPolicy, type PolicyFault } from '#lending/policy/lender-policy.ts'
import { ownPolicy, type Policy } from '#lending/policy/policy.ts'
import { canonicalJson } from '#lending/sha256.ts'

/** The policy in force; `policyFile` is what the lender wrote, null where it is the product's own. */
export type LenderPolicy = { policy: Policy; policyFile: unknown }

const faultText = ({ row, says: [, english] }: PolicyFault): string => `${row} ${english}`

/** The policy of the lender's folder; what is wrong with it is a line of `problems`. */
export function readLenderFolder(folder: string | null): LenderPolicy & { problems: string[] } {
  const own = { policy: ownPolicy, policyFile: null }
  if (folder === null) return { ...own, problems: [] }
  if (!existsSync(folder)) return { ...own, problems: [`LENDER_DIR must be a folder, not "${folder}".`] }
  const path = join(folder, 'policy.json')
  if (!existsSync(path)) return { ...own, problems: [] }
  const read = readPolicyFile(path)
  if (typeof read === 'string') return { ...own, problems: [read] }
  const { policy, faults } = lenderPolicy(read.file)
  if (policy) return { policy, policyFile: read.file, problems: [] }
  return { ...own, problems: faults.map((fault) => `policy.json: ${faultText(fault)}.`) }
}

/** Whether the pages beside the built renderer show the figures of this folder's policy; true where none are built. */
export function isSiteOf(folder: string | null, renderer: string): boolean {
  const built = join(dirname(renderer), 'policy.json')
  if (!existsSync(built)) return true
  const shown = JSON.parse(readFileSync(built, 'utf8')) as unknown
  return canonicalJson(shown) === canonicalJson(readLenderFolder(folder).policyFile)
}

/** A sentence where it cannot be read. */
function readPolicyFile(path: string): { file: unknown } | string {
  try {
    return { file: JSON.parse(readFileSync(path, 'utf8')) as unknown }
  } catch (error) {
    return `policy.json cannot be read: ${error instanceof Error ? error.message : String(error)}`
  }
}
