import type { Language } from '#lending/language.ts'

/** Why a booking was read as it was, by the family of the rule that read it: what stands before the stroke in its id. */
const families = {
  nl: {
    own: 'tussen eigen rekeningen',
    default: 'geen bedrijf of woord herkend',
    card: 'betaald of ontvangen met een pas',
    shape: 'niet in euro’s',
    tax: 'herkend als belasting',
    cost: 'herkend als vaste leverancier',
    party: 'herkend aan de naam',
    ending: 'herkend aan het einde van de naam',
    pair: 'herkend aan twee woorden samen',
    psp: 'herkend als betaaldienst',
    platform: 'herkend als platform',
    shop: 'herkend als winkel',
    broker: 'herkend als bemiddelaar',
    loan: 'herkend als lening',
    income: 'herkend aan de omschrijving',
    subsidy: 'herkend als subsidie',
    staff: 'herkend als personeel',
    private: 'herkend als privé',
    cash: 'herkend als contant geld',
    refund: 'herkend als terugbetaling',
    risk: 'herkend als risico',
    contested: 'aangepast door de aanvrager',
    corrected: 'verbeterd door een medewerker',
  },
  en: {
    own: 'between own accounts',
    default: 'no company or word recognised',
    card: 'paid or received by card',
    shape: 'not in euros',
    tax: 'recognised as tax',
    cost: 'recognised as a regular supplier',
    party: 'recognised by the name',
    ending: 'recognised by the end of the name',
    pair: 'recognised by two words together',
    psp: 'recognised as a payment service',
    platform: 'recognised as a platform',
    shop: 'recognised as a shop',
    broker: 'recognised as a broker',
    loan: 'recognised as a loan',
    income: 'recognised by the description',
    subsidy: 'recognised as a subsidy',
    staff: 'recognised as staff',
    private: 'recognised as private',
    cash: 'recognised as cash',
    refund: 'recognised as a refund',
    risk: 'recognised as a risk',
    contested: 'changed by the applicant',
    corrected: 'corrected by one of our team',
  },
} as const satisfies Record<Language, Record<string, string>>

type Family = keyof (typeof families)['nl']

const isFamily = (text: string): text is Family => Object.hasOwn(families.nl, text)

/** Null for a rule of a family that has no words, which a test does not allow. */
export function bookingRuleText(rule: string, language: Language): string | null {
  const [family = ''] = rule.split('/')
  return isFamily(family) ? families[language][family] : null
}
