import { EventEmitter } from 'node:events'
import { createServer, type Server } from 'node:http'
import { expect, test } from 'vitest'
import { connectionsOfAddressMax, shareConnections } from './connection-share.ts'

class FakeSocket extends EventEmitter {
  isDropped = false
  readonly remoteAddress: string
  constructor(remoteAddress: string) {
    super()
    this.remoteAddress = remoteAddress
  }
  destroy(): void {
    this.isDropped = true
  }
}

/** One after another; answers how many were let in. */
function letIn(server: Server, address: string, count: number): FakeSocket[] {
  const sockets = Array.from({ length: count }, () => new FakeSocket(address))
  for (const socket of sockets) server.listeners('connection').at(-1)!(socket)
  return sockets.filter(({ isDropped }) => !isDropped)
}

test('one address has its share of the connections, and has it again when some are closed', () => {
  const server = createServer()
  shareConnections(server, [])
  const open = letIn(server, '192.0.2.1', connectionsOfAddressMax + 5)
  expect(open).toHaveLength(connectionsOfAddressMax)
  expect(letIn(server, '192.0.2.2', 3)).toHaveLength(3)
  expect(letIn(server, '::ffff:127.0.0.1', connectionsOfAddressMax + 5)).toHaveLength(connectionsOfAddressMax + 5)
  for (const socket of open.slice(0, 2)) socket.emit('close')
  expect(letIn(server, '192.0.2.1', 5)).toHaveLength(2)
})

test('behind a proxy all come from one address', () => {
  const server = createServer()
  const before = server.listenerCount('connection')
  shareConnections(server, ['10.0.0.1'])
  expect(server.listenerCount('connection')).toBe(before)
})
