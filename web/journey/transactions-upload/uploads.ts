import type { FileAnswer } from '#contract/bank-data.ts'

/** One file on its way: sent, answered, or not even sent. */
export type Upload = {
  key: string
  name: string
  sizeBytes: number
  state: 'sending' | 'reading' | 'answered' | 'failed'
  /** From 0 to 1. */
  share: number
  /** One, or of a zip one for each file in it; empty until they came. */
  answers: readonly FileAnswer[]
  /** Why it was not sent or got no answer. */
  errorKey: string | null
}

type UploadEvent =
  | { kind: 'chosen'; uploads: readonly Upload[] }
  | { kind: 'progress'; keys: readonly string[]; share: number }
  | { kind: 'answered'; key: string; answers: readonly FileAnswer[] }
  | { kind: 'failed'; keys: readonly string[]; errorKey: string }

/** A file as it is chosen; too big is known before a byte is sent. */
export const uploadOf = (key: string, file: { name: string; size: number }, bytesMax: number): Upload => ({
  key,
  name: file.name,
  sizeBytes: file.size,
  state: file.size > bytesMax || file.size === 0 ? 'failed' : 'sending',
  share: 0,
  answers: [],
  errorKey: file.size > bytesMax ? 'file.too_big' : file.size === 0 ? 'file.empty' : null,
})

/** The list after an event. Newest files come first. */
export function nextUploads(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  if (event.kind === 'chosen') return [...event.uploads, ...uploads]
  return uploads.map((upload) => {
    if (event.kind === 'answered') return upload.key === event.key ? withAnswers(upload, event.answers) : upload
    if (!event.keys.includes(upload.key)) return upload
    if (event.kind === 'progress') return withProgress(upload, event.share)
    return { ...upload, state: 'failed', errorKey: event.errorKey }
  })
}

const withAnswers = (upload: Upload, answers: readonly FileAnswer[]): Upload =>
  answers.length === 0
    ? { ...upload, state: 'failed', errorKey: 'generic' }
    : { ...upload, state: 'answered', share: 1, answers }

const withProgress = (upload: Upload, share: number): Upload => ({
  ...upload,
  share,
  state: share >= 1 ? 'reading' : 'sending',
})

export const isOnItsWay = (upload: Upload): boolean => upload.state === 'sending' || upload.state === 'reading'

/** Of a zip every file must be, so that none which was refused is overlooked. */
export const isAccepted = ({ answers }: Upload): boolean =>
  answers.length > 0 && answers.every(({ accepted }) => accepted)

/** Too old or too short by itself: with its neighbours it may do. */
const neighbourErrors: ReadonlySet<string | null> = new Set(['transactions_not_recent', 'not_enough_transactions'])

export const wantsNeighbours = (answers: readonly FileAnswer[]): boolean =>
  answers.some(({ error, accounts }) => neighbourErrors.has(error) && accounts.length > 0)

/** A file that was sent and is sent once more beside others. */
export type SentFile = { key: string; file: File; answers: readonly FileAnswer[] }

/** Those that go first when not all fit in one request: an account is judged from its newest booking back. */
export function newestFirst(files: readonly SentFile[]): SentFile[] {
  const newest = ({ answers }: SentFile) =>
    answers
      .flatMap(({ accounts }) => accounts.map(({ to }) => to ?? ''))
      .sort()
      .at(-1) ?? ''
  return files.toSorted((one, other) => newest(other).localeCompare(newest(one)))
}

/** Splits the answers to several files by file: a zip has as many as before. */
export function answersByFile(files: readonly SentFile[], answers: readonly FileAnswer[]): (readonly FileAnswer[])[] {
  let at = 0
  return files.map((file) => {
    const own = answers.slice(at, at + file.answers.length)
    at += file.answers.length
    return own
  })
}

/** The name of a file in a zip, after the zip's; null for a single file, whose name has no slash. */
export function nameInside({ name }: FileAnswer): string | null {
  const slash = name.indexOf('/')
  return slash < 0 ? null : name.slice(slash + 1)
}
