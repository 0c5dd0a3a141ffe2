import { dueDays } from '#lending/desk/due-times.ts'
import { type RetentionTimes, retentionTimes } from '#lending/retention.ts'
import type { Language } from '#lending/language.ts'
import { brand } from '../../brand.ts'
import type { DocumentText } from '../document.tsx'
import { fillIn } from '../fill-in.ts'

/** A time in days as people say it: '6 maanden', '2 jaar', '30 dagen'. */
export function timeInWords(days: number, language: Language): string {
  const say = (count: number, dutch: [string, string], english: [string, string]) => {
    const [one, many] = language === 'nl' ? dutch : english
    return `${count} ${count === 1 ? one : many}`
  }
  const years = Math.floor(days / 365)
  // With the leap days of these years.
  if (years > 0 && days - years * 365 <= Math.ceil(years / 4)) return say(years, ['jaar', 'jaar'], ['year', 'years'])
  if (days === 183) return say(6, ['maand', 'maanden'], ['month', 'months'])
  return say(days, ['dag', 'dagen'], ['day', 'days'])
}

const dutch: DocumentText = {
  title: 'Privacyverklaring',
  description: 'Welke gegevens Vlot van je gebruikt, waarvoor, hoe lang we ze bewaren en hoe je ze laat wissen.',
  intro: 'Je vertrouwt ons je rekening toe. Daarom staat hier precies wat we daarmee doen, en wanneer we het wissen.',
  sections: [
    {
      title: 'Wie verantwoordelijk is',
      parts: [
        `${brand.name} is verantwoordelijk voor je gegevens. Vragen over privacy mail je naar ${brand.email}; een medewerker antwoordt binnen {answerDays} dagen.`,
      ],
    },
    {
      title: 'Welke gegevens we gebruiken',
      parts: [
        [
          'Uit het Handelsregister: naam, KVK-nummer, rechtsvorm, activiteit, adres en begindatum van je bedrijf.',
          'Van jou: hoeveel je wilt lenen, waarvoor, welke grote uitgaven je verwacht en op welke rekening je het geld wilt.',
          'Van je bank of uit je bestand: de naam en het nummer van de rekeningen die jij kiest, het saldo en de transacties.',
          'Wat wij uitrekenen: een indeling van je transacties, kengetallen, een score, de beslissing en het aanbod.',
          'Als je ons schrijft of belt: je naam, je telefoonnummer of e-\u2060mailadres en je bericht.',
          'Van je bezoek: een sessiecookie, en je IP-adres zolang we tellen of iemand ons niet overbelast.',
        ],
        'Een geüpload bestand bewaren we niet: we lezen het in het geheugen en houden alleen de transacties over. Je postcode, je nationaliteit en je voornaam tellen niet mee in de beslissing.',
      ],
    },
    {
      title: 'Waarvoor, en waarom het mag',
      parts: [
        [
          'Om je aanvraag te beoordelen en je een aanbod te doen: dat is nodig voor de overeenkomst waar je zelf om vraagt (AVG artikel 6, lid 1b).',
          'Om je transacties op te halen: alleen met je toestemming, die je per bank geeft en altijd kunt intrekken (artikel 6, lid 1a).',
          'Om te weten en te kunnen laten zien wie onze klant is, vanaf het moment dat je tekent: dat moet van de Wwft (artikel 6, lid 1c). Dit heeft een eigen sleutel en blijft ook als je de rest laat wissen.',
          'Om te kunnen uitleggen hoe we hebben beslist, en om misbruik te voorkomen: dat is ons gerechtvaardigd belang (artikel 6, lid 1f).',
          'Om te meten hoe de site wordt gebruikt: alleen als je dat goedvindt in de cookiemelding.',
        ],
        'We gebruiken je transacties voor niets anders, verkopen je gegevens niet en maken er geen reclame mee.',
      ],
    },
    {
      title: 'Hoe de beslissing tot stand komt',
      parts: [
        'Een computer rekent met vaste regels en een puntentelling. Welke dat zijn en hoe zwaar ze tellen, staat met de echte getallen in ‘Zo rekent een geldverstrekker’. Missen er gegevens, dan zegt hij nooit vanzelf nee; dan kijkt een medewerker.',
        'Na de uitkomst zie je wat we in je cijfers lezen, met de transacties erbij, en kun je zeggen wat er niet klopt. Bij een nee lees je de redenen en kun je een medewerker vragen om opnieuw te kijken (AVG artikel 22).',
      ],
    },
    {
      title: 'Hoe lang we het bewaren',
      parts: ['Daarna wissen we het vanzelf. Je kunt ook eerder vragen om te wissen.'],
      table: {
        caption: 'Bewaartermijnen',
        heads: ['Wat', 'Hoe lang'],
        rows: [
          ['Een aanvraag die je niet afmaakt', '{abandonedCaseDays} nadat je er het laatst mee bezig was'],
          ['Transacties na een nee, of als je geen aanbod kiest', '{bookingsWithoutContractDays}'],
          ['De beslissing en de redenen na een nee', '{decisionWithoutContractDays}'],
          ['Transacties als je een lening neemt', 'zolang je overeenkomst loopt'],
          ['De rest van je dossier als je een lening neemt', '{caseAfterContractDays} na het einde ervan'],
          [
            'Wie je als klant bent en hoe we dat controleerden',
            '{customerCheckDays} na het einde van je overeenkomst, ook als je alles wist',
          ],
          [
            'Je getekende overeenkomst',
            '{signedAgreementDays} na het einde ervan, ook als je alles wist (belastingwet)',
          ],
          ['Een klacht die niet over een aanvraag gaat', '{complaintDays} na ons antwoord'],
          ['Een bericht via het contactformulier of een terugbelverzoek', '{contactRequestDays}'],
          ['Mails die we je stuurden', '{mailDays}'],
          ['Een verzoek over je privacy', '{privacyRequestDays}'],
          ['Wie bij ons je gegevens bekeek', '{accessLogDays}'],
          ['Je sessie', '{sessionDays} nadat die is afgelopen'],
        ],
      },
    },
    {
      title: 'Hoe we het beveiligen',
      parts: [
        'Bankgegevens staan versleuteld opgeslagen, met een eigen sleutel voor elke aanvraag. Wissen we je aanvraag, dan vernietigen we ook die sleutel. Alles gaat over een versleutelde verbinding. Wie bij ons iets bekijkt of verandert, komt in een logboek te staan dat niet ongemerkt te wijzigen is.',
      ],
    },
    {
      title: 'Met wie we gegevens delen',
      parts: [
        [
          `Met ${brand.bankLinkService}, de dienst waarmee je je bank koppelt en die je transacties bij je bank ophaalt.`,
          'Met het Handelsregister: alleen het KVK-nummer of de naam die we opzoeken.',
          'Met de dienst die onze mails verstuurt: je e-\u2060mailadres en het bericht.',
          'Heeft een tussenpersoon je verwezen: of er een lening is gekomen en hoe hoog die is, niet je transacties.',
        ],
        'In deze demonstratie zijn de bank, de koppeling, het register en de mail nagespeeld, tenzij er echte diensten aan zijn gekoppeld.',
      ],
    },
    {
      title: 'Jouw rechten',
      parts: [
        'Je mag je gegevens inzien, meenemen, laten verbeteren en laten wissen. Je mag je toestemming intrekken, bezwaar maken en een medewerker laten meekijken. Tijdens je aanvraag doe je dat zelf op de pagina Jouw gegevens. Daarna mail of bel je ons; we vragen je dan eerst te laten zien dat je bij het bedrijf hoort.',
        'Kom je er met ons niet uit, dan kun je een klacht indienen bij de Autoriteit Persoonsgegevens.',
      ],
    },
    {
      title: 'Cookies',
      parts: [
        'Zonder jouw keuze bewaren we alleen wat nodig is om de site te laten werken. Op de pagina Cookies staat alles bij naam, en daar verander je je keuze.',
      ],
    },
  ],
}

