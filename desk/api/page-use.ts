const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove']

/** Watches for the hands of who sits at the page. The answer: whether they were there since it was last asked. */
export function watchUse(page: EventTarget): () => boolean {
  let isUsed = false
  for (const sign of signs) page.addEventListener(sign, () => (isUsed = true), { passive: true, capture: true })
  return () => {
    const wasUsed = isUsed
    isUsed = false
    return wasUsed
  }
}
