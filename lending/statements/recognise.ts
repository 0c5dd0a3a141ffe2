import { Refused, type StatementFormat } from '#lending/statements/refusal.ts'

/**
 * The format by its content; a file's name and type are the client's words and mean nothing.
 *
 * @param text the start of the file, decoded, up to one block
 * @throws Refused for a file that cannot be text
 */
export function recogniseFormat(text: string): StatementFormat {
  refuseBinary(text)
  const start = text.replace(/^\ufeff/, '').trimStart()
  // eslint-disable-next-line no-control-regex -- a file of nothing but an end-of-file mark is empty
  if (/^[\s\u001a]*$/.test(start)) throw new Refused('empty_file')
  if (start.startsWith('{\\rtf')) throw new Refused('document_file')
  if (start[0] === '<') {
    refuseMarkup(start)
    return 'camt053'
  }
  return isMt940(start) ? 'mt940' : 'csv'
}

/** A tag of MT940 at the start of a line: no CSV has one. Headers and even prose may come before it. */
function isMt940(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- 0x1A stands between statements in old Rabobank files
  return /(?:^|[\r\n\u001a]) {0,8}(?::940:|:(?:20|25|28C?|60[FM]):)/.test(text) || /^\{1:F?01/.test(text)
}

/** Files that people mistake for statements, by how they begin; each is named as far as it is sure. */
function refuseBinary(text: string) {
  if (text.startsWith('%PDF')) throw new Refused('pdf_file')
  const isPacked = text.startsWith('PK\u0003\u0004') || text.startsWith('\u00d0\u00cf\u0011\u00e0')
  if (isPacked && sheetPart.test(text)) throw new Refused('spreadsheet_file')
  if (isPacked && documentPart.test(text)) throw new Refused('document_file')
  if (isPacked || text.includes('\u0000')) throw new Refused('binary_file')
}

/**
 * Names inside an office file: by ECMA-376 a folder for each kind of document, by OpenDocument 1.3 (part 2, 3.3) a
 * leading media type, and in Microsoft's older format streams, named in UTF-16.
 */
// eslint-disable-next-line no-control-regex -- UTF-16 read byte by byte
const sheetPart = /xl\/|opendocument\.spreadsheet|W\0o\0r\0k\0b\0o\0o\0k\0/
// eslint-disable-next-line no-control-regex -- as above
const documentPart = /word\/|opendocument\.text|W\0o\0r\0d\0D\0o\0c\0u\0m\0e\0n\0t\0/

/** A document type or a comment may precede the page; browsers add one with the saved address. */
const webPage =
  /^(?:<\?xml[^>]*>\s*)?(?:<!doctype\s+html[^<]*)?(?:<!--[^<]*)?<(?:html|head|body|table|script|style|meta|title|div)\b/i

/** A page of the web, and the XML that Excel writes; both begin as CAMT does. */
function refuseMarkup(start: string) {
  if (webPage.test(start)) throw new Refused('web_page')
  if (/^<\?xml[^>]*>\s*<\?mso-application\s+progid="Excel/.test(start)) throw new Refused('spreadsheet_file')
}
