import { demonstration, type Lender, type Site } from '#lending/lender.ts'

declare const IS_OF_SITE: true
const given = globalThis as never as { readonly site: Site; readonly lender?: Lender }

/** Of this process or page, on `globalThis` before modules load (server/settings/this-lender.ts, web/document.tsx). */
export const lender: Lender = typeof IS_OF_SITE === 'undefined' ? (given.lender ?? demonstration) : given.site.lender

/** For names of files that one downloads. */
export const nameInFiles = lender.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
