import { dueWords } from '#lending/desk/due-words.ts'
import type { CategoryText } from './category-text.ts'

export type ApplyingQuestion =
  | 'how-to-apply'
  | 'how-long'
  | 'what-do-i-need'
  | 'annual-accounts'
  | 'pause'
  | 'refused'
  | 'after-choosing'

export const applying: CategoryText<ApplyingQuestion> = {
  nl: (figures) => ({
    'how-to-apply': {
      question: 'Hoe vraag ik een lening of krediet aan?',
      answer: [
        'In vier stappen. Je zoekt je bedrijf op, je vertelt hoeveel je nodig hebt en waarvoor, je deelt de transacties van je zakelijke rekening, en je kiest uit je aanbod.',
        'Je hebt geen account nodig en je zit nergens aan vast. Pas als je een overeenkomst tekent, leen je echt.',
      ],
    },
    'how-long': {
      question: 'Hoe lang duurt een aanvraag?',
      answer: [
        'De vragen en het delen van je transacties kosten een paar minuten. Daarna staat je aanbod er meestal binnen een paar seconden.',
        `Heb je gekozen, dan controleert een medewerker je aanvraag binnen ${dueWords('chosenOffer', 'nl')}. Na het tekenen maken we het geld binnen ${dueWords('payout', 'nl')} over.`,
      ],
    },
    'what-do-i-need': {
      question: 'Wat heb ik nodig voor mijn aanvraag?',
      answer: [
        'Je bedrijfsnaam of KVK-nummer en toegang tot je zakelijke bankieren-app. In plaats van inloggen kun je ook een bestand met je transacties uploaden: CAMT.053, MT940 of CSV.',
        `Je transacties beslaan minstens ${figures.leastDays} dagen, liefst twee jaar. Met twee jaar kun je tot vijf jaar lenen, met een jaar tot twee jaar. De laatste transactie is hoogstens ${figures.newestDays} dagen oud.`,
      ],
    },
    'annual-accounts': {
      question: 'Moet ik jaarcijfers of een ondernemingsplan aanleveren?',
      answer: [
        'Nee. Je transacties vertellen ons genoeg: je omzet, je vaste lasten, je belasting en wat je per maand overhoudt. Je boekhouder hoeft er niet aan te pas te komen.',
      ],
    },
    pause: {
      question: 'Kan ik tussendoor stoppen en later verdergaan?',
      answer: [
        'Ja. Kies in je aanvraag voor ‘Bewaar en ga later verder’ en laat je e-\u2060mailadres achter. Je krijgt een link waarmee je verdergaat waar je was, op elk apparaat en zonder wachtwoord.',
        'Ben je een half uur niet actief, dan sluiten we je sessie om je gegevens te beschermen. We waarschuwen je eerst, en met je link ga je daarna gewoon verder.',
        `Een aanbod blijft ${figures.offerDays} dagen geldig. Wil je helemaal stoppen, sluit dan het tabblad. Je hoeft niets op te zeggen of te betalen.`,
      ],
    },
    refused: {
      question: 'Wat als mijn aanvraag wordt afgewezen?',
      answer: [
        'Dan lees je waarom, met je eigen cijfers. Is er iets dat het antwoord zou veranderen, dan rekenen we dat uit en laten we het zien.',
        `Ben je het er niet mee eens? Vraag met één knop een medewerker om mee te kijken. Dat kost niets en je krijgt binnen ${figures.reviewTime} antwoord.`,
      ],
    },
    'after-choosing': {
      question: 'Wat gebeurt er nadat ik een aanbod kies?',
      answer: [
        'Je kiest op welke rekening je het geld wilt. Dat moet een rekening zijn waarvan we weten dat hij van je bedrijf is. Daarna controleert een medewerker je aanvraag.',
        `Binnen ${dueWords('agreement', 'nl')} na de controle staat de overeenkomst klaar, met dezelfde bedragen als in je aanbod. Je krijgt er een mail over en kunt hem eerst rustig doorlezen. Heb je getekend, dan maken we het geld over.`,
      ],
    },
  }),
  en: (figures) => ({
    'how-to-apply': {
      question: 'How do I apply for a loan or credit line?',
      answer: [
        'In four steps. You look up your business, tell us how much you need and what for, share the transactions of your business account, and choose from your offers.',
        'You do not need an account and you are not committed to anything. You only borrow once you sign an agreement.',
      ],
    },
    'how-long': {
      question: 'How long does an application take?',
      answer: [
        'Answering the questions and sharing your transactions takes a few minutes. After that, your offer is usually there within seconds.',
        `Once you have chosen, we check your application within ${dueWords('chosenOffer', 'en')}. After you sign, we transfer the money within ${dueWords('payout', 'en')}.`,
      ],
    },
    'what-do-i-need': {
      question: 'What do I need for my application?',
      answer: [
        'The name or KVK number of your business, and your business banking app. Instead of logging in, you can also upload a file with your transactions: CAMT.053, MT940 or CSV.',
        `Your transactions should cover at least ${figures.leastDays} days, ideally two years. With two years you can borrow for up to five, with one year for up to two. The latest may be at most ${figures.newestDays} days old.`,
      ],
    },
    'annual-accounts': {
      question: 'Do I have to send annual accounts or a business plan?',
      answer: [
        'No. Your transactions tell us enough: your turnover, your fixed costs, your taxes and what you have left each month. Your accountant does not need to be involved.',
      ],
    },
    pause: {
      question: 'Can I stop halfway and continue later?',
      answer: [
        'Yes. Choose ‘Save and finish later’ in your application and leave your email address. You get a link that takes you back to where you were, on any device and without a password.',
        'If you are inactive for half an hour, we close your session to protect your data. We warn you first, and your link takes you straight back.',
        `An offer stays valid for ${figures.offerDays} days. If you want to stop altogether, just close the tab. There is nothing to cancel and nothing to pay.`,
      ],
    },
    refused: {
      question: 'What if my application is refused?',
      answer: [
        'We tell you why, with your own figures. If something would change the answer, we work that out and show you.',
        `Do you disagree? Press one button and one of our team takes another look. It is free, and you will have an answer within ${figures.reviewTime}.`,
      ],
    },
    'after-choosing': {
      question: 'What happens after I choose an offer?',
      answer: [
        'You choose the account you want the money in. It has to be an account we know belongs to your business. One of our team then checks your application.',
        `The agreement is ready within ${dueWords('agreement', 'en')} of the check, with the same amounts as in your offer; we email you. Take your time to read it. Once you have signed, we transfer the money.`,
      ],
    },
  }),
}
