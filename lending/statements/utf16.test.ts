import { expect, test } from 'vitest'
import { readStatementFile } from '#lending/statements/read-statement-file.ts'

test('ERR-3 UTF-16 is refused by name in every format, with and without a mark in front', () => {
  for (const text of [':20:A\n:25:1\n', '"Datum";"Náám"\n', '<?xml version="1.0"?><Document>', '2026-03-02,€ 5,Bos']) {
    const units = [...text].map((letter) => letter.charCodeAt(0))
    const little = units.flatMap((unit) => [unit & 255, unit >> 8])
    const big = units.flatMap((unit) => [unit >> 8, unit & 255])
    for (const bytes of [little, big, [0xff, 0xfe, ...little], [0xfe, 0xff, ...big]]) {
      const refusal = { code: 'utf16', found: 'UTF-16' }
      expect(readStatementFile(Uint8Array.from(bytes))).toMatchObject({ ok: false, refusal })
    }
  }
  expect(readStatementFile(Uint8Array.of(1, 0, 2, 0, 0, 3, 0, 4, 0, 5))).toMatchObject({
    refusal: { code: 'binary_file' },
  })
})
