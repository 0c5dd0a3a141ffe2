import { flagDefaults, ofrepPath } from '#contract/flags.ts'

export const flagsPath = ofrepPath

/** Every flag at its default, as the flag service words it (OFREP). */
export async function answerFlags(): Promise<Response> {
  const flags = Object.entries(flagDefaults).map(([key, value]) => ({ key, value, reason: 'STATIC', variant: 'off' }))
  return Response.json({ flags })
}
