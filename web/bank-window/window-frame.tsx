import { lender } from '#lending/this-lender.ts'
import type { ReactNode } from 'react'
import type { Language } from '#lending/language.ts'
import { LogoMark } from '#ui/logo.tsx'
import { bankWindowTexts } from './text.ts'

type Words = { titleOf: (language: Language) => string; children: (language: Language) => ReactNode }

/** Plain HTML with its own small script, so that it is there at once. */
export const WindowFrame = ({ script, ...words }: Words & { script: string }) => (
  <main className="window">
    <LogoMark size={56} />
    <WindowWords {...words} />
    <noscript>{bankWindowTexts.nl.noScript}</noscript>
    <script type="module" src={script} />
  </main>
)

/** The words of a bank window in both languages, the Dutch ones in sight until `show-words.ts` knows better. */
export const WindowWords = ({ titleOf, children }: Words) =>
  (['nl', 'en'] as const).map((language) => (
    <div
      key={language}
      lang={language}
      data-language={language}
      data-title={`${titleOf(language)} | ${lender.name}`}
      hidden={language !== 'nl'}
    >
      {children(language)}
    </div>
  ))
