import { Fragment } from 'react'
import { contentMeta } from '../page-meta.ts'
import { CookieOptions } from '../shell/cookie-banner.tsx'
import laterStyle from '../styles/later.css?url'
import { ScrolledTable } from '#ui/table.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { cookiesTexts } from './text.ts'

export const meta = contentMeta('cookies', (language) => cookiesTexts[language])

type Row = { name: string; what: string; howLong: string }

/** A name may break before the next word in it, and on a narrow screen only there. */
const withBreaks = (name: string) =>
  name.split(/(?<=_)|(?<=[a-z])(?=[A-Z])/).map((part, index) => (
    <Fragment key={`${index} ${part}`}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

const CookieTable = ({ caption, heads, rows }: { caption: string; heads: Row; rows: readonly Row[] }) => (
  <ScrolledTable
    className="cookie-table"
    caption={caption}
    heads={[heads.name, heads.what, heads.howLong]}
    rows={rows.map(({ name, what, howLong }) => [withBreaks(name), what, howLong])}
  />
)

/** ROUTE-4, COOK-2: everything that is kept, and the choice itself. */
export default function CookiesPage() {
  const text = cookiesTexts[useLanguage()]
  return (
    <div className="prose">
      {/* The options stand in the banner too, whose style is linked only below the page. */}
      <link rel="stylesheet" href={laterStyle} />
      <h1>{text.title}</h1>
      <p className="lead">{text.intro}</p>
      <form className="cookie-page" data-cookie-page>
        <h2>{text.choice.title}</h2>
        <noscript>
          <p>{text.choice.noScript}</p>
        </noscript>
        <p>{text.choice.body}</p>
        <CookieOptions name="page-choice" />
        <button type="submit" className="action">
          {text.choice.save}
        </button>
        <p role="status" className="saved">
          <span data-cookie-saved hidden>
            {text.choice.saved}
          </span>
        </p>
      </form>
      <h2>{text.necessary.title}</h2>
      <p>{text.necessary.body}</p>
      <CookieTable caption={text.necessary.title} heads={text.heads} rows={text.necessaryRows} />
      <h2>{text.analytics.title}</h2>
      <p>{text.analytics.body}</p>
      <CookieTable caption={text.analytics.title} heads={text.heads} rows={text.analyticsRows} />
    </div>
  )
}
