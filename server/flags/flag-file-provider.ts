import {
  FlagNotFoundError,
  type FlagValue,
  type JsonValue,
  OpenFeatureEventEmitter,
  type Provider,
  ProviderEvents,
  type ResolutionDetails,
  StandardResolutionReasons,
  TypeMismatchError,
} from '@openfeature/server-sdk'
import { readFile, stat } from 'node:fs/promises'

/** A changed file is seen at the first question after this time. */
const lookEveryMs = 1_000
/** No honest file of flags is larger. */
const fileBytesMax = 256 * 1024

type FlagFileOptions = {
  path: string
  /** Reported once for each state of a file that cannot be used. */
  onBroken: (reason: string) => void
  nowMs?: () => number
}

/**
 * An OpenFeature provider over a JSON file. The file is read again when it has changed; one that cannot be used leaves
 * the flags as they were, and before any could be read there are none, so that every default holds.
 */
export class FlagFileProvider implements Provider {
  readonly metadata = { name: 'flag file' }
  readonly runsOn = 'server'
  readonly events = new OpenFeatureEventEmitter()
  readonly #options: Required<FlagFileOptions>
  #flags: FlagDefinitions = new Map()
  /** The file as last seen: its time and size, or why it could not be looked at. */
  #seen = ''
  #lookedAtMs = Number.NEGATIVE_INFINITY
  #looking: Promise<void> | undefined

  constructor(options: FlagFileOptions) {
    this.#options = { nowMs: Date.now, ...options }
  }

  async initialize(): Promise<void> {
    await this.#look()
  }

  resolveBooleanEvaluation(key: string, fallback: boolean): Promise<ResolutionDetails<boolean>> {
    return this.#resolve(key, fallback, (value) => typeof value === 'boolean')
  }

  resolveStringEvaluation(key: string, fallback: string): Promise<ResolutionDetails<string>> {
    return this.#resolve(key, fallback, (value) => typeof value === 'string')
  }

  resolveNumberEvaluation(key: string, fallback: number): Promise<ResolutionDetails<number>> {
    return this.#resolve(key, fallback, (value) => typeof value === 'number')
  }

  resolveObjectEvaluation<T extends JsonValue>(key: string, fallback: T): Promise<ResolutionDetails<T>> {
    return this.#resolve(key, fallback, (value) => typeof value === 'object' && value !== null)
  }

  async #resolve<T extends FlagValue>(
    key: string,
    fallback: T,
    isRight: (value: FlagValue) => boolean,
  ): Promise<ResolutionDetails<T>> {
    await this.#look()
    const flag = this.#flags.get(key)
    if (!flag) throw new FlagNotFoundError(`The flag file has no flag "${key}".`)
    if (flag.isDisabled) return { value: fallback, reason: StandardResolutionReasons.DISABLED }
    if (!isRight(flag.value)) throw new TypeMismatchError(`The flag "${key}" is of another type.`)
    return { value: flag.value as T, variant: flag.variant, reason: StandardResolutionReasons.STATIC }
  }

  /** Looks at the file when it is time to; questions asked meanwhile wait for the same look. */
  async #look(): Promise<void> {
    if (this.#options.nowMs() - this.#lookedAtMs < lookEveryMs) return this.#looking
    this.#lookedAtMs = this.#options.nowMs()
    this.#looking = this.#readAgain()
    return this.#looking
  }

  async #readAgain(): Promise<void> {
    try {
      const { mtimeMs, size } = await stat(this.#options.path)
      const seen = `${mtimeMs} ${size}`
      if (seen === this.#seen) return
      this.#seen = seen
      if (size > fileBytesMax) throw new Error(`It is larger than ${fileBytesMax} bytes.`)
      this.#flags = readDefinitions(await readFile(this.#options.path, 'utf8'))
      this.events.emit(ProviderEvents.ConfigurationChanged, { flagsChanged: [...this.#flags.keys()] })
    } catch (error) {
      this.#report(error instanceof Error ? error.message : String(error))
    }
  }

  /** A file that is not there says so once, not at every look. */
  #report(reason: string): void {
    const isMissing = reason.startsWith('ENOENT')
    if (isMissing && this.#seen === reason) return
    if (isMissing) this.#seen = reason
    this.#options.onBroken(reason)
  }
}

/** A flag as the file has it: the variant named as default is its value. */
type FlagDefinition = { value: FlagValue; variant: string; isDisabled: boolean }
type FlagDefinitions = ReadonlyMap<string, FlagDefinition>

type Unknown = Record<string, unknown>
const isObject = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Reads a flag file in flagd's format (`flags`, `state`, `variants`, `defaultVariant`), which a flagd server can use
 * too; targeting is left to that. Throws an error that names the fault.
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
