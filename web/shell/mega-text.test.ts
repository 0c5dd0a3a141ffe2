import { expect, test } from 'vitest'
import { addresses, articleAddress, type PageName } from '../addresses.ts'
import { articles, articleText } from '../knowledge-base/articles.ts'
import { knowledgeTexts } from '../knowledge-base/text.ts'
import { articleCategories, categoryPages } from '../knowledge-base/categories.ts'
import { questionText } from '../questions/questions.ts'
import { articlePromos, borrowQuestions, megaTexts, serviceQuestions } from './mega-text.ts'
import { isMarketingPage } from './content-layout.tsx'

test('NAV-4 each promo card leads to an article that exists, under its own title', () => {
  expect(articlePromos).toHaveLength(3)
  for (const { category, slug, title } of articlePromos) {
    const article = articles.find(({ url }) => url === articleAddress(category, slug))
    expect(article && articleText(article.titleKey), slug).toBe(title)
  }
  for (const category of articleCategories) {
    for (const language of ['nl', 'en'] as const) {
      const { name } = knowledgeTexts[language].categories[category]
      expect(megaTexts[language].knowledge.categories[categoryPages[category]]).toBe(name)
    }
  }
})

test('NAV-3 NAV-5 the menu shortcuts ask questions that the questions page answers, four in the first section', () => {
  expect(borrowQuestions).toHaveLength(4)
  expect(serviceQuestions.length).toBeGreaterThan(1)
  for (const id of [...borrowQuestions, ...serviceQuestions]) {
    for (const language of ['nl', 'en'] as const) expect(questionText(id, language)).toMatch(/\?$/)
  }
})

test('NAV-2 NAV-7 the large menu is on marketing pages, the simple bar on all others', () => {
  const large = (Object.keys(addresses) as PageName[]).filter((page) => isMarketingPage(addresses[page]))
  expect(large).toContain('home')
  expect(large).toContain('contact')
  for (const page of ['aboutYou', 'cookies', 'terms', 'reconsent', 'requestFailed'] as const) {
    expect(large).not.toContain(page)
  }
  expect(isMarketingPage('/kennisbank/ondernemen/voorraadbeheer')).toBe(true)
  expect(isMarketingPage('/en/veelgestelde-vragen/')).toBe(true)
  expect(isMarketingPage('/bestaat-niet')).toBe(false)
})
