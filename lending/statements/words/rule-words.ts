import type { Language } from '#lending/language.ts'
import type { StatementFileError } from '#lending/statements/check-statements.ts'

/** The rules for statement files in words (ERR-3); `{name}` is a figure of the error, see `fillSentences`. */
export const ruleWords: Readonly<Record<Language, Readonly<Record<StatementFileError['key'], string>>>> = {
  nl: {
    transactions_not_recent:
      'De laatste transactie in dit bestand is te oud. Die is van {newestOn}. Dat is {ageDays} dagen geleden; het mag hoogstens {ageMaxDays} dagen zijn. Download een bestand tot en met vandaag. Heb je losse maanden of halve jaren? Kies ze samen, dan tellen we ze bij elkaar op. Was er sindsdien geen transactie? Koppel dan je bank. Is dit een spaarrekening? Kies haar samen met je betaalrekening.',
    not_enough_transactions:
      'In dit bestand staat te weinig. Van {missingFrom} tot en met {missingTo} missen we transacties. Wat daarvoor komt, telt niet mee. Aantal transacties: {bookings}. Aantal dagen: {coveredDays}. We hebben minstens {bookingsMin} transacties over minstens {coverageMinDays} dagen nodig. Kies bij je bank een langere periode, liefst een jaar. Heb je losse maanden of halve jaren? Kies ze samen, dan tellen we ze bij elkaar op.',
    too_many_days_in_file:
      'Dit bestand gaat over een te lange periode. We zien {coveredDays} dagen. In één bestand mogen er {spanMaxDays} zitten. Kies bij je bank een kortere periode, bijvoorbeeld het laatste jaar.',
    multiple_accounts:
      'In dit bestand staan meer rekeningen. We zien er {accountCount}. Download voor elke rekening een eigen bestand.',
  },
  en: {
    transactions_not_recent:
      'The latest transaction in this file is too old. It is from {newestOn}. That is {ageDays} days ago; the limit is {ageMaxDays} days. Download a file up to and including today. Do you have separate months or half years? Choose them together and we add them up. Has there been no transaction since? Then connect your bank. Is this a savings account? Choose it together with your payment account.',
    not_enough_transactions:
      'This file contains too little. There are no transactions from {missingFrom} up to and including {missingTo}, so what came before does not count. Number of transactions: {bookings}. Number of days: {coveredDays}. We need at least {bookingsMin} transactions over at least {coverageMinDays} days. Choose a longer period at your bank, preferably a year. Do you have separate months or half years? Choose them together and we add them up.',
    too_many_days_in_file:
      'This file covers too long a period. We see {coveredDays} days. One file can cover {spanMaxDays} at most. Choose a shorter period at your bank, for instance the last year.',
    multiple_accounts:
      'This file contains more than one account. We see {accountCount}. Download a separate file for each account.',
  },
}
