import type { Locator } from '@playwright/test'

/** Each link as "words → address", in the order of the page; a link that is off has no address. */
export const linksOf = (place: Locator) =>
  place
    .locator('a')
    .evaluateAll((all) => all.map((one) => `${one.textContent.trim()} → ${one.getAttribute('href') ?? 'here'}`))
