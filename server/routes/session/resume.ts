import { timingSafeEqual } from 'node:crypto'
import type { ErrorKey } from '#contract/errors.ts'
import { businessDay } from '#lending/business-day.ts'
import type { Context } from '../../context.ts'
import { makeTurns } from '../../fair-turns.ts'
import type { AccessTokens } from '../../http/access-token.ts'
import { withRoundedDuration } from '../../http/rounded-duration.ts'
import type { HandlerInput, Handlers } from '../../http/handler.ts'
import type { RateLimiter } from '../../http/rate-limiter.ts'
import { Refusal } from '../../refusal.ts'
import { readSessionCookie, setSessionCookie } from '../../http/session-cookie.ts'
import { followUpViewOf } from '../../follow-up/follow-up-view.ts'
import { shownAddress } from '../../follow-up/answer-address.ts'
import { giveToOwner } from '../../follow-up/give-to-owner.ts'
import { queueCaseMail } from '../../mail/case-mail.ts'
import { begunOf, languageOf } from '../../mail/mail-link-for-case.ts'
import { codeLetter } from '../../mail/return-letters.ts'
import { appendAudit } from '../../store/audit.ts'
import { takeAddressCode, useAddressCode } from '../../store/case/address-codes.ts'
import { readAddress } from '../../store/case/case-contact.ts'
import { findCase, lockCase, openKeyOf, type CaseRow } from '../../store/case/case-data.ts'
import { makeCode, takeCodeTry } from '../../store/mail/link-codes.ts'
import {
  endLink,
  giveTryBack,
  hashOfLink,
  takeLinkTry,
  type FoundLink,
  type PresentedLink,
} from '../../store/mail/mailed-links.ts'
import { openCase, readCase, type LoanCase } from '../../store/case/read-case.ts'
import type { Transaction } from '../../store/schema.ts'
import type { CaseKey } from '../../store/sealing/seal.ts'
import {
  beginSession,
  endSession,
  findSessionOfCookie,
  type NewSession,
  type SessionRow,
} from '../../store/session/session.ts'

type Doors = { tokens: AccessTokens; limiter: RateLimiter }
type Names = 'startResume' | 'confirmResume' | 'goOnFromStatus' | 'openFollowUp'

/** Every answer to a mailed link takes this long, or a multiple of it, so that the time does not show why it failed. */
export const linkAnswerMs = 150

/** FLOW-11: link and kvk number, then the mailed code; only both together begin a session of the whole application. */
export const resumeRoutes = ({ tokens, limiter }: Doors): Handlers<Names> => ({
  startResume: ({ context, request }) =>
    withRoundedDuration(linkAnswerMs, async () => {
      const { hash: secret, caseId, passphrase } = request
      const link = { secret, caseId, purpose: 'resume' as const, connectionId: null }
      const known = await tryLink(context, link, passphrase)
      const codeSentTo = known && (await mailCode(context, known))
      if (!codeSentTo) throw new Refusal('reconsent_kvk')
      return { data: { codeSentTo } }
    }),

  confirmResume: (asked) =>
    withRoundedDuration(linkAnswerMs, async () => {
      const { context, request } = asked
      const presented = {
        linkHash: hashOfLink('resume', request.hash),
        caseId: request.caseId,
        code: request.code,
      }
      const found = await takeCodeTry(context.pool, context.settings.tokenKeys, presented, context.now())
      if (!found) throw new Refusal('resume_code')
      const { caseId, addressId } = found
      const fresh = { scope: 'applicant' as const, caseId, partnerId: null, addressId }
      const session = await beginFromLink({ asked, limiter, refusal: 'resume_code' }, usingUp(found.id), fresh)
      return { data: { token: await tokens.sign(session), caseId: found.caseId } }
    }),

  openFollowUp: (asked) =>
    withRoundedDuration(linkAnswerMs, async () => {
      const { context, request } = asked
      const { hash: secret, caseId, passphrase } = request
      const known = await tryLink(context, { secret, caseId, purpose: 'follow-up', connectionId: null }, passphrase)
      const { database, settings } = context
      const record = known && (await readCase(database, settings.operatorKeys, caseId))
      const followUp = record && (await followUpViewOf(database, record, businessDay(context.now())))
      if (!known || !followUp) throw new Refusal('follow_up_link')
      const session = (await ownSession(asked, caseId)) ?? (await beginStatus({ asked, limiter }, known.link))
      return { token: await tokens.sign(session), followUp }
    }),

  async goOnFromStatus(asked) {
    const { context, request, session } = asked
    const caseId = session?.caseId ?? ''
    const { tokenKeys } = context.settings
    const taken = await takeAddressCode(context.pool, { tokenKeys, caseId, code: request.code, now: context.now() })
    if (!taken || taken.id !== session?.addressId) throw new Refusal('resume_code')
    const fresh = { scope: 'applicant' as const, caseId, partnerId: null, addressId: taken.id }
    const use: UseOfLink = { linkId: null, useUp: (transaction) => useAddressCode(transaction, taken) }
    const begun = await beginFromLink({ asked, limiter, refusal: 'resume_code' }, use, fresh)
    return { data: { token: await tokens.sign(begun), caseId } }
  },
})

/** A browser that is in the application already, or on its status page, stays in that session. */
async function ownSession({ context, http }: Opening['asked'], caseId: string): Promise<SessionRow | null> {
  const cookie = readSessionCookie(http, context.settings)
  const held = cookie === null ? null : await findSessionOfCookie(context.pool, cookie, context.now())
  return held?.case_id === caseId && (held.scope === 'applicant' || held.scope === 'status') ? held : null
}

