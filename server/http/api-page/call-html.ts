import { commonErrorKeys, type ErrorKey, errorKeys } from '#contract/errors.ts'
import type { CallName } from '#contract/calls.ts'
import { errorText } from '#contract/error-text.ts'
import type { Language } from '#lending/language.ts'
import { callSummaries } from '../call-summaries.ts'
import { exampleOf } from '../example-of.ts'
import type { JsonSchema } from '../json-schema.ts'
import { curlOf, type Operation } from './curl-of.ts'
import { code, errorTable, escape, prose, table } from './html-parts.ts'
import { apiPageTexts } from './text.ts'

type CallParts = { method: string; path: string; operation: Operation; base: string; language: Language }
type Content = Record<string, { schema: JsonSchema; example?: unknown }>

/** One call: what it is for in sight, and behind one press everything that it takes to make it. */
export function callHtml({ method, path, operation, base, language }: CallParts): string {
  const text = apiPageTexts[language]
  const { operationId, parameters, requestBody, responses } = operation
  const summary = callSummaries[language][operationId as CallName] ?? operation.summary
  const scopes = operation['x-scopes'].map((scope) => text.scopes[scope] ?? scope).join(', ')
  const answers = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  return `<details id="${escape(operationId)}"><summary><span class="method method-${escape(method)}">${escape(method.toUpperCase())}</span>
<code class="path">${escape(path)}</code><span class="summary">${prose(summary)}</span></summary>
<div class="call"><p>${escape(text.forWhom)}: ${escape(scopes)}.</p>
<h4>${escape(text.command)}</h4>${code(curlOf(method, base + path, operation), 'command')}
${parameters.length === 0 ? '' : parametersHtml(operation, language)}
${bodyHtml(text.request, requestBody?.content, language)}
${answers.map(([status, answer]) => answerHtml(status, answer, language)).join('')}
${errorsHtml(responses, language)}</div></details>`
}

function parametersHtml({ parameters }: Operation, language: Language): string {
  const text = apiPageTexts[language]
  const rows = parameters.map(({ name, in: place, required, schema, example }) => [
    `<code>${escape(name)}</code>`,
    escape(text.places[place] ?? place),
    required ? text.required : text.optional,
    `<code>${escape(example ?? exampleOf(schema, name))}</code>`,
  ])
  return `<h4>${escape(text.parameters)}</h4>${table(text.parameterHeads, rows)}`
}

/** The example, and behind another press the schema that it was made from. */
function bodyHtml(title: string, content: Content | undefined, language: Language): string {
  const [type, media] = Object.entries(content ?? {})[0] ?? []
  if (type === undefined || media === undefined) return ''
  const schema = `<details class="schema"><summary>${escape(apiPageTexts[language].schema)}</summary>${code(JSON.stringify(media.schema, null, 2), 'json')}</details>`
  const isJson = type === 'application/json'
  const example = isJson ? code(JSON.stringify(media.example ?? exampleOf(media.schema), null, 2), 'json') : ''
  return `<h4>${escape(title)} <code>${escape(type)}</code></h4>${example}${schema}`
}

function answerHtml(status: string, answer: JsonSchema, language: Language): string {
  const text = apiPageTexts[language]
  const content = answer['content'] as Content | undefined
  const title = `${text.answer} ${status}`
  return content ? bodyHtml(title, content, language) : `<h4>${escape(title)}: ${escape(text.noAnswer)}</h4>`
}

const isCommon = (key: string) => (commonErrorKeys as readonly string[]).includes(key)
const isErrorKey = (key: string): key is ErrorKey => (errorKeys as readonly string[]).includes(key)

/** The errors of this call only, each with the site's words. */
function errorsHtml(responses: Operation['responses'], language: Language): string {
  const rows = Object.entries(responses).flatMap(([status, answer]) =>
    keysOf(answer)
      .filter((key) => isErrorKey(key) && !isCommon(key))
      .map((key): [string, string, string] => [status, key, errorText(key, language)]),
  )
  return rows.length === 0 ? '' : `<h4>${escape(apiPageTexts[language].errors)}</h4>${errorTable(rows, language)}`
}

function keysOf(answer: JsonSchema): string[] {
  const content = answer['content'] as Record<string, { examples?: object }> | undefined
  return Object.keys(content?.['application/json']?.examples ?? {})
}
