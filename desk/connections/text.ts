import { byLanguage, type Pairs } from '#lending/by-language.ts'
import type { ConnectionName } from '#lending/desk/connection-names.ts'

export const connectionsTexts = byLanguage({
  intro: ['We proberen elke verbinding nu echt uit.', 'Every connection is tested live, right now.'],
  again: ['Probeer opnieuw', 'Try again'],
  trying: ['We proberen de verbindingen', 'Trying the connections'],
  triedAt: (time: string) => [`Geprobeerd om ${time}.`, `Tried at ${time}.`],
  well: ['Werkt', 'Works'],
  bad: ['Werkt niet', 'Does not work'],
  took: (ms: number) => [`${ms} ms`, `${ms} ms`],
  fault: (code: string) => [`Melding: ${code}`, `Message: ${code}`],
  deliveries: ['Berichten aan jullie systemen', 'Messages to your systems'],
  sent: ['Aangekomen', 'Delivered'],
  tries: (tries: number, answer: string | null) => [
    `${tries} keer geprobeerd: ${answer ?? '-'}`,
    `Tried ${tries} times: ${answer ?? '-'}`,
  ],
  replay: ['Stuur opnieuw', 'Send again'],
  names: {
    database: ['Database', 'The database'],
    queue: ['Taken op de achtergrond', 'Background jobs'],
    keys: ['Sleutels', 'Keys'],
    clock: ['Klok', 'Clock'],
    register: ['Handelsregister', 'Company register'],
    aggregator: ['Koppeldienst van de banken', 'Bank connection service'],
    mail: ['Mail', 'Email'],
    scanner: ['Virusscanner', 'Virus scanner'],
  } satisfies Pairs<ConnectionName>,
  advice: {
    database: [
      'Niets wordt bewaard. Kijk of de database draait en ruimte op schijf heeft, en bel de beheerder.',
      'Nothing is being stored. Check that the database is running and has disk space, and call the administrator.',
    ],
    queue: [
      'Berekeningen en mails blijven liggen. Start het proces met ROLE=worker opnieuw en kijk in het logboek.',
      'Calculations and emails are piling up. Restart the process with ROLE=worker and look in the log.',
    ],
    keys: [
      'Gegevens van aanvragen gaan niet open. Zet OPERATOR_KEY terug op de sleutel waarmee ze versleuteld zijn.',
      'The data of applications cannot be opened. Set OPERATOR_KEY back to the key it was sealed with.',
    ],
    clock: [
      'Dagen en codes kloppen niet. Zet de klok van de server en de database gelijk (NTP).',
      'Dates and codes are wrong. Set the clocks of the server and the database right (NTP).',
    ],
    register: [
      'Nieuwe aanvragen kunnen niet beginnen. Kijk of KVK een storing meldt en of KVK_API_KEY nog geldig is.',
      'Nobody can start an application. Check whether KVK reports an outage and whether KVK_API_KEY is still valid.',
    ],
    aggregator: [
      'Aanvragers kunnen geen bank koppelen; een bestand delen kan wel. Kijk of de dienst een storing meldt en of de sleutels kloppen.',
      'Applicants cannot connect a bank, though they can share a file. Check whether the service reports an outage and whether the keys are right.',
    ],
    mail: [
      'Codes en antwoorden komen niet aan. Kijk of de mailserver van SMTP_URL bereikbaar is; mails wachten een dag.',
      'Codes and answers are not arriving. Check whether the mail server at SMTP_URL can be reached; emails wait for a day.',
    ],
    scanner: [
      'Aanvragers kunnen geen documenten sturen. Kijk of de scanner van SCANNER_URL draait.',
      'Applicants cannot send documents. Check whether the scanner at SCANNER_URL is running.',
    ],
  } satisfies Pairs<ConnectionName>,
})
