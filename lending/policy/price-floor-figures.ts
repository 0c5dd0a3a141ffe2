import { newestFigure } from '#lending/policy/figure.ts'

/** Costs of a loan to the lender; lower prices are refused in a lender's own policy. */
export const priceFloorFigures = {
  fundingRate: newestFigure(
    0.03,
    'rate',
    ['Wat geleend geld de geldverstrekker zelf kost.', 'What the money that is lent costs the lender.'],
    'ours, expert-set: savings and bonds of medium-sized lenders',
  ),
  lossShare: newestFigure(
    0.4,
    'share',
    ['Zoveel is weg van een lening die niet wordt terugbetaald.', 'So much is lost of a loan that is not repaid.'],
    'CRR, article 161: 40 % of an unsecured claim on a company',
  ),
  makingCents: newestFigure(
    40_00,
    'cents',
    ['Zoveel kost het om een lening te verstrekken.', 'Making a loan costs this.'],
    'ours: register and bank link 5, mails and hosting 5, half an hour of two people 30 euros',
  ),
  keepingMonthlyCents: newestFigure(
    1_00,
    'cents',
    ['En zoveel om haar een maand te beheren.', 'And keeping it costs this a month.'],
    'ours: a collected instalment and its bookkeeping',
  ),
}
