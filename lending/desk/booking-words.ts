import { byLanguage } from '#lending/by-language.ts'
import type { Language } from '#lending/language.ts'

/** The reason for a booking's category, by the family of its rule: the part of the rule's id before the slash. */
const families = byLanguage({
  own: ['tussen eigen rekeningen', 'between own accounts'],
  default: ['geen bedrijf of woord herkend', 'no company or word recognised'],
  card: ['betaald of ontvangen met een pas', 'paid or received by card'],
  shape: ['niet in euro’s', 'not in euros'],
  tax: ['herkend als belasting', 'recognised as tax'],
  cost: ['herkend als vaste leverancier', 'recognised as a regular supplier'],
  party: ['herkend aan de naam', 'recognised by the name'],
  ending: ['herkend aan het einde van de naam', 'recognised by the end of the name'],
  pair: ['herkend aan twee woorden samen', 'recognised by two words together'],
  psp: ['herkend als betaaldienst', 'recognised as a payment service'],
  platform: ['herkend als platform', 'recognised as a platform'],
  shop: ['herkend als winkel', 'recognised as a shop'],
  broker: ['herkend als bemiddelaar', 'recognised as a broker'],
  loan: ['herkend als lening', 'recognised as a loan'],
  income: ['herkend aan de omschrijving', 'recognised by the description'],
  subsidy: ['herkend als subsidie', 'recognised as a subsidy'],
  staff: ['herkend als personeel', 'recognised as staff'],
  private: ['herkend als privé', 'recognised as private'],
  cash: ['herkend als contant geld', 'recognised as cash'],
  refund: ['herkend als terugbetaling', 'recognised as a refund'],
  risk: ['herkend als risico', 'recognised as a risk'],
  contested: ['aangepast door de aanvrager', 'changed by the applicant'],
  corrected: ['verbeterd door een medewerker', 'corrected by one of our team'],
})

type Family = keyof (typeof families)['nl']

const isFamily = (text: string): text is Family => Object.hasOwn(families.nl, text)

/** Null for a rule of a family that has no words, which a test does not allow. */
export function bookingRuleText(rule: string, language: Language): string | null {
  const [family = ''] = rule.split('/')
  return isFamily(family) ? families[language][family] : null
}
