import type { CategorisedBooking } from '#lending/bookings/categorised-booking.ts'
import type { Category } from '#lending/bookings/category.ts'

/** In Dutch what a firm does often ends its name: key words know the beginnings of words, these are the ends. */
const endings: readonly [Category, RegExp][] = [
  ['insurance', /(?:verzekering(?:en)?|verzekeraars?|assurantien)\b/],
  ['pension', /pensioen(?:en|fonds)?\b/],
  ['software', /(?:software|webhosting|apps)\b/],
  ['accountancy', /(?:accountants?|accountancy|boekhouding|boekhouders?|administraties?|belastingadvies)\b/],
  ['energy', /(?:energie|waterleiding|drinkwater)\b/],
  ['telecom', /telecom\b/],
  ['marketing', /(?:reclame|marketing|advertising|drukkerij|promotie)\b/],
  ['travel', /(?:hotels?|\Btaxi|parkeren|parking|airlines|airways|\Breizen)\b/],
  ['hospitality', /(?:restaurant|cafe|lunchroom|cafetaria|eethuis|pizzeria|bistro|snacks)\b/],
  ['groceries', /supermarkt(?:en)?\b/],
  ['fuel', /tankstations?\b/],
  ['lease', /(?:lease|leasing)\b/],
  ['wages', /(?:uitzendburo|uitzendbureau|uitzendorganisatie|flexwerk)\b/],
  ['rent', /vastgoed\b/],
  ['collection', /(?:incasso|gerechtsdeurwaarders?)\b/],
]

/** By the end of a name that no key word knows, for money that goes out; null when it says nothing. */
export function byNameEnding(plain: string): CategorisedBooking | null {
  for (const [category, ending] of endings) {
    const hit = ending.exec(plain)
    if (hit) return { category, rule: `ending/${category}`, words: [hit[0]] }
  }
  return null
}

/** The same in what was written, where fewer ends are sure; `dienstverlening` is no loan. */
const textEnding = /[a-z]((?<!in|ver)huur|ruimte|verzekering|software|licentie|(?<!ver)lening|krediet|hypotheek)\b/i
const byTextEnd: Readonly<Record<string, Category>> = {
  huur: 'rent',
  ruimte: 'rent',
  verzekering: 'insurance',
  software: 'software',
  licentie: 'software',
}

/** By the end of a word: a thing paid for, or a loan; null when it says nothing. */
export function byTextEnding(text: string): CategorisedBooking | 'loan' | null {
  const hit = textEnding.exec(text)?.[1]?.toLowerCase()
  if (hit === undefined) return null
  const category = byTextEnd[hit]
  return category === undefined ? 'loan' : { category, rule: `ending/text-${category}`, words: [hit] }
}
