import type { CallName } from '#contract/calls.ts'

type Limit = {
  perAddress: number
  /** For calls of a session, counted after the guard: of the session, and of all sessions of its case. */
  perSession?: number
  perCase?: number
  /** A circuit breaker: so far above `perAddress` that a handful of addresses cannot reach it. */
  overall: number
  windowSeconds: number
  /** Counted by all server processes together, in the database, where too much costs money, mail or a secret. */
  isShared: boolean
}

/**
 * How often a group of calls may be made: far above what a person needs, far below what exhausts the machine. A group
 * that is not shared is counted by each server process for itself.
 */
export const rateLimits = {
  anonymous: { perAddress: 60, overall: 12_000, windowSeconds: 60, isShared: true },
  session: { perAddress: 30, overall: 6_000, windowSeconds: 60, isShared: true },
  sessionsOfDay: { perAddress: 300, overall: 200_000, windowSeconds: 86_400, isShared: true },
  renewal: { perAddress: 120, overall: 24_000, windowSeconds: 60, isShared: false },
  resume: { perAddress: 10, overall: 2_000, windowSeconds: 60, isShared: true },
  search: { perAddress: 90, perSession: 90, perCase: 180, overall: 18_000, windowSeconds: 60, isShared: false },
  eligibility: { perAddress: 20, perSession: 20, perCase: 20, overall: 4_000, windowSeconds: 60, isShared: true },
  upload: { perAddress: 30, perSession: 30, perCase: 40, overall: 6_000, windowSeconds: 60, isShared: true },
  form: { perAddress: 6, overall: 1_200, windowSeconds: 60, isShared: true },
  right: { perAddress: 20, perSession: 6, perCase: 12, overall: 4_000, windowSeconds: 60, isShared: true },
  bank: { perAddress: 40, perSession: 20, perCase: 40, overall: 8_000, windowSeconds: 60, isShared: true },
  /** A slider that is moved asks a few times a second; it must not use up what choosing an offer needs. */
  pricing: { perAddress: 240, perSession: 180, perCase: 240, overall: 48_000, windowSeconds: 60, isShared: false },
  change: { perAddress: 240, perSession: 180, perCase: 240, overall: 48_000, windowSeconds: 60, isShared: false },
  read: { perAddress: 900, perSession: 600, perCase: 900, overall: 180_000, windowSeconds: 60, isShared: false },
  flags: { perAddress: 900, overall: 180_000, windowSeconds: 60, isShared: false },
  page: { perAddress: 3_000, overall: 600_000, windowSeconds: 60, isShared: false },
  document: { perAddress: 30, overall: 6_000, windowSeconds: 60, isShared: false },
  /** At the desk a whole office may share one address. */
  deskLogin: { perAddress: 60, overall: 12_000, windowSeconds: 60, isShared: true },
  deskRead: { perAddress: 6_000, perSession: 600, overall: 1_200_000, windowSeconds: 60, isShared: false },
  deskChange: { perAddress: 1_200, perSession: 120, overall: 240_000, windowSeconds: 60, isShared: false },
  /** Enumerating numbers would reveal our customers; counted by employee, over all sessions. */
  deskSearch: { perAddress: 2_400, perSession: 120, overall: 480_000, windowSeconds: 3_600, isShared: true },
  /** Callbacks of other machines, which all come from a few addresses. */
  callback: { perAddress: 1_200, overall: 240_000, windowSeconds: 60, isShared: false },
} as const satisfies Record<string, Limit>

/** Addresses beyond which a group as a whole may be at its limit, and an IPv6 network's extra over one address. */
export const breakerAddresses = 200
export const addressesOfNetwork = 5

export type RateGroup = keyof typeof rateLimits
export const limitOf = (group: RateGroup): Limit => rateLimits[group]

const groupOfCall: Partial<Record<CallName, RateGroup>> = {
  createAnonymousToken: 'anonymous',
  createSession: 'session',
  renewToken: 'renewal',
  createResumeToken: 'resume',
  startResume: 'resume',
  confirmResume: 'resume',
  requestReconsentLink: 'form',
  requestResumeLink: 'form',
  saveForLater: 'right',
  searchCompanies: 'search',
  checkEligibility: 'eligibility',
  uploadStatements: 'upload',
  requestContact: 'form',
  sendContactForm: 'form',
  sendComplaint: 'form',
  askBookkeeper: 'right',
  openHandIn: 'resume',
  handInFiles: 'upload',
  priceOffer: 'pricing',
  requestReview: 'right',
  requestReminder: 'right',
  giveContactDetails: 'right',
  confirmContactDetails: 'right',
  openFollowUp: 'resume',
  openAgreement: 'right',
  mailAcceptanceCode: 'right',
  acceptAgreement: 'right',
  askAboutLoan: 'right',
  sendDocument: 'right',
  goOnFromStatus: 'right',
  mailAddressCode: 'right',
  correctData: 'right',
  askPerson: 'right',
  endSessions: 'right',
  mailErasureCode: 'right',
  eraseCase: 'right',
  exportCase: 'right',
  createConnectSession: 'bank',
  reconnect: 'bank',
  reportBankReturn: 'bank',
}

export const rateGroupOf = (name: CallName, method: string): RateGroup =>
  groupOfCall[name] ?? (method === 'GET' ? 'read' : 'change')
