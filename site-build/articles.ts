import { createProcessor } from '@mdx-js/mdx'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import type { Plugin } from 'vite'
import { articleAddress } from '#web/addresses.ts'
import { type ArticleCategory, categoryPages } from '#web/knowledge-base/categories.ts'

/** A Markdown tree, as far as its words and headings need it. */
type MarkdownNode = { type: string; value?: string; depth?: number; children?: MarkdownNode[]; data?: object }

const textOf = ({ value, children = [] }: MarkdownNode): string => value ?? children.map(textOf).join('')

const wordsOf = (node: MarkdownNode): number =>
  node.type === 'text' || node.type === 'inlineCode'
    ? (node.value ?? '').split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length
    : (node.children ?? []).reduce((sum, child) => sum + wordsOf(child), 0)

const literal = (value: string | number) => ({ type: 'Literal', value })

/** `export const words = 812` as the compiler's own tree: counted once, at build. */
const exported = (name: string, init: object): MarkdownNode => {
  const declarations = [{ type: 'VariableDeclarator', id: { type: 'Identifier', name }, init }]
  const declaration = { type: 'VariableDeclaration', kind: 'const', declarations }
  const statement = { type: 'ExportNamedDeclaration', specifiers: [], source: null, attributes: [], declaration }
  return {
    type: 'mdxjsEsm',
    value: '',
    data: { estree: { type: 'Program', sourceType: 'module', comments: [], body: [statement] } },
  }
}

/** Adds the number of words and the headings of an article to what its module exports. */
const remarkWords = () => (tree: MarkdownNode) => {
  const headings = (tree.children ?? []).filter(({ type, depth }) => type === 'heading' && depth === 2)
  const elements = headings.map((heading) => literal(textOf(heading)))
  tree.children?.unshift(
    exported('words', literal(wordsOf(tree))),
    exported('headings', { type: 'ArrayExpression', elements }),
  )
}

/**
 * Compiles the articles of the knowledge base to modules: the text as a component, its frontmatter, its number of words
 * and its headings. The build and the tests use the same one. An article that has not changed is compiled once.
 */
export function articlesPlugin(): Plugin {
  const compiler = createProcessor({
    remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm, remarkWords],
  })
  const compiled = new Map<string, Promise<string>>()
  const compile = async (source: string) => String(await compiler.process(source))
  return {
    name: 'articles',
    enforce: 'pre',
    transform(source, id) {
      if (!/\.mdx(?:$|\?)/.test(id)) return undefined
      if (!compiled.has(source)) compiled.set(source, compile(source))
      return compiled.get(source)!.then((code) => ({ code, map: null }))
    },
  }
}

const folder = join(import.meta.dirname, '..', 'web', 'knowledge-base', 'articles')

/** The address of every article, for rendering and the site map. Throws on an unknown category. */
export function articlePaths(): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.mdx'))
  return files.toSorted().map((name) => {
    const category = /^category:\s*['"]?([\w-]+)/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1] ?? ''
    const page = categoryPages[category as ArticleCategory]
    if (page === undefined) throw new Error(`${name} has the unknown category "${category}".`)
    return articleAddress(page, name.replace(/\.mdx$/, ''))
  })
}
