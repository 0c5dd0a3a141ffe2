import type { JsonSchema } from '../json-schema.ts'

type Parameter = { name: string; in: string; required: boolean; schema: JsonSchema; example?: unknown }
export type Operation = {
  operationId: string
  summary: string
  parameters: Parameter[]
  requestBody?: { content: Record<string, { schema: JsonSchema; example?: unknown }> }
  responses: Record<string, JsonSchema>
  'x-scopes': string[]
}

/** Where the commands keep the session's cookie. */
export const cookieFile = 'cookies.txt'

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** The call as a command to copy. Optional query parameters are left out, required ones have their example. */
export function curlOf(method: string, address: string, operation: Operation): string {
  const { parameters, requestBody } = operation
  const needed = (place: string) => parameters.filter((one) => one.in === place && one.required)
  const path = needed('path').reduce(
    (filled, { name, example }) => filled.replace(`{${name}}`, encodeURIComponent(String(example))),
    address,
  )
  const query = new URLSearchParams(
    Object.fromEntries(needed('query').map(({ name, example }) => [name, String(example)])),
  ).toString()
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const isPublic = operation['x-scopes'].includes('public')
  // The session's own calls go by its cookie alone.
  const isOfCookie = path.includes('/vlot/v1/session/')
  const lines = [
    `curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} ${quoted(path + (query && `?${query}`))}`,
    ...(isOfCookie
      ? [`-b ${cookieFile} -c ${cookieFile}`]
      : isPublic
        ? []
        : [`-b ${cookieFile} -H "authorization: Bearer $TOKEN"`]),
    ...(type === 'multipart/form-data' ? [`-F 'files=@statement.xml'`] : []),
    ...(type === 'application/json'
      ? [`-H 'content-type: application/json'`, `-d ${quoted(JSON.stringify(media?.example ?? {}))}`]
      : []),
  ]
  return lines.join(' \\\n  ')
}
