import type { Language } from '../addresses.ts'
import { errorText } from '../error-text.ts'
import { reconsentTexts } from './text.ts'

/** An error for a business that renews its consent (ERR-4): here is no other bank to choose, and nothing to upload. */
export const reconsentErrorText = (errorKey: string, language: Language): string =>
  reconsentTexts[language].overview.errors[errorKey] ?? errorText(errorKey, language)
