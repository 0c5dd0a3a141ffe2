import { z } from 'zod'
import type { Language } from '#lending/language.ts'
import { isIban } from '#lending/iban.ts'
import type { Lender } from '#lending/lender.ts'
import type { Payer } from '#lending/payout/payout-file.ts'
import { hasSepaName } from '#lending/payout/sepa-text.ts'
import { retentionTable } from '#lending/retention.ts'
import { colourFaults } from './colours.ts'

/** `lender.json`: the lender, and facts for the server alone. */
export type LenderFile = Omit<Lender, 'mark' | 'pictures'> & {
  readonly mail: { readonly from: string; readonly inbox: string }
  readonly partners: readonly Partner[]
  readonly proof: readonly Proof[]
  /** Null: no payout files, each payout is typed into the bank. */
  readonly payoutFrom: Payer | null
}
/** CONT-1: a partner, as the contact page names it in each language. */
export type Partner = Readonly<Record<Language, { name: string; address: string }>>
/** A third party's words about the lender, as home shows them; without an address there is no link. */
type Proof = Readonly<Record<Language, { title: string; body: string; address: string; link: string }>>

const text = (most = 200) => {
  const error = `must be a text of 1 to ${most} characters`
  return z.string({ error }).trim().min(1, { error }).max(most, { error })
}
const isAddress = (given: string, protocols: readonly string[]): boolean =>
  URL.canParse(given) && protocols.includes(new URL(given).protocol)
const isLocal = (given: string): boolean =>
  URL.canParse(given) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(given).hostname)
/** Plain http reaches this machine alone. */
const address = z
  .string({ error: 'must be an address that begins with https://' })
  .refine((given) => isAddress(given, ['https:']) || (isAddress(given, ['http:']) && isLocal(given)), {
    error: 'must be an address that begins with https://',
  })
const email = z.email({ error: 'must be an email address' })
const inBoth = z.object({ nl: text(), en: text() }, { error: 'must be { "nl": …, "en": … }, a text in each language' })
const eitherWay = z
  .union([text(240), z.strictObject({ nl: text(240), en: text(240) })], {
    error: 'must be a text, or { "nl": …, "en": … }',
  })
  .transform((given) => (typeof given === 'string' ? { nl: given, en: given } : given))
const fileName = z.string().regex(/^[a-z0-9][a-z0-9-]*\.(?:svg|png|webp|jpg)$/, {
  error: 'must be the name of a file, as sanne.svg: small letters, digits and dashes',
})
const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, { error: 'must be # and six hexadecimal digits in small letters, as #0b2545', abort: true })
const hour = z.int({ error: 'must be a whole hour from 0 to 24' }).min(0).max(24)
const cents = z.int({ error: 'must be whole cents, 0 or more' }).min(0, { error: 'must be whole cents, 0 or more' })
const days = z.int({ error: 'must be whole days, from 0 to 36500' }).min(0).max(36_500)

/** Its own fields, side by side with those of the other language. */
const byLanguage = <Fields extends string>(fields: Readonly<Record<Fields, { nl: string; en: string }>>) =>
  Object.fromEntries(
    (['nl', 'en'] as const).map((language) => [
      language,
      Object.fromEntries(Object.entries<{ nl: string; en: string }>(fields).map(([name, of]) => [name, of[language]])),
    ]),
  ) as Record<Language, Record<Fields, string>>

const partner = z.strictObject({ name: eitherWay, address: z.union([address, inBoth]) }).transform((given) => {
  const to = typeof given.address === 'string' ? { nl: given.address, en: given.address } : given.address
  return byLanguage({ name: given.name, address: to })
})
const none = { nl: '', en: '' }
const proof = z
  .strictObject({
    title: eitherWay,
    body: eitherWay,
    address: address.transform((given) => ({ nl: given, en: given })).default(none),
    link: eitherWay.default(none),
  })
  .transform(({ title, body, address: to, link }) => {
    const words = to.nl && !link.nl ? new URL(to.nl).hostname : ''
    return byLanguage({ title, body, address: to, link: words ? { nl: words, en: words } : link })
  })

