import { byLanguage } from '../by-language.ts'

export const securityWords = byLanguage<'none' | 'personal_liability' | 'personal_guarantee'>({
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
