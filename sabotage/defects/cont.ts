import type { LiteralDefect } from '../defect.ts'

/** Contact. */
const cont: readonly LiteralDefect[] = [
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
    file: 'server/settings/partners.ts',
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
    row: 'CONT-2',
    name: 'both contact forms stand open at once',
    file: 'web/contact/contact.css',
    from: '  .contact:has(#bericht:target) #terugbellen,\n',
    to: '',
  },
  {
    row: 'CONT-1',
    name: 'both partners have one address',
    file: 'server/settings/partners.ts',
    from: "nl: { name: 'Ondernemersplein De Kraam (verzonnen)', address: marketplace }",
    to: "nl: { name: 'Ondernemersplein De Kraam (verzonnen)', address: bookkeeper }",
  },
  {
    row: 'CONT-1',
    name: 'the last block stands above the partners',
    file: 'web/contact/page.tsx',
    from: `          <Partners />
          <Elsewhere />
          <Before />`,
    to: `          <Before />
          <Partners />
          <Elsewhere />`,
  },
  {
    row: 'CONT-1',
    name: 'the last block says one thing alone',
    file: 'web/contact/page.tsx',
    from: '{before.points.map(',
    to: '{before.points.slice(1).map(',
  },
  {
    row: 'CONT-1',
    name: 'the partners are not introduced',
    file: 'web/contact/page.tsx',
    from: `          <p>{body}</p>
          <p className="contact-buttons">`,
    to: '          <p className="contact-buttons">',
  },
  {
    row: 'CONT-2',
    name: 'nobody can be called in the afternoon',
    file: 'web/contact/page.tsx',
    from: '{moments.map(',
    to: '{moments.slice(0, 2).map(',
  },
  {
    row: 'CONT-2',
    name: 'the English form asks for the phone by another name',
    file: 'web/contact/text.ts',
    from: "label: 'Your phone number',",
    to: "label: 'Your name',",
  },
  {
    row: 'CONT-2',
    name: 'the thanks do not get the focus',
    file: 'web/plain/contact-forms.ts',
    from: '  document.getElementById(`${name}-thanks`)?.focus()\n',
    to: '',
  },
]

export default cont
