import { lender } from '#lending/this-lender.ts'
import { commonErrorKeys, type ErrorKey, errorStatus, errorKeys } from '#contract/errors.ts'
import { errorText } from '#contract/error-text.ts'
import type { Language } from '#lending/language.ts'
import type { OpenApiDocument } from '../open-api.ts'
import { apiStyle } from './api-style.ts'
import { cookieFile, type Operation, curlOf } from './curl-of.ts'
import { code, errorTable, escape, prose, table } from './html-parts.ts'
import { apiPageTexts } from './text.ts'
import { apiPrefix, type CallName, calls } from '#contract/calls.ts'
import { callSummaries } from '../call-summaries.ts'
import { exampleOf } from '../example-of.ts'
import type { JsonSchema } from '../json-schema.ts'

type ApiPageParts = {
  document: OpenApiDocument
  language: Language
  /** Where the commands on the page call. */
  origin: string
  /** The site's own font file; null when the site is not built. */
  font: string | null
}

type Entry = { method: string; path: string; operation: Operation; base: string }

/** Where a page in this language is. */
export const apiPagePaths: Readonly<Record<Language, string>> = { en: '/docs', nl: '/docs/nl' }

/** The OpenAPI document as a page to read: plain HTML, one inline style, no script. */
export function apiPage({ document, language, origin, font }: ApiPageParts): string {
  const text = apiPageTexts[language]
  const groups = groupsOf(document, origin)
  const other = language === 'nl' ? 'en' : 'nl'
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta name="color-scheme" content="only light"><link rel="icon" href="/favicon.svg">
${font ? `<link rel="preload" href="${escape(font)}" as="font" type="font/woff2" crossorigin="anonymous">` : ''}
<title>${escape(text.title)}</title><style>${apiStyle(font)}</style></head>
<body>
<header class="bar"><a class="logo" href="${language === 'nl' ? '/' : '/en'}"><img src="/favicon.svg" alt="" width="36" height="36">${lender.name}</a>
<a href="/api${apiPagePaths[other]}" hreflang="${other}" lang="${other}">${escape(text.other)}</a></header>
<div class="frame">
<nav aria-label="${escape(text.contents)}">${contentsHtml(groups, language)}</nav>
<main>
<h1>${escape(text.title)}</h1>
<p class="intro">${prose(text.intro)} <a href="/api/openapi.json">${escape(text.document)}</a>.</p>
${firstHtml(origin, language)}
<h2>${escape(text.rulesTitle)}</h2>
<ul class="rules">${text.rules.map((rule) => `<li>${prose(rule)}</li>`).join('')}</ul>
<h3>${escape(text.commonTitle)}</h3>
<p>${escape(text.commonIntro)}</p>
${errorTable(
  commonErrorKeys.map((key) => errorRow(key, language)),
  language,
)}
${groups.map(([name, entries]) => groupHtml(name, entries, language)).join('\n')}
</main></div></body></html>
`
}

function groupsOf(document: OpenApiDocument, origin: string): [string, Entry[]][] {
  const groups = new Map<string, Entry[]>()
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, known] of Object.entries(operations)) {
      const operation = known as unknown as Operation & { tags: string[]; servers?: { url: string }[] }
      const base = origin + (operation.servers ? '' : document.servers[0]!.url)
      const [group = ''] = operation.tags
      groups.set(group, [...(groups.get(group) ?? []), { method, path, operation, base }])
    }
  }
  return [...groups]
}

const contentsHtml = (groups: readonly [string, Entry[]][], language: Language): string =>
  `<ul>${groups
    .map(
      ([name, entries]) =>
        `<li><a href="#${name}">${escape(apiPageTexts[language].groups[name] ?? name)}</a> <small>${entries.length}</small></li>`,
    )
    .join('')}</ul>`

function firstHtml(origin: string, language: Language): string {
  const text = apiPageTexts[language]
  const steps = firstCalls(origin).map(
    (command, index) => `<li><p>${escape(text.firstSteps[index])}</p>${code(command, 'command')}</li>`,
  )
  return `<section class="first"><h2>${escape(text.firstTitle)}</h2><p>${escape(text.firstIntro)}</p><ol>${steps.join('')}</ol></section>`
}

const errorRow = (key: ErrorKey, language: Language): [string, string, string] => [
  String(errorStatus[key]),
  key,
  errorText(key, language),
]

type CallParts = { method: string; path: string; operation: Operation; base: string; language: Language }
type Content = Record<string, { schema: JsonSchema; example?: unknown }>

/** One call: what it is for in sight, and behind one press everything that it takes to make it. */
function callHtml({ method, path, operation, base, language }: CallParts): string {
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

const groupHtml = (name: string, entries: readonly Entry[], language: Language): string =>
  `<h2 id="${name}">${escape(apiPageTexts[language].groups[name] ?? name)}</h2>
${entries.map(({ method, path, operation, base }) => callHtml({ method, path, operation, base, language })).join('\n')}`

/** A company of the sandbox that may apply. */
const company = '00900001'

/** The first commands to try the API: a price, a session, and eligibility. They need only curl and sed. */
function firstCalls(origin: string): readonly string[] {
  const at = (name: CallName) => `${origin}${apiPrefix}/${calls[name].path}`
  const session = `curl -s -c ${cookieFile} -H 'content-type: application/json' -d '{}' ${at('createSession')}`
  return [
    `curl -s '${at('readQuote')}?amount=25000&termMonths=12'`,
    `TOKEN=$(${session} | sed 's/.*"token":"\\([^"]*\\)".*/\\1/')`,
    `curl -s -b ${cookieFile} -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' \\\n  -d '{"kvkNumber":"${company}"}' ${at('checkEligibility')}`,
    `curl -s -b ${cookieFile} -H "authorization: Bearer $TOKEN" ${at('readApplication')}`,
  ]
}
