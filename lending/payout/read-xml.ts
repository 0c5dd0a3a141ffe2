import { statementLimits } from '#lending/statements/limits.ts'
import { Refused } from '#lending/statements/refusal.ts'
import { XmlTokenizer } from '#lending/statements/camt/xml-tokens.ts'

/** An element without elements in it; its path leaves out the outermost. */
export type Leaf = { path: string; text: string; currency: string | undefined }

/**
 * The leaves of a small document: `parts` has those in each element named `repeated`, which stands in `whole` as a leaf
 * itself. Null for XML that is not well-formed.
 */
export function readXml(text: string, repeated: string): { whole: Leaf[]; parts: Leaf[][]; namespace: string } | null {
  const whole: Leaf[] = []
  const parts: Leaf[][] = []
  const open: (Leaf & { isLeaf: boolean })[] = []
  let namespace = ''
  const tokens = new XmlTokenizer(
    {
      wantsText: true,
      open({ local }, attributes) {
        const outer = open.at(-1)
        if (outer) outer.isLeaf = false
        namespace ||= attributes.get('xmlns') ?? ''
        const path = open.length < 1 ? '' : `${outer?.path}${outer?.path ? '/' : ''}${local}`
        open.push({ path, text: '', currency: attributes.get('Ccy'), isLeaf: true })
        if (local !== repeated) return
        whole.push({ path, text: '', currency: undefined })
        parts.push([])
      },
      text: (part) => void (open.at(-1)!.text += part),
      close() {
        const { isLeaf, ...leaf } = open.pop()!
        const isInPart = `/${leaf.path}/`.includes(`/${repeated}/`)
        if (isLeaf) (isInPart ? parts.at(-1)! : whole).push(leaf)
      },
    },
    statementLimits,
  )
  try {
    tokens.push(text, true)
    return { whole, parts, namespace }
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}

export const textAt = (leaves: readonly Leaf[], path: string): string | null =>
  leaves.find((leaf) => leaf.path === path || leaf.path.endsWith(`/${path}`))?.text.trim() ?? null
