import type { Defects } from '../defect.ts'

/** Questions. */
export default {
  'FAQ-1 the first of the four categories cannot be chosen': [
    'web/marketing/faq CategoryChoice',
    '(choice) => ({ categories }) => choice({ categories: categories.slice(1) })',
  ],
  'FAQ-1 the dropdown of a phone chooses nothing': ['web/plain startCategories', '() => () => undefined'],
  'FAQ-2 the question in the address is not scrolled to': [
    'web/plain openQuestion',
    '() => (place, active) => (place.ownerDocument.getElementById(active).open = true)',
  ],
  'FAQ-2 the question in the address stays closed': ['web/plain openQuestion', '() => () => undefined'],
  'FAQ-3 the contact block is gone': ['web/marketing/faq ContactBlock', '() => () => null'],
  'FAQ-3 the contact block cannot be mailed from': ['web/marketing/faq faqTexts.nl.contact.mail', "() => ''"],
} satisfies Defects
