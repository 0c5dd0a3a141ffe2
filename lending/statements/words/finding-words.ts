import type { Language } from '#lending/language.ts'
import type { StatementFindingCode } from '#lending/statements/finding.ts'

/** Oddities of an accepted file, for its sender. */
export const findingWords: Readonly<Record<Language, Readonly<Record<StatementFindingCode, string>>>> = {
  nl: {
    balance_does_not_add_up: 'Het begin- en eindsaldo sluiten niet precies aan. We rekenen met de transacties zelf.',
    running_balance_broken: 'Het saldo per regel sluit niet overal aan. We rekenen met de transacties zelf.',
    statement_not_closed: 'Het eindsaldo ontbreekt. Misschien is het bestand niet compleet.',
    cut_off: 'Het bestand lijkt halverwege te stoppen. Kijk na of je alles hebt.',
    currency_differs: 'Transacties in een andere munt tellen we niet mee.',
    zero_amount: 'Er staan transacties van € 0 in. Die veranderen niets.',
    missing_quote: 'In een regel ontbreekt een aanhalingsteken. We konden de regel toch lezen.',
    mixed_encoding: 'Sommige letters staan er niet goed in. Voor de bedragen maakt dat niet uit.',
    iban_checksum_wrong:
      'Het rekeningnummer in dit bestand lijkt niet te kloppen. Kijk na of het je eigen rekening is.',
    gap_between_files:
      'Van {from} tot en met {to} missen we transacties van deze rekening. Heb je daar ook een bestand van? Voeg het toe.',
  },
  en: {
    balance_does_not_add_up:
      'The opening and closing balances do not quite add up. We use the transactions themselves.',
    running_balance_broken: 'The balances on the lines do not always add up. We use the transactions themselves.',
    statement_not_closed: 'The closing balance is missing. The file may not be complete.',
    cut_off: 'The file seems to stop halfway. Check that you have all of it.',
    currency_differs: 'Transactions in another currency are not counted.',
    zero_amount: 'It contains transactions of €0. They change nothing.',
    missing_quote: 'A quotation mark is missing in one line. We could still read it.',
    mixed_encoding: 'Some letters in it are garbled. That makes no difference to the amounts.',
    iban_checksum_wrong: 'The account number in this file does not seem right. Check that it is your own account.',
    gap_between_files:
      'We have no transactions for this account from {from} up to and including {to}. Do you have a file for those days as well? Add it.',
  },
}
