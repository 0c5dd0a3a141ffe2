import type { ExampleRow, PriceExample } from './figures.ts'

type ExampleFigureProps = { title: string; rows: readonly ExampleRow[]; example: PriceExample; note: string }

/** One loan with its amounts, on home and on the product pages. */
export const ExampleFigure = ({ title, rows, example, note }: ExampleFigureProps) => (
  <figure className="example">
    <figcaption>{title}</figcaption>
    <dl>
      {rows.map(([label, value]) => (
        <div key={value} className={`example-row example-${value}`}>
          <dt>{label}</dt>
          <dd>{example[value]}</dd>
        </div>
      ))}
    </dl>
    <p>{note}</p>
  </figure>
)
