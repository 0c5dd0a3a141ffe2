import { describe, expect, test } from 'vitest'
import { asHtml, fillPart, intoSlot, readParts } from './page-parts.ts'

const built =
  '<h1>Zoek</h1><div data-slot="found"></div><template data-part="list"><ul>{items}</ul></template>' +
  '<template data-part="item"><li title="{name}">{name} {city}</li></template>'

describe('a built page that the server completes', () => {
  test('its parts are taken out of what is sent', () => {
    const { frame, parts } = readParts(built)
    expect(frame).toBe('<h1>Zoek</h1><div data-slot="found"></div>')
    expect([...parts.keys()]).toEqual(['list', 'item'])
  })

  test('what is filled in is escaped, and its own braces and dollar signs stay what they are', () => {
    const page = readParts(built)
    const item = fillPart(page, 'item', { name: `"><script>alert('{city}')</script>`, city: "$& $1 $'" })
    expect(item).toBe(
      '<li title="&#34;&#62;&#60;script&#62;alert(&#39;{city}&#39;)&#60;/script&#62;">' +
        '&#34;&#62;&#60;script&#62;alert(&#39;{city}&#39;)&#60;/script&#62; $&#38; $1 $&#39;</li>',
    )
    expect(intoSlot(page.frame, 'found', fillPart(page, 'list', { items: asHtml(item) }))).toBe(
      `<h1>Zoek</h1><div data-slot="found"><ul>${item}</ul></div>`,
    )
  })

  test('a hole that nothing is known for is empty, and a part that the page lacks is a fault', () => {
    const page = readParts(built)
    expect(fillPart(page, 'item')).toBe('<li title=""> </li>')
    expect(() => fillPart(page, 'note')).toThrow('no part note')
  })
})
