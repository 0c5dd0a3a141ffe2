import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lenderPolicy } from '#lending/policy/lender-policy.ts'

/** Null without a policy of the lender's own, and with a faulty one, which the server names when it starts. */
export function policyFile(folder = process.env['LENDER_DIR']): string | null {
  const path = join(folder ?? '', 'policy.json')
  if (!folder || !existsSync(path)) return null
  try {
    const file: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return lenderPolicy(file).policy ? JSON.stringify(file) : null
  } catch {
    return null
  }
}

/** For Vite's `define`: the lender's figures in pages, journey and tester mode (lending/policy/lender-rows.ts). */
export const lenderDefine = (): Record<string, string> => ({ LENDER_POLICY: policyFile() ?? 'undefined' })
