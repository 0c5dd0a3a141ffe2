// The page of an application's status, as a browser has it that opened a mailed link.
import { apiPrefix, calls } from '#contract/calls.ts'
import type { FollowUpView } from '#contract/follow-up.ts'
import type { TestServer } from './test-server.ts'
import type { Visitor } from './visitor.ts'

export type StatusLink = { caseId: string; hash: string; passphrase: string }

export async function onStatusPage(server: TestServer, { caseId, hash, passphrase }: StatusLink): Promise<Visitor> {
  const visitor = server.visitor()
  const { error } = await visitor.call('openFollowUp', { request: { caseId, hash, passphrase } })
  if (error) throw new Error(`The link was answered with ${error}`)
  return visitor
}

type Sending = { name?: string; asked?: string; times?: number }

export async function sendFile(visitor: Visitor, origin: string, bytes: Buffer, sending: Sending = {}) {
  const { name = 'stuk.pdf', asked, times = 1 } = sending
  const body = new FormData()
  for (let count = 0; count < times; count++) body.append('files', new Blob([new Uint8Array(bytes)]), name)
  const headers = { origin, authorization: `Bearer ${visitor.token}`, cookie: visitor.cookie ?? '' }
  const path = `${apiPrefix}/${calls.sendDocument.path}${asked === undefined ? '' : `?asked=${asked}`}`
  const answer = await visitor.fetch(path, { method: 'POST', headers, body })
  const view = (await answer.json()) as FollowUpView & { error?: string }
  return { status: answer.status, error: view.error ?? null, view }
}
