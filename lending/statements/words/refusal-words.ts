import type { Language } from '#lending/language.ts'
import type { StatementRefusalCode } from '#lending/statements/refusal.ts'

/** The errors of unreadable files, in words (ERR-3). Every code has its words here. */
const refusalWords: Readonly<Record<Language, Readonly<Record<StatementRefusalCode, string>>>> = {
  nl: {
    empty_file: 'Dit bestand is leeg.',
    unknown_format: 'Dit bestand herkennen we niet als bankafschrift.',
    pdf_file: 'Dit is een pdf. Daar kunnen we geen transacties uit lezen.',
    spreadsheet_file: 'Dit is een bestand van Excel of een ander rekenprogramma. Dat kunnen we niet lezen.',
    document_file: 'Dit is een bestand van Word of een ander tekstprogramma. Dat kunnen we niet lezen.',
    web_page: 'Dit is een webpagina, geen bankafschrift. Misschien was je bij de bank al uitgelogd.',
    binary_file: 'Dit is een foto, een ingepakt bestand of iets anders dat we niet als tekst kunnen lezen.',
    encoding: 'Dit bestand is opgeslagen met tekens die we niet kunnen lezen.',
    utf16:
      'Dit bestand is opgeslagen als UTF-16 (‘Unicode’). Zo komt het niet van de bank: een ander programma heeft het opnieuw opgeslagen.',
    file_too_big: 'Dit bestand is te groot.',
    line_too_long: 'In dit bestand staat een regel die te lang is voor een bankafschrift.',
    too_many_rows: 'In dit bestand staan te veel regels.',
    too_many_accounts: 'In dit bestand staan te veel rekeningen.',
    doctype_refused: 'Dit XML-bestand heeft een DOCTYPE. Dat openen we uit veiligheid niet.',
    too_deep: 'Dit XML-bestand is veel ingewikkelder dan een bankafschrift.',
    too_many_attributes: 'Dit XML-bestand heeft meer kenmerken dan een bankafschrift heeft.',
    malformed_xml: 'Dit XML-bestand is beschadigd.',
    malformed_mt940: 'Dit MT940-bestand is beschadigd.',
    malformed_row: 'Een regel in dit bestand kunnen we niet lezen.',
    malformed_amount: 'Een bedrag in dit bestand kunnen we niet lezen.',
    malformed_date: 'Een datum in dit bestand kunnen we niet lezen.',
    altered_file:
      'De bedragen in dit bestand staan er anders in dan je bank ze schrijft. Misschien is het in een rekenprogramma opgeslagen. Download het opnieuw bij je bank en stuur het zonder het eerst te openen.',
    missing_field: 'In dit bestand ontbreekt een gegeven dat er hoort te staan.',
    wrong_columns: 'De kolommen van dit bestand kloppen niet. Is het in een spreadsheet geopend en opgeslagen?',
    balances_only: 'In dit bestand staan alleen saldo’s, geen transacties.',
    card_statement:
      'Dit zijn de uitgaven van een creditcard. We hebben de transacties van je zakelijke rekening nodig.',
    settlement_file:
      'Dit is een overzicht van {issuer}: wat klanten betaalden en wat daarvan werd ingehouden. Het is geen afschrift van je rekening.',
    foreign_account: 'Dit is een export van {issuer}. De kolommen daarvan kunnen we niet lezen.',
    not_a_statement: 'Dit is een ander bankbericht, geen afschrift met geboekte transacties.',
    no_statement: 'In dit bestand zit geen afschrift.',
    cut_off: 'Dit bestand stopt halverwege. Waarschijnlijk is het downloaden afgebroken.',
  },
  en: {
    empty_file: 'This file is empty.',
    unknown_format: 'We do not recognise this file as a bank statement.',
    pdf_file: 'This is a PDF. We cannot read transactions from it.',
    spreadsheet_file: 'This is an Excel file or another spreadsheet. We cannot read those.',
    document_file: 'This is a Word file or another text document. We cannot read those.',
    web_page: 'This is a web page, not a bank statement. Perhaps your bank had already logged you out.',
    binary_file: 'This is a picture, a compressed file or something else we cannot read as text.',
    encoding: 'This file is saved with characters that we cannot read.',
    utf16:
      'This file is saved as UTF-16 (‘Unicode’). It does not come from the bank that way: another program saved it again.',
    file_too_big: 'This file is too large.',
    line_too_long: 'This file has a line that is too long for a bank statement.',
    too_many_rows: 'This file has too many lines.',
    too_many_accounts: 'This file has too many accounts.',
    doctype_refused: 'This XML file has a DOCTYPE. For safety we do not open those.',
    too_deep: 'This XML file is nested more deeply than any bank statement.',
    too_many_attributes: 'This XML file has more attributes than any bank statement.',
    malformed_xml: 'This XML file is damaged.',
    malformed_mt940: 'This MT940 file is damaged.',
    malformed_row: 'We cannot read a line in this file.',
    malformed_amount: 'We cannot read an amount in this file.',
    malformed_date: 'We cannot read a date in this file.',
    altered_file:
      'The amounts in this file are not written the way your bank writes them. It may have been saved in a spreadsheet. Download it from your bank again and send it without opening it first.',
    missing_field: 'Something that belongs in this file is missing.',
    wrong_columns: 'The columns of this file are not right. Was it opened and saved in a spreadsheet?',
    balances_only: 'This file holds only balances, no transactions.',
    card_statement: 'This is a credit card statement. We need the transactions of your business account.',
    settlement_file:
      'This is a report from {issuer}: what customers paid and what was deducted. It is not a statement of your account.',
    foreign_account: 'This is an export from {issuer}. We cannot read its columns.',
    not_a_statement: 'This is another kind of bank message, not a statement of booked transactions.',
    no_statement: 'There is no statement in this file.',
    cut_off: 'This file stops halfway. The download was probably interrupted.',
  },
}

const unnamed: Readonly<Record<Language, Readonly<Partial<Record<StatementRefusalCode, string>>>>> = {
  nl: { settlement_file: 'een betaaldienst', foreign_account: 'een buitenlandse bank' },
  en: { settlement_file: 'a payment provider', foreign_account: 'a foreign bank' },
}

const inFigures: Readonly<Record<Language, (found: string) => string>> = {
  nl: (found) =>
    `Daar staat “${found}”, terwijl banken een datum in cijfers schrijven. Misschien heeft een ander programma het bestand opgeslagen.`,
  en: (found) => `It says “${found}”, but banks write dates in figures. Perhaps another program saved the file.`,
}

/**
 * The words of a refusal, with who makes such files where that is known; a date that stands in words is quoted.
 *
 * @param found what stands in the file at the defect
 */
export function refusalWordsOf(
  code: StatementRefusalCode,
  { issuer, found }: { issuer?: string | null; found?: string | null },
  language: Language,
): string {
  const said = refusalWords[language][code].replace('{issuer}', issuer || unnamed[language][code] || '')
  const isInWords = code === 'malformed_date' && /\p{L}{3}/u.test(found ?? '')
  return isInWords ? `${said} ${inFigures[language](found ?? '')}` : said
}
