import { expect, test } from 'vitest'
import { addressOf, type PageName } from './addresses.ts'
import { journeyPages } from './pages.ts'
import { loadScreen, screenAt } from './screens.ts'

test('ROUTE-20 every page of the journey has its screen, under both addresses, with and without a slash at the end', async () => {
  for (const page of Object.keys(journeyPages) as PageName[]) {
    await loadScreen(addressOf(page, 'en'))
    const screen = screenAt(`${addressOf(page, 'nl')}/`)
    expect(screen?.default, page).toBeTypeOf('function')
    expect(screen?.meta?.({ location: { pathname: addressOf(page, 'nl'), search: '' } })[0], page).toHaveProperty(
      'title',
    )
  }
})

test('ROUTE-19 an address of no screen is refused', async () => {
  expect(screenAt('/jouw-aanvraag/meer')).toBeNull()
  await expect(loadScreen('/jouw-aanvraag/meer')).rejects.toThrow('/jouw-aanvraag/meer')
  await expect(loadScreen('/contact')).rejects.toThrow('/contact')
})
