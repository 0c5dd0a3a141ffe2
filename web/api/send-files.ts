import { headers as headerNames, requestTimeoutMs } from '#contract/calls.ts'
import { ApiFailure } from './api-failure.ts'

export type UploadOptions = {
  /** From 0 to 1, as the bytes leave. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

type Answer = { status: number; text: string; correlationId: string | null }

/** Sends files as one multipart request in fields named `files`. Not by `fetch`, which reports no upload progress. */
export function sendFiles(
  address: string,
  files: readonly File[],
  headers: Readonly<Record<string, string>>,
  { onProgress, signal }: UploadOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    const fail = () => reject(new ApiFailure('generic', null))
    request.open('POST', address)
    request.timeout = requestTimeoutMs
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () =>
      resolve({
        status: request.status,
        text: request.responseText,
        correlationId: request.getResponseHeader(headerNames.correlationId),
      })
    request.onerror = fail
    request.ontimeout = fail
    request.onabort = () => reject(signal?.reason)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(multipart(files))
  })
}

function multipart(files: readonly File[]): FormData {
  const form = new FormData()
  for (const file of files) form.append('files', file, file.name)
  return form
}
