import type { EligibilityRefusal } from '#lending/eligibility.ts'
import type { Language } from '#lending/language.ts'
import { lendingLimits } from '#lending/policy/limits.ts'

const ageMonths = lendingLimits.companyAgeMinMonths

export type RefusalText = { title: string; why: string; whatNow: string }

/** FLOW-3: why a company may not apply, and the remedy. */
export const eligibilityTexts: Readonly<Record<Language, Record<EligibilityRefusal['code'], RefusalText>>> = {
  nl: {
    SBI_CODE_INVALID: {
      title: 'De hoofdactiviteit van je bedrijf',
      why: 'We lenen niet aan bedrijven in deze branche, zoals financiële diensten, vastgoed, kansspelen, overheid en verenigingen.',
      whatNow:
        'Doe je vooral ander werk dan hier staat? Pas je activiteiten gratis aan bij KVK en probeer het daarna opnieuw.',
    },
    LEGAL_STRUCTURE_INVALID: {
      title: 'De rechtsvorm van je bedrijf',
      why: 'We lenen aan eenmanszaken, vof’s, cv’s, maatschappen, bv’s, nv’s en coöperaties die nu actief zijn.',
      whatNow: 'Heb je ook een bedrijf met zo’n rechtsvorm? Zoek dan op dat KVK-nummer.',
    },
    FOUNDATION_DATE_CHECK: {
      title: 'Hoe lang je bedrijf bestaat',
      why: `Je bedrijf is nog jong. Bij ons kan het vanaf ${ageMonths} maanden.`,
      whatNow: 'Eerder geld nodig? Bij Qredits kun je vaak wel terecht, voor een microkrediet.',
    },
  },
  en: {
    SBI_CODE_INVALID: {
      title: 'The main activity of your business',
      why: 'We do not lend to businesses in this sector, such as financial services, property, gambling, government and associations.',
      whatNow:
        'Is your main work different from what is registered? Change your activities at KVK, free of charge, and try again.',
    },
    LEGAL_STRUCTURE_INVALID: {
      title: 'The legal form of your business',
      why: 'We lend to sole traders, partnerships (vof, cv, maatschap), private and public companies and cooperatives that are active now.',
      whatNow: 'Do you have another business with one of these legal forms? Search by its KVK number.',
    },
    FOUNDATION_DATE_CHECK: {
      title: 'How long your business has existed',
      why: `Your business is still young. You can apply once it is ${ageMonths} months old.`,
      whatNow: 'Need money sooner? Qredits often has a microcredit for young businesses.',
    },
  },
}
