// A company with a chosen offer and contact details, the start of check, agreement and payout.
import { recordStep, type NamedStep } from '../follow-up/record-step.ts'
import { another, decidedApplicant, must } from './applicant.ts'
import type { TestServer } from './test-server.ts'
import { reach, type ReferredCase } from './referred-case.ts'

export async function chosenCase({
  server,
  sandbox,
}: {
  server: TestServer
  sandbox: Parameters<typeof reach>[1]
}): Promise<ReferredCase> {
  const kvkNumber = another('00900003')
  const who = await decidedApplicant(server.origin, 'BUNQ', kvkNumber)
  await takeUp({ who })
  const email = await reach(who, sandbox)
  return { who, caseId: who.caseId, email, kvkNumber }
}

/** Chooses the first offer and the first account that may receive it. */
export async function takeUp({ who }: Pick<ReferredCase, 'who'>): Promise<void> {
  const { offers } = (await who.call('GET', 'dls-pbl-api/v3/offers')).body
  await must(who.call('POST', 'dls-offer/v3/termsheet/offers/select', { offerId: offers[0].id }), 'choosing')
  const { bankAccounts } = (await who.call('GET', 'dls-pbl-api/v3/accounts/disbursement')).body
  const { iban } = bankAccounts.find(({ allowed }: { allowed: boolean }) => allowed)
  await must(who.call('POST', 'dls-pbl-api/v3/accounts/disbursement', { iban }), 'payout account')
}

/** Two colleagues take the steps, the payout the second. */
export const stepBy = (step: NamedStep['step']): string => (step === 'paid' ? 'staff:assessor-2' : 'staff:assessor-1')

export async function takeSteps(
  { context }: Pick<TestServer, 'context'>,
  { caseId }: Pick<ReferredCase, 'caseId'>,
  steps: readonly Exclude<NamedStep['step'], 'answered'>[],
): Promise<void> {
  for (const step of steps) {
    const taken = await recordStep(context, caseId, { step }, stepBy(step))
    if (typeof taken === 'string') throw new Error(`${step} was refused: ${taken}`)
  }
}