/** Each field with what `npm run lender -- new` says of it. */
const lenderFields = {
  name: text(40).describe('The name that visitors read everywhere.'),
  isDemonstration: z
    .boolean()
    .describe(
      'true: pages say that no real money is lent. false: this is a real lender; `check` says what that needs.',
    ),
  company: z
    .strictObject({
      legalName: text(),
      address: text(),
      kvkNumber: z.string().regex(/^\d{8}$/, { error: 'must be eight digits' }),
    })
    .nullable()
    .describe('The company behind the name; null in a demonstration.'),
  origin: address
    .transform((given) => new URL(given).origin)
    .describe('Where the site is at home. PUBLIC_ORIGIN may override it.'),
  phoneShown: text(30).describe('The telephone number as people read it, and below it as a telephone dials it.'),
  phoneLink: z.string().regex(/^tel:\+\d{8,15}$/, { error: 'must be tel:+ and the number with its country' }),
  phoneHours: z
    .strictObject({ from: hour, to: hour })
    .refine(({ from, to }) => from < 12 && to > 12, { error: 'must begin before noon and end after it' })
    .describe('The hours at which the telephone is answered, from Monday to Friday.'),
  email: email.describe('For visitors who write.'),
  mail: z
    .strictObject({ from: text(), inbox: email })
    .describe('Sender of the mails, and where requests and reports for your people arrive.'),
  messages: z
    .strictObject({ name: text(40), link: address })
    .nullable()
    .describe('Where to send a message, e.g. { "name": "WhatsApp", "link": "https://wa.me/…" }; null for nowhere.'),
  bankLink: z
    .strictObject({ service: inBoth, supervision: inBoth })
    .describe('The service that links banks, as in "via …", and a sentence of who supervises it.'),
  standing: z
    .strictObject({
      nl: z.strictObject({ register: text(), licence: text(), complaints: text() }),
      en: z.strictObject({ register: text(), licence: text(), complaints: text() }),
    })
    .describe('A sentence each: your registration, your licence or that none is needed, and where complaints go.'),
  complaintsBody: z
    .strictObject({ name: text(60), address })
    .nullable()
    .describe('An outside body for complaints; null for none.'),
  reportsToBkr: z.boolean().describe('Whether a loan is told to the credit register BKR. An application never is.'),
  secondCodeFromCents: cents
    .nullable()
    .default(null)
    .describe(
      'From this amount on an agreement is accepted with a code to the mobile as well (SMS_GATEWAY); null: never.',
    ),
  withdrawalDays: z
    .int({ error: 'must be whole days, from 0 to 60' })
    .min(0)
    .max(60)
    .default(0)
    .describe('Days after the payout in which a borrower can withdraw without a reason; 0 for none.'),
  author: text(60).nullable().describe('The author that the articles name; null for none.'),
  advisers: z
    .array(z.strictObject({ name: text(30), picture: fileName }))
    .max(3, { error: 'must be three at most' })
    .describe('Who helps an applicant, each with a file of the folder advisers/ beside this one; [] for nobody.'),
  colours: z
    .strictObject({ accent: colour, accentDark: colour, ink: colour, highlight: colour, ground: colour })
    .superRefine((given, context) => {
      for (const { colour: name, on, ratio, least } of colourFaults(given))
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `cannot be read beside ${on}: a contrast of ${ratio}, where ${least} is the least (WCAG 2.2 AA)`,
        })
    })
    .describe(
      'accent: buttons. accentDark: words and lines on light grounds. ink: text. highlight: marks. ground: pages.',
    ),
  authority: z
    .strictObject({ assessor: cents, senior: cents })
    .refine(({ assessor, senior }) => assessor <= senior, {
      error: 'must not be higher for an assessor than for a senior',
    })
    .describe('The amount in cents that each role at the desk may approve alone.'),
  retention: z
    .partialRecord(z.enum(Object.keys(retentionTable)), days, {
      error: `must be an object of days, with names from ${Object.keys(retentionTable).join(', ')}`,
    })
    .describe('Days that data is kept, where yours differ from lending/retention.ts.'),
  partners: z
    .array(partner)
    .max(6, { error: 'must be six at most' })
    .describe('Partners on the contact page: { "name": …, "address": "https://…" }, each in one or both languages.'),
  payoutFrom: z
    .strictObject({
      name: text(70).refine(hasSepaName, { error: 'must be written in Latin letters' }),
      iban: z.string().refine(isIban, { error: 'must be an IBAN without spaces, with right check digits' }),
      bic: z
        .string()
        .regex(/^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/, { error: 'must be a BIC of 8 or 11 characters' })
        .nullable(),
    })
    .nullable()
    .default(null)
    .describe('The account that pays loans out: { "name", "iban", "bic" or null }; null for no payout files.'),
  proof: z
    .array(proof)
    .max(4, { error: 'must be four at most' })
    .describe('What others say of you, on home: { "title", "body", "address", "link" }; nothing that is not true.'),
} as const

const lenderFile = z.strictObject(lenderFields)

/** A line that begins with two slashes is a comment. */
const withoutComments = (given: string): string => given.replace(/^[ \t]*\/\/.*$/gm, '')

const pathOf = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')

/** Of zod's issues, in words: a field that lacks, that nobody knows, or with its reason. */
function wordsOf(issue: z.core.$ZodIssue): string[] {
  const field = pathOf(issue.path)
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `${pathOf([...issue.path, key])} is no field of a lender`)
  if (issue.code === 'invalid_type' && issue.input === undefined) return [`${field} is missing`]
  return [`${field || 'the file'} ${issue.message.replace(/^Invalid input: /, 'is not right: ')}`]
}

/** `lender.json` from its text, or each fault as `field reason`. */
export function readLenderFile(given: string): { lender: LenderFile } | { faults: string[] } {
  let json: unknown
  try {
    json = JSON.parse(withoutComments(given))
  } catch (error) {
    return { faults: [`cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`] }
  }
  const read = lenderFile.safeParse(json, { reportInput: true })
  return read.success ? { lender: read.data as LenderFile } : { faults: read.error.issues.flatMap(wordsOf) }
}

/** The text of a `lender.json` with a comment above each field. */
export function lenderFileText(given: Readonly<Record<keyof typeof lenderFields, unknown>>): string {
  const fields = Object.entries(lenderFields).map(([name, { description }]) => {
    const value = JSON.stringify(given[name as keyof typeof lenderFields], null, 2).replaceAll('\n', '\n  ')
    return `${description ? `  // ${description}\n` : ''}  ${JSON.stringify(name)}: ${value}`
  })
  return `{\n${fields.join(',\n')}\n}\n`
}
