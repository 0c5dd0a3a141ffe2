/** The lines of a file as Unix ends them. */
export const mt940Lines = (...lines: string[]): string => lines.join('\n') + '\n'

/** A statement of one account around the given fields; it opens and closes with 100 euros. */
export const mt940Around = (header: string[], account: string, fields: string[], end: string[] = ['-']): string =>
  mt940Lines(
    ...header,
    ':20:REF',
    `:25:${account}`,
    ':28C:1/1',
    ':60F:C260301EUR100,00',
    ...fields,
    ':62F:C260302EUR100,00',
    ...end,
  )
