import type { AgreementTerms } from '#lending/agreement/agreement.ts'
import { decide } from '#lending/decision/decide.ts'
import { makeOffers } from '#lending/offers/make-offers.ts'
import { ownPolicy } from '#lending/policy/policy.ts'
import { soundInput } from '#lending/testing/score-input.ts'

const context = { today: '2026-11-21', months: [], isOwnerLiable: false, hasPartner: false }
const offers = makeOffers(decide(soundInput, '2026-11-21T10:00:00Z'), context)
/** Of a sound company. */
export const loanOver = (termMonths: number) => offers.find((offer) => offer.termMonths === termMonths)!
export const creditOffer = offers.find(({ productType }) => productType === 'PBC')!

/** Made up, some of them overridden. */
export const agreementTermsWith = (parts: Partial<AgreementTerms> = {}): AgreementTerms => ({
  reference: 'VL-7K3M-9QXD',
  madeOn: '2026-11-30',
  company: { name: 'Bakkerij De Korenaar B.V.', kvkNumber: '90000012', city: 'Utrecht', isOwnerLiable: false },
  signatories: { names: ['A. de Vries'], isJointly: false },
  offer: loanOver(36),
  prices: ownPolicy.prices,
  payout: { iban: 'NL91ABNA0417164300', holder: 'Bakkerij De Korenaar B.V.' },
  guaranteeMostCents: null,
  byCode: null,
  ...parts,
})
