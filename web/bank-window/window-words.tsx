import type { ReactNode } from 'react'
import type { Language } from '../addresses.ts'

type WindowWordsProps = { titleOf: (language: Language) => string; children: (language: Language) => ReactNode }

/** The words of a bank window in both languages, the Dutch ones in sight until `show-language.ts` knows better. */
export const WindowWords = ({ titleOf, children }: WindowWordsProps) =>
  (['nl', 'en'] as const).map((language) => (
    <div
      key={language}
      lang={language}
      data-language={language}
      data-title={`${titleOf(language)} | Vlot`}
      hidden={language !== 'nl'}
    >
      {children(language)}
    </div>
  ))
