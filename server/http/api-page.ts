import type { JsonSchema } from './json-schema.ts'
import type { OpenApiDocument } from './open-api.ts'

const escape = (text: unknown) => String(text).replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
/** Our own words, in which what stands between back-ticks is code. */
const prose = (text: unknown) => escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 62rem; padding: 2rem 1rem; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid; }
details { border: 1px solid #8888; border-radius: .4rem; margin: .5rem 0; padding: .5rem .8rem; }
summary { cursor: pointer; overflow-wrap: anywhere; }
code, pre { font: .875rem/1.45 ui-monospace, monospace; }
pre { overflow: auto; background: #8881; padding: .6rem; border-radius: .3rem; }
.method { display: inline-block; min-width: 4.5rem; font-weight: 700; }
`

/** The OpenAPI document as a page to read: plain HTML, one inline style, no script. */
export function apiPage(document: OpenApiDocument): string {
  const groups = new Map<string, string[]>()
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const group = String((operation['tags'] as string[])[0])
      groups.set(group, [...(groups.get(group) ?? []), operationHtml(method, path, operation)])
    }
  }
  const body = [...groups].map(([name, operations]) => `<h2>${escape(name)}</h2>\n${operations.join('\n')}`).join('\n')
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg">
<title>Vlot API</title><style>${style}</style></head>
<body><main><h1>Vlot API</h1>
<p>${prose(document.info['description'])}</p>
<p>The same as <a href="openapi.json">OpenAPI 3.1 document</a>; paths are relative to <code>${escape(document.servers[0]?.url)}</code>.</p>
${body}
</main></body></html>
`
}

function operationHtml(method: string, path: string, operation: JsonSchema): string {
  const parameters = operation['parameters'] as { name: string; in: string; required: boolean }[]
  const names = parameters.map(
    (parameter) =>
      `<code>${escape(parameter.name)}</code> (${escape(parameter.in)}${parameter.required ? ', required' : ''})`,
  )
  const scopes = (operation['x-scopes'] as string[]).join(', ')
  return `<details id="${escape(operation['operationId'])}"><summary><span class="method">${escape(method.toUpperCase())}</span>
<code>${escape(path)}</code></summary>
<p>${prose(operation['summary'])} For: ${escape(scopes)}.</p>
<p>Parameters: ${names.join(', ')}.</p>
${bodyHtml('Request', operation['requestBody'])}
${Object.entries(operation['responses'] as JsonSchema)
  .map(([status, answer]) => answerHtml(status, answer as JsonSchema))
  .join('\n')}
</details>`
}

function bodyHtml(title: string, body: unknown): string {
  const content = (body as { content?: Record<string, { schema: unknown }> } | undefined)?.content
  const [type, media] = Object.entries(content ?? {})[0] ?? []
  if (type === undefined) return ''
  return `<p>${title}, <code>${escape(type)}</code>:</p><pre>${escape(JSON.stringify(media?.schema, null, 2))}</pre>`
}

function answerHtml(status: string, answer: JsonSchema): string {
  const line = `<p><strong>${escape(status)}</strong> ${escape(answer['description'])}</p>`
  return status.startsWith('2') ? line + bodyHtml('Answer', answer) : line
}
