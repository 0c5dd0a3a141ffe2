/** The one of the prepared states that the window shows; the others are hidden. */
export function showState(state: string): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-state]'))
    part.hidden = part.dataset['state'] !== state
}
