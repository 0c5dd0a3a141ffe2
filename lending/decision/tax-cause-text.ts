import type { TaxCause } from '#lending/facts/tax/tax-cause.ts'
import type { Language } from '#lending/language.ts'
import { type Cents, formatEuros } from '#lending/money.ts'

/** Records of the first policies do not say the cause where something was paid. */
export type SaidCause = TaxCause | 'unsaid'
type CauseTexts = Readonly<Record<SaidCause, string>>

const tell = 'Are you exempt, or do you pay from another account? Let us know.'
const show = 'Show us your latest tax returns.'
const weten = 'Ben je vrijgesteld, of betaal je van een andere rekening? Laat het ons weten.'
const tonen = 'Laat ons je laatste aangiften zien.'
const dutch: CauseTexts = {
  unsaid: 'Over de laatste twee kwartalen zien we geen btw of loonheffing, terwijl je die daarvoor wel betaalde.',
  'nothing-paid': `We zien geen belasting die je betaalt. ${weten}`,
  'refunds-only': `Je krijgt geld terug van de Belastingdienst, maar we zien geen btw die je betaalt. ${tonen}`,
  'vat-never': `We zien andere belasting die je betaalt, maar geen btw. ${weten}`,
  'vat-stopped': `Over je laatste kwartalen zien we geen btw, terwijl je die daarvoor wel betaalde. ${weten}`,
  'vat-yearly': `Je betaalt je btw één keer per jaar, dus we zien niet of je bij bent. ${tonen}`,
  'vat-below-trade': `Je betaalt per jaar {lack}minder btw dan bij jouw omzet en inkoop past. ${tonen}`,
  'vat-fell': `Je betaalt per jaar {lack}minder btw dan een jaar eerder bij evenveel omzet. ${tonen}`,
  'wage-tax-missing': `Je betaalt lonen, maar de laatste maanden geen of bijna geen loonheffing. ${weten}`,
  'wage-tax-low': `Je betaalt per jaar {lack}minder loonheffing dan bij je lonen past. ${tonen}`,
  'instalments-stopped': `Belasting die je steeds in vaste delen betaalde, betaal je niet meer. ${weten}`,
}

const english: CauseTexts = {
  unsaid: 'For the last two quarters we do not see the VAT or wage tax you used to pay.',
  'nothing-paid': `We see no tax payments. ${tell}`,
  'refunds-only': `The tax office pays you refunds, but we see no VAT that you pay. ${show}`,
  'vat-never': `We see you paying other taxes, but no VAT. ${tell}`,
  'vat-stopped': `For your latest quarters we do not see the VAT that you used to pay. ${tell}`,
  'vat-yearly': `You pay your VAT once a year, so we cannot see whether you are up to date. ${show}`,
  'vat-below-trade': `Each year you pay {lack}less VAT than fits your sales and purchases. ${show}`,
  'vat-fell': `Each year you pay {lack}less VAT than you did a year earlier on the same sales. ${show}`,
  'wage-tax-missing': `You pay wages, but little or no wage tax in recent months. ${tell}`,
  'wage-tax-low': `Each year you pay {lack}less wage tax than fits your wages. ${show}`,
  'instalments-stopped': `You no longer pay tax that you used to pay in regular parts. ${tell}`,
}

type SaidOfTax = { cause?: SaidCause; paymentCount?: number; lackYearCents?: Cents }

/** Why a person looks at the tax, and what the applicant can do about it. */
export function taxCauseText({ cause, paymentCount, lackYearCents = 0 }: SaidOfTax, locale: Language): string {
  const said = (locale === 'nl' ? dutch : english)[cause ?? (paymentCount === 0 ? 'nothing-paid' : 'unsaid')]
  const lack = `${locale === 'nl' ? 'ongeveer' : 'about'} ${formatEuros(lackYearCents, { locale })} `
  return said.replace('{lack}', lackYearCents > 0 ? lack : '')
}
