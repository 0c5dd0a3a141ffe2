import { Receipt } from '#ui/receipt.tsx'
import type { ExampleRow, PriceExample } from './figures.ts'

type ExampleFigureProps = { title: string; rows: readonly ExampleRow[]; example: PriceExample; note: string }

/** One loan with its amounts, on home and on the product pages. */
export const ExampleFigure = ({ title, rows, example, note }: ExampleFigureProps) => (
  <figure className="example">
    <figcaption>{title}</figcaption>
    <Receipt
      lines={rows.map(([label, value]) => ({
        ...{ label, figure: example[value] },
        name: value === 'total' ? 'back' : value,
      }))}
    />
    <p>{note}</p>
  </figure>
)
