/**
 * ROUTE-20: the not-found page is one file for every address. Its switch leads to this address in the other language.
 * Where there is a Dutch page only, which is an article, the English one says so.
 */
async function startNotFound(): Promise<void> {
  const { pathname } = location
  const dutch = /^\/en(\/.*)/.exec(pathname)?.[1]
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.bar-language, [data-dutch-article] a'))
    link.href = dutch ?? `/en${pathname}`
  const note = document.querySelector<HTMLElement>('[data-dutch-article]')
  if (note) note.hidden = !dutch || !(await fetch(dutch, { method: 'HEAD' })).ok
}

void startNotFound()

export {}
