import type { Partner } from '#contract/lender/lender-file.ts'

/** Two made-up ones whose pages the sandbox serves, so that a referral can be tried. */
export function sandboxPartners(sandbox: string): Partner[] {
  const bookkeeper = `${sandbox}/partners/boekhouder`
  const marketplace = `${sandbox}/partners/marktplein`
  return [
    {
      nl: { name: 'Boekhouder Het Kladblok (verzonnen)', address: bookkeeper },
      en: { name: 'Kladblok bookkeepers (made up)', address: `${bookkeeper}/en` },
    },
    {
      nl: { name: 'Ondernemersplein De Kraam (verzonnen)', address: marketplace },
      en: { name: 'De Kraam marketplace (made up)', address: `${marketplace}/en` },
    },
  ]
}
