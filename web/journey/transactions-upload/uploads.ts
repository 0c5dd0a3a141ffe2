import type { FileAnswer } from '#contract/bank-data.ts'

/** One file on its way: sent, answered, or not even sent. */
export type Upload = {
  key: string
  name: string
  sizeBytes: number
  state: 'sending' | 'reading' | 'answered' | 'failed'
  /** From 0 to 1. */
  share: number
  answer: FileAnswer | null
  /** Why it was not sent or got no answer. */
  errorKey: string | null
}

export type UploadEvent =
  | { kind: 'chosen'; uploads: readonly Upload[] }
  | { kind: 'progress'; keys: readonly string[]; share: number }
  | { kind: 'answered'; keys: readonly string[]; answers: readonly FileAnswer[] }
  | { kind: 'failed'; keys: readonly string[]; errorKey: string }

/** A file as it is chosen; too big is known before a byte is sent. */
export const uploadOf = (key: string, file: { name: string; size: number }, bytesMax: number): Upload => ({
  key,
  name: file.name,
  sizeBytes: file.size,
  state: file.size > bytesMax || file.size === 0 ? 'failed' : 'sending',
  share: 0,
  answer: null,
  errorKey: file.size > bytesMax ? 'file.too_big' : file.size === 0 ? 'file.empty' : null,
})

/** The list after an event. Newest files come first; answers belong to the files in the order they were sent. */
export function nextUploads(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  if (event.kind === 'chosen') return [...event.uploads, ...uploads]
  return uploads.map((upload) => {
    const index = event.keys.indexOf(upload.key)
    if (index === -1) return upload
    if (event.kind === 'progress') return withProgress(upload, event.share)
    if (event.kind === 'failed') return { ...upload, state: 'failed', errorKey: event.errorKey }
    const answer = event.answers[index] ?? null
    return answer === null
      ? { ...upload, state: 'failed', errorKey: 'generic' }
      : { ...upload, state: 'answered', share: 1, answer }
  })
}

const withProgress = (upload: Upload, share: number): Upload => ({
  ...upload,
  share,
  state: share >= 1 ? 'reading' : 'sending',
})

export const isOnItsWay = (upload: Upload): boolean => upload.state === 'sending' || upload.state === 'reading'

export const isAccepted = (upload: Upload): boolean => upload.answer?.accepted === true
