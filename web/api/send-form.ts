import { headers as headerNames } from '#contract/calls.ts'
import { requestTimeoutMs } from '#contract/client.ts'

/** As `fetch` of a form, and shows how far the upload is, which `fetch` cannot. */
export function sendForm(
  address: string,
  { headers, body, signal }: RequestInit,
  onProgress?: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    const fail = () => reject(new TypeError('The upload did not get through.'))
    request.open('POST', address)
    request.timeout = requestTimeoutMs
    for (const [name, value] of Object.entries(headers ?? {})) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const correlationId = request.getResponseHeader(headerNames.correlationId)
      const { status, responseText } = request
      const given = new Headers(correlationId === null ? [] : [[headerNames.correlationId, correlationId]])
      resolve(new Response(responseText || null, { status, headers: given }))
    }
    request.onerror = fail
    request.ontimeout = fail
    request.onabort = () => reject(signal?.reason)
    const stop = () => request.abort()
    signal?.addEventListener('abort', stop, { once: true })
    request.onloadend = () => signal?.removeEventListener('abort', stop)
    request.send(body as FormData)
  })
}
