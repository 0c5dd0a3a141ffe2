import type { LiteralDefect } from '../defect.ts'

/** The page of questions. */
const faq: readonly LiteralDefect[] = [
  {
    row: 'FAQ-1',
    name: 'one of the four categories is missing',
    file: 'web/marketing/faq/page.tsx',
    from: 'const categories = faqCategories(language)',
    to: 'const categories = faqCategories(language).slice(1)',
  },
  {
    row: 'FAQ-1',
    name: 'the buttons of the categories are gone on a desktop',
    file: 'web/marketing/marketing.css',
    from: `    .faq-buttons {
      display: grid;`,
    to: `    .faq-buttons {
      display: none;`,
  },
  {
    row: 'FAQ-1',
    name: 'choosing a category shows all',
    file: 'web/plain/faq.ts',
    from: "category.hidden = chosen !== '' && category.dataset['faqCategory'] !== chosen",
    to: 'category.hidden = false',
  },
  {
    row: 'FAQ-1',
    name: 'the dropdown of a phone chooses nothing',
    file: 'web/plain/faq.ts',
    from: "select?.addEventListener('change', () => show(select.value))",
    to: '',
  },
  {
    row: 'FAQ-2',
    name: 'the question in the address is not scrolled to',
    file: 'web/plain/faq.ts',
    from: `  question.scrollIntoView()
`,
    to: '',
  },
  {
    row: 'FAQ-2',
    name: 'the question in the address stays closed',
    file: 'web/plain/faq.ts',
    from: `  question.open = true
`,
    to: '',
  },
  {
    row: 'FAQ-3',
    name: 'the contact block is gone',
    file: 'web/marketing/faq/page.tsx',
    from: `      <ContactBlock />
`,
    to: '',
  },
  {
    row: 'FAQ-3',
    name: 'the contact block cannot be mailed from',
    file: 'web/marketing/faq/page.tsx',
    from: 'mailto:',
    to: 'tel:',
  },
  {
    row: 'FAQ-1',
    name: 'the English choice does not say what it chooses',
    file: 'web/marketing/faq/text.ts',
    from: "choose: 'Choose a subject',",
    to: "choose: '',",
  },
  {
    row: 'FAQ-1',
    name: 'a question has no answer below it',
    file: 'web/marketing/faq/page.tsx',
    from: '{question.answer.map(',
    to: '{question.answer.slice(1).map(',
  },
]

export default faq
