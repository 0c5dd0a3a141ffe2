import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { UpstreamError } from './upstream-error.ts'

/** Looks for malware in files of strangers. `find` gives the name of what it found, or null; rejects without answer. */
export type DocumentScanner = { find(bytes: Uint8Array): Promise<string | null> }

const timeoutMs = 20_000
const answerMax = 1_000

/**
 * A scanner that speaks clamd's protocol, at `clamd://host:port` or `clamd:///path/of/its/socket`: INSTREAM with parts
 * that begin with their length, one of none at the end (clamd's manual, "Commands").
 */
export const openClamd = (address: string): DocumentScanner => ({
  async find(bytes) {
    const socket = connectTo(new URL(address))
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('no answer in time')))
    try {
      const answer = readAll(socket)
      // A write after the other side has hung up fails here; its answer says why.
      socket.on('error', () => undefined)
      socket.write('zINSTREAM\0')
      socket.write(lengthOf(bytes))
      socket.write(bytes)
      socket.write(lengthOf(new Uint8Array()))
      return readVerdict(await answer)
    } catch (error) {
      throw new UpstreamError('document-scanner', 'unreachable', { cause: error })
    } finally {
      socket.destroy()
    }
  },
})

const connectTo = ({ hostname, port, pathname }: URL): Socket =>
  hostname === '' ? connect(pathname) : connect(Number(port || 3310), hostname.replace(/^\[|\]$/g, ''))

function lengthOf({ byteLength }: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(byteLength)
  return length
}

async function readAll(socket: Socket): Promise<string> {
  let text = ''
  socket.setEncoding('utf8').on('data', (part: string) => (text = (text + part).slice(0, answerMax)))
  await once(socket, 'end')
  return text
}

function readVerdict(answer: string): string | null {
  const isWhole = answer.startsWith('stream: ') && answer.endsWith('\0')
  const verdict = isWhole ? answer.slice('stream: '.length, -1) : ''
  if (verdict === 'OK') return null
  const found = /^(.+) FOUND$/.exec(verdict)
  if (!found) throw new Error(`The scanner answered ${JSON.stringify(answer.slice(0, 100))}`)
  return found[1]!
}
