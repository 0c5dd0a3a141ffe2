import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { sealSettings } from '../testing/sealing.ts'
import { newKey, production, settingsOfTests } from '../testing/settings-of-tests.ts'

const { read, problemsOf } = settingsOfTests()
const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })

describe('production refuses', () => {
  const zeros = Buffer.alloc(32).toString('base64')
  const same = newKey()
  const inARow = Buffer.from(Array.from({ length: 32 }, (_none, place) => 180 + place)).toString('base64')
  const phrase = Buffer.from('correct horse battery staple, 32').toString('base64')
  const ipv4InPieces = Array.from({ length: 255 }, (_none, first) => `${first}.0.0.0/8`).join(',')
  test.each<readonly [string, Record<string, string>, RegExp[]]>([
    ['keys of zeros', { OPERATOR_KEY: zeros, TOKEN_KEY: newKey() }, [/^OPERATOR_KEY must be random/]],
    ['keys of letters in a row', { OPERATOR_KEY: inARow, TOKEN_KEY: newKey() }, [/^OPERATOR_KEY must be random/]],
    ['a phrase as a key', { TOKEN_KEY: phrase }, [/^TOKEN_KEY must be random/]],
    ['one key for both', { OPERATOR_KEY: same, TOKEN_KEY: same }, [/^TOKEN_KEY must differ from OPERATOR_KEY/]],
    ['a short key', { OPERATOR_KEY: 'c2hvcnQ=' }, [/^OPERATOR_KEY must be 32 bytes/]],
    [
      'a bank that is reached in the open',
      { BANK_API_URL: 'http://bank.example/api' },
      [/^BANK_API_URL must be https/],
    ],
    ['a bank page in the open', { BANK_PAGE_ORIGINS: 'http://bank.example' }, [/^BANK_PAGE_ORIGINS must be https/]],
    [
      'webhooks in the open',
      { WEBHOOK_URL: 'http://lender.example', WEBHOOK_SECRET: `whsec_${'A'.repeat(43)}=` },
      [/^WEBHOOK_URL must be https/],
    ],
    ['a register that is reached in the open', { KVK_API_URL: 'http://kvk.example' }, [/^KVK_API_URL must be https/]],
    ['every IPv4 address as a proxy', { TRUST_PROXY: '10.0.0.1,0.0.0.0/0' }, [/^TRUST_PROXY must name your proxies/]],
    ['half of them', { TRUST_PROXY: '128.0.0.0/1' }, [/^TRUST_PROXY must name your proxies/]],
    ['every one by its mask', { TRUST_PROXY: '1.2.3.4/0.0.0.0' }, [/^TRUST_PROXY must name your proxies/]],
    ['every IPv6 address as a proxy', { TRUST_PROXY: '::/0' }, [/^TRUST_PROXY must name your proxies/]],
    ['every IPv4 address in pieces', { TRUST_PROXY: ipv4InPieces }, [/^TRUST_PROXY must name your proxies/]],
    ['every IPv4 address as IPv6', { TRUST_PROXY: '::ffff:0:0/96' }, [/^TRUST_PROXY must name your proxies/]],
    ['a network around them', { TRUST_PROXY: '::/64' }, [/^TRUST_PROXY must name your proxies/]],
    [
      'a site in the open',
      { PUBLIC_ORIGIN: 'http://vlot.example' },
      [/^PUBLIC_ORIGIN must be https in production: what/],
    ],
    ['limits that are off', { RATE_LIMIT_FACTOR: '0' }, [/^RATE_LIMIT_FACTOR must be from 0\.1 to 10/]],
    ['limits that are none', { RATE_LIMIT_FACTOR: '1000000' }, [/^RATE_LIMIT_FACTOR must be/]],
    ['mail in the open', { SMTP_URL: 'smtp://mail.example?ignoreTLS=true' }, [/^SMTP_URL must not have ignoreTLS/]],
    ['no place for the log of erasures', { ERASURE_LOG: '' }, [/^ERASURE_LOG must be given, outside DATA_DIR/]],
    ['unsigned calls', { BANK_PRIVATE_KEY: '' }, [/^BANK_PRIVATE_KEY must be given/]],
    [
      'what everybody knows of the sandbox',
      { BANK_APP_ID: 'sandbox-app-id', BANK_SECRET: 'sandbox-secret' },
      [/^BANK_APP_ID must not be/, /^BANK_SECRET must not be/],
    ],
    ...['', '?sslmode=disable', '?sslmode=no-verify', '?sslmode=require&uselibpqcompat=true'].map(
      (query): [string, Record<string, string>, RegExp[]] => [
        `a database in the open: ${query}`,
        { MIGRATION_DATABASE_URL: `postgres://db.example/vlot${query}` },
        [/^MIGRATION_DATABASE_URL must have sslmode=verify-full/],
      ],
    ),
    ['no origin', { PUBLIC_ORIGIN: '' }, [/^PUBLIC_ORIGIN must be given, unless/]],
    [
      'no origin, nor in the folder',
      { PUBLIC_ORIGIN: '', LENDER_DIR: import.meta.dirname },
      [/^PUBLIC_ORIGIN must be given, unless/],
    ],
  ])('%s', (_what, environment, problems) => {
    expect(problemsOf({ ...production, ...environment })).toEqual(problems.map((one) => expect.stringMatching(one)))
  })

  test.each(['localhost/vlot', '127.0.0.1:5433/vlot', '%2Fvar%2Frun/vlot', '/vlot?host=/var/run', '[::1]/vlot'])(
    'no database that is reached without a network: %s',
    (MIGRATION_DATABASE_URL) => {
      const given = { MIGRATION_DATABASE_URL: `postgres://${MIGRATION_DATABASE_URL}` }
      expect(problemsOf({ ...production, ...given })).toEqual([])
    },
  )

  test('a mail server without TLS, once a mail is sent', () => {
    expect(read({ ...production, SMTP_URL: 'smtp://mail.example' }).mail.mustBeTls).toBe(true)
    expect(read({ ...production, SMTP_URL: 'smtp://localhost:25' }).mail.mustBeTls).toBe(false)
    expect(read().mail.mustBeTls).toBe(false)
  })

  test('DESK-129 a seal by the key of another certificate, or by one without the other', async () => {
    const [{ certificates, key }, other] = [await sealSettings('p-256'), await sealSettings('p-256')]
    const refused = [expect.stringMatching(/^SEAL_KEY must be the key of SEAL_CERTIFICATE/)]
    const problems = (given: Record<string, string>) => problemsOf({ ...production, ...given })
    expect(problems({ SEAL_CERTIFICATE: certificates, SEAL_KEY: key.replaceAll('\n', '\\n') })).toEqual([])
    expect(problems({ SEAL_CERTIFICATE: certificates, SEAL_KEY: other.key })).toEqual(refused)
    expect(problems({ SEAL_CERTIFICATE: certificates })).toEqual(refused)
    expect(problems({ SEAL_KEY: key })).toEqual(refused)
    const [own = ''] = certificates.split(/(?<=END CERTIFICATE-----)/)
    const short = [expect.stringMatching(/^SEAL_CERTIFICATE must be a certificate and all above it in PEM, not "…"\.$/)]
    expect(problems({ SEAL_CERTIFICATE: own, SEAL_KEY: key })).toEqual(short)
    expect(problems({ SEAL_CERTIFICATE: key, SEAL_KEY: key })).toEqual(short)
  })

  test('nothing of a site that is set up well', () => {
    const well = {
      OPERATOR_KEY: newKey(),
      TOKEN_KEY: newKey(),
      BANK_CALLBACK_KEY: String(publicKey.export({ type: 'spki', format: 'pem' })),
      TRUST_PROXY: '10.0.0.0/8, fc00::/7, 192.0.2.1, loopback, 172.16.0.0/255.240.0.0',
      BANK_API_URL: 'http://localhost:4000/api/v6',
    }
    expect(problemsOf({ ...production, ...well })).toEqual([])
  })
})
