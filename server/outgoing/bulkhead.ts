/** Keeps one slow upstream from taking the whole process: a limit of calls and of waiting ones, the rest refused. */
type Bulkhead = {
  /** Resolves to a release function, or to null when the waiting line is full. */
  enter(): Promise<(() => void) | null>
  readonly running: number
}

export function makeBulkhead(options: { maxRunning: number; maxWaiting: number }): Bulkhead {
  let running = 0
  const waiting: (() => void)[] = []
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
  const releaseOnce = () => {
    let released = false
    return () => {
      if (released) return
      released = true
      leave()
    }
  }
  return {
    async enter() {
      if (running < options.maxRunning) running++
      else {
        if (waiting.length >= options.maxWaiting) return null
        await new Promise<void>((resume) => waiting.push(resume))
      }
      return releaseOnce()
    },
    get running() {
      return running
    },
  }
}
