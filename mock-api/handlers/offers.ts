import { bankNames } from '#contract/values.ts'
import type { CallName } from '#contract/calls.ts'
import type { offerCalls } from '#contract/offers.ts'
import { otherWaysToYes } from '#lending/decision/decide.ts'
import { waitingMendsOn } from '#lending/decision/time-mends.ts'
import { dueOn } from '#lending/desk/due-times.ts'
import { sitePolicy } from '#lending/policy/site-policy.ts'
import { mayVisit } from '#lending/journey/progress.ts'
import { mayBePaidTo, payoutProof } from '#lending/payout-proof.ts'
import { journeyAnswersOf } from '../journey-answers.ts'
import { begunCase, caseOf, liveConnections, openCase } from '../case-record.ts'
import { bankNameOf } from '../case-view.ts'
import { decisionOf, effectOfCase, type MockDecision } from '../decide-case.ts'
import { type HandlerInput, type MockHandlers, MockRefusal } from '../handler.ts'
import { mockOfferFor, mockOfferRange } from '../mock-offers.ts'
import type { MockAccount, MockCase } from '../mock-state.ts'
import { askAnswerAddress } from './follow-up.ts'

/** As on the server. */
const pricedOffersMax = 100

type Who = Pick<HandlerInput<'listOffers'>, 'state' | 'session' | 'today'>

function decidedCase({ today, ...who }: Who): MockDecision & { loanCase: MockCase } {
  const loanCase = caseOf(who)
  const decided = loanCase && decisionOf(loanCase, today)
  if (!decided) throw new MockRefusal('offers_not_ready')
  return { loanCase, ...decided }
}

function bankAccounts(loanCase: MockCase) {
  const comparedWith = [loanCase.company.name]
  const shown = (account: MockAccount, bank: string, source: 'bank' | 'upload') => ({
    iban: account.iban,
    accountName: account.holder,
    name: source === 'bank' ? 'Zakelijke rekening' : null,
    isSavings: false,
    bank,
    matchState: account.match,
    source,
    proof: payoutProof(account),
    comparedWith,
    allowed: mayBePaidTo(account),
  })
  const all = [
    ...liveConnections(loanCase).flatMap(({ accounts, bank }) =>
      accounts.map((one) => shown(one, bankNames[bank], 'bank')),
    ),
    ...loanCase.uploads.map(({ account, bank }) => shown(account, bankNameOf(bank), 'upload')),
  ]
  return [...new Map(all.map((account) => [account.iban, account])).values()]
}

/** Decision, offers, choice and payout. */
export const offerHandlers: MockHandlers<keyof typeof offerCalls & CallName> = {
  listOffers(asked) {
    const { loanCase, decision, offers, made } = decidedCase(asked)
    if (effectOfCase(loanCase) === 'offers_fail') throw new MockRefusal('generic')
    const on = waitingMendsOn(made.record, otherWaysToYes(made.record, [sitePolicy]))
    return {
      isEligibleForDls: decision.outcome === 'approved',
      scoreIsRed: decision.outcome === 'refused',
      decision,
      reminder: on === null ? null : { on, isAsked: loanCase.isReminderAsked },
      offers,
      chosen: loanCase.pricedOffers.find(({ id }) => id === loanCase.selectedOfferId) ?? null,
    }
  },

  readOfferRange(asked) {
    const { made, offers } = decidedCase(asked)
    return mockOfferRange(made, offers.length > 0)
  },

  priceOffer({ request, ...asked }) {
    const { loanCase, made, offers } = decidedCase(asked)
    if (offers.length === 0) throw new MockRefusal('offers_not_ready')
    const offer = mockOfferFor({ ...request, amountCents: Math.round(request.amount * 100) }, made)
    if (typeof offer === 'string') throw new MockRefusal(offer, offer === 'offer_not_found' ? [] : ['amount'])
    const isKnown = [...offers, ...loanCase.pricedOffers].some(({ id }) => id === offer.id)
    if (!isKnown) {
      openCase(asked)
      if (loanCase.disbursementIban !== null) throw new MockRefusal('offer_chosen')
      loanCase.pricedOffers = [...loanCase.pricedOffers, offer].slice(-pricedOffersMax)
    }
    return { offer }
  },

  selectOffer({ request, ...asked }) {
    openCase(asked)
    const { loanCase, offers } = decidedCase(asked)
    if (![...offers, ...loanCase.pricedOffers].some(({ id }) => id === request.offerId))
      throw new MockRefusal('offer_not_found')
    const isOther = loanCase.selectedOfferId !== request.offerId
    if (isOther && loanCase.disbursementIban !== null) throw new MockRefusal('offer_chosen')
    loanCase.selectedOfferId = request.offerId
    return null
  },

  listDisbursementAccounts(who) {
    const loanCase = begunCase(who)
    if (!mayVisit('personal-offer', journeyAnswersOf(loanCase))) throw new MockRefusal('step_not_reached')
    const accounts = bankAccounts(loanCase)
    const selected = accounts.find(({ iban }) => iban === loanCase.disbursementIban)
    const shown = selected ?? accounts.find(({ allowed }) => allowed)
    return {
      iban: shown?.iban ?? null,
      accountName: shown?.accountName ?? null,
      bank: shown?.bank ?? null,
      selectedAccount: selected?.iban ?? null,
      bankAccounts: accounts,
    }
  },

  chooseDisbursementAccount({ request, ...who }) {
    const loanCase = openCase(who)
    if (loanCase.selectedOfferId === null) throw new MockRefusal('step_not_reached')
    const account = bankAccounts(loanCase).find(({ iban }) => iban === request.iban)
    if (!account) throw new MockRefusal('iban_unknown', ['iban'])
    if (!account.allowed) throw new MockRefusal('payout_not_proven', ['iban'])
    loanCase.disbursementIban = request.iban
    return null
  },

  requestReview(asked) {
    const { loanCase } = decidedCase(asked)
    const sent = askAnswerAddress(loanCase, asked.request.email)
    loanCase.review ??= {
      requestedAt: asked.now.toISOString(),
      answerBy: dueOn('review', asked.today),
    }
    return { reviewAnswerBy: loanCase.review.answerBy, ...sent }
  },

  requestReminder(asked) {
    const { loanCase } = decidedCase(asked)
    loanCase.isReminderAsked = true
    return askAnswerAddress(loanCase, asked.request.email)
  },
}
