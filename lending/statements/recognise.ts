import { Refused, type StatementFormat } from '#lending/statements/refusal.ts'

/**
 * The format by its content; a file's name and type are the client's words and mean nothing.
 *
 * @param text the start of the file, decoded, up to one block
 * @throws Refused for a file that cannot be text
 */
export function recogniseFormat(text: string): StatementFormat {
  if (isBinary(text)) throw new Refused('binary_file', { found: binaryKind(text) })
  const start = text.replace(/^\ufeff/, '').trimStart()
  // eslint-disable-next-line no-control-regex -- a file of nothing but an end-of-file mark is empty
  if (/^[\s\u001a]*$/.test(start)) throw new Refused('empty_file')
  if (start[0] === '<') return 'camt053'
  return isMt940(start) ? 'mt940' : 'csv'
}

/** A tag of MT940 at the start of a line: no CSV has one. Headers and even prose may come before it. */
function isMt940(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- 0x1A stands between statements in old Rabobank files
  return /(?:^|[\r\n\u001a]) {0,8}(?::940:|:(?:20|25|28C?|60[FM]):)/.test(text) || /^\{1:F?01/.test(text)
}

/** Bytes that begin formats people mistake for statements: zip and its kin, PDF, old Excel, gzip. */
function binaryKind(text: string): string {
  if (text.startsWith('PK')) return 'zip'
  if (text.startsWith('%PDF')) return 'pdf'
  if (text.startsWith('\u00d0\u00cf')) return 'xls'
  return 'binary'
}

function isBinary(text: string): boolean {
  return text.includes('\u0000') || text.startsWith('%PDF') || text.startsWith('PK\u0003\u0004')
}
