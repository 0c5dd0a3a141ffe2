import type { Defects } from '../defect.ts'

/** The knowledge base. */
export default {
  'KB-1 an article says that it was updated when it was written': [
    'web/knowledge-base toArticle',
    '(read) => (head) => ({ ...read(head), updatedOn: read(head).creationDate })',
  ],
  'KB-1 an article shows no picture': ['web/knowledge-base OpeningPicture', '() => () => null'],
  'KB-2 the subject of one article is another': [
    'web/knowledge-base articleText',
    "(text) => (key) => text(key).replace('Rood staan of niet?', 'Over je rekening')",
  ],
  'KB-2 an article has no words': ['web/knowledge-base ArticleBody', '() => () => null'],
  'KB-3 the oldest article stands first': ['web/knowledge-base newestFirst', '(articles) => articles.toReversed()'],
  'KB-3 an article has two related ones': ['web/knowledge-base relatedMax', '() => 2'],
} satisfies Defects
