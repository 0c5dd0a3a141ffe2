import type { Locator } from '@playwright/test'
import { expect } from './page.ts'

/** The three adviser portraits of a place, each drawn from its own file. */
export async function expectPortraits(place: Locator, side = 68): Promise<void> {
  const portraits = place.locator('img.adviser')
  await expect(portraits).toHaveCount(3)
  const drawn = () =>
    portraits.evaluateAll((all: HTMLImageElement[]) =>
      all.map(({ src, naturalWidth, offsetWidth, offsetHeight }) => ({
        file: src.split('/').at(-1),
        isDrawn: naturalWidth > 0,
        size: [offsetWidth, offsetHeight],
      })),
    )
  const due = ['sanne.svg', 'youssef.svg', 'marijke.svg'].map((file) => ({ file, isDrawn: true, size: [side, side] }))
  await expect.poll(drawn).toEqual(due)
}
