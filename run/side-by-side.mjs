// Runs parts of the tests at the same time, and shows what each says in one piece, in their order.
import { Explained } from './paths.mjs'

/**
 * Runs the parts, those of one lane one after another and the lanes at the same time. Resolves to `{ title, group, ms,
 * passed, failed, skipped }` of each, in the order of the parts.
 */
export async function runSideBySide(parts, node) {
  const transcript = openTranscript(parts.length)
  const done = []
  const runLane = async (lane) => {
    for (const [index, part] of parts.entries()) {
      if (part.lane !== lane) continue
      const write = (text) => transcript.write(index, text)
      write(`\n=== ${part.title} ===\n\n`)
      done[index] = await runPart(part, node, write)
      write(`\n${part.title}: ${done[index].failed === 0 ? 'good' : 'FAILED'}, ${inSeconds(done[index].ms)}\n`)
      transcript.end(index)
    }
  }
  await Promise.all([...new Set(parts.map(({ lane }) => lane))].map(runLane))
  return done
}

async function runPart(part, node, write) {
  const startedAt = Date.now()
  const outcome = await part.run(node, write).catch((error) => {
    write(`${error instanceof Explained ? error.message : error.stack}\n`)
    return { passed: 0, failed: 1, skipped: 0 }
  })
  return { title: part.title, group: part.group, ms: Date.now() - startedAt, ...outcome }
}

export const inSeconds = (ms) => `${(ms / 1_000).toFixed(1)} s`

/** Output of the first running part is shown at once; that of the next ones waits until it has ended. */
export function openTranscript(count, show = (text) => process.stdout.write(text)) {
  const held = Array.from({ length: count }, () => ({ text: '', isEnded: false }))
  let first = 0
  const showWhatMay = () => {
    for (; first < count; first += 1) {
      show(held[first].text)
      held[first].text = ''
      if (!held[first].isEnded) return
    }
  }
  return {
    write(index, text) {
      held[index].text += text
      showWhatMay()
    },
    end(index) {
      held[index].isEnded = true
      showWhatMay()
    },
  }
}
