import {
  type EvaluationContext,
  type EvaluationDetails,
  type FlagValue,
  type JsonValue,
  NOOP_PROVIDER,
  OpenFeature,
  type Provider,
} from '@openfeature/server-sdk'
import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { flagDefaults, type FlagKey } from '#contract/flags.ts'
import { FlagFileProvider } from './flag-file-provider.ts'

export const flagKeys = Object.keys(flagDefaults) as FlagKey[]
export const isFlagKey = (key: string): key is FlagKey => Object.hasOwn(flagDefaults, key)

export type Flags = {
  /** The flag as its provider decides it for this context; a provider that fails is reported in `errorCode`. */
  evaluate(key: FlagKey, context: EvaluationContext): Promise<EvaluationDetails<FlagValue>>
  close(): Promise<void>
}

/** Where our flags come from. Another flag service is another OpenFeature provider, returned here and nowhere else. */
const chooseProvider = (flagsFile: string, log: Logger): Provider =>
  new FlagFileProvider({
    path: flagsFile,
    onBroken: (reason) =>
      log.error({ file: flagsFile, reason }, 'The flag file cannot be used; the flags stay as they are'),
  })

/** Opens the flags. The SDK keeps one provider for each domain of a process, so each server has its own domain. */
export async function openFlags(
  flagsFile: string,
  log: Logger,
  provider: Provider = chooseProvider(flagsFile, log),
): Promise<Flags> {
  const domain = randomUUID()
  try {
    await OpenFeature.setProviderAndWait(domain, provider)
  } catch (error) {
    log.error({ err: error }, 'The flags are not ready; every flag has its default')
  }
  const client = OpenFeature.getClient(domain)
  return {
    evaluate(key, context) {
      const fallback = flagDefaults[key]
      return typeof fallback === 'boolean'
        ? client.getBooleanDetails(key, fallback, context)
        : client.getObjectDetails<JsonValue>(key, fallback, context)
    },
    async close() {
      await OpenFeature.setProviderAndWait(domain, NOOP_PROVIDER)
    },
  }
}
