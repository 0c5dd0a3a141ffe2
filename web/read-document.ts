import { choosePassages, type Figures, fillIn, readHead } from '#lending/documents/read-document.ts'
import type { Language } from '#lending/language.ts'
import { lender } from '#lending/this-lender.ts'

const loanAtBkr = {
  nl: ['Ook een lening melden we daar niet.', 'Een lening melden we daar wel.'],
  en: ['A loan is not registered there either.', 'A loan is registered there.'],
} as const

/** Said by a demonstration alone, or by a real lender alone. */
const ofThisLender = { demo: lender.isDemonstration, real: !lender.isDemonstration }

const brandFigures = (language: Language): Figures => ({
  brandName: lender.name,
  origin: lender.origin,
  phone: lender.phoneShown,
  email: lender.email,
  bankLinkService: lender.bankLink.service[language],
  bankLinkSupervision: lender.bankLink.supervision[language],
  loanAtBkr: loanAtBkr[language][lender.reportsToBkr ? 1 : 0],
  registerStanding: lender.standing[language].register,
  licenceStanding: lender.standing[language].licence,
  complaintsStanding: lender.standing[language].complaints,
})

const plain = (text: string) => text.replace(/&#(\d+);/g, (_entity, code: string) => String.fromCodePoint(Number(code)))

/** Markdown with its figures: the words of its head by name, and the text below it. */
export const readMarkdown = <Head extends string>(markdown: string, language: Language, figures: Figures) =>
  readHead<Head>(fillIn(plain(choosePassages(markdown, ofThisLender)), { ...brandFigures(language), ...figures }))
