import { site } from '#lending/lender.ts'

/** Rows of a policy file by their names; a number each, or rows below it. */
export type Rows = { readonly [name: string]: number | Rows }

/** The policy file of the lender whose pages these are; null everywhere but in what is built for browsers. */
export const siteFile = (site?.policy ?? null) as ({ readonly version: string } & Record<string, Rows>) | null

/** A table with some of its rows as a file has them. */
export const overlaid = <Table extends object>(own: Table, rows: Rows | undefined): Table =>
  rows === undefined
    ? own
    : (Object.fromEntries(
        Object.entries(own).map(([name, row]: [string, unknown]) => {
          const given = Object.hasOwn(rows, name) ? rows[name] : undefined
          if (given === undefined) return [name, row]
          return [name, typeof given === 'number' ? given : overlaid(row as object, given)]
        }),
      ) as Table)
