// The children's settings: the ports, whether a sandbox is needed, and the keys that sandbox and server share.
import { generateKeyPairSync, createPublicKey } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder, Explained, inRepository } from './paths.mjs'
import { portSetting } from './ports.mjs'

/** The sandbox's mail sink listens this much above its pages. */
export const mailPortAbove = 25
const upstreamNames = ['BANK_API_URL', 'KVK_API_URL', 'SMTP_URL', 'DESK_OIDC_ISSUER']

/**
 * `{ site, server, desk, deskServer, sandbox, withSandbox }`: the ports, and whether the sandbox replaces any outside
 * service. Under `npm run dev` the server listens beside site and desk; else it serves both.
 */
export function readPorts(isDev = false) {
  const site = portSetting('PORT', 3000)
  const sandbox = portSetting('SANDBOX_PORT', 4000)
  const server = isDev ? site + 1 : site
  const ofSandbox = [sandbox, sandbox + mailPortAbove]
  const desk = portSetting('DESK_PORT', firstFree(server + 1, ofSandbox))
  const deskServer = isDev ? firstFree(desk + 1, ofSandbox) : desk
  const own = [...new Set([site, server]), ...new Set([desk, deskServer])]
  if (new Set([...own, ...ofSandbox]).size < own.length + ofSandbox.length)
    throw new Explained(
      `PORT, DESK_PORT and SANDBOX_PORT are in each other's way: ${own.join(', ')}, ${ofSandbox.join(', ')}.`,
    )
  const withSandbox = upstreamNames.some((name) => pointsAtSandbox(process.env[name], ofSandbox))
  return { site, server, desk, deskServer, sandbox, withSandbox }
}

const firstFree = (port, taken) => (taken.includes(port) ? firstFree(port + 1, taken) : port)

/** An address that is not given means the sandbox. */
function pointsAtSandbox(address, sandboxPorts) {
  if (!address) return true
  if (!URL.canParse(address)) return false
  const { hostname, port } = new URL(address)
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) && sandboxPorts.includes(Number(port))
}

/** The environment of server and sandbox. Values that a person has set stay. */
export function childEnvironment(ports) {
  const environment = {
    ...process.env,
    PORT: String(ports.server),
    DESK_PORT: String(ports.deskServer),
    DESK_ORIGIN: process.env.DESK_ORIGIN || `http://localhost:${ports.desk}`,
    ...(ports.server === ports.site ? {} : developmentEnvironment(ports)),
    SANDBOX_PORT: String(ports.sandbox),
    DATA_DIR: dataFolder(),
    // A lender's folder has the address of its real site, where nothing of a trial may lead.
    ...(process.env.LENDER_DIR && ports.withSandbox
      ? { PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN || `http://localhost:${ports.site}` }
      : {}),
    // Node's compile cache halves the load time of each later start. Where it is not writable, Node does without.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || inRepository('.build', 'compile-cache'),
    PARENT_PID: String(process.pid),
    // glibc would keep memory for each thread, and freed buffers too: 250 MB with large cases.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || '2',
    MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ || '65536',
  }
  return ports.withSandbox ? { ...environment, ...sandboxEnvironment(ports) } : environment
}

/** Visitors come to the site from its sources, which passes on to the server what it does not serve itself. */
const developmentEnvironment = ({ site, server, deskServer }) => ({
  PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN || `http://localhost:${site}`,
  SERVER_ORIGIN: `http://localhost:${server}`,
  DEV_PORT: String(site),
  RENDERER: inRepository('site-build', 'dev-renderer.ts'),
  // Never a page of an earlier build.
  SITE_DIR: inRepository('web', 'public'),
  DESK_SERVER_ORIGIN: `http://localhost:${deskServer}`,
})

/** Calls to the aggregator and its callbacks are signed here as they are with the real one. */
function sandboxEnvironment(ports) {
  const site = process.env.PUBLIC_ORIGIN || `http://localhost:${ports.site}`
  const defaults = {
    SANDBOX_CALLBACK_URL: `${site}/api/vlot/v1/callbacks/bank`,
    SANDBOX_TODAY: process.env.CLOCK_TODAY,
    SANDBOX_DATA_DIR: join(dataFolder(), 'sandbox'),
    SANDBOX_DESK_ORIGIN: process.env.DESK_ORIGIN || `http://localhost:${ports.desk}`,
    ...keyPair('sandbox-callback.pem', 'SANDBOX_CALLBACK_PRIVATE_KEY', 'BANK_CALLBACK_KEY'),
    ...keyPair('sandbox-client.pem', 'BANK_PRIVATE_KEY', 'SANDBOX_CLIENT_PUBLIC_KEY'),
  }
  return Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, process.env[name] || value]))
}

/** A pair is ours or theirs as a whole: anyone who sets one half sets the other. */
function keyPair(file, privateName, publicName) {
  if (process.env[privateName] || process.env[publicName]) return {}
  const privateKey = generatedPrivateKey(join(dataFolder(), file))
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' })
  return { [privateName]: privateKey, [publicName]: publicKey }
}

/** Made at the first start, readable by its owner alone; a half-written file never gets the name. */
function generatedPrivateKey(path) {
  if (existsSync(path)) return readFileSync(path, 'utf8')
  mkdirSync(dataFolder(), { recursive: true, mode: 0o700 })
  const draft = `${path}.draft-${process.pid}`
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  writeFileSync(draft, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flush: true })
  try {
    linkSync(draft, path)
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  rmSync(draft)
  return readFileSync(path, 'utf8')
}
