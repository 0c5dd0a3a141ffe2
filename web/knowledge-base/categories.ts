import type { KnowledgeCategoryPage } from '../addresses.ts'

/** The three categories of KB-1, by their specified names. */
export const articleCategories = ['Ondernemen', 'Financiele-begrippen', 'Financieren'] as const
export type ArticleCategory = (typeof articleCategories)[number]

/** The page of each category (ROUTE-18). */
export const categoryPages: Record<ArticleCategory, KnowledgeCategoryPage> = {
  Ondernemen: 'knowledgeBusiness',
  'Financiele-begrippen': 'knowledgeTerms',
  Financieren: 'knowledgeFinancing',
}
