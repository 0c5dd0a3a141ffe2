import type { CallName } from '#contract/calls.ts'

type Limit = {
  perAddress: number
  overall: number
  windowSeconds: number
  /** Counted by all server processes together, in the database, where too much costs money, mail or a secret. */
  isShared: boolean
}

/**
 * How often a group of calls may be made, from one address and in all. They are far above what a person needs and far
 * below what exhausts the machine. A group that is not shared is counted by each server process for itself.
 */
export const rateLimits = {
  anonymous: { perAddress: 60, overall: 3_000, windowSeconds: 60, isShared: true },
  session: { perAddress: 30, overall: 1_500, windowSeconds: 60, isShared: true },
  sessionsOfDay: { perAddress: 300, overall: 200_000, windowSeconds: 86_400, isShared: true },
  renewal: { perAddress: 120, overall: 6_000, windowSeconds: 60, isShared: false },
  resume: { perAddress: 10, overall: 600, windowSeconds: 60, isShared: true },
  search: { perAddress: 90, overall: 1_800, windowSeconds: 60, isShared: false },
  eligibility: { perAddress: 20, overall: 900, windowSeconds: 60, isShared: true },
  upload: { perAddress: 30, overall: 600, windowSeconds: 60, isShared: true },
  form: { perAddress: 6, overall: 120, windowSeconds: 60, isShared: true },
  bank: { perAddress: 40, overall: 1_200, windowSeconds: 60, isShared: true },
  change: { perAddress: 240, overall: 12_000, windowSeconds: 60, isShared: false },
  read: { perAddress: 900, overall: 60_000, windowSeconds: 60, isShared: false },
  flags: { perAddress: 900, overall: 60_000, windowSeconds: 60, isShared: false },
  page: { perAddress: 3_000, overall: 200_000, windowSeconds: 60, isShared: false },
} as const satisfies Record<string, Limit>

export type RateGroup = keyof typeof rateLimits

const groupOfCall: Partial<Record<CallName, RateGroup>> = {
  createAnonymousToken: 'anonymous',
  createSession: 'session',
  renewToken: 'renewal',
  createResumeToken: 'resume',
  startResume: 'resume',
  confirmResume: 'resume',
  requestReconsentLink: 'form',
  requestResumeLink: 'form',
  saveForLater: 'form',
  searchCompanies: 'search',
  checkEligibility: 'eligibility',
  uploadStatements: 'upload',
  requestContact: 'form',
  sendContactForm: 'form',
  requestReview: 'form',
  correctData: 'form',
  askPerson: 'form',
  eraseCase: 'form',
  exportCase: 'form',
  createConnectSession: 'bank',
  reconnect: 'bank',
  reportBankReturn: 'bank',
}

export function rateGroupOf(name: CallName, method: string): RateGroup {
  return groupOfCall[name] ?? (method === 'GET' ? 'read' : 'change')
}
