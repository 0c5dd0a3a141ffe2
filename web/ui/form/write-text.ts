/**
 * Changes a field's text as if it had been typed, so that undo knows of it; setting `value` wipes out what could be undone. False
 * when the browser refuses. `execCommand` is deprecated, but the one way in every engine, without a successor for plain text.
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
