type PolicyFactory = { createPolicy: (name: string, rules: { createHTML: (html: string) => string | null }) => unknown }

const emptyScript = '<script></script>'

/**
 * React sets an empty script, and the inlined style and scripts of the page, through `innerHTML` when it must draw the
 * whole page again, for instance after a browser extension has changed it. Under Trusted Types (security.md) the page
 * would then stay blank. This lets through exactly the texts that the page came with, whose hashes the content security
 * policy has approved, blanks, and nothing else. A script that is set this way does not run.
 */
export function allowRedrawing(): void {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory }
  const inlined = [...document.querySelectorAll('script:not([src]), head > style')].map(
    (element) => element.textContent,
  )
  const own = new Set([emptyScript, ...inlined])
  trustedTypes?.createPolicy('default', { createHTML: (html) => (html.trim() === '' || own.has(html) ? html : null) })
}
