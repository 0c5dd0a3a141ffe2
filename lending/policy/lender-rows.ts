/** Rows of a policy file by their names; a number each, or rows below it. */
export type Rows = { readonly [name: string]: number | Rows }

/** Put here by the build of a lender's site (site-build/lender-file.ts); everywhere else there is none. */
declare const LENDER_POLICY: { readonly version: string } & Record<string, Rows>

export const siteFile = typeof LENDER_POLICY === 'undefined' ? null : LENDER_POLICY

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
