// A choice that colleagues checked, with its agreement made and mailed.
import { expect } from 'vitest'
import { type AnswerOf, calls } from '#contract/calls.ts'
import { lender } from '#lending/this-lender.ts'
import { consentNames } from '#lending/agreement/consents.ts'
import { checkLineNames } from '#lending/desk/check-lines.ts'
import { type Applicant, must, until } from './applicant.ts'
import type { DeskVisitor, EmployeeId } from './desk-staff.ts'
import { codeIn, mailWith, newestMail } from './mailbox.ts'
import type { ReferredCase } from './referred-case.ts'

type Of = Pick<ReferredCase, 'caseId'>

/** The contact of a {@link ReferredCase}, as the register has them. */
const contactAsSigner = 'W. Zeepsop'

export function agreementsAt(staff: Record<EmployeeId, DeskVisitor>) {
  const viewOf = async ({ caseId }: Of) => (await staff['assessor-1']('readDeskCase', { params: { caseId } })).answer
  /** The view once the agreement is no longer on its way. */
  const made = (one: Of) =>
    until(20_000, async () => {
      const view = await viewOf(one)
      return view.agreement.isMaking ? null : view
    })
  const desk = {
    made,
    /** Line by line, with these signatories. */
    async check(one: Of, signatories = contactAsSigner, isJointly = false): Promise<void> {
      const params = { caseId: one.caseId }
      const { dataVersion } = await viewOf(one)
      for (const line of checkLineNames) {
        const isSigners = line === 'signers'
        const words = isSigners ? { note: signatories, isJointly } : { note: 'Gezien', isJointly: null }
        const ticked = await staff['senior-1']('tickCheck', { params, request: { dataVersion, line, ...words } })
        expect(ticked.status).toBe(204)
      }
      expect((await staff['assessor-2']('finishCheck', { params, request: { dataVersion } })).status).toBe(204)
    },
    /** Looked at, and mailed; returns its bytes. */
    async send({ caseId }: Of, fileId: string): Promise<Buffer> {
      const params = { caseId }
      await staff['assessor-1']('openNames', { params, request: { reason: 'check' } })
      const { bytes } = await staff['assessor-1']('downloadFile', { params: { caseId, fileId } })
      expect((await staff['assessor-1']('sendAgreement', { params, request: { fileId } })).status).toBe(204)
      return bytes
    },
    async mailed(one: Of, signatories?: string, isJointly?: boolean): Promise<Buffer> {
      await desk.check(one, signatories, isJointly)
      const draft = (await made(one)).files.find(({ kind, sentAt }) => kind === 'agreement' && sentAt === null)
      return desk.send(one, draft!.id)
    },
  }
  return desk
}

/** Reads it, asks for the code and signs; returns the answer. */
export async function acceptByMail(sandbox: Parameters<typeof mailWith>[0], who: Applicant, email: string) {
  const { accepting } = (await who.call('POST', calls.readAgreement.path)).body as AnswerOf<'readAgreement'>
  const request = { sha256: accepting!.sha256 }
  await must(who.call('POST', calls.mailAcceptanceCode.path, request), 'the code to sign')
  const code = codeIn(await mailWith(sandbox, email, 'Je code om te tekenen'))
  const second = await secondCode(sandbox, accepting!.amountCents)
  return who.call('POST', calls.acceptAgreement.path, { ...request, code, ...second, consents: consentNames })
}

/** The mobile of a {@link ReferredCase}, as its text messages are sent. */
export const textsOf = '31687654309@sms.sandbox.example'

/** By text message, after those that came before; where this amount has one. */
export async function secondCode(
  sandbox: Parameters<typeof mailWith>[0],
  amountCents: number,
  before = 0,
): Promise<{ second?: string }> {
  if (amountCents < (lender.secondCodeFromCents ?? Infinity)) return {}
  const { text } = await newestMail(sandbox, textsOf, before + 1)
  return { second: /\b\d{6}\b/.exec(text)![0] }
}
