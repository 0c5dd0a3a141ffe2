import type { Language } from '#lending/language.ts'

/**
 * The feature flags of the site (BANNER-1, BANNER-2, ANA-2): each key with the value that holds while a flag
 * service says nothing. Web and server ask for these and no others.
 */
export const flagDefaults = {
  'homepage-banner': { treatment: 'off' },
  'maintenance-banner': { treatment: 'off' },
  'busy-banner': { treatment: 'off' },
  /** ANA-2: all step numbers of the analytics move up by one. */
  'analytics-step-shift': false,
} as const satisfies Record<string, BannerFlag | boolean>

export type FlagKey = keyof typeof flagDefaults
export type BannerFlagKey = Extract<FlagKey, `${string}-banner`>

/**
 * The value of a banner's flag. BANNER-1: a banner shows when `treatment` is not `off` and `config` is an object with a
 * `message` string; `messageEnglish` is its English form, for the English pages.
 */
type BannerFlag = { treatment: string; config?: { message: string; messageEnglish?: string } }

/** The addresses of the OpenFeature Remote Evaluation Protocol (OFREP), version 1. */
export const ofrepPath = '/ofrep/v1/evaluate/flags'

/** A banner's message for a language, and the language that it is in; null when there is no banner (BANNER-1). */
export function bannerMessage(value: unknown, language: Language): { text: string; language: Language } | null {
  const { treatment, config } = objectOf(value)
  const { message, messageEnglish } = objectOf(config)
  if (typeof treatment !== 'string' || treatment === 'off' || typeof message !== 'string' || !message) return null
  return language === 'en' && typeof messageEnglish === 'string' && messageEnglish
    ? { text: messageEnglish, language: 'en' }
    : { text: message, language: 'nl' }
}

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
