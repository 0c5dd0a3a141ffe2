type PolicyFactory = { createPolicy: (name: string, rules: { createHTML: (html: string) => string | null }) => unknown }

const emptyScript = '<script></script>'

/**
 * React sets `innerHTML` when it must draw the whole page again, for instance after an extension changed it; under Trusted Types the
 * page would stay blank. This allows exactly the texts that the page came with and the policy approved; none of them runs again.
 */
export function allowRedrawing(): void {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory }
  const inlined = [...document.querySelectorAll('script:not([src]), head > style')].map(
    (element) => element.textContent,
  )
  const own = new Set([emptyScript, ...inlined])
  trustedTypes?.createPolicy('default', { createHTML: (html) => (html.trim() === '' || own.has(html) ? html : null) })
}
