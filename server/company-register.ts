import type { Company } from '#contract/application.ts'

/** The company register behind one interface (CORE-1). */
export type CompanyRegister = {
  /** By kvk number when the text is one, else by name. An empty list when nothing matches. */
  search(text: string): Promise<Company[]>
  /** Null when the number is not in the register. */
  readProfile(kvkNumber: string): Promise<RegisterProfile | null>
}

export type RegisterProfile = {
  kvkNumber: string
  name: string
  tradeNames: string[]
  legalForm: string | null
  legalFormLong: string | null
  /** `YYYY-MM-DD`; unknown parts stay `00`, as the register gives them. */
  foundedOn: string | null
  endedOn: string | null
  activities: { code: string; description: string; isMain: boolean }[]
  city: string | null
}
