import { useReducer, useRef } from 'react'
import { errorKeyOf } from '#contract/failure.ts'
import type { FileAnswer } from '#contract/bank-data.ts'
import {
  answersByFile,
  isOnItsWay,
  newestFirst,
  nextUploads,
  type SentFile,
  uploadOf,
  wantsNeighbours,
} from './uploads.ts'

export type UploadLimits = { maximumBytes: number; maximumFiles: number; atLeastDays: number }

/** Sends files in one request. */
export type SendFiles = (input: {
  files: readonly File[]
  onProgress: (share: number) => void
}) => Promise<{ files: readonly FileAnswer[] }>

/**
 * Sends the chosen files, one request each, so that a bad or slow one holds up no other (API-8). Those too old or too
 * short go once more in one request: consecutive files of one account are judged together.
 */
export function useUploads(limits: UploadLimits, sendFilesOnce: SendFiles, onAccepted: () => void) {
  const [uploads, dispatch] = useReducer(nextUploads, [])
  const count = useRef(0)
  const alone = useRef(new Map<string, SentFile>())

  /** True when one of the files was accepted. */
  const take = (key: string, file: File, answers: readonly FileAnswer[]): boolean => {
    dispatch({ kind: 'answered', key, answers })
    if (wantsNeighbours(answers)) alone.current.set(key, { key, file, answers })
    else alone.current.delete(key)
    const isNews = answers.some(({ accepted }) => accepted)
    if (isNews) onAccepted()
    return isNews
  }

  const send = async (keys: readonly string[], files: File[]): Promise<readonly FileAnswer[] | null> => {
    try {
      const onProgress = (share: number) => dispatch({ kind: 'progress', keys, share })
      return (await sendFilesOnce({ files, onProgress })).files
    } catch (error) {
      dispatch({ kind: 'failed', keys, errorKey: errorKeyOf(error) })
      return null
    }
  }

  const sendTogether = async (): Promise<boolean> => {
    const files = newestFirst([...alone.current.values()]).slice(0, limits.maximumFiles)
    const answers = await send(
      files.map(({ key }) => key),
      files.map(({ file }) => file),
    )
    if (answers === null) return false
    const own = answersByFile(files, answers)
    return files.map(({ key, file }, place) => take(key, file, own[place]!)).some(Boolean)
  }

  const sendFiles = async (files: readonly File[]) => {
    const chosen = files.map((file) => ({
      file,
      upload: uploadOf(`file-${(count.current += 1)}`, file, limits.maximumBytes),
    }))
    dispatch({ kind: 'chosen', uploads: chosen.map(({ upload }) => upload) })
    let isNews = false
    let wantsMore = false
    for (const { file, upload } of chosen) {
      const answers = isOnItsWay(upload) ? await send([upload.key], [file]) : null
      if (answers === null) continue
      if (take(upload.key, file, answers)) isNews = true
      if (wantsNeighbours(answers)) wantsMore = true
    }
    if (!wantsMore) return
    // A file accepted beside it may be its neighbour, and so may one refused before.
    while (alone.current.size > (isNews ? 0 : 1)) {
      isNews = await sendTogether()
      if (!isNews) return
    }
  }
  return { uploads, sendFiles, isBusy: uploads.some(isOnItsWay) }
}
