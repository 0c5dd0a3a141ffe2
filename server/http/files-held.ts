import type { FastifyRequest } from 'fastify'
import { type Holding, makeBytesHeld } from '../uploads/bytes-held.ts'
import { readingLimits } from '../uploads/reading-limits.ts'
import { networkOf } from './rate-limiter.ts'

const held = makeBytesHeld({ ofAddress: readingLimits.bytesHeldOfAddress, ofAll: readingLimits.bytesHeld })

/** Whose files are counted together. A client that is gone already has no address any more, whatever the type says. */
export const holderOf = ({ ip }: { ip: string | undefined }): string => (ip === undefined ? '' : (networkOf(ip) ?? ip))

/** What one request holds in memory of files, whatever they are for. */
export const holdFiles = (http: FastifyRequest): Holding => held.of(holderOf(http))
