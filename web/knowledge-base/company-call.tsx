import { AppLink } from '../shell/app-link.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { knowledgeTexts } from './text.ts'

/** KB-3: from knowledge to the company search on home. */
export function CompanyCall() {
  const { action } = knowledgeTexts[useLanguage()]
  return (
    <aside className="company-call" aria-labelledby="company-call-title">
      <div>
        <h2 id="company-call-title">{action.title}</h2>
        <p>{action.body}</p>
      </div>
      <AppLink to="home" suffix="#zoek" className="action">
        {action.button}
      </AppLink>
    </aside>
  )
}
