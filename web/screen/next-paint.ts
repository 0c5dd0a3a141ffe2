const unpaintedWaitMs = 100

/**
 * Resolves once what was just changed can be seen, so that work that follows a press does not keep its answer waiting.
 * A page that is not painted, such as one in the background, waits 100 ms.
 */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, unpaintedWaitMs)
  })
}
