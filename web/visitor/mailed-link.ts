import type { PageName } from '../addresses.ts'
import { pageAt } from '../page-at.ts'

/** The parts of a link in one of our mails (RECON-2, FLOW-11, unsubscribing). */
export const linkParts = ['hash', 'caseId', 'connectionId', 'kvk', 'token'] as const
export type LinkPart = (typeof linkParts)[number]

declare global {
  interface Window {
    mailedLink?: Partial<Record<LinkPart | 'page', string>>
  }
}

export type MailedLink = Readonly<Record<LinkPart, string | null>>

export const noLink: MailedLink = { hash: null, caseId: null, connectionId: null, kvk: null, token: null }

const shapes: Readonly<Record<LinkPart, RegExp>> = {
  hash: /^[\w.~-]{1,200}$/,
  caseId: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  connectionId: /^[A-Za-z0-9_-]{1,64}$/,
  kvk: /^[\d\s.]{8,14}$/,
  token: /^[\w.~-]{1,400}$/,
}

/** A mailed link's valid parts: an invalid one counts as missing, and is reported so (RECON-4). */
export function readMailedLink(found: Partial<Record<LinkPart, string>> | undefined): MailedLink {
  const read = (name: LinkPart) => {
    const value = found?.[name]?.trim()
    return value !== undefined && shapes[name].test(value) ? value : null
  }
  return {
    hash: read('hash'),
    caseId: read('caseId'),
    connectionId: read('connectionId'),
    kvk: read('kvk'),
    token: read('token'),
  }
}

/** The link that led to this document; stored only in the page's memory. */
export const mailedLink = (): MailedLink => readMailedLink(window.mailedLink)

/** The link of a page's own mails: what a link opens on one page is nothing on another, and never sent from there. */
export const mailedLinkOf = (page: PageName): MailedLink =>
  pageAt(window.mailedLink?.page ?? '') === page ? mailedLink() : noLink

/** A used link opens nothing any more: its secret and kvk number go; the parts that ask for a new link stay. */
export function forgetSecrets(): void {
  delete window.mailedLink?.hash
  delete window.mailedLink?.kvk
}
