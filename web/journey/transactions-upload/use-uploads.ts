import { useReducer, useRef } from 'react'
import { uploadStatements } from '../../api/api.ts'
import { errorKeyOf } from '../../api/api-failure.ts'
import { isOnItsWay, nextUploads, uploadOf } from './uploads.ts'

export type UploadLimits = { maximumBytes: number; maximumFiles: number; atLeastDays: number }

/** Sends the chosen files, one request each, so that one bad or slow file holds up no other (API-8). */
export function useUploads(limits: UploadLimits, onAccepted: () => void) {
  const [uploads, dispatch] = useReducer(nextUploads, [])
  const count = useRef(0)

  const sendFile = async (key: string, file: File) => {
    try {
      const answer = await uploadStatements([file], {
        onProgress: (share) => dispatch({ kind: 'progress', keys: [key], share }),
      })
      dispatch({ kind: 'answered', key, answers: answer.files })
      if (answer.files.some((one) => one.accepted)) onAccepted()
    } catch (error) {
      dispatch({ kind: 'failed', keys: [key], errorKey: errorKeyOf(error) })
    }
  }

  const sendFiles = async (files: readonly File[]) => {
    const chosen = files.map((file) => ({
      file,
      upload: uploadOf(`file-${(count.current += 1)}`, file, limits.maximumBytes),
    }))
    dispatch({ kind: 'chosen', uploads: chosen.map(({ upload }) => upload) })
    for (const { file, upload } of chosen) if (isOnItsWay(upload)) await sendFile(upload.key, file)
  }
  return { uploads, sendFiles, isBusy: uploads.some(isOnItsWay) }
}
