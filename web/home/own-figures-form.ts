import { exampleFigures, ownAmounts, type OwnFigures, type OwnTerms } from './own-figures.ts'

/** Recalculates at every key and sends nothing. `place` is the markup of `marketing/guide/own-figures.tsx`. */
export function start(place: HTMLElement): void {
  const terms = JSON.parse(place.dataset['ownFigures']!) as OwnTerms
  // Whole euros: one or two digits after the last separator are cents, and are dropped.
  const valueOf = (name: string) =>
    Number(
      place
        .querySelector<HTMLInputElement>(`[name=${name}]`)!
        .value.replace(/[.,]\d{0,2}$/, '')
        .replace(/\D/g, ''),
    )
  const show = () => {
    const figures = Object.fromEntries(Object.keys(exampleFigures).map((name) => [name, valueOf(name)]))
    const amounts = ownAmounts(figures as OwnFigures, terms)
    place.querySelectorAll('td').forEach((cell, index) => (cell.textContent = amounts[index] ?? ''))
  }
  place.addEventListener('input', show)
  show()
}
