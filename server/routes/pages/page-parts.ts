import { escapeHtml } from './form-state.ts'

/**
 * A built page that the server completes. Everything it can say is in the page, in its language, as
 * `<template data-part="name">` with `{holes}`; what was said goes into an empty `<div data-slot="name">`.
 */
export type PageParts = { frame: string; parts: ReadonlyMap<string, string> }

/** Takes the parts out of a built page. */
export function readParts(html: string): PageParts {
  const parts = new Map<string, string>()
  const frame = html.replace(
    /<template data-part="([\w-]+)">([\s\S]*?)<\/template>/g,
    (_all, name: string, part: string) => {
      parts.set(name, part)
      return ''
    },
  )
  return { frame, parts }
}

/** Text for a hole, escaped when it is filled in. HTML that was made of other parts is wrapped by `asHtml`. */
type Filling = string | { html: string }
export const asHtml = (html: string): Filling => ({ html })

/** A part with its holes filled, each once: braces in what is filled in stay what they are. Throws when the page lacks the part. */
export function fillPart({ parts }: PageParts, name: string, fillings: Readonly<Record<string, Filling>> = {}): string {
  const part = parts.get(name)
  if (part === undefined) throw new Error(`The built page has no part ${name}.`)
  return part.replace(/\{(\w+)\}/g, (_hole, hole: string) => {
    const filling = fillings[hole] ?? ''
    return typeof filling === 'string' ? escapeHtml(filling) : filling.html
  })
}

/** Puts HTML into a slot of the page. */
export function intoSlot(frame: string, slot: string, html: string): string {
  const open = `<div data-slot="${slot}">`
  return frame.replace(`${open}</div>`, () => `${open}${html}</div>`)
}
