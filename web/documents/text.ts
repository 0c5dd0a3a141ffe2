import type { Texts } from '../language.ts'

type DocumentsText = { demonstration: (name: string) => string; notReal: string; version: string }

/** What stands in every footer document. */
export const documentsText: Texts<DocumentsText> = {
  nl: {
    demonstration: (name) => `${name} is een demonstratie van een geldverstrekker.`,
    notReal:
      'Er wordt geen echt geld uitgeleend en je sluit geen echte overeenkomst. Zo zou deze tekst er bij een echte geldverstrekker uitzien.',
    version: 'Versie van 21-11-2026.',
  },
  en: {
    demonstration: (name) => `${name} is a demonstration of a lender.`,
    notReal: 'No real money is lent and you sign no real contract. This is how the text would read at a real lender.',
    version: 'Version of 21-11-2026.',
  },
}
