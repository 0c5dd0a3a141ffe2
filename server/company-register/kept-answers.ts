const mostKept = 500

/** A small cache: answers by key for a time, the oldest dropped first, and one call under way a key. Errors are not kept. */
export function keepAnswers<T>(keptMs: number, now: () => Date): (key: string, ask: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, { answer: Promise<T>; untilMs: number }>()
  return (key, ask) => {
    const known = kept.get(key)
    if (known && now().getTime() < known.untilMs) return known.answer
    kept.delete(key)
    const answer = ask()
    kept.set(key, { answer, untilMs: now().getTime() + keptMs })
    answer.catch(() => kept.get(key)?.answer === answer && kept.delete(key))
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break
      kept.delete(oldest)
    }
    return answer
  }
}
