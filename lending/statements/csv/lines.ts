import type { StatementLimits } from '#lending/statements/limits.ts'
import { Refused } from '#lending/statements/refusal.ts'

/** A carriage return that no line feed follows (old Mac, or CR CR LF), or the end-of-file mark of DOS. */
// eslint-disable-next-line no-control-regex -- 0x1A stands between statements in old Rabobank files
const loneBreak = /\r(?!\n)|\u001a/
// eslint-disable-next-line no-control-regex -- as above
const anyBreak = /\r+\n?|\u001a/g

/** A run is matched as a whole, for looking at each of its returns for what follows the run costs its square. */
function lineEndsOf(run: string): string {
  return run.startsWith('\r') && !run.endsWith('\n') ? '\n'.repeat(run.length) : '\n'
}

/** Cuts text into lines at LF, CRLF, CR, CR CR LF and 0x1A, and calls `onLine` with each and its number from 1. */
export class LineSplitter {
  /** The number of the line that was handed out last. */
  line = 0
  readonly #limits: StatementLimits
  readonly #onLine: (line: string, lineNumber: number) => void
  #rest = ''

  constructor(limits: StatementLimits, onLine: (line: string, lineNumber: number) => void) {
    this.#limits = limits
    this.#onLine = onLine
  }

  push(block: string, isLast: boolean): void {
    let text = this.#rest === '' ? block : this.#rest + block
    let held = ''
    if (!isLast && text.endsWith('\r')) {
      // The next text decides whether this is the start of a CRLF.
      let end = text.length
      while (text.charCodeAt(end - 1) === 13) end -= 1
      held = text.slice(end)
      text = text.slice(0, end)
    }
    if (loneBreak.test(text)) text = text.replace(anyBreak, lineEndsOf)
    const after = this.#emitLines(text)
    this.#rest = text.slice(after) + held
    if (this.#rest.length > this.#limits.lineCharacters) throw new Refused('line_too_long', { line: this.line + 1 })
    if (isLast && this.#rest !== '') this.#emit(this.#rest)
  }

  /** Emits each whole line and returns where the unfinished one begins. */
  #emitLines(text: string): number {
    let start = 0
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      const stop = end > start && text.charCodeAt(end - 1) === 13 ? end - 1 : end
      this.#emit(text.slice(start, stop))
      start = end + 1
    }
    return start
  }

  #emit(line: string): void {
    this.line += 1
    if (this.line > this.#limits.lines) throw new Refused('too_many_rows', { line: this.line })
    if (line.length > this.#limits.lineCharacters) throw new Refused('line_too_long', { line: this.line })
    this.#onLine(line, this.line)
  }
}
