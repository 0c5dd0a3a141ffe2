import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import * as asn1js from 'asn1js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { evidenceWith } from '#lending/testing/evidence-facts.ts'
import { agreementTermsWith } from '#lending/testing/agreement-terms.ts'
import { agreementOf } from '#lending/agreement/agreement.ts'
import { readPdf, type Tag } from '../testing/read-pdf.ts'
import { sealSettings, timeStampAnswer } from '../testing/sealing.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { agreementPdf } from './agreement-pdf.ts'
import { evidencePdf } from './evidence-pdf.ts'
import { openSeal } from './open-seal.ts'
import { openTimeStamp, sealed } from './seal.ts'
import { carriedBy, verifiedSeal } from './verified-seal.ts'

const at = new Date('2026-11-30T10:00:00Z')
const template = '---\ntitle: Overeenkomst\nintro: Hier.\n---\n\n## Wie\n\n{signatories} leent {amount}.\n'
const accepted = (await agreementPdf(agreementOf(template, agreementTermsWith(), 'nl'), at))!
const facts = (parts = {}) =>
  evidenceWith({
    accepted: { sha256: createHash('sha256').update(accepted).digest('hex'), bytes: accepted.length },
    ...parts,
  })
const evidence = (language: 'nl' | 'en' = 'nl', parts = {}) => evidencePdf(facts(parts), language, accepted, at)
const isInstalled = (program: string, ...args: string[]) => spawnSync(program, args).error === undefined
const folder = temporaryFolder()
const inFolder = (name: string, bytes: string | Uint8Array) => {
  writeFileSync(join(folder.path, name), bytes)
  return join(folder.path, name)
}

let answer: (request: Buffer) => Promise<Buffer | null> = (request) => timeStampAnswer(request)
const types: (string | undefined)[] = []
let authority: Server
let timestampUrl = ''
beforeAll(async () => {
  authority = createServer(async (request, response) => {
    types.push(request.headers['content-type'])
    const answered = await answer(Buffer.concat(await request.toArray()))
    response.writeHead(answered ? 200 : 503).end(answered ?? '')
  })
  await new Promise<void>((ready) => authority.listen(0, '127.0.0.1', ready))
  timestampUrl = `http://127.0.0.1:${(authority.address() as { port: number }).port}/tsa`
})
afterAll(() => {
  authority.close()
  folder.remove()
})

const open = async (settings: { certificates: string | null; key: string | null }, stampedBy: string | null = null) =>
  (await openSeal({ seal: { ...settings, timestampUrl: stampedBy }, production: false }))!

