import { expect, test } from 'vitest'
import type { FileAnswer } from '#contract/bank-data.ts'
import {
  answersByFile,
  isAccepted,
  isOnItsWay,
  nameInside,
  newestFirst,
  nextUploads,
  type Upload,
  uploadOf,
  wantsNeighbours,
} from './uploads.ts'

const answerOf = (name: string, accepted: boolean): FileAnswer => ({
  name,
  accepted,
  error: accepted ? null : 'not_enough_transactions',
  code: accepted ? null : 5004,
  place: null,
  figures: {},
  bankName: null,
  format: null,
  accounts: [],
  findings: [],
})

const two: readonly Upload[] = [
  uploadOf('a', { name: 'een.xml', size: 10 }, 100),
  uploadOf('b', { name: 'twee.940', size: 20 }, 100),
]

test('a file that is too big or empty is refused before a byte of it is sent', () => {
  expect(uploadOf('c', { name: 'groot.csv', size: 101 }, 100)).toMatchObject({
    state: 'failed',
    errorKey: 'file.too_big',
  })
  expect(uploadOf('c', { name: 'leeg.csv', size: 0 }, 100)).toMatchObject({ state: 'failed', errorKey: 'file.empty' })
})

test('the progress of a sending is shown on its own files only', () => {
  const [first, second] = nextUploads(two, { kind: 'progress', keys: ['b'], share: 0.5 })
  expect([first?.share, second?.share, second?.state]).toEqual([0, 0.5, 'sending'])
  expect(nextUploads(two, { kind: 'progress', keys: ['b'], share: 1 })[1]?.state).toBe('reading')
})

test('each file gets its own answer, in the order they were sent', () => {
  const first = nextUploads(two, { kind: 'answered', key: 'a', answers: [answerOf('een.xml', true)] })
  const answered = nextUploads(first, { kind: 'answered', key: 'b', answers: [answerOf('twee.940', false)] })
  expect(answered.map(isAccepted)).toEqual([true, false])
  expect(answered.map(({ answers }) => answers.map(({ name }) => name))).toEqual([['een.xml'], ['twee.940']])
  expect(answered.some(isOnItsWay)).toBe(false)
})

test('ERR-3 every file of a zip keeps its answer, and one that was refused marks the zip', () => {
  const zip = uploadOf('z', { name: 'jaar.zip', size: 10 }, 100)
  const [upload] = nextUploads([zip], {
    kind: 'answered',
    key: 'z',
    answers: [answerOf('jaar.zip/januari.940', true), answerOf('jaar.zip/notitie.txt', false)],
  })
  expect(upload!.answers.map((answer) => [nameInside(answer), answer.accepted])).toEqual([
    ['januari.940', true],
    ['notitie.txt', false],
  ])
  expect(isAccepted(upload!)).toBe(false)
  expect(nameInside(answerOf('jaar.zip', false))).toBeNull()
})

const ofDays = (name: string, to: string, error = 'not_enough_transactions'): FileAnswer => ({
  ...answerOf(name, false),
  error,
  accounts: [{ iban: 'NL91ABNA0417164300', transactionCount: 3, from: '2026-01-01', to }],
})
const sent = (...answers: FileAnswer[]) => ({ key: answers[0]!.name, file: new File([], answers[0]!.name), answers })

test('ERR-3 a file that is too old or too short by itself is sent once more beside its neighbours', () => {
  expect(wantsNeighbours([ofDays('a', '2026-06-30')])).toBe(true)
  expect(wantsNeighbours([ofDays('a', '2026-06-30', 'transactions_not_recent')])).toBe(true)
  expect(wantsNeighbours([ofDays('a', '2026-06-30', 'too_many_days_in_file')])).toBe(false)
  expect(wantsNeighbours([answerOf('a', true)])).toBe(false)
  // A file without bookings has no neighbours.
  expect(wantsNeighbours([answerOf('a', false)])).toBe(false)
})

test('ERR-3 of such files the newest go first, and each of a zip finds its answer again', () => {
  const old = sent(ofDays('maart.xml', '2026-03-31'))
  const zip = sent(ofDays('jaar.zip/mei.xml', '2026-05-31'), ofDays('jaar.zip/juni.xml', '2026-06-30'))
  expect(newestFirst([old, zip])).toEqual([zip, old])
  const answers = ['jaar.zip/mei.xml', 'jaar.zip/juni.xml', 'maart.xml'].map((name) => answerOf(name, true))
  expect(answersByFile([zip, old], answers)).toEqual([answers.slice(0, 2), answers.slice(2)])
})

test('a file without an answer is not lost but failed', () => {
  const [first, second] = nextUploads(two, { kind: 'answered', key: 'b', answers: [] })
  expect(first).toMatchObject({ state: 'sending' })
  expect(second).toMatchObject({ state: 'failed', errorKey: 'generic' })
})

test('a failed sending marks its files, and files chosen later come first', () => {
  const failed = nextUploads(two, { kind: 'failed', keys: ['a', 'b'], errorKey: 'unavailable' })
  const more = nextUploads(failed, { kind: 'chosen', uploads: [uploadOf('c', { name: 'drie.csv', size: 5 }, 100)] })
  expect(more.map((upload) => [upload.key, upload.state])).toEqual([
    ['c', 'sending'],
    ['a', 'failed'],
    ['b', 'failed'],
  ])
})
