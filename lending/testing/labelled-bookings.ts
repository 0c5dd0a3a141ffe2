import type { Category } from '#lending/bookings/category.ts'
import type { Booking } from '#lending/statements/statement.ts'
import { labelledSources } from '#lending/testing/labelled-sources.ts'
import { booking } from '#lending/testing/booking.ts'

/** A booking with what it is, as a bookkeeper would say. */
type LabelledBooking = { booking: Booking; category: Category; half: 'tuning' | 'untouched' }

const monthNames = ['januari', 'februari', 'maart', 'april', 'mei', 'juni', 'juli', 'augustus', 'september', 'oktober']

/**
 * Lifelike Dutch bookings with their category: every name with every text of its source, as two banks write them. The
 * halves share no counterparty, so that the untouched half measures nothing learned on the other.
 */
export function labelledBookings(): LabelledBooking[] {
  return labelledSources.flatMap((source, sourceNumber) =>
    source.names.flatMap((name, nameNumber) =>
      [...source.texts, ...source.texts].map((text, textNumber) => {
        const seed =
          sourceNumber * 131 + nameNumber * 17 + textNumber * 3 + Math.floor(textNumber / source.texts.length)
        return {
          category: source.category,
          half: nameNumber % 2 === 0 ? ('tuning' as const) : ('untouched' as const),
          booking: booking({
            amountCents: (source.direction === 'in' ? 1 : -1) * (1_000 + ((seed * 7_919) % 400_000)),
            ...writtenLike(seed % 4, name, fill(text, seed)),
          }),
        }
      }),
    ),
  )
}

function fill(text: string, seed: number): string {
  return text
    .replaceAll('{n}', String(10_000 + ((seed * 104_729) % 90_000)))
    .replaceAll('{m}', monthNames[seed % monthNames.length]!)
    .replaceAll('{d}', `${String(1 + (seed % 28)).padStart(2, '0')}-0${1 + (seed % 9)}-2026`)
}

/** A plain transfer; all in capitals; a card payment without a name; a name that the bank cut at 24 characters. */
function writtenLike(
  manner: number,
  name: string,
  text: string,
): { counterpartyName: string | null; description: string } {
  if (manner === 1) return { counterpartyName: name.toUpperCase(), description: text.toUpperCase() }
  if (manner === 2) return { counterpartyName: null, description: `${name} ${text}` }
  if (manner === 3) return { counterpartyName: name.slice(0, 24), description: text }
  return { counterpartyName: name, description: text }
}
