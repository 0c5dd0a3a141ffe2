import { useLocation } from 'wouter'
import type { Language } from '#lending/language.ts'
import { languageOf } from './language.ts'

/** The language of the page on screen. */
export const useLanguage = (): Language => languageOf(useLocation()[0])
