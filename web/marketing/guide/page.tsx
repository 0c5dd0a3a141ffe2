import { DocumentSections } from '../../documents/document.tsx'
import { ContentsList } from '../../contents-list.tsx'
import { contentMeta } from '../../page-meta.ts'
import { AppLink } from '../../shell/app-link.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { OwnFiguresForm } from './own-figures.tsx'
import { guideText } from './text.ts'

export const meta = contentMeta('guide', guideText)

/** NAV-5: the white paper, made to be printed. */
export default function GuidePage() {
  const text = guideText(useLanguage())
  return (
    <article className="prose document">
      <p className="eyebrow">{text.eyebrow}</p>
      <h1>{text.title}</h1>
      <p className="lead">{text.intro}</p>
      <p className="scripted">
        <button type="button" className="action action-quiet" data-print>
          {text.print}
        </button>
      </p>
      <ContentsList parts={text.sections.map(({ title }, index) => ({ id: String(index + 1), title }))} />
      <OwnFiguresForm />
      <DocumentSections sections={text.sections} />
      <p className="document-next">
        <AppLink to="home" suffix="#zoek" className="action">
          {text.next}
        </AppLink>
      </p>
    </article>
  )
}
