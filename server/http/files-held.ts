import type { FastifyRequest } from 'fastify'
import { type Holding, makeBytesHeld } from '../uploads/bytes-held.ts'
import { readingLimits } from '../uploads/reading-limits.ts'
import { networkOf } from './rate-limiter.ts'

const held = makeBytesHeld({
  ofAddress: readingLimits.bytesHeldOfAddress,
  ofAll: readingLimits.bytesHeld,
  keptForFirst: readingLimits.bytesKeptForFirst,
  firstOfAddress: readingLimits.bytesFirstOfAddress,
})

/** The key by which files are counted. A disconnected client has no address, whatever the type says. */
export const holderOf = ({ ip }: { ip: string | undefined }): string => (ip === undefined ? '' : (networkOf(ip) ?? ip))

/** The files of one request in memory, whatever they are for. */
export const holdFiles = (http: FastifyRequest): Holding => held.of(holderOf(http))
