import { byLanguage, type Pairs } from '#lending/by-language.ts'
import type { Category, CategoryKind } from '#lending/bookings/category.ts'
import { readLegalForm } from '#lending/legal-form.ts'
import type { Language } from '#lending/language.ts'

type Texts<T> = Readonly<Record<Language, T>>

/** In a person’s words; a category without a name does not compile. */
export const categoryWords = byLanguage<Pairs<Category>>({
  'customer-receipt': ['Betalingen van klanten', 'Payments from customers'],
  'card-takings': ['Pinbetalingen van klanten', 'Card payments from customers'],
  'payment-provider-payout': ['Uitbetalingen van betaaldiensten', 'Payouts from payment services'],
  'cash-deposit': ['Gestort contant geld', 'Cash paid in'],
  subsidy: ['Subsidie', 'Subsidy'],
  benefit: ['Uitkering of toeslag', 'Benefit or allowance'],
  'insurance-payout': ['Uitbetaling van een verzekering', 'Insurance payout'],
  'interest-received': ['Ontvangen rente', 'Interest received'],
  'tax-refund': ['Teruggave van de Belastingdienst', 'Refund from the tax office'],
  'refund-received': ['Geld terug van een winkel of leverancier', 'Money back from a shop or supplier'],
  'loan-proceeds': ['Ontvangen lening', 'Loan received'],
  'private-deposit': ['Eigen geld in het bedrijf', 'Your own money paid into the company'],
  supplier: ['Inkoop en leveranciers', 'Purchases and suppliers'],
  wages: ['Lonen en salarissen', 'Wages and salaries'],
  pension: ['Pensioen', 'Pension'],
  'social-insurance': ['Sociale verzekeringen', 'Social insurance'],
  rent: ['Huur', 'Rent'],
  lease: ['Lease', 'Lease'],
  insurance: ['Verzekeringen', 'Insurance'],
  energy: ['Energie en water', 'Energy and water'],
  telecom: ['Telefoon en internet', 'Telephone and internet'],
  software: ['Software', 'Software'],
  marketing: ['Reclame', 'Advertising'],
  accountancy: ['Boekhouder en advies', 'Accountant and advice'],
  'bank-costs': ['Bankkosten', 'Bank costs'],
  'payment-provider-costs': ['Kosten van betaaldiensten', 'Costs of payment services'],
  groceries: ['Boodschappen', 'Groceries'],
  hospitality: ['Horeca', 'Food and drink'],
  fuel: ['Brandstof en laden', 'Fuel and charging'],
  travel: ['Reizen en parkeren', 'Travel and parking'],
  'local-tax': ['Gemeente en waterschap', 'Municipality and water board'],
  fine: ['Boetes', 'Fines'],
  collection: ['Deurwaarder of incassobureau', 'Bailiff or debt collector'],
  'vat-payment': ['Btw', 'VAT'],
  'wage-tax': ['Loonheffing', 'Wage tax'],
  'income-tax': ['Inkomstenbelasting', 'Income tax'],
  'corporate-tax': ['Vennootschapsbelasting', 'Corporate tax'],
  'tax-arrears': ['Naheffing of regeling met de Belastingdienst', 'Tax assessment or payment plan'],
  'other-tax': ['Andere belasting', 'Other tax'],
  'loan-instalment': ['Aflossing en rente van leningen', 'Loan instalments and interest'],
  gambling: ['Kansspelen', 'Gambling'],
  crypto: ['Crypto', 'Crypto'],
  'private-withdrawal': ['Privé-opnames', 'Private withdrawals'],
  dividend: ['Dividend', 'Dividend'],
  'cash-withdrawal': ['Opgenomen contant geld', 'Cash taken out'],
  reversal: ['Teruggeboekte betalingen', 'Payments that came back'],
  'own-transfer': ['Tussen je eigen rekeningen', 'Between your own accounts'],
  'foreign-currency': ['In een andere munt', 'In another currency'],
  'dated-ahead': ['Met een datum die nog moet komen', 'Dated in the future'],
})

/** Shares pay dividend; who has none, a sole trader or the partners of a VOF, takes profit out of the company. */
const withoutShares: Texts<string> = { nl: 'Privéopnamen uit de winst', en: 'Private withdrawals of profit' }

/** The name for a company, by its legal form as the register writes it. */
export function categoryName(category: Category, language: Language, legalForm: string | null): string {
  const isOwnersMoney = legalForm !== null && readLegalForm(legalForm)?.isOwnerLiable === true
  return category === 'dividend' && isOwnersMoney ? withoutShares[language] : categoryWords[language][category]
}

export const kindTexts = byLanguage<Pairs<CategoryKind>>({
  turnover: ['Telt mee als omzet.', 'Counts as turnover.'],
  'other-income': ['Telt mee als inkomen, niet als omzet.', 'Counts as income, not as turnover.'],
  operating: ['Telt mee als kosten van je bedrijf.', 'Counts as a cost of your company.'],
  tax: ['Telt mee als belasting.', 'Counts as tax.'],
  financing: ['Is geleend geld en telt niet mee als inkomen.', 'Is borrowed money and does not count as income.'],
  private: [
    'Telt mee als privé: geld dat jij uit je bedrijf haalt of erin stopt.',
    'Counts as private: money that you take out of your company or put into it.',
  ],
  'debt-service': ['Telt mee als aflossing die je al hebt.', 'Counts as an instalment that you already have.'],
  distribution: [
    'Is winst die is uitgekeerd en telt niet mee als kosten.',
    'Is profit paid out and does not count as a cost.',
  ],
  reversal: [
    'Een betaling die terugkwam. We tellen hoe vaak dat gebeurt.',
    'A payment that came back. We count how often that happens.',
  ],
  'own-transfer': ['Telt nergens mee: het geld blijft van jou.', 'Counts nowhere: the money stays yours.'],
  uncounted: [
    'Telt in geen enkel bedrag mee, want we weten de koers van die dag niet.',
    'Is in no sum, since we do not know the rate of that day.',
  ],
})
