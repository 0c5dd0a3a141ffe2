import type { ReactNode } from 'react'
import { useLanguage } from '#ui/use-language.ts'
import { knowledgeTexts } from './text.ts'

type KnowledgeHeadProps = { title: string; intro: string; children?: ReactNode }

/** The head of a list of articles; in English with a note that they are Dutch (ROUTE-20). */
export function KnowledgeHead({ title, intro, children }: KnowledgeHeadProps) {
  const { articleLanguage } = knowledgeTexts[useLanguage()]
  return (
    <header className="article-head">
      <h1>{title}</h1>
      <p className="lead">{intro}</p>
      {articleLanguage && <p>{articleLanguage}</p>}
      {children}
    </header>
  )
}
