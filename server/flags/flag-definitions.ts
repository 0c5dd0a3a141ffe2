import type { FlagValue } from '@openfeature/server-sdk'

/** A flag as the file has it: the variant named as default is its value. */
type FlagDefinition = { value: FlagValue; variant: string; isDisabled: boolean }
export type FlagDefinitions = ReadonlyMap<string, FlagDefinition>

type Unknown = Record<string, unknown>
const isObject = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Reads a flag file in flagd's format (`flags`, `state`, `variants`, `defaultVariant`), so that the same file can go to a flagd server,
 * to which targeting is left. Throws an error that names what is wrong.
 */
export function readDefinitions(text: string): FlagDefinitions {
  const document: unknown = JSON.parse(text)
  if (!isObject(document) || !isObject(document['flags'])) throw new Error('It has no object "flags".')
  return new Map(Object.entries(document['flags']).map(([key, flag]) => [key, definitionOf(key, flag)]))
}

function definitionOf(key: string, flag: unknown): FlagDefinition {
  if (!isObject(flag) || !isObject(flag['variants'])) throw new Error(`The flag "${key}" has no object "variants".`)
  const { state, variants, defaultVariant } = flag as { state: unknown; variants: Unknown; defaultVariant: unknown }
  if (state !== 'ENABLED' && state !== 'DISABLED') {
    throw new Error(`The state of the flag "${key}" is neither "ENABLED" nor "DISABLED".`)
  }
  if (typeof defaultVariant !== 'string' || !Object.hasOwn(variants, defaultVariant)) {
    throw new Error(`The default variant of the flag "${key}" is not one of its variants.`)
  }
  return { value: variants[defaultVariant] as FlagValue, variant: defaultVariant, isDisabled: state === 'DISABLED' }
}
