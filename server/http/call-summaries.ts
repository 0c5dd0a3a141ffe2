import type { CallName } from '#contract/calls.ts'
import type { Language } from '#lending/language.ts'

/** The purpose of each call, in the page of the API (`/api/docs`). Part of the server, since no browser shows it. */
export const callSummaries: Readonly<Record<Language, Readonly<Record<CallName, string>>>> = {
  nl: {
    createAnonymousToken: 'Een anoniem token, zonder aanvraag eraan.',
    createSession:
      'Een sessie met een vrijgehouden case-id. De aanvraag zelf begint bij de eerste stap die we aannemen.',
    createResumeToken:
      'Een sessie om opnieuw toestemming te geven, vanuit een gemailde link. Elke fout is dezelfde 401.',
    renewToken: 'Een nieuw token voor de sessie van de cookie. De sessie blijft er ook langer door open.',
    endSession: 'Sluit de sessie van de cookie meteen.',
    searchCompanies: 'Bedrijven op naam of KVK-nummer, uit het Handelsregister.',
    checkEligibility: 'Of het bedrijf kan aanvragen, regel voor regel. Zo ja, dan begint de aanvraag.',
    saveLoanAmount: 'Het gevraagde bedrag, in hele euro’s.',
    saveLoanGoal: 'Waar het geld voor is.',
    saveExpectedExpenses: 'Grote uitgaven die eraan komen, zodat we daar rekening mee houden.',
    readCaseState: 'Waar de aanvraag vandaan kwam en hoe ver het besluit is. Goedkoop om vaak te vragen (ETag).',
    readApplication:
      'Alles wat we van de aanvraag weten, zodat herladen niets kost. Goedkoop om vaak te vragen (ETag).',
    sendFeedback: 'Hoe de aanvraag ging. Dit is de laatste stap; daarna is alles afgerond.',
    readLimits: 'De grenzen die de formulieren gebruiken.',
    readQuote: 'Een prijs vooraf zonder inloggen, uit dezelfde prijstabel als het aanbod.',
    giveContactDetails:
      'Wie we kunnen bellen of mailen over een gekozen of doorverwezen aanvraag. We mailen een code ter bevestiging.',
    confirmContactDetails:
      'De gemailde code bevestigt de contactgegevens. De aanvrager en de geldverstrekker krijgen één keer een mail.',
    takeChoiceBack: 'Neemt de keuze terug, tot de overeenkomst getekend is. Het aanbod kan weer gekozen worden.',
    readFollowUp: 'Hoe ver de geldverstrekker met de aanvraag is.',
    openFollowUp:
      'Hetzelfde met een gemailde link en het KVK-nummer, die een sessie beginnen. Elke fout is dezelfde 401.',
    readAgreement: 'Wat er in de overeenkomst staat, om op het scherm te lezen.',
    openAgreement: 'De overeenkomst als PDF.',
    mailAcceptanceCode: 'Mailt een code waarmee dit document wordt getekend.',
    acceptAgreement: 'Tekent de overeenkomst met de gemailde code.',
    askAboutLoan: 'Stelt een vraag over een lening die is uitbetaald.',
    sendDocument: 'Het document waar de geldverstrekker om vroeg.',
    readStatus: 'Hoe ver de aanvraag is, ook voor de sessie van een gemailde link.',
    mailAddressCode: 'Mailt een nieuwe code, naar het adres van de vorige of van de gemailde link.',
    goOnFromStatus: 'De gemailde code maakt van de sessie van een statuslink die van de aanvraag.',
    giveConsent: 'Toestemming om de transacties te bekijken: welke tekst, en wanneer.',
    createConnectSession: 'Het adres waar de aanvrager een bank koppelt.',
    reportBankReturn:
      'Waarmee het bankvenster terugkwam. De server vraagt het daarna zelf na en gelooft alleen dat antwoord.',
    listConnections:
      'De bankkoppelingen van de aanvraag die customerId noemt. Een sessie uit een gemailde link ziet alleen de eigen.',
    fetchTransactions: 'Begint met het ophalen van een koppeling. Twee keer vragen begint één keer.',
    readConnectionProgress: 'Hoe ver het ophalen van één koppeling is.',
    readBankStatus: 'Hoe het staat met elke rekening die via een bank kwam.',
    fetchAccounts: 'De koppelingen van de aanvraag, met hun rekeningen, rekeninghouder en toestemming.',
    reconnect: 'Het adres waar de toestemming van één koppeling wordt vernieuwd.',
    validateAccounts: 'Of elke rekening op naam staat van het bedrijf dat aanvraagt.',
    uploadStatements: 'Bankbestanden. Elk bestand krijgt een eigen antwoord (API-8).',
    askBookkeeper: 'Mailt een boekhouder een link om bankbestanden aan te leveren, of trekt die in.',
    settleHandIn: 'Gebruikt aangeleverde bestanden alsof ze zijn geüpload, of wist ze.',
    openHandIn: 'Voor wie de link heeft: welk bedrijf erom vraagt en tot wanneer. Verder niets.',
    handInFiles: 'Bankbestanden met de link. Ze tellen pas mee als de aanvrager ze gebruikt.',
    removeAccount: 'Haalt één rekening met haar transacties uit de aanvraag.',
    removeTransactions: 'Haalt alle rekeningen en transacties weg, en wat eruit berekend is (PROG-4).',
    confirmFinancials: 'De bestanden zijn compleet. Het besluit begint als het formulier ook compleet is.',
    confirmTransactions: 'De bankgegevens zijn compleet. Het besluit begint als het formulier ook compleet is.',
    listOffers: 'Het besluit met de redenen, en het aanbod als dat er is.',
    readOfferRange:
      'Welke bedragen en looptijden te kiezen zijn, waarom niet meer of langer, en de geldstroom waartegen dat is afgezet.',
    priceOffer:
      'Prijst een bedrag en looptijd en bewaart dat aanbod, zodat het gekozen kan worden. Dezelfde vraag geeft hetzelfde aanbod.',
    selectOffer: 'Kiest een aanbod. Zolang er geen rekening gekozen is, vervangt een nieuwe keuze de vorige.',
    listDisbursementAccounts:
      'De rekeningen waarop we mogen uitbetalen: bewezen door de bank en op naam van het bedrijf.',
    chooseDisbursementAccount: 'De rekening waarop we uitbetalen.',
    requestReview:
      'Vraagt een medewerker om het besluit opnieuw te bekijken. Het antwoord noemt de dag waarop dat klaar is.',
    requestReminder: 'Vraagt om een mail op de dag waarop wachten een nee kan veranderen, na een code op dat adres.',
    listCategories: 'De soorten waarin we de transacties verdeelden, met totalen per soort en per maand.',
    listBookings: 'De transacties, nieuwste eerst, elk met de soort en de regel die dat bepaalde. Vijftig per pagina.',
    contestCategory: 'Zegt dat een transactie iets anders is. Daarna rekenen we alles opnieuw uit.',
    withdrawContest: 'Neemt terug wat over een transactie gezegd is. Daarna rekenen we alles opnieuw uit.',
    listFacts: 'Wat we in de transacties lazen, elk feit met zijn cijfers en wat het voor het antwoord betekent.',
    readHealthCheck:
      'Hoe het met het bedrijf gaat volgens zijn eigen transacties: omzet per maand, wat er aankomt, klanten en kosten.',
    contestFact:
      'Zegt met één reden dat een feit transacties verkeerd telt. Verandert dat het antwoord, dan kijkt een medewerker.',
    withdrawFactContest: 'Neemt terug wat over een feit gezegd is. Daarna rekenen we alles opnieuw uit.',
    requestContact: 'Vraagt om teruggebeld te worden.',
    sendContactForm: 'Stuurt de geldverstrekker een bericht.',
    sendComplaint: 'Dient een klacht in. De afzender krijgt een mail met de dag van het antwoord.',
    readPrivacy: 'Wat we bewaren, waar het vandaan komt en tot wanneer; toestemmingen en verzoeken.',
    exportCase: 'Alles wat we van de aanvraag bewaren in één JSON-document, met uitleg bij elk deel.',
    correctData:
      'Vraagt om te verbeteren wat op geen pagina te wijzigen is. Een medewerker antwoordt voor de genoemde dag.',
    askPerson: 'Stelt een medewerker een vraag over privacy. Het antwoord noemt de dag waarop hij antwoordt.',
    withdrawBankConsent:
      'Trekt de toestemming bij één bank in, of bij alle met null: we halen niets meer op en herinneren nergens meer aan.',
    endSessions: 'Beëindigt één andere sessie van de aanvraag, of alle andere met null. Deze gaat door.',
    mailErasureCode:
      'Mailt een code naar een adres. Met die code worden ook de contactformulieren van dat adres gewist.',
    eraseCase:
      'Wist de aanvraag voorgoed en sluit elke sessie ervan; met een gemailde code ook de contactformulieren van dat adres.',
    requestReconsentLink:
      'Mailt een nieuwe link om opnieuw toestemming te geven, als we een adres hebben. Eén link gebruiken sluit de andere.',
    saveForLater: 'Bewaart een mailadres bij deze aanvraag en mailt een link om later verder te gaan.',
    requestResumeLink:
      'Mailt een nieuwe link om verder te gaan, als dit adres voor een aanvraag van dit bedrijf is achtergelaten.',
    startResume:
      'Stap één van verdergaan met een gemailde link: we mailen een code van acht cijfers. Elke fout is dezelfde 401.',
    confirmResume: 'Stap twee: de gemailde code begint een sessie van de aanvraag, met een eigen cookie.',
    unsubscribe: 'Geen herinneringen meer over deze aanvraag. Het token staat in elke herinnering.',
  },
  en: {
    createAnonymousToken: 'An anonymous token; it carries no case.',
    createSession: 'A session with a reserved case id; the case itself begins at the first accepted step.',
    createResumeToken: 'A re-consent session from a mailed link; every failure is the same 401.',
    renewToken: 'A new token for the session of the cookie; also extends an idle session.',
    endSession: 'Ends the session of the cookie at once.',
    searchCompanies: 'Companies by name or KVK number, from the company register.',
    checkEligibility: 'Whether the company may apply, rule by rule; when it may, the case begins.',
    saveLoanAmount: 'The amount asked for, in whole euros.',
    saveLoanGoal: 'What the money is for.',
    saveExpectedExpenses: 'Large expenses the applicant expects, so that affordability counts them.',
    readCaseState: 'Where the case came from and how far its decision is; cheap to poll (ETag).',
    readApplication:
      'Everything known about the application, so that a reload keeps the journey; cheap to poll (ETag).',
    sendFeedback: 'How the journey went. This is the last step: after it the flow is finished.',
    readLimits: 'The limits the forms use, from the lending table.',
    readQuote: 'An indicative price of a loan without logging in, from the same price table as offers.',
    giveContactDetails:
      'Whom the lender may call or email about a chosen or referred application. A code to confirm it is mailed.',
    confirmContactDetails: 'The mailed code confirms the contact details; mails the applicant and the lender, once.',
    takeChoiceBack: 'Takes the choice back, until the agreement is signed. The offers can be chosen again.',
    readFollowUp: 'Where the application stands at the lender, for the session of the case.',
    openFollowUp:
      'The same behind a mailed link and the KVK number, which begin a session. Every failure is the same 401.',
    readAgreement: 'What the agreement says, to read on the screen.',
    openAgreement: 'The agreement as a PDF.',
    mailAcceptanceCode: 'Mails a code by which this document is signed.',
    acceptAgreement: 'Signs the agreement with the mailed code.',
    askAboutLoan: 'Asks a person about a loan that was paid out.',
    sendDocument: 'The document that the lender asked for.',
    readStatus: 'Where the application stands, for the session of a mailed link too.',
    mailAddressCode: 'Mails a new code, to the address of the last one or of the mailed link.',
    goOnFromStatus: 'The mailed code turns the session of a status link into that of the application.',
    giveConsent: 'Consent to analyse the transactions: what text, when.',
    createConnectSession: 'The address at which the applicant connects a bank.',
    reportBankReturn:
      'What the popup came back with; the server then asks the aggregator itself and trusts only that answer.',
    listConnections:
      'The bank connections of the case, which customerId names; a session of a mailed link sees its own.',
    fetchTransactions: 'Starts the collection of a connection as a durable job; asking twice starts it once.',
    readConnectionProgress: 'How far the collection of one connection is.',
    readBankStatus: 'The state of every account that came from a bank link.',
    fetchAccounts: 'The connections of the case with their accounts, holder match and consent dates.',
    reconnect: 'The address at which the consent of one connection is renewed.',
    validateAccounts: 'Whether each account is held by the company that applies.',
    uploadStatements: 'Statement files, each answered by itself (API-8).',
    askBookkeeper: 'Mails a bookkeeper a link for handing in statement files, or takes it back.',
    settleHandIn: 'Uses files that were handed in as if they had been uploaded, or deletes them.',
    openHandIn: 'By the link: which company asks, and until when; nothing else.',
    handInFiles: 'Statement files by the link; they count once the applicant uses them.',
    removeAccount: 'Takes one account and its transactions out of the application.',
    removeTransactions: 'Takes out all accounts, transactions and what was computed from them (PROG-4).',
    confirmFinancials: 'The uploaded data is complete; the decision starts when the form is complete too.',
    confirmTransactions: 'The connected bank data is complete; the decision starts when the form is complete too.',
    listOffers: 'The decision with its reasons, and the offers when there are any.',
    readOfferRange:
      'Which amounts and terms can be chosen, why not more or longer, and the cash flow they are compared with.',
    priceOffer:
      'Prices an amount and term and stores the offer, so that it can be chosen. The same request returns the same offer.',
    selectOffer: 'Chooses an offer; choosing again before the payout account is known replaces the choice.',
    listDisbursementAccounts:
      'The accounts to which the money may be paid: proven by the data source and held by the company.',
    chooseDisbursementAccount: 'The account to pay to.',
    requestReview: 'Asks for a person to review the decision; the answer has the date by which they will.',
    requestReminder:
      'Asks for an email on the day from which waiting may turn a no around, once its address is confirmed.',
    listCategories: 'The categories in which the analysis put the bookings, with totals for each and for each month.',
    listBookings:
      'The bookings, newest first, each with its category and the rule and words that chose it; fifty a page.',
    contestCategory:
      'Says that a booking is something else. The analysis, the decision and the offers are worked out again.',
    withdrawContest: 'Takes back what was said about a booking; everything is worked out again.',
    listFacts: 'What was read in the bookings, each fact with its figures and what it means for the answer.',
    readHealthCheck:
      'How the business is doing by its own bookings: turnover by month, what is due, customers and costs.',
    contestFact:
      'Says with one reason that a fact counts bookings wrongly. If it changes the answer, a person reviews it.',
    withdrawFactContest: 'Takes back what was said about a fact; everything is worked out again.',
    requestContact: 'Asks to be called back.',
    sendContactForm: 'Sends a message to the lender.',
    sendComplaint: 'Makes a complaint; its sender is mailed the day of the answer.',
    readPrivacy: 'What we hold by category, from where and until when; consents, bank consents and requests.',
    exportCase: 'Everything we hold of the case in one JSON document, readable, with what each part means.',
    correctData: 'Asks to correct what the applicant cannot change on a page; a person answers by the date given.',
    askPerson: 'Asks a person about privacy; the answer has the date by which they reply.',
    withdrawBankConsent:
      'Ends the consent at one bank, or at all of them with null: no more collecting, refreshing or reminding.',
    endSessions: 'Ends one other session of the application, or all others with null; this one goes on.',
    mailErasureCode:
      'Mails a code to an address: with it, erasing the case erases the contact forms from that address too.',
    eraseCase:
      'Erases the case for good and ends every session of it; with a mailed code the contact forms from that address too.',
    requestReconsentLink:
      'Mails a new re-consent link to the address known for the case, if there is one; using one link ends the others.',
    saveForLater: 'Stores an email address for this application and mails a link to continue later.',
    requestResumeLink: 'Mails a new link to continue an application, if this address was left for one of this company.',
    startResume:
      'First step of continuing from a mailed link: mails a code of eight digits. Every failure is the same 401.',
    confirmResume: 'Second step: the mailed code begins a session of the application, with its own cookie.',
    unsubscribe: 'No more reminders about this application; the token is in every reminder.',
  },
}
