/** STORE-5: the parameters of an address that say which campaign brought the visitor. */
export const utmNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const

/** STORE-5: a partner id, lowercased. A malformed one is dropped and logged. */
export const partnerIdPattern = /^[a-z0-9_-]{1,40}$/
