import type { ReactNode } from 'react'
import { useLanguage } from '#ui/use-language.ts'
import { ExampleFigure } from '../home/example-figure.tsx'
import type { PriceExample } from '../home/figures.ts'
import { productFigures } from '../product-figures.ts'
import { Table } from '#ui/table.tsx'
import type { ProductText, TableRow } from './product-text.ts'

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
        <ExampleFigure title={price.exampleTitle} rows={price.rows} example={example} note={price.range(example)} />
      </div>
      {children && <div className="section-inner">{children}</div>}
    </section>
  )
}
