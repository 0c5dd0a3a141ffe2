import { Children, type ComponentProps, type ComponentType } from 'react'
import { ContentsList } from '../contents-list.tsx'
import { pageAt } from '../page-at.ts'
import { isBuilt } from '../pages.ts'
import { articleAt, type Article } from './articles.ts'

type ArticleModule = { readonly default: ComponentType<{ components: typeof components }> }

const modules = import.meta.glob<ArticleModule>('./articles/*.mdx', { eager: true })

/** Whether one of our addresses exists. A fragment or query exists when its page does. */
export function leadsSomewhere(address: string): boolean {
  const path = address.replace(/[?#].*$/, '')
  const page = pageAt(path)
  return page === null ? articleAt(path) !== undefined : isBuilt(page)
}

/** A link to one of our pages that is not built is not shown, like everywhere on the site; its words stay. */
function ArticleLink({ href = '', children }: ComponentProps<'a'>) {
  if (href.startsWith('/') && !leadsSomewhere(href)) return <>{children}</>
  const isOutside = /^https?:/.test(href)
  return (
    <a href={href} rel={isOutside ? 'noopener' : undefined}>
      {children}
    </a>
  )
}

/** A wide table scrolls by itself, also with the keyboard, so that the page never does. */
function ArticleTable({ children }: ComponentProps<'table'>) {
  return (
    <div className="table-scroll" role="group" aria-label="Tabel" tabIndex={0}>
      <table>{children}</table>
    </div>
  )
}

type CellProps = Pick<ComponentProps<'td'>, 'children' | 'style'>

/** Markdown aligns a column by a style attribute, which the content security policy refuses; a class does the same. */
const alignment = (style: CellProps['style']) => (style?.textAlign === 'right' ? 'aligned-right' : undefined)

/** The corner above the names of the rows has no words and so heads nothing. */
const HeadCell = ({ children, style }: CellProps) =>
  children ? (
    <th scope="col" className={alignment(style)}>
      {children}
    </th>
  ) : (
    <td className="corner" />
  )
const Cell = ({ children, style }: CellProps) => <td className={alignment(style)}>{children}</td>

const idOf = (heading: string): string =>
  heading
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\da-z]+/g, '-')

const ArticleHeading = ({ children }: ComponentProps<'h2'>) => (
  <h2 id={idOf(Children.toArray(children).join(''))}>{children}</h2>
)

const components = { h2: ArticleHeading, a: ArticleLink, table: ArticleTable, th: HeadCell, td: Cell }

/** The text that a writer wrote. */
export function ArticleBody({ article }: { article: Article }) {
  const Text = modules[`./articles/${article.slug}.mdx`]?.default
  if (!Text) return null
  return (
    <>
      <ContentsList parts={article.headings.map((title) => ({ id: idOf(title), title }))} />
      <Text components={components} />
    </>
  )
}
