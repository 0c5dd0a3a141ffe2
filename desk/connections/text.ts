import type { ConnectionName } from '#lending/desk/connection-names.ts'
import type { Texts } from '#ui/language.ts'

const nl = {
  intro: 'We proberen elke verbinding nu echt uit.',
  again: 'Probeer opnieuw',
  trying: 'We proberen de verbindingen',
  triedAt: (time: string) => `Geprobeerd om ${time}.`,
  well: 'Werkt',
  bad: 'Werkt niet',
  took: (ms: number) => `${ms} ms`,
  fault: (code: string) => `Melding: ${code}`,
  names: {
    database: 'Database',
    queue: 'Taken op de achtergrond',
    keys: 'Sleutels',
    clock: 'Klok',
    register: 'Handelsregister',
    aggregator: 'Koppeldienst van de banken',
    mail: 'Mail',
  } satisfies Record<ConnectionName, string>,
  advice: {
    database: 'Niets wordt bewaard. Kijk of de database draait en ruimte op schijf heeft, en bel de beheerder.',
    queue: 'Berekeningen en mails blijven liggen. Start het proces met ROLE=worker opnieuw en kijk in het logboek.',
    keys: 'Gegevens van aanvragen gaan niet open. Zet OPERATOR_KEY terug op de sleutel waarmee ze versleuteld zijn.',
    clock: 'Dagen en codes kloppen niet. Zet de klok van de server en de database gelijk (NTP).',
    register: 'Nieuwe aanvragen kunnen niet beginnen. Kijk of KVK een storing meldt en of KVK_API_KEY nog geldig is.',
    aggregator:
      'Aanvragers kunnen geen bank koppelen; een bestand delen kan wel. Kijk of de dienst een storing meldt en of de sleutels kloppen.',
    mail: 'Codes en antwoorden komen niet aan. Kijk of de mailserver van SMTP_URL bereikbaar is; mails wachten een dag.',
  } satisfies Record<ConnectionName, string>,
}

const en: typeof nl = {
  intro: 'Every connection is tested live, right now.',
  again: 'Try again',
  trying: 'Trying the connections',
  triedAt: (time) => `Tried at ${time}.`,
  well: 'Works',
  bad: 'Does not work',
  took: (ms) => `${ms} ms`,
  fault: (code) => `Message: ${code}`,
  names: {
    database: 'The database',
    queue: 'Background jobs',
    keys: 'Keys',
    clock: 'Clock',
    register: 'Company register',
    aggregator: 'Bank connection service',
    mail: 'Email',
  },
  advice: {
    database:
      'Nothing is being stored. Check that the database is running and has disk space, and call the administrator.',
    queue: 'Calculations and emails are piling up. Restart the process with ROLE=worker and look in the log.',
    keys: 'The data of applications cannot be opened. Set OPERATOR_KEY back to the key it was sealed with.',
    clock: 'Dates and codes are wrong. Set the clocks of the server and the database right (NTP).',
    register:
      'Nobody can start an application. Check whether KVK reports an outage and whether KVK_API_KEY is still valid.',
    aggregator:
      'Applicants cannot connect a bank, though they can share a file. Check whether the service reports an outage and whether the keys are right.',
    mail: 'Codes and answers are not arriving. Check whether the mail server at SMTP_URL can be reached; emails wait for a day.',
  },
}

export const connectionsTexts: Texts<typeof nl> = { nl, en }
