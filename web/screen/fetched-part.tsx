import { type ComponentType, lazy, useState } from 'react'

/** A part with its own script, rendered at once when loaded: React's `lazy` shows its fallback first, for 300 ms. */
export function fetchedPart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  let come: ComponentType<Props> | undefined
  const fetched = async () => (come = await fetchPart())
  const Later = lazy(async () => ({ default: await fetched() }))
  const Part = (props: Props) => {
    // The same component while mounted, or typed text would be lost.
    const [Now] = useState(() => come ?? Later)
    return <Now {...props} />
  }
  return { Part, fetch: () => void fetched().catch(() => undefined) }
}
