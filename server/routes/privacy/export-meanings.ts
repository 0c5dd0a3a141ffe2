import type { Language } from '#lending/language.ts'
import type { ExportedTable } from '../../store/privacy/case-export.ts'

type Words = { nl: string; en: string }

const meanings: Record<ExportedTable, Words> = {
  loan_case: {
    nl: 'Je aanvraag: je bedrijf zoals het in het Handelsregister staat, je antwoorden, je keuzes, hoe ver je bent en op wat voor apparaat je begon. Bedragen met “Cents” zijn in eurocenten.',
    en: 'Your application: your company as the register has it, your answers, your choices, how far you got and what kind of device you began on. Amounts with “Cents” are in euro cents.',
  },
  case_contact: { nl: 'Het e-mailadres dat je hebt achtergelaten.', en: 'The email address that you left.' },
  consent: {
    nl: 'De toestemmingen die je gaf of introk: voor welke tekst, waarvoor en wanneer.',
    en: 'The consents you gave or withdrew: to which text, what for and when.',
  },
  bank_customer: {
    nl: 'Het nummer waaronder de koppeldienst je aanvraag kent. Je naam staat er niet bij.',
    en: 'The number by which the bank connection service knows your application, without your name.',
  },
  bank_connection: {
    nl: 'De bankkoppelingen, tot wanneer je toestemming loopt en hoe het ophalen ging.',
    en: 'The bank connections, when your consent ends and how collecting went.',
  },
  connect_attempt: { nl: 'Elke keer dat je een bank wilde koppelen.', en: 'Each time you began to connect a bank.' },
  bank_fetch: {
    nl: 'Elke keer dat we zonder jou nieuwe transacties ophaalden.',
    en: 'Each time we fetched new transactions without you.',
  },
  upload: {
    nl: 'De bestanden die je deelde: soort en tijd. De bestanden zelf bewaren we niet.',
    en: 'The files you shared: kind and time. We do not keep the files themselves.',
  },
  account: {
    nl: 'Je rekeningen: nummer, naam, saldo, en of de naam bij je bedrijf past (matchState).',
    en: 'Your accounts: number, name, balance, and whether the name fits your company (matchState).',
  },
  transaction_part: {
    nl: 'Je transacties, per rekening. Ze staan bij ons versleuteld in stukken.',
    en: 'Your transactions, by account. We keep them encrypted, in parts.',
  },
  handed_file: {
    nl: 'Bestanden die je boekhouder aanleverde en die je nog niet gebruikte. “file” is wat erin staat.',
    en: 'Files that your bookkeeper handed in and that you have not used yet. “file” is what it contains.',
  },
  analysis: {
    nl: 'Wat we uit je transacties hebben berekend: inkomsten, uitgaven, soorten en maanden.',
    en: 'What we computed from your transactions: income, spending, kinds and months.',
  },
  category_contest: {
    nl: 'Wat jij zei dat we verkeerd lezen: de soort van een transactie, of wat we onder een kop meetellen, met je uitleg. Staat er een rol bij (role), dan las een medewerker het anders.',
    en: 'What you said we misread: the kind of a transaction, or what we count under a heading, with your explanation. Where there is a role, one of our team read it differently.',
  },
  reassessment: {
    nl: 'Elke keer dat een medewerker je cijfers opnieuw liet berekenen: in welke rol, waarom en wanneer.',
    en: 'Each time one of us had your figures worked out again: in which role, why and when.',
  },
  account_verdict: {
    nl: 'Wat medewerkers op een document van jou vaststelden: van wie een rekening is, waarom, in welke rol en wanneer.',
    en: 'What our team established from a document of yours: whose account it is, why, in which role and when.',
  },
  decision: {
    nl: 'Elk besluit: de uitkomst, de redenen, de cijfers waarop het is gebaseerd en de versie van het rekenmodel.',
    en: 'Each decision: the outcome, the reasons, the figures it is based on and the version of the model.',
  },
  offer_set: { nl: 'De aanbiedingen die we je deden.', en: 'The offers we made you.' },
  priced_offer: {
    nl: 'De aanbiedingen voor een bedrag en looptijd die jij koos om te bekijken.',
    en: 'The offers for an amount and term that you chose to look at.',
  },
  desk_decision: {
    nl: 'Wat een medewerker besloot: ja of nee, met welk aanbod of welke redenen, en of er een tweede medewerker naar keek.',
    en: 'What one of our team decided: yes or no, with which offer or reasons, and whether a second person looked at it.',
  },
  desk_look: {
    nl: 'Elke keer dat een medewerker je naam en rekeningnummers opende: in welke rol, waarom en wanneer.',
    en: 'Each time one of us opened your name and account numbers: in which role, why and when.',
  },
  case_file: {
    nl: 'De documenten die je stuurde en de overeenkomst die wij maakten. “base64” is het bestand zelf.',
    en: 'The documents you sent and the agreement we made. “base64” is the file itself.',
  },
  document_request: {
    nl: 'De documenten waar we om vroegen, waarom, en of je ze stuurde.',
    en: 'The documents we asked for, why, and whether you sent them.',
  },
  customer_check: {
    nl: 'Wie je als klant bent en hoe we dat controleerden. De wet (Wwft) verplicht ons dit te bewaren tot jaren na het einde van je overeenkomst (endsOn), ook als je alles wist.',
    en: 'Who you are as a customer and how we checked that. The law (Wwft) requires us to keep this for years after your contract ends (endsOn), even if you erase everything.',
  },
  acceptance: {
    nl: 'Wanneer je de overeenkomst zag, met een code tekende en vanaf welk adres en welke browser, en wanneer wij tekenden.',
    en: 'When you saw the agreement, signed it with a code and from which address and browser, and when we signed.',
  },
  mend_reminder: {
    nl: 'De dag waarop je een mail wilde, omdat een aanvraag dan in orde kan zijn.',
    en: 'The day on which you wanted an email, since an application may be in order by then.',
  },
  told_payment: {
    nl: 'Betalingen van je lening die ons systeem meldde: betaald of gemist (kind), de dag en het bedrag in eurocenten.',
    en: 'Payments of your loan as our system reported them: paid or missed (kind), the day and the amount in euro cents.',
  },
  webhook_delivery: {
    nl: 'Berichten over je lening aan ons eigen systeem, met je kenmerk en zonder je naam.',
    en: 'Messages about your loan to our own system, with your reference and without your name.',
  },
  agreement: {
    nl: 'Waar we je overeenkomst van maakten en wat erin staat. De PDF zelf staat bij case_file.',
    en: 'What we made your agreement of and what it says. The PDF itself is under case_file.',
  },
  check_line: {
    nl: 'Wat we bij je gekozen aanbod controleerden en wanneer: het uittreksel, wie mag tekenen, de eigenaren, de rekening en het adres.',
    en: 'What we checked on your chosen offer and when: the extract, who may sign, the owners, the account and the address.',
  },
  desk_act: {
    nl: 'Dat medewerkers een stap verbeterden of de aanvraag stopten, en wanneer.',
    en: 'That our team corrected a step or ended the application, and when.',
  },
  kept_agreement: {
    nl: 'Je getekende overeenkomst, die we na het einde ervan (endsOn) nog jaren bewaren voor de belasting. Het bestand zelf staat bij case_file.',
    en: 'Your signed agreement, which we keep for years after it ends (endsOn) for tax purposes. The file itself is under case_file.',
  },
  payout_entry: {
    nl: 'De opdracht aan de bank om je geld over te maken: bedrag, rekening, naam en of het lukte.',
    en: 'The order to the bank to transfer your money: amount, account, name and whether it worked.',
  },
  offer_selection: { nl: 'Het aanbod dat je koos.', en: 'The offer you chose.' },
  review_request: {
    nl: 'Je verzoek om opnieuw te laten kijken, met je e-mailadres en uitleg.',
    en: 'Your request for a second look, with your email address and explanation.',
  },
  contact_details: {
    nl: 'Hoe we je bereiken over je aanvraag: naam, rol, e-mailadres en mobiel nummer, en of je ze bevestigde.',
    en: 'How we reach you about your application: name, role, email address and mobile number, and whether you confirmed them.',
  },
  follow_up: {
    nl: 'Het kenmerk van je aanvraag, en of het om je keuze gaat of om een medewerker die meekijkt.',
    en: 'The reference of your application, and whether it is about your choice or about a review by our team.',
  },
  follow_up_step: {
    nl: 'Wat er daarna met je aanvraag gebeurde, wanneer, en tot wanneer het volgende mag duren (dueOn).',
    en: 'What happened to your application after that, when, and by when the next step is due (dueOn).',
  },
  obligation: {
    nl: 'Wat onze medewerkers voor je moesten doen of nog moeten doen: wat, tot wanneer (dueOn) en hoe het afliep.',
    en: 'What our team had or still has to do for you: what, by when (dueOn) and how it ended.',
  },
  case_find: {
    nl: 'Waarop we je aanvraag kunnen terugvinden: KVK-nummer, mailadres of rekening. Alleen een code ervan is bewaard.',
    en: 'What we can find your application by: KVK number, email address or account. We keep only a code of it.',
  },
  complaint: {
    nl: 'Je klachten, met wat we antwoordden.',
    en: 'Your complaints, with our answer.',
  },
  step_failure: { nl: 'Stappen die bij ons mislukten.', en: 'Steps that failed on our side.' },
  feedback: { nl: 'Je beoordeling en wat je erbij schreef.', en: 'Your rating and what you wrote with it.' },
  privacy_request: {
    nl: 'Je vragen en verzoeken over je gegevens.',
    en: 'Your questions and requests about your data.',
  },
  mailed_link: {
    nl: 'De links die we je mailden: waarvoor en tot wanneer. De link zelf bewaren we niet.',
    en: 'The links we emailed you: what for and until when. We do not keep the link itself.',
  },
  erasure_code: {
    nl: 'Dat we je een code mailden om je contactformulieren te kunnen wissen.',
    en: 'That we emailed you a code so that your contact forms could be erased.',
  },
  reminder: { nl: 'De herinneringen die je kreeg.', en: 'The reminders you received.' },
  mail: {
    nl: 'De mails over je aanvraag. Van verstuurde mails bewaren we de tekst niet.',
    en: 'The emails about your application. Once an email is sent we do not keep its text.',
  },
  mail_attempt: { nl: 'Wanneer die mails zijn verstuurd.', en: 'When those emails were sent.' },
  session: { nl: 'Wanneer je met je aanvraag bezig was.', en: 'When you were working on your application.' },
  access_log: {
    nl: 'Welke onderdelen van je aanvraag wanneer zijn opgevraagd, per tien minuten.',
    en: 'Which parts of your application were requested and when, per ten minutes.',
  },
  audit_entry: {
    nl: 'Het logboek van wat er met je aanvraag gebeurde. Hierin staan alleen nummers, geen persoonlijke gegevens.',
    en: 'The record of what happened to your application. It holds numbers only, no personal data.',
  },
}

const explanations: Words = {
  nl: 'Dit is alles wat we over je aanvraag bewaren. Bij “meanings” lees je wat elk onderdeel van “data” is, en bij “facts” wat we in je cijfers zien. Tijden zijn in UTC. Klopt er iets niet? Vraag dan op de pagina “Jouw gegevens” om een correctie.',
  en: 'This is everything we hold about your application. “meanings” says what each part of “data” is, and “facts” what we see in your figures. Times are in UTC. Is something wrong? Ask for a correction on the page “Your data”.',
}

export function meaningsOf(
  language: Language,
  tables: readonly string[],
): { explanation: string; meanings: Record<string, Words> } {
  const known = Object.entries(meanings).filter(([table]) => tables.includes(table))
  return { explanation: explanations[language], meanings: Object.fromEntries(known) }
}