/** A status link goes on working, so that a mail can be opened again on another device. */
const beginStatus = (door: Omit<Opening, 'refusal'>, { id, case_id: caseId, address_id: addressId }: FoundLink) =>
  beginFromLink(
    { ...door, refusal: 'follow_up_link' },
    { linkId: id, useUp: () => Promise.resolve(true) },
    { scope: 'status', caseId, partnerId: null, addressId },
  )

type Opened = { loanCase: LoanCase; caseKey: CaseKey }
type Known = Opened & { link: FoundLink }

/** One try of a link at a time: right ones at once would take each other's tries before they give them back. */
const triesOfLinks = makeTurns({ atOnce: 50, waiting: 1_000, waitingOfSession: 300 })

/** Takes a try; returns the case when the kvk number is its own. The log keeps every try that got this far. */
export async function tryLink(context: Context, link: PresentedLink, kvkNumber: string): Promise<Known | null> {
  const endTurn = await triesOfLinks.take(link.secret)
  if (!endTurn) throw new Refusal('unavailable', { retryAfterSeconds: 1 })
  const startMs = performance.now()
  try {
    return await tryOnce(context, link, kvkNumber)
  } finally {
    endTurn(performance.now() - startMs)
  }
}

/** The try of a status link that was right is given back: it may be opened as often as one likes. */
async function tryOnce(context: Context, link: PresentedLink, kvkNumber: string): Promise<Known | null> {
  const found = await takeLinkTry(context.pool, link, context.now())
  const opened = found && openRow(context, found.row)
  if (!opened) return null
  const isRight = isSame(opened.loanCase.kvk_number, kvkNumber)
  context.log.info({ link: found.link.id, purpose: link.purpose, isRight }, 'A mailed link was tried')
  if (!isRight) return null
  if (link.purpose === 'follow-up') await giveTryBack(context.pool, found.link.id)
  return { link: found.link, ...opened }
}

export async function openCaseOf(context: Context, caseId: string): Promise<Opened | null> {
  const row = await findCase(context.database, caseId)
  return row && openRow(context, row)
}

function openRow(context: Context, row: CaseRow): Opened | null {
  const caseKey = openKeyOf(context.settings.operatorKeys, row)
  return caseKey && { caseKey, loanCase: openCase(caseKey, row) }
}

export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** To the address of the link. Null when the link has had its codes, or its address ended. */
const mailCode = async (context: Context, { link, loanCase, caseKey }: Known): Promise<string | null> =>
  context.database.transaction().execute(async (transaction) => {
    if (!(await lockCase(transaction, loanCase.id))) return null
    const address = await readAddress(transaction, caseKey, link.address_id)
    const now = context.now()
    const code = address && (await makeCode(transaction, context.settings.tokenKeys, link.id, now))
    if (!address || code === null) return null
    const common = { language: languageOf(loanCase), company: loanCase.company_name }
    const letter = codeLetter({ ...common, begun: begunOf(loanCase), code })
    const to = { caseId: loanCase.id, recipient: address.email, addressId: address.id }
    const mail = { kind: 'resume-code' as const, ...to, letter }
    // Rolled back, or the code before this one would no longer work either.
    if ((await queueCaseMail(context, transaction, mail)) === null) throw new Refusal('reconsent_kvk')
    return shownAddress(address.email)
  })

type Opening = {
  asked: Pick<HandlerInput<Names | 'createResumeToken'>, 'context' | 'http' | 'reply'>
  limiter: RateLimiter
  /** The answer when the link was used in the meantime. */
  refusal: ErrorKey
}

type UseOfLink = {
  linkId: string | null
  /** False when another request was first. */
  useUp: (transaction: Transaction, sessionId: string, now: Date) => Promise<boolean>
}

export const usingUp = (linkId: string): UseOfLink => ({
  linkId,
  useUp: (transaction, sessionId, now) => endLink(transaction, linkId, sessionId, now),
})

/** Uses the link up and begins its session, with a new cookie in place of the one the browser had (ASVS 7.2.4). */
export async function beginFromLink(
  { asked: { context, http, reply }, limiter, refusal }: Opening,
  { linkId, useUp }: UseOfLink,
  fresh: NewSession & { caseId: string },
): Promise<SessionRow> {
  await limiter.count('sessionsOfDay', http)
  const now = context.now()
  const cookie = readSessionCookie(http, context.settings)
  const held = cookie === null ? null : await findSessionOfCookie(context.pool, cookie, now)
  const begun = await context.database.transaction().execute(async (transaction) => {
    const row = await lockCase(transaction, fresh.caseId)
    const opened = row && openRow(context, row)
    if (!opened) throw new Refusal(refusal)
    const made = await beginSession(transaction, fresh, now)
    const { session } = made
    if (!(await useUp(transaction, session.id, now))) throw new Refusal(refusal)
    if (held) await endSession(transaction, held.id, now)
    const { addressId = null } = fresh
    const isProof = fresh.scope === 'applicant' && addressId !== null
    const proof = isProof && (await giveToOwner(context, transaction, { ...opened, addressId, sessionId: session.id }))
    const fact = { at: now, caseId: fresh.caseId, by: fresh.scope }
    await appendAudit(transaction, 'session.from-link', fact, {
      linkId,
      sessionId: session.id,
      sessionsEnded: proof ? proof.sessionsEnded : 0,
    })
    return made
  })
  setSessionCookie(reply, context.settings, begun.cookie)
  return begun.session
}
