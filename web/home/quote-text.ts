import { byLanguage } from '#lending/by-language.ts'
import type { ReceiptRow } from '#lending/receipt.ts'

export const quoteTexts = byLanguage({
  forYears: (count: number) => [
    count === 1 ? 'voor een jaar' : `voor ${count} jaar`,
    count === 1 ? 'for a year' : `for ${count} years`,
  ],
  /** Before the price: `kost vanaf € 1.002`. */
  from: ['kost vanaf', 'costs from'],
  between: (from: string, to: string) => [
    from === to ? from : `${from} tot ${to}`,
    from === to ? from : `${from} to ${to}`,
  ],
  failed: [
    'Uitrekenen lukt nu even niet. De tabel hieronder klopt wel.',
    'We cannot work this out right now. The table below is correct.',
  ],
  announce: ({ first, back, yearlyCost }: Record<ReceiptRow, string>) => [
    `Eerste maand ${first}. Samen terug ${back}. Kosten per jaar ${yearlyCost}.`,
    `First month ${first}. Back in all ${back}. Cost per year ${yearlyCost}.`,
  ],
})
