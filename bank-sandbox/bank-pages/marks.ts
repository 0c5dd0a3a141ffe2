import type { Bank } from '../banks.ts'

// Our drawings, so that no bank's real logo is shown: plain shapes on a 32 by 32 field.
const SHAPES: Record<Bank['mark'], string> = {
  drop: '<path d="M16 4c6 8 9 12 9 16a9 9 0 0 1-18 0c0-4 3-8 9-16z"/>',
  stripes: '<path d="M5 8h22v4H5zM5 15h15v4H5zM5 22h22v4H5z"/>',
  shield: '<path d="M5 5h22v11c0 6-5 10-11 12C10 26 5 22 5 16z"/>',
  corner: '<path d="M5 5h9v9H5zM18 5h9v22H5v-9h13z"/>',
  leaf: '<path d="M6 26C6 12 14 6 27 5c0 13-6 21-18 20l6-9-9 10z"/>',
  wave: '<path d="M3 18c4-9 9-9 13 0s9 9 13 0v7c-4 6-9 6-13-2s-9-6-13 2z"/>',
  house: '<path d="M16 4l13 11h-4v12h-6v-8h-6v8H7V15H3z"/>',
  circles: '<circle cx="11" cy="12" r="7"/><circle cx="22" cy="14" r="6"/><circle cx="15" cy="23" r="6"/>',
  blocks: '<path d="M4 18h5v10H4zM11 12h5v16h-5zM18 7h5v21h-5zM25 3h3v25h-3z"/>',
}

/** The mark of a bank as an SVG; `colour` null takes the text's colour. */
export function markOf(bank: Bank, colour: string | null = null): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" fill="${colour ?? 'currentColor'}">${SHAPES[bank.mark]}</svg>`
}
