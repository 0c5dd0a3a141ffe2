/**
 * Kinds of pages: `content` and `popup` are finished HTML with one small plain script and no React; `journey` is React
 * on a pre-rendered shell. A link to another kind loads a new document.
 */
export type PageKind = 'content' | 'popup' | 'journey'
