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

export type UploadEvent =
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

/** The name of a file in a zip, behind that of the zip; null for a file that came by itself, whose name has no slash. */
export function nameInside({ name }: FileAnswer): string | null {
  const slash = name.indexOf('/')
  return slash < 0 ? null : name.slice(slash + 1)
}
