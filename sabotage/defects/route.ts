import type { Defects } from '../defect.ts'

/** Screens, their paths, and what each says of itself. */
export default {
  'ROUTE-1 home has another heading': ['web/home homeTexts.nl.hero.title', "() => 'Geld voor je bedrijf'"],
  'ROUTE-1 home answers under another address': ['web addresses.home', "() => '/home'"],
  'ROUTE-2 the second address of the loan page shows the credit page': [
    'web contentPages.shortTermLoan',
    "() => 'marketing/credit/page.tsx'",
  ],
  'ROUTE-2 the page of the loan does not say how it works': ['web/home HowItWorks', '() => () => null'],
  'ROUTE-3 the second address of the credit page shows the loan page': [
    'web contentPages.shortTermCredit',
    "() => 'marketing/loan/page.tsx'",
  ],
  'ROUTE-3 the credit page has another canonical address': [
    'web sameAs',
    "({ shortTermCredit, ...others }) => ({ ...others, businessCredit: 'shortTermCredit' })",
  ],
  'ROUTE-4 the questions page is at another address': ['web addresses.faq', "() => '/vragen'"],
  'ROUTE-4 the contact page has another heading': ['web/contact contactTexts.nl.title', "() => 'Contactformulier'"],
  'ROUTE-5 the window that waits for the bank says nothing when it is opened by hand': [
    'web/bank-window showState',
    "(original) => (state) => state !== 'failed' && original(state)",
  ],
  'ROUTE-5 the window of the bank goes to any address': ['web/api isBankAddress', '() => () => true'],
  'ROUTE-6 about you asks something else': [
    'web/journey/about-you aboutYouTexts.nl.title',
    "() => 'Vertel over je bedrijf'",
  ],
  'ROUTE-6 about you and extra expenses have changed places': [
    'web journeyPages.aboutYou',
    "() => 'journey/extra-expenses/page.tsx'",
  ],
  'ROUTE-7 extra expenses asks something else': [
    'web/journey/extra-expenses extraExpensesTexts.nl.title',
    "() => 'Heb je nog vragen?'",
  ],
  'ROUTE-7 the address of extra expenses shows the upload': [
    'web journeyPages.extraExpenses',
    "() => 'journey/transactions-upload/page.tsx'",
  ],
  'ROUTE-8 uploading a file is no longer offered': [
    'web/journey/transactions-upload transactionsUploadTexts.nl.ways.upload.label',
    "() => 'Later'",
  ],
  'ROUTE-8 the sharing screen has another heading': [
    'web/journey/transactions-upload transactionsUploadTexts.nl.title',
    "() => 'Je bank'",
  ],
  'ROUTE-9 what was collected is not asked about': [
    'web/journey/transactions-collect transactionsCollectTexts.nl.titleDone',
    "() => 'Bijna klaar'",
  ],
  'ROUTE-9 the title of collecting is that of sharing': [
    'web/journey/transactions-collect transactionsCollectTexts.nl.pageTitle',
    "() => 'Transacties delen'",
  ],
  'ROUTE-10 the waiting screen leaves out a stage': ['web/journey stageNames', '(names) => names.slice(1)'],
  'ROUTE-10 the waiting screen is at another address': ['web addresses.getOffers', "() => '/aanbod-berekenen'"],
  'ROUTE-11 the offer has another heading': [
    'web/journey/personal-offer personalOfferTexts.nl.title',
    "() => 'Een moment'",
  ],
  'ROUTE-11 the title of the offer is that of the application': [
    'web/journey/personal-offer personalOfferTexts.nl.pageTitle',
    "() => 'Jouw aanvraag'",
  ],
  'ROUTE-12 the next steps have another heading': [
    'web/journey/next-steps nextStepsTexts.nl.title',
    "() => 'Volgende'",
  ],
  'ROUTE-12 the next steps are thanks by their title': [
    'web/journey/next-steps nextStepsTexts.nl.pageTitle',
    "() => 'Bedankt'",
  ],
  'ROUTE-13 a failed check is shown as a time-out': [
    'web/shell requestFailedTexts.nl.failures.TRANSACTION_STATUS.title',
    "() => 'Het duurde te lang'",
  ],
  'ROUTE-13 the failed page does not read its reason': ['web/shell failureIn', "() => () => 'OTHER'"],
  'ROUTE-14 the last screen does not thank': [
    'web/journey/feedback-success feedbackSuccessTexts.nl.title',
    "() => 'Klaar'",
  ],
  'ROUTE-14 the last screen has no picture': ['web/journey/feedback-success ThanksPicture', '() => () => null'],
  'ROUTE-15 the window of the bank waits for ever when it is opened by hand': [
    'web/bank-window showState',
    "(original) => (state) => state !== 'alone' && original(state)",
  ],
  'ROUTE-15 in another browser nothing says where to go on': [
    'web/bank-window showState',
    "(original) => (state) => state !== 'elsewhere' && original(state)",
  ],
  'ROUTE-15 the window reports to nobody': ['web/api announceReturn', '() => async () => false'],
  'ROUTE-16 re-consent under EN is Dutch': [
    'ui languageOf',
    "(original) => (path) => original(path.replace('/reconsent/EN', '/reconsent/NL'))",
  ],
  'ROUTE-16 re-consent without a language is gone': ['web journeyPages', '({ reconsent, ...others }) => others'],
  'ROUTE-17 the English wait has the title of the form before it': [
    'web/reconsent getConsentTexts.en.pageTitle',
    "() => 'Renew your consent'",
  ],
  'ROUTE-17 the English waiting page is gone': ['web journeyPages', '({ getConsentEnglish, ...others }) => others'],
  'ROUTE-18 a category page lists the articles of another': [
    'web/knowledge-base articlesOf',
    "(original) => () => original('Ondernemen')",
  ],
  'ROUTE-18 a category is at another address': ['web addresses.knowledgeFinancing', "() => '/kennisbank/financieren'"],
  'ROUTE-19 an unknown address answers 200': [
    'server/http sendNotFound',
    "() => (reply, { name }) => reply.header('cache-control', 'no-cache').sendFile(name, { cacheControl: false })",
  ],
  'ROUTE-19 the English not-found page speaks Dutch': [
    'server/http readSite',
    '(f) => (dir) => ((site) => ({ ...site, notFound: { ...site.notFound, en: site.notFound.nl } }))(f(dir))',
  ],
  'ROUTE-20 the link to the other language is missing in the head': [
    'web alternatesOf',
    "(original) => (page) => original(page).filter(({ hrefLang }) => hrefLang !== 'en')",
  ],
  'ROUTE-20 a phone has no language switch': ['web/styles css .bar .bar-language', 'display: none'],
  'ROUTE-20 a page that does not exist forgets its address in the other language': [
    'web/plain startNotFound',
    '() => () => Promise.resolve()',
  ],
  'ROUTE-21 the description is missing in the head': [
    'web pageMeta',
    "(original) => (page) => original(page).filter(({ name }) => name !== 'description')",
  ],
  'ROUTE-21 the questions in the structured data have no answers': [
    'web/marketing questionsData',
    '(f) => (all) => f(all.map((it) => ({ questions: it.questions.map((one) => ({ ...one, answer: [] })) })))',
  ],
} satisfies Defects
