import type { Language } from '#lending/language.ts'
import type { StatementFindingCode } from '#lending/statements/finding.ts'

/** Oddities of an accepted file, for its sender. */
export const findingWords: Readonly<Record<Language, Readonly<Record<StatementFindingCode, string>>>> = {
  nl: {
    balance_does_not_add_up:
      'Het beginsaldo en de transacties komen samen niet uit op het eindsaldo. Daarom kijkt een medewerker mee. Koppel je bank, of download het bestand opnieuw.',
    running_balance_broken:
      'Het saldo per regel sluit niet overal aan op de transacties. Daarom kijkt een medewerker mee. Koppel je bank, of download het bestand opnieuw.',
    chain_broken:
      'Het eindsaldo van het ene afschrift is niet het beginsaldo van het volgende. Ontbreekt er een afschrift, voeg het dan toe. Anders kijkt een medewerker mee.',
    sources_differ:
      'Twee bestanden van deze rekening spreken elkaar tegen. Koppel je bank, of haal het bestand weg dat niet klopt.',
    statement_missing:
      'De nummers van de afschriften lopen niet door. Bij sommige banken is dat gewoon. Ontbreekt er een afschrift, voeg het dan toe.',
    statement_twice: 'Eén afschrift staat twee keer in dit bestand.',
    dated_ahead: 'Er staan transacties in met een datum die nog moet komen. Die tellen we niet mee.',
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
      'The opening balance and the transactions do not add up to the closing balance. One of our team will take a look. Connect your bank, or download the file again.',
    running_balance_broken:
      'The balances on the lines do not always match the transactions. One of our team will take a look. Connect your bank, or download the file again.',
    chain_broken:
      'The closing balance of one statement is not the opening balance of the next. If a statement is missing, add it. Otherwise one of our team will take a look.',
    sources_differ:
      'Two files of this account contradict each other. Connect your bank, or remove the file that is wrong.',
    statement_missing:
      'The numbers of the statements skip one. At some banks that is usual. If a statement is missing, add it.',
    statement_twice: 'One statement is in this file twice.',
    dated_ahead: 'It contains transactions with a date that is still to come. We do not count those.',
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
