import type { ReadBooking } from '#contract/analysis.ts'
import type { Category } from '#lending/bookings/category.ts'
import type { Language } from '#lending/language.ts'
import type { Texts } from '#ui/language.ts'
import { categoryWords } from '#lending/bookings/category-words.ts'

const nl = {
  words: (words: string) => `We zagen ${words} in de naam of de omschrijving.`,
  letter: (reference: string) => `Het kenmerk ${reference} hoort bij deze belasting.`,
  bankReversal: (code: string | null) =>
    code === null ? 'Je bank meldt dat deze betaling terugkwam.' : `Je bank meldt dat deze terugkwam (code ${code}).`,
  contested: (name: string) => `Door jou aangepast. Wij hadden: ${name}.`,
  corrected: (name: string) => `We lazen deze later anders. Eerst hadden we: ${name}.`,
  /** The rules that look at a booking's shape and so have no words to show. */
  byRule: {
    'own/account': 'De andere rekening is ook van jou, en die heb je gedeeld.',
    'own/unseen-account': 'De andere rekening is van jou of je bedrijf, maar die heb je niet gedeeld.',
    'default/in': 'We herkenden geen bedrijf of woord. Geld dat binnenkomt, zien we dan als betaling van een klant.',
    'default/out': 'We herkenden geen bedrijf of woord. Geld dat eruit gaat, zien we dan als inkoop.',
    'owner/pay': 'Dit gaat naar een eigenaar. We tellen het als geld om van te leven, niet als inkoop.',
    'card/purchase': 'Betaald met een pas of telefoon in een winkel.',
    'card/refund': 'Een winkel betaalde een aankoop met je pas terug.',
    'shape/currency': 'Deze transactie is niet in euro’s.',
    'shape/ahead': 'De datum van deze transactie moet nog komen.',
    'tax/office': 'Betaald aan de rekening van de Belastingdienst.',
    'tax/refund': 'Ontvangen van de rekening van de Belastingdienst.',
  },
  other: 'Herkend aan de vorm van de transactie.',
}

const en: typeof nl = {
  words: (words) => `We saw ${words} in the name or the description.`,
  letter: (reference) => `The reference ${reference} belongs to this tax.`,
  bankReversal: (code) =>
    code === null
      ? 'Your bank says that this payment came back.'
      : `Your bank says that this came back (code ${code}).`,
  contested: (name) => `Changed by you. We had: ${name}.`,
  corrected: (name) => `We read this differently later on. At first we had: ${name}.`,
  byRule: {
    'own/account': 'The other account is yours as well, and you shared it.',
    'own/unseen-account': 'The other account is yours or your company’s, but you did not share it.',
    'default/in': 'We recognised no company or word. Money that comes in then counts as paid by a customer.',
    'default/out': 'We recognised no company or word. Money that goes out then counts as a purchase.',
    'owner/pay': 'This goes to an owner. We count it as money to live on, not as a purchase.',
    'card/purchase': 'Paid by card or phone in a shop.',
    'card/refund': 'A shop paid back a purchase with your card.',
    'shape/currency': 'This transaction is not in euros.',
    'shape/ahead': 'The date of this transaction is still to come.',
    'tax/office': 'Paid to the account of the tax office.',
    'tax/refund': 'Received from the account of the tax office.',
  },
  other: 'Recognised by the shape of the transaction.',
}

const ruleTexts: Texts<typeof nl> = { nl, en }

const isWordless = (rule: string): rule is keyof typeof nl.byRule => Object.hasOwn(nl.byRule, rule)

/** Why a booking has its category, in a sentence. */
export function whyText(
  { rule, words, insteadOf, correction }: Pick<ReadBooking, 'rule' | 'words' | 'insteadOf' | 'correction'>,
  language: Language,
  nameOf = (category: Category): string => categoryWords[language][category],
): string {
  const text = ruleTexts[language]
  if (correction) return text.corrected(nameOf(correction.from))
  if (insteadOf) return text.contested(nameOf(insteadOf.category))
  if (rule === 'risk/bank-marked-reversal') return text.bankReversal(words[0] ?? null)
  if (rule.startsWith('tax/letter-') && words.length > 0) return text.letter(words[words.length - 1]!)
  if (words.length > 0) return text.words(words.map((word) => `“${word}”`).join(', '))
  return isWordless(rule) ? text.byRule[rule] : text.other
}
