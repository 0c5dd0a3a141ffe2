import { heldData } from '#contract/answers/privacy-answer.ts'
import { factText, judgementWords } from '#lending/judged-facts/fact-text.ts'
import { sitePolicy } from '#lending/policy/site-policy.ts'
import { judgeFacts } from '#lending/judged-facts/judge-facts.ts'
import type { AnswerOf, CallName } from '#contract/calls.ts'
import type { privacyCalls, PrivacyView } from '#contract/privacy.ts'
import { bankNames } from '#contract/values.ts'
import { dueOn } from '#lending/desk/due-times.ts'
import { type DataCategory, retentionTimes } from '#lending/retention.ts'
import { accountsOf, begunCase, liveConnections, bookingsOf } from '../case-record.ts'
import { applicationView, needsReconsent } from '../case-view.ts'
import { analysedAccounts, analysisOf, decisionOf } from '../decide-case.ts'
import { type HandlerInput, type MockHandlers, MockRefusal } from '../handler.ts'
import { askAnswerAddress } from './follow-up.ts'
import type { MockCase, MockConnection } from '../mock-state.ts'

/** A tester needs no more; the server has a bound as well. */
const requestsMax = 10

type Who = Pick<HandlerInput<'readPrivacy'>, 'state' | 'session' | 'now' | 'today'>

function countsOf(loanCase: MockCase, { today }: Who): Record<DataCategory, number> {
  const decided = decisionOf(loanCase, today)
  const { loanAmountCents, loanGoal, expenses, consents, connections, uploads, contests, review, feedback } = loanCase
  return {
    company: 1,
    answers: [loanAmountCents, loanGoal, expenses].filter((answer) => answer !== null).length,
    consents: consents.length,
    'bank-connections': connections.length,
    'uploaded-files': uploads.length,
    accounts: accountsOf(loanCase).length,
    bookings: accountsOf(loanCase).reduce((sum, account) => sum + bookingsOf(account, today).length, 0),
    analysis: Number(decided !== null),
    contests: contests.length + loanCase.factContests.length,
    decisions: Number(decided !== null),
    offers: decided?.offers.length ?? 0,
    reviews: Number(review !== null),
    feedback: Number(feedback !== null),
    'contact-details': Number(loanCase.contact !== null),
    'follow-up': Number(loanCase.contact?.confirmedOn != null),
    'customer-check': 0,
    'signed-agreement': 0,
    documents: 0,
    looks: 0,
    'privacy-requests': loanCase.requests.length,
    // Tester mode sends no mail, and only the tester looks.
    mails: 0,
    'access-log': 0,
  }
}

function categoriesOf(loanCase: MockCase, who: Who): PrivacyView['categories'] {
  const isDecided = decisionOf(loanCase, who.today) !== null
  return heldData(countsOf(loanCase, who), { lastUsedOn: who.today, isDecided, contract: null }, retentionTimes)
}

function bankConsent(connection: MockConnection, now: Date): PrivacyView['bankConsents'][number] {
  const { connectionId, endedAt, givenAt, consentExpiresAt, accounts } = connection
  return {
    connectionId,
    bankName: bankNames[connection.bank],
    status: endedAt !== null ? 'ended' : needsReconsent(connection, now) ? 'unusable' : 'active',
    givenAt,
    expiresAt: consentExpiresAt,
    endedAt,
    accountCount: accounts.length,
  }
}

function ask(
  who: Who,
  kind: 'correction' | 'question',
  subject: MockCase['requests'][number]['subject'],
  email: string | null | undefined,
): AnswerOf<'askPerson'> {
  const loanCase = begunCase(who, 'case_id_not_available')
  const { requests } = loanCase
  if (requests.length >= requestsMax) throw new MockRefusal('privacy_request_limit')
  const sent = askAnswerAddress(loanCase, email)
  const answerBy = dueOn('privacyRequest', who.today)
  requests.push({ kind, subject, askedAt: who.now.toISOString(), answerBy, answer: null })
  return { answerBy, ...sent }
}

const explanation = {
  nl: 'Dit is de testmodus: deze gegevens staan alleen in je eigen browser.',
  en: 'This is tester mode: this data is in your own browser only.',
}

function factsOf(loanCase: MockCase, today: string): AnswerOf<'exportCase'>['facts'] {
  if (!decisionOf(loanCase, today)) return []
  const bookings = analysedAccounts(loanCase, today).flatMap((account) => account.bookings)
  return judgeFacts(analysisOf(loanCase, today), bookings, sitePolicy).map(({ fact, judgement, figures }) => ({
    sentence: factText({ fact, figures: { ...figures } }, 'nl'),
    judgement: judgementWords.nl[judgement],
  }))
}

function exportOf(loanCase: MockCase, { now, today }: Who): AnswerOf<'exportCase'> {
  return {
    about: { caseId: loanCase.caseId, madeAt: now.toISOString(), language: 'nl', explanation: explanation.nl },
    meanings: { application: { nl: 'Je aanvraag zoals wij die kennen', en: 'Your application as we know it' } },
    facts: factsOf(loanCase, today),
    data: { application: [applicationView(loanCase, today)] },
  }
}

/** The rights of a person on the data we hold. */
export const privacyHandlers: MockHandlers<keyof typeof privacyCalls & CallName> = {
  readPrivacy(who) {
    const loanCase = begunCase(who, 'case_id_not_available')
    const { caseId, company, consents, connections, requests } = loanCase
    return {
      caseId,
      kvkNumber: company.kvkNumber,
      companyName: company.name,
      categories: categoriesOf(loanCase, who),
      consents: consents.map((consent) => ({ ...consent, scope: 'transaction-analysis' })),
      contractUntil: null,
      sessions: [{ id: who.session?.id ?? caseId, begunAt: who.now.toISOString(), by: 'journey', isThis: true }],
      sessionsEnded: [],
      bankConsents: connections.map((connection) => bankConsent(connection, who.now)),
      // Tester mode has no desk.
      looks: [],
      requests: [...requests],
    }
  },

  exportCase: (who) => exportOf(begunCase(who, 'case_id_not_available'), who),

  correctData: ({ request, ...who }) => ask(who, 'correction', request.subject, request.email),

  askPerson: ({ request, ...who }) => ask(who, 'question', null, request.email),

  withdrawBankConsent({ request, now, ...who }) {
    const loanCase = begunCase(who, 'case_id_not_available')
    const wanted = liveConnections(loanCase).filter(
      ({ connectionId }) => request.connectionId === null || connectionId === request.connectionId,
    )
    if (request.connectionId !== null && wanted.length === 0) throw new MockRefusal('connection_not_found')
    for (const connection of wanted) connection.endedAt = now.toISOString()
    return null
  },

  endSessions(who) {
    begunCase(who, 'case_id_not_available')
    return null
  },

  mailErasureCode(who) {
    begunCase(who, 'case_id_not_available')
    return null
  },

  // Tester mode mails nothing and keeps no forms, so any code will do.
  eraseCase({ state, session }) {
    const { caseId } = begunCase({ state, session }, 'case_id_not_available')
    delete state.cases[caseId]
    state.session = null
    return null
  },
}