test.each([
  ['nl', 'nl-NL', 'Vastlegging van het akkoord', 'Verzegeld door'],
  ['en', 'en-GB', 'Record of acceptance', 'Sealed by'],
] as const)(
  'DESK-129 the record in %s has tags, language and title, and carries the accepted bytes',
  async (...row) => {
    const [language, locale, title, seal] = row
    const bytes = await evidence(language)
    const pdf = await readPdf(bytes)
    expect(pdf).toMatchObject({ isTagged: true, language: locale, title: `${title} VL-7K3M-9QXD` })
    const tags = (of: readonly Tag[]): Tag[] => of.flatMap((tag) => [tag, ...tags(tag.children)])
    const all = tags(pdf.tags)
    expect(all.filter(({ type }) => type === 'H1').map(({ text }) => text)).toEqual([title])
    expect(all.filter(({ type }) => type === 'TD')).toHaveLength(7 * 2)
    const words = all.map(({ text }) => text.replace(/\s/g, '')).join('')
    expect(words).toContain(facts().accepted.sha256)
    expect(words.toLowerCase()).toContain('2026-11-3023:05:411december202600:05:41')
    expect(bytes.includes(seal)).toBe(true)
    expect(carriedBy(bytes).equals(accepted)).toBe(true)
    expect(pdf.attached.map((one) => accepted.equals(one))).toEqual([true])
    // PDFium reads no tags of what is without a place on the page.
    expect(bytes.toString('latin1')).toMatch(/\/S \/Form\n\/Alt \(/)
    expect(bytes.toString('latin1')).toMatch(/\/AFRelationship \/Source[^]*\/SigFlags 3/)
    expect(bytes.includes('NeedAppearances')).toBe(false)
  },
)

test('DESK-129 a record is refused of another PDF than the one accepted, and has no place for a seal where there is none', async () => {
  await expect(evidencePdf(facts(), 'nl', Buffer.concat([accepted, Buffer.of(10)]), at)).rejects.toThrow('VL-7K3M-9QXD')
  const changed = Buffer.from(accepted)
  changed[100]! ^= 1
  await expect(evidencePdf(facts(), 'nl', changed, at)).rejects.toThrow('VL-7K3M-9QXD')
  const unsealed = await evidence('nl', { seal: 'none' })
  expect(unsealed.includes('ETSI.CAdES')).toBe(false)
  await expect(sealed(unsealed, (await open(await sealSettings('p-256'))).signer)).rejects.toThrow(
    'no place for a seal',
  )
  expect((await evidence()).equals(await evidence())).toBe(true)
})

describe.each(['rsa', 'p-256'] as const)('a seal by %s', (kind) => {
  test('DESK-129 holds for its own certificate, and for no other', async () => {
    const { root, ...settings } = await sealSettings(kind)
    const { signer, trusted, isMadeUp } = await open(settings)
    expect(isMadeUp).toBe(false)
    const bytes = await sealed(await evidence(), signer)
    await verifiedSeal(bytes, trusted)
    // Anybody may have a certificate below the same root.
    await expect(verifiedSeal(bytes, [root])).rejects.toThrow('not by the certificate that is trusted')
    expect(carriedBy(bytes).equals(accepted)).toBe(true)
    await expect(verifiedSeal(bytes, [(await sealSettings(kind)).root])).rejects.toThrow('is refused')
    const expired = await open(await sealSettings(kind, '2001-01-01'))
    const late = await sealed(await evidence(), expired.signer)
    await expect(verifiedSeal(late, expired.trusted)).rejects.toThrow('is refused')
    const other = (await open(await sealSettings(kind))).signer
    const ofOther = { ...signer, sign: other.sign }
    await expect(verifiedSeal(await sealed(await evidence(), ofOther), trusted)).rejects.toThrow('is refused')
  })

  test('DESK-129 is refused with a bit changed anywhere, a byte added or a byte taken', async () => {
    const { signer, trusted } = await open(await sealSettings(kind))
    const bytes = await sealed(await evidence(), signer)
    const contents = bytes.indexOf('/Contents <') + '/Contents <'.length
    const end = bytes.indexOf('>', contents)
    const places = [
      ...[0, bytes.length - 1, bytes.indexOf('/ByteRange') + 14, bytes.indexOf('stream') + 40, end - 1, end],
      ...[
        contents,
        contents + 9,
        contents - 1,
        bytes.toString('latin1').replace(/0+>/, '>').indexOf('>', contents) - 9,
      ],
      ...Array.from({ length: 25 }, (_one, place) => Math.floor((bytes.length / 25) * place)),
    ]
    for (const place of places) {
      const changed = Buffer.from(bytes)
      changed[place]! ^= 1
      await expect(verifiedSeal(changed, trusted), String(place)).rejects.toThrow('is refused')
    }
    await expect(verifiedSeal(Buffer.concat([bytes, Buffer.of(10)]), trusted)).rejects.toThrow('the whole document')
    await expect(verifiedSeal(bytes.subarray(0, -1), trusted)).rejects.toThrow('the whole document')
    await expect(verifiedSeal(await evidence(), trusted)).rejects.toThrow('is refused')
    await expect(verifiedSeal(accepted, trusted)).rejects.toThrow('is refused')
  })

  test.runIf(isInstalled('pdfsig', '-v'))('DESK-129 is valid for pdfsig', async () => {
    const bytes = await sealed(await evidence(), (await open(await sealSettings(kind))).signer)
    const said = String(execFileSync('pdfsig', ['-nocert', inFolder('sealed.pdf', bytes)]))
    expect(said).toContain('Signature Type: ETSI.CAdES.detached')
    expect(said).toContain('Total document signed')
    expect(said).toContain('Signature is Valid.')
    const changed = Buffer.from(bytes)
    changed[bytes.indexOf('stream') + 40]! ^= 1
    expect(spawnSync('pdfsig', ['-nocert', inFolder('changed.pdf', changed)]).stdout.toString()).not.toContain(
      'is Valid',
    )
  })

  test.runIf(isInstalled('openssl', 'version')).each([false, true])(
    'DESK-129 is valid for openssl cms -cades, with a time stamp: %s',
    async (isStamped) => {
      const { root, ...settings } = await sealSettings(kind)
      const { signer, stamp } = await open(settings, isStamped ? timestampUrl : null)
      const bytes = await sealed(await evidence(), signer, stamp)
      const [, open_ = 0, close = 0] = /\/ByteRange \[0 (\d+) (\d+)/.exec(bytes.toString('latin1'))!.map(Number)
      const signature = Buffer.from(bytes.toString('latin1', open_ + 1, close - 1), 'hex')
      const attributes = ['1.9.3', '1.9.4', '1.9.16.2.47'].map((oid) => {
        const { valueBlock } = new asn1js.ObjectIdentifier({ value: `1.2.840.113549.${oid}` })
        return signature.indexOf(Buffer.from(valueBlock.toBER()))
      })
      expect(attributes.toSorted((one, next) => one - next)).toEqual(attributes)
      const content = Buffer.concat([bytes.subarray(0, open_), bytes.subarray(close)])
      const files = ['-in', inFolder('seal.der', signature), '-content', inFolder('content', content)]
      const roots = ['-CAfile', inFolder('root.pem', String(root)), '-purpose', 'any', '-out', '/dev/null']
      const said = spawnSync('openssl', ['cms', '-verify', '-cades', '-binary', '-inform', 'DER', ...files, ...roots])
      expect(said.stderr.toString()).toContain('CAdES Verification successful')
    },
  )
})

describe('a time stamp', () => {
  const signature = Buffer.from('the bytes of a signature')

  test('DESK-129 is asked for the signature and goes with the seal, which it may not be another’s', async () => {
    const { signer, trusted, stamp } = await open(await sealSettings('p-256'), timestampUrl)
    const bytes = await sealed(await evidence(), signer, stamp)
    await verifiedSeal(bytes, trusted)
    expect(types.at(-1)).toBe('application/timestamp-query')
    const ofOther = await stamp!(signature)
    const taken = await sealed(await evidence(), signer, async () => ofOther)
    await expect(verifiedSeal(taken, trusted)).rejects.toThrow('time stamp is of another seal')
  })

  test('DESK-129 that does not come is an error, after which a job asks again', async () => {
    const stamp = openTimeStamp(timestampUrl)
    const usual = answer
    answer = async () => null
    await expect(stamp(signature)).rejects.toThrow('time-stamp: server_error (503)')
    answer = async () => Buffer.from('no stamp')
    await expect(stamp(signature)).rejects.toThrow('time-stamp: unreadable')
    answer = (request) => timeStampAnswer(request, Buffer.alloc(32))
    await expect(stamp(signature)).rejects.toThrow('not for this seal')
    answer = usual
    expect((await stamp(signature)).length).toBeGreaterThan(500)
  })
})

test('DESK-129 the demonstration makes up a certificate that says so, and production has none', async () => {
  const seal = { certificates: null, key: null, timestampUrl: null }
  const { signer, trusted, isMadeUp } = (await openSeal({ seal, production: false }))!
  expect([isMadeUp, trusted[0]!.subject]).toEqual([true, 'CN=Vlot demonstratie – geen echt zegel'])
  await verifiedSeal(await sealed(await evidence('nl', { seal: 'made-up' }), signer), trusted)
  expect((await openSeal({ seal, production: false }))!.trusted).toEqual(trusted)
  expect(await openSeal({ seal, production: true })).toBeNull()
})
