import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from './rate-limiter.ts'

/** An office behind one address has six for each browser. */
export const connectionsOfAddressMax = 500

const isLocal = (address: string): boolean => /^(?:::ffff:)?127\.|^::1$/.test(address)

/**
 * Drops a connection of an address that has its share, so that one cannot take all there are. Not where a proxy stands
 * in front, whose address all have, nor on this machine.
 */
export function shareConnections(server: Server, trustProxy: readonly string[]): void {
  if (trustProxy.length > 0) return
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket
    if (isLocal(remoteAddress)) return
    const network = networkOf(remoteAddress) ?? remoteAddress
    const count = (open.get(network) ?? 0) + 1
    if (count > connectionsOfAddressMax) return void socket.destroy()
    open.set(network, count)
    socket.once('close', () => {
      const left = open.get(network)! - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}
