import type { ReactNode } from 'react'

type RowsProps = { rows: readonly (readonly [name: string, value: ReactNode] | false | null)[] }

/** Names and values; a row that is not there is left out. */
export const Rows = ({ rows }: RowsProps) => (
  <dl className="desk-rows">
    {rows
      .filter((row) => row !== false && row !== null)
      .map(([name, value], place) => (
        <div key={place}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)
