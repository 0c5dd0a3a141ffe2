import type { Language } from '#lending/language.ts'
import { longDate } from '#lending/long-date.ts'
import type { ReminderMoment } from '#lending/reminders.ts'
import type { CaseLetter } from './case-mail.ts'
import { letterOf, type LetterWords } from './letter-form.ts'
import { oneLine } from './letters.ts'

type Reminder = {
  language: Language
  company: string
  bank: string
  moment: ReminderMoment
  /** Whole days to the day on which the consent ends; 0 is today. */
  daysLeft: number
  expiresOn: string
  url: string
  unsubscribeUrl: string
  oneClickUrl: string
}

/** RECON-14: that the access to a bank account ends, what happens then, and the link to renew it. */
export function reminderLetter(reminder: Reminder): CaseLetter {
  const words = reminder.language === 'en' ? english(reminder) : dutch(reminder)
  return { ...letterOf(words), unsubscribeUrl: reminder.oneClickUrl }
}

function dutch({ company, bank: bankName, moment, daysLeft, expiresOn, url, unsubscribeUrl }: Reminder): LetterWords {
  const bank = oneLine(bankName)
  const on = longDate(expiresOn, 'nl')
  const isOver = moment === 'expired'
  const when = daysLeft <= 0 ? 'vandaag' : daysLeft === 1 ? 'morgen' : `over ${daysLeft} dagen`
  return {
    language: 'nl',
    subject: isOver ? `Je koppeling met ${bank} is gestopt` : `Je koppeling met ${bank} stopt ${when}`,
    heading: isOver ? `Je koppeling met ${bank} is gestopt` : `Je koppeling met ${bank} stopt ${when}`,
    paragraphs: isOver
      ? [
          `Je toestemming om je transacties bij ${bank} te bekijken liep tot ${on}. We zien nu niets meer van je rekening.`,
          'Wil je de koppeling houden? Vernieuw dan je toestemming. Dat kost een paar minuten.',
        ]
      : [
          `Je toestemming om je transacties bij ${bank} te bekijken loopt af op ${on}. Dan stopt de koppeling vanzelf.`,
          'Wil je de koppeling houden? Vernieuw dan je toestemming. Dat kost een paar minuten.',
        ],
    action: { label: 'Koppeling vernieuwen', url },
    afterwards: [
      'Houd je KVK-nummer bij de hand. Je logt daarna in bij je eigen bank. Wij zien je inlogcodes nooit.',
      'Je kunt de link één keer gebruiken, binnen 30 dagen. Oudere links werken niet meer. Doe je niets, dan stopt de koppeling en hoef je niets op te zeggen.',
    ],
    footer: [`Je krijgt deze mail omdat je dit adres bij de aanvraag van ${oneLine(company)} hebt achtergelaten.`],
    unsubscribe: { label: 'Geen herinneringen meer', url: unsubscribeUrl },
  }
}

function english({ company, bank: bankName, moment, daysLeft, expiresOn, url, unsubscribeUrl }: Reminder): LetterWords {
  const bank = oneLine(bankName)
  const on = longDate(expiresOn, 'en')
  const isOver = moment === 'expired'
  const when = daysLeft <= 0 ? 'today' : daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`
  return {
    language: 'en',
    subject: isOver ? `Your connection with ${bank} has ended` : `Your connection with ${bank} ends ${when}`,
    heading: isOver ? `Your connection with ${bank} has ended` : `Your connection with ${bank} ends ${when}`,
    paragraphs: isOver
      ? [
          `Your consent for us to see your transactions at ${bank} ended on ${on}. We can no longer see your account.`,
          'To keep the connection, renew your consent. It takes a few minutes.',
        ]
      : [
          `Your consent for us to see your transactions at ${bank} ends on ${on}. The connection then ends automatically.`,
          'To keep the connection, renew your consent. It takes a few minutes.',
        ],
    action: { label: 'Renew the connection', url },
    afterwards: [
      'Have your KVK number ready. You then log in at your own bank. We never see your login details.',
      'You can use the link once, within 30 days. Older links no longer work. If you do nothing, the connection ends and there is nothing to cancel.',
    ],
    footer: [`You are receiving this email because this address was given in the application for ${oneLine(company)}.`],
    unsubscribe: { label: 'No more reminders', url: unsubscribeUrl },
  }
}

type Mend = Pick<Reminder, 'language' | 'company' | 'url' | 'unsubscribeUrl' | 'oneClickUrl'>

/** On the day from which waiting has mended a refusal, to who asked for it. */
export function mendLetter({ language, company, url, unsubscribeUrl, oneClickUrl: unsubscribe }: Mend): CaseLetter {
  const words =
    language === 'nl'
      ? {
          subject: 'Je wilde vandaag een mail van ons',
          heading: 'Je kunt het opnieuw proberen',
          paragraphs: [
            `We konden ${oneLine(company)} eerder geen lening aanbieden. Wat toen de reden was, kan nu voorbij zijn.`,
            'We kijken opnieuw, met je cijfers van nu. Een ja is niet zeker.',
          ],
          action: { label: 'Begin opnieuw', url },
          afterwards: ['Aanvragen kost niets. Wil je niet meer lenen? Dan hoef je niets te doen.'],
          footer: ['Je krijgt deze ene mail omdat je er zelf om vroeg. Er komt geen tweede.'],
          unsubscribe: { label: 'Geen herinneringen meer', url: unsubscribeUrl },
        }
      : {
          subject: 'You asked us to email you today',
          heading: 'You can try again',
          paragraphs: [
            `We could not offer ${oneLine(company)} a loan before. The reason for that may be over by now.`,
            'We look again, at your figures of today. A yes is not certain.',
          ],
          action: { label: 'Start again', url },
          afterwards: ['Applying is free. If you no longer want a loan, there is nothing to do.'],
          footer: ['You are receiving this one email because you asked for it. There will not be another.'],
          unsubscribe: { label: 'No more reminders', url: unsubscribeUrl },
        }
  return { ...letterOf({ language, ...words }), unsubscribeUrl: unsubscribe }
}
