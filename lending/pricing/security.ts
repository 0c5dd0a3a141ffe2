import { byLanguage, type Pairs } from '#lending/by-language.ts'
import type { Language } from '#lending/language.ts'
import { legalForms } from '#lending/legal-form.ts'
import type { LendingLimits } from '#lending/policy/limits.ts'
import type { Cents } from '#lending/money.ts'
import type { Security } from '#lending/pricing/offer.ts'

type SecurityCode = 'none' | 'personal_liability' | 'personal_guarantee'

/** The security of an amount: by the legal form the owner is liable anyway, or asked for a guarantee above a bound. */
export function securityFor(
  { isOwnerLiable }: { isOwnerLiable: boolean },
  amountCents: Cents,
  { personalGuaranteeAboveCents }: LendingLimits,
): Security {
  if (isOwnerLiable) return 'owner-liable'
  return amountCents > personalGuaranteeAboveCents ? 'personal-guarantee' : 'none'
}

/** Of an offer, to its applicant. */
export const securitySentences = byLanguage<Pairs<SecurityCode>>({
  none: ['Geen onderpand en geen borg.', 'No collateral and no personal guarantee.'],
  personal_liability: [
    'Geen onderpand. Door je rechtsvorm ben je zelf aansprakelijk, ook met je privégeld.',
    'No collateral. Your legal form makes you personally liable, with your private money as well.',
  ],
  personal_guarantee: [
    'Geen onderpand. Van de eigenaar vragen we een persoonlijke borg.',
    'No collateral. We ask the owner for a personal guarantee.',
  ],
})

/** The same about somebody, in a row of a table. */
export const securityWords = byLanguage<Pairs<SecurityCode>>({
  none: ['geen onderpand en geen borg', 'no collateral and no personal guarantee'],
  personal_liability: [
    'geen onderpand; door de rechtsvorm is de eigenaar zelf aansprakelijk',
    'no collateral; the legal form makes the owner personally liable',
  ],
  personal_guarantee: [
    'geen onderpand, wel een persoonlijke borg van de eigenaar',
    'no collateral, but a personal guarantee from the owner',
  ],
})

/** `bv, nv of coöperatie`: the forms that we lend to, by whether their owners are liable. */
export function formsInWords(isLiable: boolean, language: Language): string {
  const place = language === 'nl' ? 0 : 1
  const names = legalForms.flatMap((row) =>
    row.isFinanced && row.isOwnerLiable === isLiable ? [row.named[place]] : [],
  )
  return `${names.slice(0, -1).join(', ')} ${language === 'nl' ? 'of' : 'or'} ${names.at(-1)}`
}
