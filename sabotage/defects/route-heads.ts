import type { LiteralDefect } from '../defect.ts'

/** What a page says of itself: its title, its language, its headings in order, its words in English. */
const routeHeads: readonly LiteralDefect[] = [
  {
    row: 'ROUTE-2',
    name: 'the page of the loan does not say how it works',
    file: 'web/marketing/product-page.tsx',
    from: '      <HowItWorks how={text.how} />\n',
    to: '',
  },
  {
    row: 'ROUTE-3',
    name: 'the price of the credit stands below how it works',
    file: 'web/marketing/product-page.tsx',
    from: `      <HowItWorks how={text.how} />
      <Further text={text} otherPage={otherPage} />`,
    to: `      <Further text={text} otherPage={otherPage} />
      <HowItWorks how={text.how} />`,
  },
  {
    row: 'ROUTE-4',
    name: 'the cookies page leaves out the heading of what is measured',
    file: 'web/cookies/page.tsx',
    from: '      <h2>{text.analytics.title}</h2>\n',
    to: '',
  },
  {
    row: 'ROUTE-5',
    name: 'a window that cannot go on does not say what to do',
    file: 'web/bank-window/redirection-page.tsx',
    from: '        <p>{redirection.failedBody}</p>\n',
    to: '',
  },
  {
    row: 'ROUTE-6',
    name: 'about you has the title of another screen in English',
    file: 'web/journey/about-you/text.ts',
    from: "pageTitle: 'Your application',",
    to: "pageTitle: 'Your offer',",
  },
  {
    row: 'ROUTE-7',
    name: 'extra expenses has no title',
    file: 'web/journey/extra-expenses/page.tsx',
    from: '  { title: `${extraExpensesTexts[languageOf(location.pathname)].pageTitle} | Vlot` },\n',
    to: '',
  },
  {
    row: 'ROUTE-8',
    name: 'the title of the sharing screen is that of the one before',
    file: 'web/journey/transactions-upload/text.ts',
    from: "pageTitle: 'Transacties delen',",
    to: "pageTitle: 'Extra uitgaven',",
  },
  {
    row: 'ROUTE-9',
    name: 'the title of collecting is that of sharing',
    file: 'web/journey/transactions-collect/text.ts',
    from: "pageTitle: 'Transacties verzamelen',",
    to: "pageTitle: 'Transacties delen',",
  },
  {
    row: 'ROUTE-10',
    name: 'the waiting screen has a Dutch title in English',
    file: 'web/journey/get-offers/page.tsx',
    from: 'getOffersTexts[languageOf(location.pathname)].pageTitle',
    to: 'getOffersTexts[languageOf(location.search)].pageTitle',
  },
  {
    row: 'ROUTE-11',
    name: 'the title of the offer is that of the application',
    file: 'web/journey/personal-offer/text.ts',
    from: "pageTitle: 'Jouw aanbod',",
    to: "pageTitle: 'Jouw aanvraag',",
  },
  {
    row: 'ROUTE-12',
    name: 'the next steps are thanks by their title',
    file: 'web/journey/next-steps/text.ts',
    from: "pageTitle: 'Volgende stappen',",
    to: "pageTitle: 'Bedankt',",
  },
  {
    row: 'ROUTE-13',
    name: 'the English words for a time-out are those of a failed check',
    file: 'web/shell/request-failed-text.ts',
    from: "body: 'Your offer was not ready in time, so we stopped waiting. That is our fault, not yours.",
    to: "body: 'Something went wrong between us and your bank.",
  },
  {
    row: 'ROUTE-13',
    name: 'trying again leads to the offer',
    file: 'web/shell/request-failed-page.tsx',
    from: "overviewPage[language] : 'uploadTransactions'",
    to: "overviewPage[language] : 'personalOffer'",
  },
  {
    row: 'ROUTE-14',
    name: 'the last screen does not lead to where the application stands',
    file: 'web/journey/feedback-success/page.tsx',
    from: '<AppLink to="nextSteps" className="button button-primary">',
    to: '<AppLink to="home" className="button button-primary">',
  },
  {
    row: 'ROUTE-14',
    name: 'the last screen has no picture',
    file: 'web/journey/feedback-success/page.tsx',
    from: '      <ThanksPicture />\n',
    to: '',
  },
  {
    row: 'ROUTE-15',
    name: 'opened by hand the window does not say that the other is gone',
    file: 'web/bank-window/transaction-success-page.tsx',
    from: '        <p>{returned.aloneBody}</p>\n',
    to: '',
  },
  {
    row: 'ROUTE-16',
    name: 're-consent has the title of the wait for the bank',
    file: 'web/reconsent/text.ts',
    from: "    pageTitle: 'Vernieuw je toestemming',",
    to: "    pageTitle: 'Toestemming bij je bank',",
  },
  {
    row: 'ROUTE-17',
    name: 'the English wait has the title of the form before it',
    file: 'web/reconsent/text.ts',
    from: "pageTitle: 'Consent at your bank',",
    to: "pageTitle: 'Renew your consent',",
  },
  {
    row: 'ROUTE-18',
    name: 'the title of a category does not name it',
    file: 'web/knowledge-base/category-page.tsx',
    from: 'title: `${name} | ${text.name}`,',
    to: 'title: text.name,',
  },
  {
    row: 'ROUTE-19',
    name: 'the not-found page has no way to a person',
    file: 'web/shell/not-found-page.tsx',
    from: `        <AppLink to="contact" className="action action-quiet">
          {text.contact}
        </AppLink>
`,
    to: '',
  },
  {
    row: 'ROUTE-19',
    name: 'the not-found page has no picture',
    file: 'web/shell/not-found-page.tsx',
    from: '      <AdriftPicture />\n',
    to: '',
  },
  {
    row: 'ROUTE-20',
    name: 'the lists of articles do not name the other language in their head',
    file: 'web/knowledge-base/meta.ts',
    from: '  ...alternatesOf(page),\n',
    to: '',
  },
  {
    row: 'ROUTE-20',
    name: 'the language switch does not say its language',
    file: 'web/shell/navigation-bar.tsx',
    from: "className: 'bar-language', hrefLang: other, lang: other",
    to: "className: 'bar-language', lang: other",
  },
  {
    row: 'ROUTE-20',
    name: 'a phone has no language switch',
    file: 'web/styles/bar.css',
    from: `  @media (width < 640px) {
    .bar-inner {`,
    to: `  @media (width < 640px) {
    .bar .bar-language {
      display: none;
    }
    .bar-inner {`,
  },
  {
    row: 'ROUTE-21',
    name: 'the questions in the structured data have no answers',
    file: 'web/marketing/faq/page.tsx',
    from: "acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },",
    to: '',
  },
  {
    row: 'ROUTE-21',
    name: 'the way to an article has no names in the structured data',
    file: 'web/knowledge-base/meta.ts',
    from: `    position: index + 1,
    name,`,
    to: `    position: index + 1,
    name: path,`,
  },
  {
    row: 'ROUTE-1',
    name: 'the second thing to do on home is the third',
    file: 'web/home/text.ts',
    from: "title: 'Vertel wat je nodig hebt',",
    to: "title: 'Deel je transacties',",
  },
  {
    row: 'ROUTE-1',
    name: 'the last button of home leads to nothing',
    file: 'web/home/page.tsx',
    from: '<a href={`#${searchId}`} className="action action-dark">',
    to: '<a href="#" className="action action-dark">',
  },
  {
    row: 'ROUTE-2',
    name: 'the loan page refers to itself instead of the credit',
    file: 'web/marketing/loan/page.tsx',
    from: "otherPage: 'businessCredit',",
    to: "otherPage: 'businessLoan',",
  },
  {
    row: 'ROUTE-11',
    name: 'the offer opens with another English heading',
    file: 'web/journey/personal-offer/text.ts',
    from: "title: 'Our answer to your application',",
    to: "title: 'Your offer',",
  },
  {
    row: 'ROUTE-18',
    name: 'the way back from an article leaves out its category',
    file: 'web/knowledge-base/meta.ts',
    from: "  ...categoryCrumbs(article.category, 'nl'),",
    to: "  ...indexCrumbs('nl'),",
  },
  {
    row: 'ROUTE-20',
    name: 'the English index lists no articles by category',
    file: 'web/knowledge-base/index-page.tsx',
    from: `      <ByCategory />
`,
    to: `      {language === 'nl' && <ByCategory />}
`,
  },
]

export default routeHeads
