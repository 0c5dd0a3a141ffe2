import { byLanguage } from '#lending/by-language.ts'

export const consentTexts = byLanguage({
  agreement: ['Ik heb de overeenkomst gelezen en ga akkoord.', 'I have read the agreement and agree to it.'],
  signatory: [
    'Ik mag volgens het Handelsregister voor dit bedrijf tekenen.',
    'According to the Dutch company register I may sign for this company.',
  ],
  electronic: [
    'Ik teken elektronisch, met een code in plaats van op papier, en vind dat goed.',
    'I agree to sign electronically, with a code instead of on paper.',
  ],
})

/** The hash of a document as mail, desk and evidence show it; eight digits by themselves would look like a code. */
export const inGroups = (sha256: string): string => sha256.replace(/.{16}(?=.)/g, '$& ')
