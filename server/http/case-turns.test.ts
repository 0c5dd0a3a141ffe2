import { expect, test } from 'vitest'
import { takeCaseTurn } from './case-turns.ts'

test('CORE-7 who asks for many pages at once has one at a time, and holds up no other case', async () => {
  const [flood, honest] = ['flood', 'honest'].map((caseId) => ({ id: `session of ${caseId}`, caseId })) as [
    { id: string; caseId: string },
    { id: string; caseId: string },
  ]
  let begun = 0
  const asked = Array.from({ length: 30 }, () =>
    takeCaseTurn('listBookings', flood).then(
      (endTurn) => ({ endTurn, place: begun++ }),
      (error: Error) => error.message,
    ),
  )
  const endHonest = await takeCaseTurn('listBookings', honest)
  expect(begun).toBe(1)
  // A call that reads no bookings needs no turn.
  await takeCaseTurn('readApplication', flood)
  endHonest(1)
  for (let turn = 0; turn < 25; turn++) {
    const { endTurn } = (await asked[turn]) as { endTurn: (usedMs: number) => void }
    endTurn(60)
  }
  expect(await Promise.all(asked.slice(25))).toEqual(Array.from({ length: 5 }, () => 'unavailable'))
})
