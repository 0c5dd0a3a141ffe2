/**
 * The kinds of pages. A `content` or `popup` page is finished HTML with one small plain script and no React; a `journey`
 * page is React that starts from a pre-rendered shell. A link from one kind to the other loads a new document.
 */
export type PageKind = 'content' | 'popup' | 'journey'
