import type { StatementLimits } from '#lending/statements/limits.ts'
import { Refused } from '#lending/statements/refusal.ts'

export type LineSplitter = { push(text: string, isLast: boolean): void }

/** A carriage return that no line feed follows (old Mac, or CR CR LF), or the end-of-file mark of DOS. */
// eslint-disable-next-line no-control-regex -- 0x1A stands between statements in old Rabobank files
const loneBreak = /\r(?!\n)|\u001a/
// eslint-disable-next-line no-control-regex -- as above
const anyBreak = /\r+\n|[\r\u001a]/g

/** Cuts text into lines at LF, CRLF, CR, CR CR LF and 0x1A, and calls `onLine` with each and its number from 1. */
export function createLineSplitter(
  limits: StatementLimits,
  onLine: (line: string, lineNumber: number) => void,
): LineSplitter {
  let rest = ''
  let lineNumber = 0

  function emit(line: string) {
    lineNumber += 1
    if (line.length > limits.lineCharacters) throw new Refused('line_too_long', { line: lineNumber })
    onLine(line, lineNumber)
  }

  return {
    push(block, isLast) {
      let text = rest === '' ? block : rest + block
      let held = ''
      if (!isLast && text.endsWith('\r')) {
        // What follows decides whether this is the start of a CRLF.
        const kept = text.replace(/\r+$/, '')
        held = text.slice(kept.length)
        text = kept
      }
      if (loneBreak.test(text)) text = text.replace(anyBreak, '\n')
      let start = 0
      for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
        const stop = end > start && text.charCodeAt(end - 1) === 13 ? end - 1 : end
        emit(text.slice(start, stop))
        start = end + 1
      }
      rest = text.slice(start) + held
      if (rest.length > limits.lineCharacters) throw new Refused('line_too_long', { line: lineNumber + 1 })
      if (isLast && rest !== '') emit(rest)
    },
  }
}
