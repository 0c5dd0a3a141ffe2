// A referred company with contact details, the start of the desk's work.
import type { FollowUpOfSession } from '#contract/follow-up.ts'
import { another, decidedApplicant, type Applicant } from './applicant.ts'
import { codeIn, newestMail } from './mailbox.ts'
import type { TestServer } from './test-server.ts'

type Sandbox = Parameters<typeof newestMail>[0]

/** Each is referred on a fixed day: for old data, instalments barely carried, or an account in another name. */
const referredCompanies = {
  soap: { kvkNumber: '00900018', bank: 'RABOBANK' },
  garage: { kvkNumber: '00900015', bank: 'SNS' },
  painter: { kvkNumber: '00900012', bank: 'ING' },
  joiner: { kvkNumber: '00900019', bank: 'ABN' },
} as const

export type ReferredCase = { who: Applicant; caseId: string; email: string; kvkNumber: string }

let people = 0

/** By the code of the first mail to it. */
export async function confirmAddress(who: Applicant, sandbox: Sandbox, email: string): Promise<void> {
  const code = codeIn(await newestMail(sandbox, email, 1))
  const { status } = await who.call('POST', 'vlot/v1/contact-details/code', { code })
  if (status !== 200) throw new Error(`The code was answered with ${status}`)
}

export async function reach(who: Applicant, sandbox: Sandbox): Promise<string> {
  const email = `ondernemer${++people}@referral.example`
  const details = { email, mobile: '06 8765 4309', name: 'Wendelmoet Zeepsop', role: 'owner' }
  await who.call('POST', 'vlot/v1/contact-details', details)
  await confirmAddress(who, sandbox, email)
  // Mails may overtake each other: a test's own is the third.
  await newestMail(sandbox, email, 2)
  return email
}

export async function referredCase(
  { server, sandbox }: { server: TestServer; sandbox: Sandbox },
  company: keyof typeof referredCompanies = 'soap',
): Promise<ReferredCase> {
  const { bank, ...like } = referredCompanies[company]
  const kvkNumber = another(like.kvkNumber)
  const who = await decidedApplicant(server.origin, bank, kvkNumber)
  const email = await reach(who, sandbox)
  return { who, caseId: who.caseId, email, kvkNumber }
}

export const statusOf = async ({ who }: Pick<ReferredCase, 'who'>) =>
  ((await who.call('GET', 'vlot/v1/follow-up')).body as FollowUpOfSession).followUp!
