/** The register's record of one number. Dates are YYYYMMDD, as the register writes them. */
export interface RegisterEntry {
  kvkNumber: string
  name: string
  tradeNames: readonly string[]
  legalForm: string
  extendedLegalForm: string
  rsin?: string
  registered: string
  began: string
  ended?: string
  workers?: number
  nonMailing: boolean
  sbi: readonly { code: string; title: string }[]
  /** A VvE has none. */
  main?: Branch
  others: readonly Branch[]
  ownerAddress?: RegisterAddress
  website?: string
  /** Asking for this number fails with this code, as the official error numbers do. */
  failsWith?: { status: number; code: string }
  /** Why an invented one is there, for the tester's list. */
  purpose?: { nl: string; en: string }
  /** Names of the fields that were found nowhere and are made up here. */
  madeUp: readonly string[]
}

export interface Branch {
  number: string
  name: string
  registered: string
  began: string
  address: RegisterAddress
}

export interface RegisterAddress {
  type: 'bezoekadres' | 'correspondentieadres'
  shielded?: boolean
  street?: string
  houseNumber?: number
  houseLetter?: string
  houseAddition?: string
  postbox?: number
  postcode?: string
  city: string
}
