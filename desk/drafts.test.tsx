import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepDraftsOf, useDraft } from './drafts.ts'

/** As a tab keeps it: its keys are those of the object. */
const storage = () => {
  const kept: Record<string, unknown> = {}
  const hidden = (value: unknown) => ({ value, enumerable: false })
  return Object.defineProperties(kept, {
    getItem: hidden((key: string) => kept[key] ?? null),
    setItem: hidden((key: string, value: string) => (kept[key] = value)),
    removeItem: hidden((key: string) => delete kept[key]),
  })
}

let write = (_words: string) => {}
function Field({ name }: { name: string }) {
  const [words, set] = useDraft(name)
  write = (now) => set(now)
  return <p>{words}</p>
}
const shown = (name: string) => renderToStaticMarkup(<Field name={name} />)

beforeEach(() => vi.stubGlobal('sessionStorage', storage()))

test('DESK-115 typed words are there after a sign-in of the same employee, per field, and not of a colleague', () => {
  keepDraftsOf('assessor-1')
  shown('case/answer')
  expect(() => write('Beste aanvrager')).not.toThrow()
  keepDraftsOf('assessor-1')
  expect([shown('case/answer'), shown('case/document')]).toEqual(['<p>Beste aanvrager</p>', '<p></p>'])
  keepDraftsOf('assessor-2')
  expect(shown('case/answer')).toBe('<p></p>')
})

test('DESK-115 signing out leaves no words', () => {
  keepDraftsOf('assessor-1')
  shown('case/answer')
  write('Beste aanvrager')
  keepDraftsOf(null)
  expect(shown('case/answer')).toBe('<p></p>')
})
