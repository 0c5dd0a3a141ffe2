// Whether the wanted ports are free, said before anything is started.
import { createServer } from 'node:net'
import { Explained } from './paths.mjs'

export function portSetting(name, standard) {
  const text = process.env[name]
  if (!text) return standard
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Explained(`${name}=${text} is not a port: give a whole number from 1 to 65535.`)
}

/** Ends with advice when the port is taken. */
export async function checkFree(name, port) {
  const code = await listenBriefly(port)
  if (code === undefined) return
  if (code === 'EACCES')
    throw new Explained(`Port ${port} may only be used by an administrator. Choose one from 1024 up with ${name}.`)
  const isOurs = name === 'PORT' && (await statusOf(`http://127.0.0.1:${port}/livez`)) === 200
  throw new Explained(
    `Port ${port} is in use by ${isOurs ? 'what seems to be a Vlot that runs already' : 'another program'}.\n` +
      `Stop that, or choose another port, for example:\n  ${name}=${port + 1} npm start`,
  )
}

function listenBriefly(port) {
  return new Promise((settle) => {
    const probe = createServer()
    probe.on('error', (error) => settle(error.code))
    probe.listen(port, () => probe.close(() => settle(undefined)))
  })
}

/** The status of a GET, or nothing without an answer within a second. */
export async function statusOf(address) {
  try {
    const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(1_000) })
    await answer.body?.cancel()
    return answer.status
  } catch {
    return undefined
  }
}
