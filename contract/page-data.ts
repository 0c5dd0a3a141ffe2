import type { Company, Eligibility } from './application.ts'

/** A posted form of the contact or complaint page: what was filled in, and which fields are wrong. */
export type PostedForm = {
  name: 'call' | 'message' | 'complaint'
  values: Readonly<Record<string, string>>
  wrong: readonly string[]
}

/** A company search and its answer: companies by name or number, a checked company, or why neither. */
export type CompanyAnswer = {
  phrase: string
  companies?: readonly Company[]
  eligibility?: Eligibility
  /** The key of a failure. */
  problem?: string
}

/** The part of a page that only the server knows. Without any, the page is as the build writes it. */
export type PageData = {
  form?: PostedForm
  company?: CompanyAnswer
  partners?: readonly { name: string; address: string }[]
  proof?: readonly { title: string; body: string; address: string; link: string }[]
  /** The parameters of an address that say who sent the visitor (STORE-4). */
  sender?: Readonly<Record<string, string>>
}

/** The HTML of a page, by its path. The renderer of the build and of `npm run dev` is `web/render-page.tsx`. */
export type RenderPage = (path: string, data: PageData) => Promise<string>

/** Folders of a site that is written: the release's, and where the lender's pages go (site-build/write-site.ts). */
export type SiteFolders = {
  readonly release: { readonly site: string; readonly pages: string; readonly desk: string }
  /** The release's own for the demonstration. */
  readonly into: { readonly site: string; readonly desk: string }
  /** The lender's folder, for its pictures; null for the demonstration. */
  readonly lenderDir: string | null
  /** Brotli's, from 0 to 11; null packs nothing. */
  readonly packing: number | null
}
export type WriteSite = (folders: SiteFolders) => Promise<void>
