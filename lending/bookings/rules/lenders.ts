import { lender } from '#lending/this-lender.ts'
import { withoutLegalForm } from '#lending/legal-suffix.ts'
import { normaliseText } from '#lending/normalise-text.ts'

const ourName = normaliseText(lender.name)

/** Exactly our own name, since a customer may have it as a part of theirs. */
export const isOurName = (name: string): boolean => normaliseText(withoutLegalForm(name)) === ourName

/** Lenders have many names, but most say what they do; Dutch and German ones within a longer word. */
export const lenderName =
  /financ|finanz|voorschot|kredi|credit(?!eur)|lening|lending|darlehen|\bloans?\b|\bcapital\b|kapitaal|funding|fonds\b|\bfunds?\b|\bpret\b/

export const instalment =
  /termijn|rente\b|inhouding|\b(?:aflos|repay|instal|maandbedrag|(?:week|dag|maand)incasso|rate\b|raten\b|tilgung|remittance|interest|int[eé]r[eê]ts?|zins|coupon|principal|mensualit[eé]|[eé]ch[eé]ance|pr[eé]l[eè]vement|cuota|\d{1,3}\/\d{1,3}\b|\d{1,3} (?:of|van) \d{1,3}\b)/

/** Words of what such a company is paid for when it is no instalment. */
export const noInstalment = /\b(?:lease|verzeker\w*|premie|pensioen\w*|huur|factuur\w*|invoice)\b/

export const borrowed =
  /uitbetal|auszahl|utbetal|avance|tr[eé]sorerie|opname|lening|krediet|kredit|financiering|\b(?:payout|pay-out|fund(?:ing|ed)|advance|loans?|drawdown|draw|disburs\w*|agreement|contract|contrat|kontrakt|vertrag|proceeds|darlehen|pret)\b/

/** A fund lends and gives; with these words it gives. */
export const isFund = /fonds\b|\bfunds?\b|\bfoundation\b/
export const granted =
  /bijdrage|toekenning|toegekend|subsidie|uitkering|regeling|beschikking|\b(?:grant|award|project)\b/
