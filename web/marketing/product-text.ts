import type { QuestionId } from '../questions/questions.ts'
import type { ExampleRow, PriceExample } from '../home/figures.ts'
import type { ProductFigures } from '../product-figures.ts'

/** The first cell has the variable; the others its effect on the price. */
export type TableRow = readonly [varies: string, string, string, string]

type Point = { title: string; body: string }

/** The words of a product page (ROUTE-2, ROUTE-3); both products have the same parts in the same order. */
export type ProductText = {
  pageTitle: string
  description: (figures: ProductFigures) => string
  eyebrow: string
  title: string
  intro: string
  action: string
  toPrice: string
  facts: (figures: ProductFigures) => string[]
  what: { title: string; paragraphs: (figures: ProductFigures) => string[] }
  fits: { title: string; points: Point[] }
  price: {
    title: string
    intro: (figures: ProductFigures) => string
    exampleTitle: string
    rows: ExampleRow[]
    range: (example: PriceExample) => string
    tableTitle: (example: PriceExample) => string
    heads: TableRow
    note: string
  }
  how: { title: string; intro: string; steps: [Point, Point, Point, Point] }
  other: { title: string; body: string; points: string[]; action: string }
  questions: { title: string; ids: QuestionId[]; all: string }
  closing: { title: string; body: string }
}
