import { ofrepPath } from '#contract/flags.ts'

type AnsweredFlags = Readonly<Record<string, unknown>>

/** A page view waits no longer than this for the number of its step, nor does a window that closes after it. */
export const flagTimeMs = 3_000

/** All flags in one request (OFREP, bulk evaluation). Empty without an answer: then defaults apply. */
export async function askFlags(): Promise<AnsweredFlags> {
  try {
    const response = await fetch(ofrepPath, { method: 'POST', signal: AbortSignal.timeout(flagTimeMs) })
    const { flags = [] } = (await response.json()) as { flags?: { key: string; value?: unknown }[] }
    return Object.fromEntries(flags.map(({ key, value }) => [key, value]))
  } catch {
    return {}
  }
}

/** ANA-2. */
export const readStepShift = async (): Promise<boolean> => (await askFlags())['analytics-step-shift'] === true
