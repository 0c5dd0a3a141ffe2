import { createContext } from 'react'

/**
 * True only while the build renders the fallback document, which starts any journey page and so must carry React. The
 * router renders it as if it were the home page, which carries none.
 */
export const FallbackDocument = createContext(false)
