import { createServer } from 'node:net'

/** A daemon that speaks clamd's INSTREAM and finds one line of text. */
export async function startFakeClamd(signature: string): Promise<{ address: string; close(): Promise<void> }> {
  const server = createServer((socket) => {
    let got = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (part) => {
      got = Buffer.concat([got, part])
      const bytes = bytesIn(got)
      if (bytes === null) return
      const found = bytes.includes(signature)
      socket.end(`stream: ${found ? 'Made-up.Signature FOUND' : 'OK'}\0`)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  return {
    address: `clamd://127.0.0.1:${port}`,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}

/** The bytes of all parts once the one of no length has come; null before. */
function bytesIn(got: Buffer): Buffer | null {
  const command = 'zINSTREAM\0'
  if (got.subarray(0, command.length).toString() !== command) return null
  const parts: Buffer[] = []
  for (let at = command.length; at + 4 <= got.length;) {
    const length = got.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(got.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}
