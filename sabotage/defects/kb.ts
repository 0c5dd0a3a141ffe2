import type { LiteralDefect } from '../defect.ts'

/** The knowledge base. */
const kb: readonly LiteralDefect[] = [
  {
    row: 'KB-1',
    name: 'an article is of 2025',
    file: 'web/knowledge-base/articles/wat-is-btw.mdx',
    from: 'creationDate: 2024-10-29',
    to: 'creationDate: 2025-10-29',
  },
  {
    row: 'KB-1',
    name: 'an article has no day on its page',
    file: 'web/knowledge-base/article-page.tsx',
    from: '<Day day={article.creationDate} />',
    to: '<span />',
  },
  {
    row: 'KB-1',
    name: 'an article says that it was updated when it was written',
    file: 'web/knowledge-base/articles.ts',
    from: 'updatedOn: frontmatter.updatedOn,',
    to: 'updatedOn: frontmatter.creationDate,',
  },
  {
    row: 'KB-1',
    name: 'an article shows no picture',
    file: 'web/knowledge-base/article-page.tsx',
    from: '<OpeningPicture image={article.image} />',
    to: '',
  },
  {
    row: 'KB-1',
    name: 'an article is in another category',
    file: 'web/knowledge-base/articles/voorraadbeheer.mdx',
    from: 'category: Ondernemen',
    to: 'category: Financieren',
  },
  {
    row: 'KB-2',
    name: 'the subject of one article is another',
    file: 'web/knowledge-base/articles/rood-staan-of-niet.mdx',
    from: 'title: Rood staan of niet?',
    to: 'title: Over je rekening',
  },
  {
    row: 'KB-3',
    name: 'the oldest article stands first',
    file: 'web/knowledge-base/articles.ts',
    from: 'other.creationDate.localeCompare(one.creationDate)',
    to: 'one.creationDate.localeCompare(other.creationDate)',
  },
  {
    row: 'KB-3',
    name: 'an article has two related ones',
    file: 'web/knowledge-base/articles.ts',
    from: 'const relatedMax = 3',
    to: 'const relatedMax = 2',
  },
  {
    row: 'KB-3',
    name: 'the call to action is gone below an article',
    file: 'web/knowledge-base/article-page.tsx',
    from: `      <CompanyCall />
`,
    to: '',
  },
  {
    row: 'KB-3',
    name: 'a category is missing in the index',
    file: 'web/knowledge-base/index-page.tsx',
    from: `    <div className="by-category">
      {articleCategories.map(`,
    to: `    <div className="by-category">
      {articleCategories.slice(1).map(`,
  },
  {
    row: 'KB-3',
    name: 'the related articles have no heading',
    file: 'web/knowledge-base/article-page.tsx',
    from: '<h2 id="related-title">{articleWords.related}</h2>',
    to: '<h2 id="related-title" />',
  },
  {
    row: 'KB-1',
    name: 'every article has the picture of the first',
    file: 'web/knowledge-base/article-page.tsx',
    from: '<OpeningPicture image={article.image} />',
    to: '<OpeningPicture image="wat-is-btw.svg" />',
  },
  {
    row: 'KB-3',
    name: 'every card has the picture of one article',
    file: 'web/knowledge-base/article-card.tsx',
    from: '<ArticlePicture image={article.image}',
    to: '<ArticlePicture image="wat-is-btw.svg"',
  },
  {
    row: 'KB-2',
    name: 'on a phone the second line of a long day of an article is cut off',
    file: 'web/knowledge-base/knowledge-base.css',
    from: `    padding-inline-start: 1rem;
    text-indent: -1rem;
`,
    to: '',
  },
]

export default kb
