import { setTimeout as sleep } from 'node:timers/promises'
import type { Sandbox } from '#bank-sandbox/sandbox.ts'
import { applicantIn, fillForm, must, newApplicant } from '#server/testing/applicant.ts'
import { camtFile } from '#server/testing/statement-files.ts'
import { codeIn, linkIn, newestMail } from '#server/testing/mailbox.ts'
import type { TestServer } from '#server/testing/test-server.ts'

const kvkNumber = '00900001'
const callers = 6

type Heard = { startedMs: number; status: number; text: string }

/**
 * A stranger who began a case and never stops asking, while the owner of its address proves it. Throws when an answer
 * to a call that began later is anything but 401, or holds what the owner wrote. Returns how many there were.
 */
export async function changeOwner(server: TestServer, sandbox: Sandbox, round: number): Promise<number> {
  const [email, mark] = [`eigenaar-${round}@zaak.example`, `Doel van eigenaar ${round}`]
  const stranger = await newApplicant(server.origin)
  await fillForm(stranger, kvkNumber)
  await must(stranger.call('POST', 'vlot/v1/application/save', { email }), 'saving')
  await newestMail(sandbox, email)
  const owner = server.visitor()
  await owner.call('requestResumeLink', { request: { kvkNumber, email } })
  const { caseId, hash } = linkIn(await newestMail(sandbox, email, 2))
  await owner.call('startResume', { request: { caseId, hash, passphrase: kvkNumber } })
  const code = codeIn(await newestMail(sandbox, email, 3))

  const heard: Heard[] = []
  let isOver = false
  const calls = [
    () => stranger.call('GET', 'vlot/v1/application'),
    () => stranger.call('POST', 'dls-pbl-api/v3/loan-amount', { loanAmount: 25_000 }),
    () => stranger.call('GET', 'vlot/v1/privacy/export'),
    () => stranger.call('POST', 'vlot/v1/application/save', { email }),
  ]
  const flood = Array.from({ length: callers }, async (_none, caller) => {
    for (let turn = caller; !isOver; turn++) {
      const startedMs = performance.now()
      const { status, body } = await calls[turn % calls.length]!()
      heard.push({ startedMs, status, text: JSON.stringify(body ?? null) })
    }
  })
  const proven = Promise.withResolvers<void>()
  const file = camtFile({ iban: 'NL91ABNA0417164300', holder: 'Bakkerij De Korenaar', from: '2025-10-01', days: 366 })
  // Its second half comes once the case is the owner's.
  const uploading = stranger.upload([{ name: 'jaar.xml', bytes: file }], () => proven.promise)
  const provenMs = await prove().finally(() => {
    isOver = true
    proven.resolve()
    return Promise.allSettled(flood)
  })
  const { status: uploaded } = await uploading
  if (uploaded !== 401) throw new Error(`A stranger's upload was answered with ${uploaded} in the owner's case`)

  const after = heard.filter(({ startedMs }) => startedMs > provenMs)
  const wrong = heard.find(({ text }) => text.includes(mark)) ?? after.find(({ status }) => status !== 401)
  if (wrong) throw new Error(`A stranger was answered after the owner proved the address: ${JSON.stringify(wrong)}`)
  if (!heard.some(({ status }) => status < 300)) throw new Error('The stranger was never answered')
  return after.length

  async function prove(): Promise<number> {
    const { answer } = await owner.call('confirmResume', { request: { caseId, hash, code } })
    const atMs = performance.now()
    // Sooner than a person types.
    await sleep(600)
    const theirs = applicantIn({ token: answer.data.token, caseId, cookie: owner.cookie ?? '' }, server.origin)
    await must(theirs.call('POST', 'dls-pbl-api/v3/loan-goal', { loanGoal: 'other', description: mark }), 'a goal')
    for (let turn = 0; turn < 5; turn++) await must(theirs.call('GET', 'vlot/v1/application'), 'reading')
    return atMs
  }
}
