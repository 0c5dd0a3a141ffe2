import { addressOf } from '#web/addresses.ts'
import { expect, test } from '../support/page.ts'

test.beforeEach(({ chosenCookies: _chosen }) => undefined)

test(
  'NAV-5 a reader of the white paper works out what figures of their own would carry, and none of them leaves the page',
  { tag: '@both' },
  async ({ page, language, audit }) => {
    await page.goto(addressOf('guide', language))
    const part = page.getByRole('region', { name: /eigen cijfers|own figures/ })
    const cells = part.getByRole('cell')
    const lowest = async () => Number(/[\d.,]+/.exec((await cells.first().textContent())!)![0].replace(/\D/g, ''))
    const example = await lowest()
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    const left = part.getByRole('textbox', { name: /^(Daarvan houd je over|What you have left of that)/ })
    // Pasted as in a bookkeeping program.
    await left.fill(language === 'nl' ? '6.543,00' : '6,543.00')
    await expect.poll(lowest).toBeGreaterThan(example)
    await audit()
    await left.fill('0')
    await expect(cells).toHaveText(Array.from({ length: 5 }, () => /^(niets|nothing)$/))
    expect(sent.filter((one) => /6\D?543/.test(one))).toEqual([])
  },
)
