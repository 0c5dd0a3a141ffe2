import { describe, expect, test } from 'vitest'
import { statementLimits, type StatementLimits } from '#lending/statements/limits.ts'
import { Refused, type StatementRefusal } from '#lending/statements/refusal.ts'
import { TextLines } from '#lending/statements/text-lines.ts'

/** The lines of a text that comes in these pieces, or its refusal. */
function linesIn(pieces: readonly string[], limits: Partial<StatementLimits> = {}): string[] | StatementRefusal {
  const lines: string[] = []
  const reader = new TextLines({ ...statementLimits, ...limits }, pieces.length % 2 === 0)
  try {
    for (const [place, piece] of pieces.entries()) {
      reader.load(piece, null, place === pieces.length - 1)
      while (reader.next()) lines.push(reader.lineText())
      expect(reader.number).toBe(lines.length)
    }
  } catch (error) {
    if (error instanceof Refused) return error.toRefusal(null, null)
    throw error
  }
  return lines
}

describe('CORE-3 a text as lines, however their ends are written', () => {
  test.each([
    ['a\nb\n', ['a', 'b']],
    ['a\nb', ['a', 'b']],
    ['a\r\nb\r\n', ['a', 'b']],
    ['a\rb\r', ['a', 'b']],
    ['a\r\r\nb', ['a', 'b']],
    ['a\r\r\r\nb\r\nc', ['a', 'b', 'c']],
    ['a\r\rb', ['a', '', 'b']],
    ['a\n\n\nb', ['a', '', '', 'b']],
    ['a\u001ab\u001a', ['a', 'b']],
    ['a\r\n\u001ab', ['a', '', 'b']],
    ['\n', ['']],
    ['\r\na', ['', 'a']],
    ['\r', ['']],
    ['', []],
    [' a \n\tb', [' a ', '\tb']],
  ])('%j is %j, cut anywhere', (text, lines) => {
    expect(linesIn([text])).toEqual(lines)
    expect(linesIn([...text, ''])).toEqual(lines)
    for (let cut = 0; cut <= text.length; cut += 1) {
      expect(linesIn([text.slice(0, cut), text.slice(cut)])).toEqual(lines)
    }
  })

  test('a line, and the number of lines, have a limit', () => {
    expect(linesIn(['abc\nd'], { lineCharacters: 3 })).toEqual(['abc', 'd'])
    expect(linesIn(['a\nabcd\n'], { lineCharacters: 3 })).toMatchObject({ code: 'line_too_long', line: 2 })
    expect(linesIn(['a\nab', 'cd', 'e\n'], { lineCharacters: 3 })).toMatchObject({ code: 'line_too_long', line: 2 })
    expect(linesIn(['a\nb\nc'], { lines: 3 })).toEqual(['a', 'b', 'c'])
    expect(linesIn(['a\nb\nc'], { lines: 2 })).toMatchObject({ code: 'too_many_rows', line: 3 })
  })
})
