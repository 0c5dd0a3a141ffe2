/**
 * Makes the text of a field another one as if it had been typed, so that the browser's own undo knows of it: a text that a
 * script sets by `value` cannot be undone and wipes out what could. Only what differs is written. `execCommand` is called
 * deprecated but is the one way in every engine, and for plain text no successor exists. False when the browser refuses.
 */
export function writeText(field: HTMLInputElement, text: string): boolean {
  const before = field.value
  const [start, endBefore, endText] = difference(before, text)
  if (start === endBefore && start === endText) return true
  field.setSelectionRange(start, endBefore)
  const written = text.slice(start, endText)
  return written === '' ? document.execCommand('delete') : document.execCommand('insertText', false, written)
}

/** Where two texts begin to differ, and where their common ends begin in each. */
export function difference(before: string, after: string): [start: number, endBefore: number, endAfter: number] {
  const shortest = Math.min(before.length, after.length)
  let start = 0
  while (start < shortest && before[start] === after[start]) start++
  let same = 0
  while (same < shortest - start && before[before.length - 1 - same] === after[after.length - 1 - same]) same++
  return [start, before.length - same, after.length - same]
}
