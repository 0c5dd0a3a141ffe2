import { brand } from '../brand.ts'
import type { CategoryText } from './category-text.ts'

export type TransactionsQuestion =
  | 'why-transactions'
  | 'which-banks'
  | 'is-connecting-safe'
  | 'upload-instead'
  | 'what-do-you-see'
  | 'how-long-kept'
  | 'withdraw-consent'
  | 'who-decides'

export const transactions: CategoryText<TransactionsQuestion> = {
  nl: (figures) => ({
    'why-transactions': {
      question: 'Waarom wil Vlot mijn transacties zien?',
      answer: [
        'Omdat je rekening beter dan een formulier laat zien wat je kunt dragen. We berekenen of een lening bij je past, en welk bedrag en welke prijs we kunnen bieden. Voor iets anders gebruiken we je transacties niet.',
      ],
    },
    'which-banks': {
      question: 'Welke banken kan ik koppelen?',
      answer: [
        `Je kunt een zakelijke rekening koppelen bij ${figures.banks}.`,
        'Heb je rekeningen bij meer banken? Voeg ze allemaal toe, dan klopt je aanbod beter. Staat je bank er niet bij, upload dan een bestand met je transacties.',
      ],
    },
    'is-connecting-safe': {
      question: 'Is het veilig om mijn bank te koppelen?',
      answer: [
        'Ja. Je logt in bij je eigen bank, in een venster van die bank. Je inloggegevens komen nooit bij ons. De koppeling laat ons alleen meekijken: we kunnen geen geld overmaken of afschrijven.',
        'Namen, rekeningnummers en transacties slaan we versleuteld op. We vragen je nooit om een wachtwoord of pincode, ook niet aan de telefoon.',
      ],
    },
    'upload-instead': {
      question: 'Ik wil mijn bank niet koppelen. Kan het ook anders?',
      answer: [
        'Ja. Download je transacties bij je bank en upload ze als CAMT.053, MT940, CSV of een zip daarvan. Voor je aanvraag telt het even zwaar als koppelen.',
        `Zet één rekening in een bestand. Het bestand beslaat minstens ${figures.leastDays} en hoogstens ${figures.mostDays} dagen. Kunnen we iets niet lezen, dan zeggen we wat er mis is en hoe je het bij je bank oplost. Het bestand zelf bewaren we niet.`,
      ],
    },
    'what-do-you-see': {
      question: 'Welke gegevens bekijken jullie?',
      answer: [
        'Van de rekeningen die jij kiest: de naam, het nummer, het saldo en de transacties. Uit het Handelsregister: je rechtsvorm, je activiteit, je adres en wanneer je bent begonnen.',
        `Je postcode, je nationaliteit en je naam tellen niet mee in de beslissing. We verkopen je gegevens niet. Je transacties komen bij ons via ${brand.bankLinkService}, de dienst voor de bankkoppeling, en gaan naar niemand anders.`,
      ],
    },
    'how-long-kept': {
      question: 'Hoe lang bewaren jullie mijn gegevens?',
      answer: [
        'Maak je je aanvraag niet af, dan wissen we alles na 30 dagen. Na een afwijzing wissen we je transacties na 30 dagen; de beslissing en de redenen bewaren we 2 jaar, zodat we die kunnen uitleggen.',
        'Neem je een lening, dan bewaren we wat daarvoor nodig is zolang je overeenkomst loopt.',
      ],
    },
    'withdraw-consent': {
      question: 'Hoe trek ik mijn toestemming in?',
      answer: [
        'Haal tijdens je aanvraag de rekening weg: dan wissen we meteen alle transacties ervan. Je kunt de koppeling ook bij je bank intrekken, of ons mailen of bellen.',
        'Een bankkoppeling stopt sowieso vanzelf, hoogstens 180 dagen na je toestemming.',
      ],
    },
    'who-decides': {
      question: 'Beslist een computer over mijn aanvraag?',
      answer: [
        'De computer rekent, met regels die we kunnen uitleggen. Kan die niet zelf beslissen, bijvoorbeeld omdat er gegevens ontbreken, dan kijkt een medewerker. Ontbrekende gegevens leiden nooit vanzelf tot een nee.',
        'Bij een afwijzing kun je altijd een medewerker laten meekijken. Dat is je recht, en het kost niets.',
      ],
    },
  }),
  en: (figures) => ({
    'why-transactions': {
      question: 'Why does Vlot want to see my transactions?',
      answer: [
        'Because your account shows what you can afford better than any form. We work out whether a loan suits you, and which amount and price we can offer. We use your transactions for nothing else.',
      ],
    },
    'which-banks': {
      question: 'Which banks can I connect?',
      answer: [
        `You can connect a business account with ${figures.banks}.`,
        'Do you have accounts with several banks? Add them all for a better offer. If your bank is not listed, upload a file with your transactions.',
      ],
    },
    'is-connecting-safe': {
      question: 'Is it safe to connect my bank?',
      answer: [
        'Yes. You log in with your own bank, in a window of that bank. Your login details never reach us. The connection only lets us look: we cannot transfer or collect any money.',
        'We store names, account numbers and transactions encrypted. We never ask you for a password or PIN, not even over the phone.',
      ],
    },
    'upload-instead': {
      question: 'I would rather not connect my bank. Is there another way?',
      answer: [
        'Yes. Download your transactions from your bank and upload them as CAMT.053, MT940, CSV or a zip of those. For your application it counts the same as connecting.',
        `Put one account in each file. The file should cover at least ${figures.leastDays} and at most ${figures.mostDays} days. If we cannot read something, we tell you what is wrong and how to fix it at your bank. We do not keep the file itself.`,
      ],
    },
    'what-do-you-see': {
      question: 'Which data do you look at?',
      answer: [
        'From the accounts you choose: the name, number, balance and transactions. From the company register: your legal form, activity, address and starting date.',
        `Your postcode, nationality and name play no part in the decision. We do not sell your data. Your transactions reach us through ${brand.bankLinkService}, the bank-link service, and go to nobody else.`,
      ],
    },
    'how-long-kept': {
      question: 'How long do you keep my data?',
      answer: [
        'If you do not finish your application, we erase everything after 30 days. After a refusal we erase your transactions after 30 days; we keep the decision and its reasons for 2 years, so that we can explain them.',
        'If you take out a loan, we keep what we need for it for as long as your agreement runs.',
      ],
    },
    'withdraw-consent': {
      question: 'How do I withdraw my consent?',
      answer: [
        'Remove the account during your application: we then erase all its transactions at once. You can also end the connection at your bank, or email or call us.',
        'In any case, a bank connection ends by itself, 180 days after your consent at the latest.',
      ],
    },
    'who-decides': {
      question: 'Does a computer decide on my application?',
      answer: [
        'The computer does the sums, using rules we can explain. If it cannot decide alone, for instance because data is missing, one of our team takes a look. Missing data alone never leads to a no.',
        'After a refusal you can always ask one of our team to look at it. That is your right, and it is free.',
      ],
    },
  }),
}
