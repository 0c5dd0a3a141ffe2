import { createHmac, hkdfSync } from 'node:crypto'
import { deskPages } from '#contract/desk/addresses.ts'
import type { Language } from '#lending/language.ts'
import type { Settings } from '../settings/settings.ts'
import { isMadeWith, type KeyRing } from '../store/sealing/seal.ts'

type Origin = Pick<Settings, 'publicOrigin'>

/** Identifying parts go into the fragment, which browsers send to no server and mail scanners do not follow. */
const address = ({ publicOrigin }: Origin, path: string, parts: Record<string, string>): string =>
  `${publicOrigin}${path}#${new URLSearchParams(parts).toString()}`

/** The page at which one consent is renewed (RECON-2). */
export const reconsentLink = (
  origin: Origin,
  language: Language,
  parts: { hash: string; caseId: string; connectionId: string },
): string => address(origin, `/reconsent/${language.toUpperCase()}`, parts)

const pageOf = (language: Language, path: string) => (language === 'en' ? `/en${path}` : path)

/** The page at which an application is gone on with (FLOW-11). */
export const resumeLink = (origin: Origin, language: Language, parts: { hash: string; caseId: string }): string =>
  address(origin, pageOf(language, '/verder-gaan'), parts)

/** The page of an application's status; English has its own address (web/addresses.ts). */
export const followUpLink = (origin: Origin, language: Language, parts: { hash: string; caseId: string }): string =>
  address(origin, language === 'en' ? '/en/my-application' : '/mijn-aanvraag', parts)

/** The page at which a bookkeeper hands files in. */
export const handInLink = (origin: Origin, language: Language, parts: { hash: string }): string =>
  address(origin, language === 'en' ? '/en/hand-in-files' : '/bestanden-aanleveren', parts)

const atDesk =
  (page: 'case' | 'workItem') =>
  ({ desk, mail }: Pick<Settings, 'desk' | 'mail'>, id: string) => {
    const origin = desk?.origin ?? mail.deskOrigin
    return origin && `${origin}${deskPages[page].replace(':id', id)}`
  }

/** Where the lender's people see a case, or a task; null when this process knows of no desk. */
export const caseAtDesk = atDesk('case')
export const workAtDesk = atDesk('workItem')

/** The page on which a person stops reminders. */
export const unsubscribeLink = (origin: Origin, language: Language, token: string): string =>
  address(origin, pageOf(language, '/afmelden'), { token })

/** For a mail program's own button (RFC 8058): the token is in the query, as a program sends no fragment. */
export const oneClickPath = '/api/vlot/v1/reminders/unsubscribe/one-click'
export const oneClickUrl = ({ publicOrigin }: Origin, token: string): string =>
  `${publicOrigin}${oneClickPath}?token=${token}`

/** Not stored: made from the case's id with its own key, so that the token of every mail ever sent still works. */
export function unsubscribeToken(operatorKeys: KeyRing, caseId: string): string {
  const id = Buffer.from(caseId.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, macOf(operatorKeys[0], id)]).toString('base64url')
}

/** The case that the token is for; null when we did not make it. */
export function caseOfUnsubscribeToken(operatorKeys: KeyRing, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url')
  const id = bytes.subarray(0, 16)
  if (!isMadeWith(operatorKeys, bytes.subarray(16), (key) => macOf(key, id))) return null
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function macOf(operatorKey: Buffer, id: Buffer): Buffer {
  const key = Buffer.from(hkdfSync('sha256', operatorKey, '', 'unsubscribe', 32))
  return createHmac('sha256', key).update(id).digest()
}
