import type { ReactNode } from 'react'

type TableProps = {
  className?: string
  caption?: string
  heads: readonly string[]
  /** The first of a row is its heading. */
  rows: readonly (readonly ReactNode[])[]
}

export const Table = ({ className, caption, heads, rows }: TableProps) => (
  <table className={className}>
    {caption !== undefined && <caption>{caption}</caption>}
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...values], row) => (
        <tr key={row}>
          <th scope="row">{name}</th>
          {values.map((value, column) => (
            <td key={column}>{value}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** A table that scrolls on a narrow screen; its caption is for screen readers only. */
export const ScrolledTable = ({ caption, ...table }: TableProps) => (
  <div className="table-scroll" role="region" aria-label={caption} tabIndex={0}>
    <Table {...table} />
  </div>
)
