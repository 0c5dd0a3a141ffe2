import type { BankKey } from '#contract/values.ts'
import type { Texts } from '#ui/language.ts'

/** How to get a right file from each bank: the file's name and the menu to look in, not each click. */
export const bankHowTo: Texts<Readonly<Record<BankKey, string>>> = {
  nl: {
    RABOBANK:
      'Log in op Rabo Internetbankieren of Rabo Business Banking en zoek “Transacties downloaden”. Kies CAMT.053, MT940 of CSV, je zakelijke rekening en de laatste 23 maanden.',
    ING: 'Log in op Mijn ING Zakelijk of InsideBusiness en zoek “Af- en bijschrijvingen downloaden”. Kies CAMT.053, MT940 of CSV. Kies niet “saldo’s”: daar staan geen transacties in.',
    ABN: 'Log in op Internet Bankieren en zoek “Mutaties downloaden”. Kies CAMT.053, MT940 of TXT/TAB, één rekening en zelf een periode van 23 maanden.',
    KNAB: 'Log in op de website van Knab, open je zakelijke rekening en zoek “Downloaden” of “Exporteren”. Kies CSV, MT940 of CAMT.053 en een periode van 23 maanden.',
    ASN: 'Log in op de website van ASN Bank, open je rekening en zoek “Downloaden”. Kies CSV, MT940 of CAMT.053 en een periode van 23 maanden.',
    SNS: 'Log in op de website van SNS, open je rekening en zoek “Downloaden”. Kies CSV, MT940 of CAMT.053 en een periode van 23 maanden.',
    REGIOBANK:
      'Log in op de website van RegioBank, open je rekening en zoek “Downloaden”. Kies CSV, MT940 of CAMT.053 en een periode van 23 maanden.',
    TRIODOS:
      'Log in op Internet Bankieren van Triodos, open je rekening en zoek “Exporteren” of “Downloaden”. Kies CSV of MT940 en een periode van 23 maanden.',
    BUNQ: 'Ga in de app of op de website van bunq naar je rekening en maak een afschrift (“Export” of “Statement”) van 23 maanden. Kies CSV of MT940, geen PDF.',
  },
  en: {
    RABOBANK:
      'Log in to Rabo Internetbankieren or Rabo Business Banking and look for “Transacties downloaden”. Choose CAMT.053, MT940 or CSV, your business account and the last 23 months.',
    ING: 'Log in to Mijn ING Zakelijk or InsideBusiness and look for “Af- en bijschrijvingen downloaden”. Choose CAMT.053, MT940 or CSV. Do not choose “saldo’s”: it has no transactions.',
    ABN: 'Log in to Internet Bankieren and look for “Mutaties downloaden”. Choose CAMT.053, MT940 or TXT/TAB, one account and a custom period of 23 months.',
    KNAB: 'Log in on the Knab website, open your business account and look for “Downloaden” or “Exporteren”. Choose CSV, MT940 or CAMT.053 and a period of 23 months.',
    ASN: 'Log in on the ASN Bank website, open your account and look for “Downloaden”. Choose CSV, MT940 or CAMT.053 and a period of 23 months.',
    SNS: 'Log in on the SNS website, open your account and look for “Downloaden”. Choose CSV, MT940 or CAMT.053 and a period of 23 months.',
    REGIOBANK:
      'Log in on the RegioBank website, open your account and look for “Downloaden”. Choose CSV, MT940 or CAMT.053 and a period of 23 months.',
    TRIODOS:
      'Log in to Triodos internet banking, open your account and look for “Exporteren” or “Downloaden”. Choose CSV or MT940 and a period of 23 months.',
    BUNQ: 'In the bunq app or website go to your account and make a statement (“Export” or “Statement”) of 23 months. Choose CSV or MT940, not PDF.',
  },
}
