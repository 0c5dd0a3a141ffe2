/**
 * Calls the listener when the browser's Back shows this page as it was left (its back/forward cache): whatever waited
 * for the next page would wait for ever. Answers how to stop listening.
 */
export function whenShownAgain(listener: () => void): () => void {
  const show = ({ persisted }: PageTransitionEvent) => persisted && listener()
  addEventListener('pageshow', show)
  return () => removeEventListener('pageshow', show)
}
