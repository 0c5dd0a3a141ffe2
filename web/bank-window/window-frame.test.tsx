import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WindowWords } from './window-frame.tsx'

test('ROUTE-20 before a script knows better a bank window speaks Dutch, and no other language is in sight', () => {
  const html = renderToStaticMarkup(
    <WindowWords titleOf={(language) => `Title ${language}`}>{(language) => `Words in ${language}`}</WindowWords>,
  )
  expect(html).toBe(
    '<div lang="nl" data-language="nl" data-title="Title nl | Vlot">Words in nl</div>' +
      '<div lang="en" data-language="en" data-title="Title en | Vlot" hidden="">Words in en</div>',
  )
})
