import { Worker } from 'node:worker_threads'
import { makeTurns } from '../fair-turns.ts'
import { Refusal } from '../refusal.ts'
import type { CaseFile } from '../store/follow-up/case-files.ts'
import { nextMessage } from '../thread-message.ts'
import { drawingLimits } from './drawing-limits.ts'
import type { Drawn, DrawingRequest, PageSize } from './drawing-thread.ts'

const { waiting } = drawingLimits
const turns = makeTurns({ atOnce: 1, waiting, waitingOfSession: waiting })

/** A thread of its own for each document, so that nothing of one is left for the next, and a hostile one ends alone. */
async function drawn(staffId: string, request: DrawingRequest): Promise<Drawn | null> {
  const endTurn = await turns.take(staffId)
  if (!endTurn) throw new Refusal('unavailable', { retryAfterSeconds: 5 })
  const startMs = performance.now()
  const thread = new Worker(new URL('./drawing-thread.ts', import.meta.url), {
    workerData: request,
    // PDFium prints a line when it gives up, which the log has no use for.
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
  })
  try {
    return (await nextMessage(thread, drawingLimits.takenMs)) as Drawn
  } catch {
    return null
  } finally {
    await thread.terminate()
    endTurn(performance.now() - startMs)
  }
}

/** Sizes of the first pages in pixels, and how many there are; null when it cannot be drawn. */
export async function pagesOf(
  file: CaseFile,
  staffId: string,
): Promise<{ sizes: PageSize[]; pageCount: number } | null> {
  const answer = await drawn(staffId, { type: file.type, bytes: file.bytes, wanted: 'sizes' })
  return answer && 'sizes' in answer ? answer : null
}

/** One page, from 0, as a PNG that we made; null when it cannot be drawn. */
export async function drawPage(file: CaseFile, page: number, staffId: string): Promise<Uint8Array | null> {
  const answer = await drawn(staffId, { type: file.type, bytes: file.bytes, wanted: page })
  return answer && 'png' in answer ? answer.png : null
}
