import { expect, test } from 'vitest'
import { mintLink } from '../../store/mail/mailed-links.ts'
import { startSite } from '../../testing/site.ts'

// Without rate limits, so that nothing but the link itself holds the tries back.
const { server } = await startSite({
  environment: { LOG_LEVEL: 'info', TRUST_PROXY: '127.0.0.1', RATE_LIMIT_FACTOR: '0' },
})

const kvkNumber = '00900001'
const triesAtOnce = 250

async function newLink(): Promise<{ caseId: string; hash: string }> {
  const caseId = await server.visitor().begin(kvkNumber)
  const link = { caseId, purpose: 'reconsent', connectionId: '1', cause: 'request', addressId: null } as const
  const hash = await server.context.database
    .transaction()
    .execute((transaction) => mintLink(transaction, link, server.context.now()))
  return { caseId, hash }
}

const addressOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

async function tryLink({ caseId, hash }: { caseId: string; hash: string }, passphrase: string, number: number) {
  const result = await server.visitor().call('createResumeToken', {
    params: { caseId },
    request: { passphrase, hash, connectionId: '1' },
    headers: { 'x-forwarded-for': addressOf(number) },
  })
  return `${result.status} ${result.error}`
}

const triesLogged = () => server.logLines.filter((line) => line.includes('A mailed link was tried')).length

test('RECON-14 of 10,000 tries from as many addresses on one link, at most five are evaluated', async () => {
  const link = await newLink()
  const answers = new Map<string, number>()
  for (let sent = 0; sent < 10_000; sent += triesAtOnce) {
    const numbers = Array.from({ length: triesAtOnce }, (_, place) => sent + place)
    // All are wrong until five were evaluated; later every third is right, and comes too late.
    const isOver = triesLogged() >= 5
    const guess = (number: number) => (isOver && number % 3 === 0 ? kvkNumber : String(10_000_000 + number))
    const result = await Promise.all(numbers.map((number) => tryLink(link, guess(number), number)))
    for (const answer of result) answers.set(answer, (answers.get(answer) ?? 0) + 1)
  }
  // A busy machine turns some of them away unread, as it should.
  answers.delete('503 unavailable')
  expect([...answers.keys()]).toEqual(['401 reconsent_kvk'])
  expect(triesLogged()).toBe(5)
  const { rows } = await server.context.pool.query('select tries from mailed_link')
  expect(rows).toEqual([{ tries: 5 }])
}, 360_000)

test('RECON-14 used from many places at the same moment, a link begins one session', async () => {
  const link = await newLink()
  const result = await Promise.all(Array.from({ length: 50 }, (_, number) => tryLink(link, kvkNumber, number)))
  expect(result.filter((answer) => answer.startsWith('200'))).toHaveLength(1)
})
