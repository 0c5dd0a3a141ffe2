// Each requirement: its id, a word on its demand, and the surface where a test must prove it. `http` is also proven in
// the browser, `engine` by the pure functions too; `pure` has no surface. `npm run conformance` compares.
import { readFileSync } from 'node:fs'
import { inRepository } from './paths.mjs'

const rows = JSON.parse(readFileSync(inRepository('run', 'requirement-rows.json'), 'utf8'))

/** Each `{ id, asks, surface }`. */
export const requirementRows = Object.entries(rows).flatMap(([surface, ofSurface]) =>
  Object.entries(ofSurface).map(([id, asks]) => ({ id, asks, surface })),
)
