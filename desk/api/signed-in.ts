import * as z from 'zod/mini'
import { signedInPath } from '#contract/desk/addresses.ts'

const answer = z.object({ isSignedIn: z.boolean() })

/** Asked before the first call, which is refused to who is not. When this cannot be answered, that call says what is wrong. */
export async function maybeSignedIn(fetch = globalThis.fetch): Promise<boolean> {
  try {
    const response = await fetch(signedInPath, { credentials: 'same-origin' })
    return answer.parse(await response.json()).isSignedIn
  } catch {
    return true
  }
}
