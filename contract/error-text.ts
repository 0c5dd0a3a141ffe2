import type { Language } from '#lending/language.ts'
import { fillSentences } from '#lending/statements/words/fill-sentences.ts'
import { ruleWords } from '#lending/statements/words/rule-words.ts'
import { type ErrorKey, errorKeys, keyOfCode } from './errors.ts'

/** Numbers and names that an error's text uses, e.g. days seen and days needed. */
type ErrorFigures = Readonly<Record<string, string | number>>
type ErrorTexts = Readonly<Record<ErrorKey, string>>

/**
 * Every error in words (VAL-3, ERR-4): the problem, then the remedy. `{name}` is a figure; a sentence whose figures are
 * missing is left out, so that no bare brace is shown.
 */
const errorTexts: Readonly<Record<Language, ErrorTexts>> = {
  nl: {
    bad_request: 'Er klopt iets niet in wat je hebt ingevuld. Kijk het na en probeer het opnieuw.',
    unauthorised: 'Je sessie is verlopen. Begin opnieuw om verder te gaan.',
    forbidden: 'Dit mag niet met deze sessie. Begin opnieuw vanaf de startpagina.',
    not_found: 'Dit bestaat niet (meer). Ga een stap terug en probeer het opnieuw.',
    'file.too_big':
      'Dit bestand is te groot. Het mag hoogstens {maximumMegabytes} MB zijn. Kies een kortere periode bij je bank.',
    too_many_requests: 'Je gaat wat snel voor ons. Wacht een minuut en probeer het dan opnieuw.',
    unavailable: 'Dit lukt nu even niet door een storing bij ons. Probeer het over een paar minuten opnieuw.',
    generic: 'Er ging iets mis. Wat je hebt ingevuld, staat hier nog. Probeer het nog een keer.',
    alphanumeric: 'Gebruik alleen letters, cijfers en spaties.',
    no_match: 'We vinden geen bedrijf met deze gegevens in het Handelsregister. Kijk het KVK-nummer na.',
    step_not_reached: 'Maak eerst een eerdere stap af. Ga terug en vul die stap in.',
    flow_finished: 'Deze aanvraag is al afgerond. Je kunt hier niets meer aan veranderen.',
    case_id_not_available: 'We kunnen je aanvraag niet vinden. Begin opnieuw vanaf de startpagina.',
    amount_out_of_range: 'Dit bedrag kan niet. Kies een bedrag van {minimum} tot en met {maximum}.',
    amount_step: 'Kies een rond bedrag. Het bedrag gaat in stappen van {step}.',
    consent_required: 'We mogen je transacties pas bekijken als je toestemming geeft. Vink de toestemming aan.',
    bank_unavailable: 'Deze bank is nu niet bereikbaar. Probeer het over een paar minuten opnieuw.',
    bank_cancelled: 'Je hebt het inloggen bij je bank gestopt. Er is niets gedeeld. Je kunt het opnieuw proberen.',
    bank_limit_reached:
      'Je bank laat vandaag niet meer verzoeken toe. Probeer het morgen opnieuw of upload een bestand.',
    connection_not_found: 'We vinden deze bankkoppeling niet meer. Koppel je bank opnieuw.',
    return_url: 'De koppeling met je bank kon niet starten. Ververs de pagina en probeer het opnieuw.',
    iban_unknown: 'Deze rekening hoort niet bij je aanvraag. Kies een van de getoonde rekeningen.',
    no_transactions: 'We hebben nog geen transacties van je. Koppel een bank of upload een bestand.',
    too_many_bookings:
      'Dit zijn meer transacties dan we in één aanvraag kunnen bekijken. Deel minder rekeningen of een kortere periode.',
    reconsent_kvk: 'Dit KVK-nummer hoort niet bij deze link. Kijk het nummer na en probeer het opnieuw.',
    magic_link: 'De link is niet compleet. Open de link uit onze laatste mail opnieuw.',
    caseIdNotFound: 'We kunnen je aanvraag niet vinden. Open de link uit onze laatste mail opnieuw.',
    resume_code: 'Deze code klopt niet of is niet meer geldig. Kijk de code na of vraag een nieuwe code aan.',
    offer_not_found: 'Dit aanbod bestaat niet meer. Bekijk je aanbod opnieuw en maak een keuze.',
    offers_not_ready: 'Je aanbod is nog niet klaar. Wacht even en probeer het opnieuw.',
    decided_again:
      'Voor je bedrijf is intussen een ander aanbod gekozen. Daarom rekenen we je aanvraag opnieuw door. Ververs de pagina en bekijk wat we je nu kunnen bieden.',
    offer_expired: 'Dit aanbod is verlopen. Doe een nieuwe aanvraag voor een nieuw aanbod.',
    payout_not_proven: 'Op deze rekening mogen we niet uitbetalen. De naam is niet die van je bedrijf, of onbekend.',
    booking_not_found: 'We vinden deze transactie niet meer. Ververs de pagina en probeer het opnieuw.',
    category_not_possible: 'Deze soort past niet bij deze transactie. Kies een andere soort uit de lijst.',
    contest_limit:
      'Meer transacties kun je hier niet aanpassen. Klopt er nog iets niet? Vraag een medewerker om mee te kijken.',
    offer_chosen: 'Je hebt al een aanbod gekozen. Daarom kun je hier nu niets meer aan veranderen.',
    privacy_request_limit: 'Je hebt al veel vragen gesteld. Die beantwoorden we eerst. Heb je haast? Bel ons.',
    contact_code: 'Deze code klopt niet of is niet meer geldig. Kijk de code na of vraag een nieuwe code aan.',
    choice_settled: 'Je overeenkomst is al getekend of je aanvraag is gestopt.',
    no_agreement: 'Er staat geen overeenkomst klaar. Ververs de pagina.',
    agreement_changed: 'Je overeenkomst is intussen veranderd of al getekend. Ververs de pagina en lees hem opnieuw.',
    agreement_by_person: 'Deze overeenkomst kun je niet met een code tekenen. Teken hem op papier, of bel ons.',
    agreement_code: 'Deze code klopt niet of is niet meer geldig. Kijk de code na of vraag een nieuwe code aan.',
    document_kind: 'Dit bestand kunnen we niet gebruiken. Kies een PDF, JPEG of PNG die compleet is.',
    document_infected:
      'In dit bestand zit een virus of iets wat daarop lijkt. We hebben het niet bewaard. Stuur een ander bestand of bel ons.',
    document_not_asked: 'We wachten niet op een document van jou. Ververs de pagina.',
    follow_up_link: 'Dit KVK-nummer hoort niet bij deze link, of de link werkt niet meer.',
    contract_running: 'Je overeenkomst loopt nog. Daarom mogen we niet alles wissen.',
    erasure_code: 'Deze code klopt niet of is niet meer geldig. Er is nog niets gewist. Vraag een nieuwe code aan.',
    idempotency_conflict: 'Dit verzoek is al met andere gegevens verstuurd. Ververs de pagina.',
    idempotency_in_flight: 'We zijn hier nog mee bezig. Wacht even.',
    ...ruleWords.nl,
    'file.unknown_format':
      'Dit bestand herkennen we niet. Download je transacties bij je bank als CAMT.053, MT940 of CSV.',
    'file.unreadable': 'We kunnen dit bestand niet helemaal lezen. Download het opnieuw en verander er niets aan.',
    'file.refused': 'Dit bestand bevat iets wat we uit veiligheid niet openen. Download het opnieuw bij je bank.',
    'file.empty': 'Dit bestand is leeg. Kies bij je bank een periode met transacties en download het opnieuw.',
    'file.balances_only':
      'In dit bestand staan alleen saldo’s. Kies bij je bank “transacties” of “bij- en afschrijvingen”.',
  },
  en: {
    bad_request: 'Something you filled in is not right. Please check it and try again.',
    unauthorised: 'Your session has ended. Please start again to continue.',
    forbidden: 'That is not possible in this session. Please start again from the home page.',
    not_found: 'We cannot find this (any more). Go back a step and try again.',
    'file.too_big':
      'This file is too large. The maximum is {maximumMegabytes} MB. Choose a shorter period at your bank.',
    too_many_requests: 'That was a little fast for us. Wait a minute and try again.',
    unavailable: 'Something is wrong on our side, so this is not possible right now. Try again in a few minutes.',
    generic: 'Something went wrong. What you filled in is still here. Please try once more.',
    alphanumeric: 'Use only letters, digits and spaces.',
    no_match: 'We cannot find a company with these details in the register. Please check the KVK number.',
    step_not_reached: 'You need to finish an earlier step first. Go back and fill it in.',
    flow_finished: 'This application is already complete and can no longer be changed.',
    case_id_not_available: 'We cannot find your application. Start again from the home page.',
    amount_out_of_range: 'This amount is not possible. Choose an amount from {minimum} up to {maximum}.',
    amount_step: 'Choose a round amount. Amounts go up in steps of {step}.',
    consent_required: 'We can only look at your transactions with your consent. Please tick the box.',
    bank_unavailable: 'We cannot reach this bank right now. Please try again in a few minutes.',
    bank_cancelled: 'You cancelled the login at your bank. Nothing was shared. You can try again.',
    bank_limit_reached: 'Your bank does not allow any more requests today. Try again tomorrow or upload a file.',
    connection_not_found: 'We can no longer find this bank connection. Connect your bank again.',
    return_url: 'We could not start the connection to your bank. Refresh the page and try again.',
    iban_unknown: 'This account is not part of your application. Choose one of the accounts shown.',
    no_transactions: 'We do not have any transactions from you yet. Connect a bank or upload a file.',
    too_many_bookings:
      'These are more transactions than we can look at in one application. Share fewer accounts or a shorter period.',
    reconsent_kvk: 'This KVK number does not belong to this link. Check the number and try again.',
    magic_link: 'The link is not complete. Open the link from our latest email again.',
    caseIdNotFound: 'We cannot find your application. Open the link from our latest email again.',
    resume_code: 'This code is wrong or no longer valid. Check the code or ask for a new one.',
    offer_not_found: 'This offer no longer exists. Go back to your offers and choose one.',
    offers_not_ready: 'Your offer is not ready yet. Wait a moment and try again.',
    decided_again:
      'Another offer to your company has been chosen in the meantime, so we are working out your application again. Refresh the page to see what we can offer you now.',
    offer_expired: 'This offer has expired. Apply again for a new one.',
    payout_not_proven: 'We cannot pay out to this account. The name is not your company’s, or unknown.',
    booking_not_found: 'We can no longer find this transaction. Refresh the page and try again.',
    category_not_possible: 'This category does not fit this transaction. Choose another from the list.',
    contest_limit: 'You cannot change more transactions here. Is something else wrong? Ask one of our team to look.',
    offer_chosen: 'You have already chosen an offer, so you can no longer change anything here.',
    privacy_request_limit: 'You have already sent several requests. We answer those first. Is it urgent? Call us.',
    contact_code: 'This code is wrong or no longer valid. Check the code or ask for a new one.',
    choice_settled: 'Your agreement is already signed or your application has ended.',
    no_agreement: 'There is no agreement to read. Refresh the page.',
    agreement_changed: 'Your agreement has changed or is signed already. Refresh the page and read it again.',
    agreement_by_person: 'You cannot sign this agreement with a code. Sign it on paper, or call us.',
    agreement_code: 'This code is wrong or no longer valid. Check it, or ask for a new one.',
    document_kind: 'We cannot use this file. Choose a complete PDF, JPEG or PNG.',
    document_infected:
      'This file holds a virus, or something that looks like one. We have not kept it. Send another file or call us.',
    document_not_asked: 'We are not waiting for a document from you. Refresh the page.',
    follow_up_link: 'This KVK number does not belong to this link, or the link no longer works.',
    contract_running: 'Your agreement is still running, so we cannot erase everything.',
    erasure_code: 'This code is wrong or no longer valid. Nothing has been erased yet. Ask for a new code.',
    idempotency_conflict: 'This request was already sent with other details. Refresh the page.',
    idempotency_in_flight: 'We are still working on this. Please wait a moment.',
    ...ruleWords.en,
    'file.unknown_format':
      'We do not recognise this file. Download your transactions from your bank as CAMT.053, MT940 or CSV.',
    'file.unreadable': 'We cannot read the whole file. Download it again and do not change it.',
    'file.refused': 'For safety reasons we cannot open this file. Download it again from your bank.',
    'file.empty': 'This file is empty. Choose a period with transactions at your bank and download it again.',
    'file.balances_only':
      'This file contains only balances, no transactions. At your bank, choose “transactions” or “debits and credits”.',
  },
}

const isErrorKey = (text: string): text is ErrorKey => (errorKeys as readonly string[]).includes(text)

/** A call without network fails as any without an answer. The server has no such property. */
const isOffline = (): boolean => (globalThis as { navigator?: { onLine?: boolean } }).navigator?.onLine === false

const offlineTexts: Readonly<Record<Language, string>> = {
  nl: 'Je hebt nu geen internet. Wat je invulde, staat er nog.',
  en: 'You are offline right now. What you filled in is still here.',
}

/** An error's words, by its key or number (ERR-2); a key unknown to this build gets the generic ones. */
export function errorText(key: string, language: Language, figures: ErrorFigures = {}): string {
  const known = isErrorKey(key) ? key : (keyOfCode(key) ?? 'generic')
  if (known === 'generic' && isOffline()) return offlineTexts[language]
  return fillSentences(errorTexts[language][known], figures)
}
