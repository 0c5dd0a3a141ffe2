import type { Defect } from '../defect.ts'

export const content: readonly Defect[] = [
  {
    row: 'KB-1',
    name: 'an article is of 2025',
    file: 'web/knowledge-base/articles/wat-is-btw.mdx',
    from: 'creationDate: 2024-10-29',
    to: 'creationDate: 2025-10-29',
  },
  {
    row: 'KB-1',
    name: 'an article has no day on its page',
    file: 'web/knowledge-base/article-page.tsx',
    from: '<Day day={article.creationDate} />',
    to: '<span />',
  },
  {
    row: 'KB-1',
    name: 'an article says that it was updated when it was written',
    file: 'web/knowledge-base/articles.ts',
    from: 'updatedOn: frontmatter.updatedOn,',
    to: 'updatedOn: frontmatter.creationDate,',
  },
  {
    row: 'KB-1',
    name: 'an article shows no picture',
    file: 'web/knowledge-base/article-page.tsx',
    from: '<OpeningPicture image={article.image} />',
    to: '',
  },
  {
    row: 'KB-1',
    name: 'an article is in another category',
    file: 'web/knowledge-base/articles/voorraadbeheer.mdx',
    from: 'category: Ondernemen',
    to: 'category: Financieren',
  },
  {
    row: 'KB-2',
    name: 'the subject of one article is another',
    file: 'web/knowledge-base/articles/rood-staan-of-niet.mdx',
    from: 'title: Rood staan of niet?',
    to: 'title: Over je rekening',
  },
  {
    row: 'KB-3',
    name: 'the oldest article stands first',
    file: 'web/knowledge-base/articles.ts',
    from: 'other.creationDate.localeCompare(one.creationDate)',
    to: 'one.creationDate.localeCompare(other.creationDate)',
  },
  {
    row: 'KB-3',
    name: 'an article has two related ones',
    file: 'web/knowledge-base/articles.ts',
    from: 'const relatedMax = 3',
    to: 'const relatedMax = 2',
  },
  {
    row: 'KB-3',
    name: 'the call to action is gone below an article',
    file: 'web/knowledge-base/article-page.tsx',
    from: `      <CompanyCall />
`,
    to: '',
  },
  {
    row: 'KB-3',
    name: 'a category is missing in the index',
    file: 'web/knowledge-base/index-page.tsx',
    from: `    <div className="by-category">
      {articleCategories.map(`,
    to: `    <div className="by-category">
      {articleCategories.slice(1).map(`,
  },
  {
    row: 'FAQ-1',
    name: 'one of the four categories is missing',
    file: 'web/marketing/faq/page.tsx',
    from: 'const categories = faqCategories(language)',
    to: 'const categories = faqCategories(language).slice(1)',
  },
  {
    row: 'FAQ-1',
    name: 'the buttons of the categories are gone on a desktop',
    file: 'web/marketing/marketing.css',
    from: `    .faq-buttons {
      display: grid;`,
    to: `    .faq-buttons {
      display: none;`,
  },
  {
    row: 'FAQ-1',
    name: 'choosing a category shows all',
    file: 'web/plain/faq.ts',
    from: "category.hidden = chosen !== '' && category.dataset['faqCategory'] !== chosen",
    to: 'category.hidden = false',
  },
  {
    row: 'FAQ-1',
    name: 'the dropdown of a phone chooses nothing',
    file: 'web/plain/faq.ts',
    from: "select?.addEventListener('change', () => show(select.value))",
    to: '',
  },
  {
    row: 'FAQ-2',
    name: 'the question in the address is not scrolled to',
    file: 'web/plain/faq.ts',
    from: `  question.scrollIntoView()
`,
    to: '',
  },
  {
    row: 'FAQ-2',
    name: 'the question in the address stays closed',
    file: 'web/plain/faq.ts',
    from: `  question.open = true
`,
    to: '',
  },
  {
    row: 'FAQ-3',
    name: 'the contact block is gone',
    file: 'web/marketing/faq/page.tsx',
    from: `      <ContactBlock />
`,
    to: '',
  },
  {
    row: 'FAQ-3',
    name: 'the contact block cannot be mailed from',
    file: 'web/marketing/faq/page.tsx',
    from: 'mailto:',
    to: 'tel:',
  },
  {
    row: 'CONT-2',
    name: 'a telephone number of nine digits is taken',
    file: 'contract/contact.ts',
    from: 'phone: z.string().check(z.regex(/^\\d{10}$/))',
    to: 'phone: z.string().check(z.regex(/^\\d{9,10}$/))',
  },
  {
    row: 'CONT-2',
    name: 'the call-back form asks for no moment',
    file: 'web/contact/page.tsx',
    from: '      <FormField form="call" name="preferredMoment" text={fields.preferredMoment}>',
    to: '      <FormField form="call" name="moment" text={fields.preferredMoment}>',
  },
  {
    row: 'CONT-2',
    name: 'the contact form has no subject',
    file: 'web/contact/page.tsx',
    from: '        {(attributes) => <input {...attributes} type="text" maxLength={150} />}',
    to: '        {() => null}',
  },
  {
    row: 'CONT-2',
    name: 'a form that was sent is not thanked for',
    file: 'web/plain/contact-forms.ts',
    from: "if (taken === 'sent') return thank(form, name)",
    to: "if (taken === 'sent') return",
  },
  {
    row: 'COOK-1',
    name: 'the banner is on the cookies page too',
    file: 'web/plain/site-behaviour.ts',
    from: "banner.hidden = hasChosenCookies(document.cookie) || pageAt(location.pathname) === 'cookies'",
    to: 'banner.hidden = hasChosenCookies(document.cookie)',
  },
  {
    row: 'COOK-1',
    name: 'any value of the consent cookie counts as consent',
    file: 'web/visitor/cookies.ts',
    from: "readCookie(cookies, 'cookie_consent') === 'true'",
    to: "readCookie(cookies, 'cookie_consent') !== null",
  },
  {
    row: 'COOK-2',
    name: 'accepting keeps the necessary choice',
    file: 'web/plain/site-behaviour.ts',
    from: "const allowsAll = pressed === 'accept' ||",
    to: "const allowsAll = pressed === 'other' ||",
  },
  {
    row: 'COOK-2',
    name: 'the plain no allows measuring',
    file: 'web/plain/site-behaviour.ts',
    from: "const allowsAll = pressed === 'accept' ||",
    to: "const allowsAll = pressed !== 'save' ||",
  },
  {
    row: 'COOK-2',
    name: 'the first layer has no plain no',
    file: 'web/shell/cookie-banner.tsx',
    from: `          <button type="submit" className="action" name="pressed" value="refuse" data-cookie-refuse>
            {text.refuse}
          </button>
`,
    to: '',
  },
  {
    row: 'COOK-2',
    name: 'the no is quieter than the yes',
    file: 'web/shell/cookie-banner.tsx',
    from: 'className="action" name="pressed" value="refuse"',
    to: 'className="action action-quiet" name="pressed" value="refuse"',
  },
  {
    row: 'COOK-2',
    name: 'the options begin with measuring',
    file: 'web/shell/cookie-banner.tsx',
    from: '<input type="radio" name={name} value="necessary" defaultChecked />',
    to: '<input type="radio" name={name} value="necessary" />',
  },
  {
    row: 'COOK-2',
    name: 'saving on the cookies page keeps nothing',
    file: 'web/plain/content.ts',
    from: `    chooseCookies(new FormData(form).get('page-choice') === 'analytics' ? 'analytics' : 'necessary')
`,
    to: '',
  },
  {
    row: 'COOK-3',
    name: 'the cookies last a year',
    file: 'web/visitor/cookies.ts',
    from: 'const halfYearSeconds = 182 * 24 * 60 * 60',
    to: 'const halfYearSeconds = 365 * 24 * 60 * 60',
  },
  {
    row: 'COOK-3',
    name: 'the cookies are not Secure',
    file: 'web/visitor/cookies.ts',
    from: "const secure = isSecure ? '; Secure' : ''",
    to: "const secure = ''",
  },
  {
    row: 'COOK-3',
    name: 'the cookies are SameSite Strict',
    file: 'web/visitor/cookies.ts',
    from: 'SameSite=Lax',
    to: 'SameSite=Strict',
  },
  {
    row: 'COOK-3',
    name: 'a visitor is given a number before any choice',
    file: 'web/plain/content.ts',
    from: `startSiteBehaviour()
const tester`,
    to: `startSiteBehaviour()
localStorage.setItem('user_id', '1')
const tester`,
  },
  {
    row: 'CONT-2',
    name: 'both contact forms stand open at once',
    file: 'web/contact/contact.css',
    from: '  .contact:has(#bericht:target) #terugbellen,\n',
    to: '',
  },
  {
    row: 'CONT-1',
    name: 'the contact page has no button to the questions',
    file: 'web/contact/page.tsx',
    from: `          <AppLink to="faq" className="action action-quiet">
            {text.toQuestions}
          </AppLink>
`,
    to: '',
  },
  {
    row: 'CONT-1',
    name: 'the card opens the message instead of the call-back form',
    file: 'web/contact/page.tsx',
    from: '<Way id={callId} way={text.callBack} />',
    to: '<Way id={messageId} way={text.callBack} />',
  },
  {
    row: 'CONT-1',
    name: 'there is one partner instead of two',
    file: 'server/partners.ts',
    from: `    {
      nl: { name: 'Ondernemersplein De Kraam (verzonnen)', address: marketplace },
      en: { name: 'De Kraam marketplace (made up)', address: \`\${marketplace}/en\` },
    },
`,
    to: '',
  },
  {
    row: 'CONT-1',
    name: 'the block at the end of the contact page is gone',
    file: 'web/contact/page.tsx',
    from: `      <Before />
`,
    to: '',
  },
  {
    row: 'CONT-1',
    name: 'a partner refers back without its id',
    file: 'bank-sandbox/partner-pages.ts',
    from: `?id=\${id}&utm_source=partner`,
    to: '?utm_source=partner',
  },
]
