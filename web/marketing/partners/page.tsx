import { Fragment } from 'react'
import { DocumentSections } from '../../documents/document.tsx'
import { contentMeta } from '../../page-meta.ts'
import { AppLink } from '../../shell/app-link.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { partnersText } from './text.ts'

export const meta = contentMeta('partners', partnersText)

/** An address that goes on to a next line does so after a part of it, and not in the middle of a word. */
const breakable = (address: string) =>
  address.split(/(?<=[?&])/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

/** NAV-5: for intermediaries, what the partner id in an address is and does. */
export default function PartnersPage() {
  const text = partnersText(useLanguage())
  return (
    <div className="prose document">
      <p className="eyebrow">{text.eyebrow}</p>
      <h1>{text.title}</h1>
      <p className="lead">{text.intro}</p>
      <section className="way" aria-labelledby="link-title">
        <h2 id="link-title">{text.linkTitle}</h2>
        <p>{text.linkBody}</p>
        <p className="document-link">
          <code>{breakable(text.link)}</code>
        </p>
        <p className="small">{text.linkAfter}</p>
      </section>
      <DocumentSections sections={text.sections} />
      <p className="document-next">
        <AppLink to="contact" suffix="#bericht" className="action">
          {text.ask}
        </AppLink>
      </p>
    </div>
  )
}
