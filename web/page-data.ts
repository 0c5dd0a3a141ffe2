import { createContext, useContext } from 'react'
import type { PageData } from '#contract/page-data.ts'

export const PageDataContext = createContext<PageData>({})

/** The part of the page that only the server knows; empty in the build and in the browser. */
export const usePageData = (): PageData => useContext(PageDataContext)