const english: DocumentText = {
  title: 'Privacy statement',
  description: 'Which data Vlot uses about you, what for, how long we keep it and how to have it erased.',
  intro: 'You trust us with your bank account. So here is exactly what we do with your data, and when we erase it.',
  sections: [
    {
      title: 'Who is responsible',
      parts: [
        `${brand.name} is responsible for your data. Email questions about privacy to ${brand.email}; one of our team answers within {answerDays} days.`,
      ],
    },
    {
      title: 'Which data we use',
      parts: [
        [
          'From the company register: name, KVK number, legal form, activity, address and starting date of your business.',
          'From you: how much you want to borrow, what for, which large expenses you expect, and which account the money should go to.',
          'From your bank or your file: the name and number of the accounts you choose, the balance and the transactions.',
          'What we work out: the categories of your transactions, key figures, a score, the decision and the offer.',
          'If you write or call: your name, your phone number or email address and your message.',
          'From your visit: a session cookie, and your IP address for as long as we need it to make sure nobody overloads the site.',
        ],
        'We do not keep an uploaded file: we read it in memory and only the transactions remain. Your postcode, nationality and first name do not count in the decision.',
      ],
    },
    {
      title: 'What for, and on what grounds',
      parts: [
        [
          'To assess your application and make you an offer: needed for the contract you are asking for (GDPR article\u00a06(1)(b)).',
          'To collect your transactions: only with your consent, which you give for each bank and can always withdraw (article\u00a06(1)(a)).',
          'To know and to be able to show who our customer is, from the moment you sign: the Wwft, a Dutch law, requires it (article\u00a06(1)(c)). It has a separate key and stays even if you have the rest erased.',
          'To be able to explain how we decided, and to prevent abuse: our legitimate interest (article\u00a06(1)(f)).',
          'To measure how the site is used: only if you agree to it in the cookie notice.',
        ],
        'We use your transactions for nothing else, do not sell your data and do not advertise with it.',
      ],
    },
    {
      title: 'How the decision is made',
      parts: [
        'A computer works with fixed rules and points. What they are and how much they count is set out, with the real figures, in ‘How a lender does the sums’. If data is missing, it never says no on its own; one of our team takes a look.',
        'After the outcome you see what we read in your figures, with the transactions behind it, and you can say what is wrong. After a no you see the reasons and can ask one of our team to look again (GDPR article\u00a022).',
      ],
    },
    {
      title: 'How long we keep it',
      parts: ['After that we erase it automatically. You can also ask us to erase it sooner.'],
      table: {
        caption: 'How long we keep it',
        heads: ['What', 'How long'],
        rows: [
          ['An application you do not finish', '{abandonedCaseDays} after you last worked on it'],
          ['Transactions after a no, or when you choose no offer', '{bookingsWithoutContractDays}'],
          ['The decision and the reasons after a no', '{decisionWithoutContractDays}'],
          ['Transactions when you take a loan', 'as long as your contract runs'],
          ['The rest of your file when you take a loan', '{caseAfterContractDays} after it ends'],
          [
            'Who you are as a customer and how we checked that',
            '{customerCheckDays} after your contract ends, even if you erase everything',
          ],
          ['Your signed agreement', '{signedAgreementDays} after it ends, even if you erase everything (tax law)'],
          ['A complaint that is not about an application', '{complaintDays} after our answer'],
          ['A message through the contact form, or a request to call', '{contactRequestDays}'],
          ['Emails that we sent you', '{mailDays}'],
          ['A request about your privacy', '{privacyRequestDays}'],
          ['Which of our people looked at your data', '{accessLogDays}'],
          ['Your session', '{sessionDays} after it is over'],
        ],
      },
    },
    {
      title: 'How we protect it',
      parts: [
        'Bank data is encrypted, with a separate key for each application. When we erase your application we destroy that key as well. Everything travels over an encrypted connection. Whenever one of us views or changes something, it is recorded in a log that cannot be altered unnoticed.',
      ],
    },
    {
      title: 'Who we share data with',
      parts: [
        [
          `With ${brand.bankLinkService}, the service through which you connect your bank, and which fetches your transactions there.`,
          'With the company register: only the KVK number or name we look up.',
          'With the service that sends our email: your email address and the message.',
          'If an intermediary referred you: whether it led to a loan and how large that is, not your transactions.',
        ],
        'In this demonstration the bank, the connection, the register and the email are simulated, unless real services have been connected.',
      ],
    },
    {
      title: 'Your rights',
      parts: [
        'You may see your data, take it with you, have it corrected and have it erased. You may withdraw your consent, object, and ask one of our team to take a look. While you apply, you can do all this yourself on the page Your data. After that, email or call us; we will first ask you to show that you belong to the business.',
        'If we cannot agree, you can complain to the Dutch data protection authority (Autoriteit Persoonsgegevens).',
      ],
    },
    {
      title: 'Cookies',
      parts: [
        'Unless you choose otherwise, we keep only what the site needs to work. The page Cookies lists all of it, and you can change your choice there.',
      ],
    },
  ],
}

/** FOOT-1, with the times by which the server really erases ('lending/retention.ts'). */
export function privacyStatementText(language: Language, times: RetentionTimes = retentionTimes): DocumentText {
  const inWords = Object.entries(times).map(([name, days]) => [name, timeInWords(days, language)])
  const figures = { ...Object.fromEntries(inWords), answerDays: dueDays('privacyRequest') }
  return fillIn(language === 'nl' ? dutch : english, figures)
}
