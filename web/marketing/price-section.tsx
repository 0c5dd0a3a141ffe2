import type { ReactNode } from 'react'
import { useLanguage } from '#ui/use-language.ts'
import type { PriceExample } from './price-example.ts'
import { productFigures } from '../product-figures.ts'
import { Table } from '#ui/table.tsx'
import type { ProductText, TableRow } from './product-text.ts'

type PriceText = ProductText['price']

const Example = ({ price, example }: { price: PriceText; example: PriceExample }) => (
  <figure className="example">
    <figcaption>{price.exampleTitle}</figcaption>
    <dl>
      {price.rows.map(([label, value]) => (
        <div key={value} className={`example-row example-${value}`}>
          <dt>{label}</dt>
          <dd>{example[value]}</dd>
        </div>
      ))}
    </dl>
    <p>{price.range(example)}</p>
  </figure>
)

type PriceSectionProps = {
  id: string
  text: ProductText
  example: PriceExample
  table: readonly TableRow[]
  children?: ReactNode
}

/** The product's cost: the bounds, one example in full, and how the price moves. */
export function PriceSection({ id, text: { price }, example, table, children }: PriceSectionProps) {
  return (
    <section className="section section-blue" id={id} aria-labelledby="price-title">
      <div className="section-inner prices">
        <div>
          <div className="section-head">
            <h2 id="price-title">{price.title}</h2>
            <p>{price.intro(productFigures(useLanguage()))}</p>
          </div>
          <Table className="price-table" caption={price.tableTitle(example)} heads={price.heads} rows={table} />
          <p className="small price-note">{price.note}</p>
        </div>
        <Example price={price} example={example} />
      </div>
      {children && <div className="section-inner">{children}</div>}
    </section>
  )
}
