import { expect, test } from 'vitest'
import { makeOffers } from '#lending/offers/make-offers.ts'
import { lender } from '#lending/this-lender.ts'
import { decide } from '#lending/decision/decide.ts'
import type { Reason } from '#lending/decision/reason.ts'
import { soundInput } from '#lending/testing/score-input.ts'
import { answerLetter } from './answer-letters.ts'
import { greeting } from './choice-lines.ts'
import { documentLetter } from './document-letters.ts'
import { stepLetter, receivedLetter } from './follow-up-letters.ts'
import { htmlOf, textOf } from './letter-form.ts'

const words = { subject: 'S', heading: 'H', paragraphs: ['P'], footer: ['F'] }

test.each([
  ['nl', 'We vragen in een mail nooit om een wachtwoord, pincode of betaling.', 'op werkdagen van 9.00 tot 17.00 uur'],
  ['en', 'We never ask for a password, PIN or payment by email.', 'on working days from 9:00 to 17:00'],
] as const)(
  'RECON-14 FLOW-11 each mail in %s carries the mark, the phone number with its hours, and what we never ask',
  (language, never, hours) => {
    for (const form of [textOf({ ...words, language }), htmlOf({ ...words, language })]) {
      expect(form).toContain(never)
      expect(form).toContain(`${lender.phoneShown}, ${hours}`)
      expect(form).toContain(lender.name)
    }
    expect(htmlOf({ ...words, language })).toContain('<p class="name"><b aria-hidden="true">V</b> Vlot</p>')
  },
)

test.each([
  ['nothing else to know is not there', []],
  ['what else to know follows its words', ['A']],
])('RECON-14 in a mail %s', (_what, given: string[]) => {
  const letter = { ...words, language: 'nl', ...(given.length > 0 && { afterwards: given }) } as const
  const added = given.map((one) => `<p>${one}</p>\n`).join('')
  expect(htmlOf(letter).replaceAll(/\n+/g, '\n')).toContain(`<p>P</p>\n${added}<footer>`)
  expect(textOf(letter)).toContain(`\n\n${['P', ...given].join('\n\n')}\n\n-- \n`)
})

test('CORE-5 lines that belong together are one block of a mail, and never markup', () => {
  const letter = { ...words, language: 'nl', paragraphs: ['Waarom:', ['Rood <b>gestaan</b>', 'Een incasso']] } as const
  expect(textOf(letter)).toContain('Waarom:\n\n- Rood <b>gestaan</b>\n- Een incasso\n')
  expect(htmlOf(letter)).toContain('<ul><li>Rood &#60;b&#62;gestaan&#60;/b&#62;</li><li>Een incasso</li></ul>')
})

const about = { company: 'De Korenaar', reference: 'VL-7K3M-9QXD', url: 'https://vlot.example/' }
const step = { isYes: null, dueOn: '2026-11-25', words: null }
const asked = { reason: 'identity', words: null, endOn: '2026-12-07', by: null, isReminder: false } as const

test.each([
  ['nl', 'Kies je aanbod', 'Lees je overeenkomst', 'Stuur het document', 'Bekijk hoe ver je aanvraag is'],
  ['en', 'Choose your offer', 'Read your agreement', 'Send the document', 'See where your application stands'],
] as const)('FLOW-9 the button of a mail in %s says what there is to do', (language, choose, read, send, look) => {
  const to = { ...about, language }
  const buttonOf = ({ htmlBody }: { htmlBody?: string }) => /class="action"[^>]*>([^<]*)</.exec(htmlBody ?? '')?.[1]
  expect(buttonOf(stepLetter({ ...to, ...step, step: 'answered', isYes: true }))).toBe(choose)
  expect(buttonOf(stepLetter({ ...to, ...step, step: 'sent' }))).toBe(read)
  expect(buttonOf(documentLetter({ ...to, ...asked }))).toBe(send)
  expect(buttonOf(stepLetter({ ...to, ...step, step: 'signed' }))).toBe(look)
})

test.each([
  ['nl', 'Dit is waarom:'],
  ['en', 'This is why:'],
] as const)('FLOW-11 a mail in %s says why only where there is a reason', (language, why) => {
  const textWith = (reasons: Reason[]) => {
    const answered = { reasons, offers: [] }
    return stepLetter({ ...about, ...step, language, step: 'answered', isYes: false, answered }).textBody
  }
  expect(textWith([{ code: 'DATA_TOO_OLD', ageDays: 40, maxDays: 30 }])).toMatch(new RegExp(`${why}\\n\\n- `))
  expect(textWith([])).not.toContain(why)
})

const chosenOffer = () => {
  const context = { today: '2026-11-21', months: [], isOwnerLiable: false, hasPartner: false }
  const input = { ...soundInput, availableMonthlyCents: 6_000_00, requestedAmountCents: 60_000_00 }
  return makeOffers(decide(input, '2026-11-21T10:00:00Z'), context).find(({ termMonths }) => termMonths === 60)!
}

test.each([
  [
    'nl',
    'Beste Petra,',
    'Kortlopende zakelijke lening, 60 maanden\n- Geleend: €\u00a060.000,00',
    'eindigt op 301',
    'Eerste maand: €',
  ],
  ['en', 'Dear Petra,', 'Short-term loan, 60 months\n- Borrowed: €60,000.00', 'ending in 301', 'First month: €'],
] as const)(
  'FLOW-22 a mail in %s about a choice greets by name and shows amount, term, first month and the end of the account',
  (language, dear, amount, account, month) => {
    const offer = chosenOffer()
    const to = {
      ...about,
      language,
      company: 'Bakkerij De Korenaar B.V.',
      name: 'Petra Korenaar',
      choice: { offer, payoutTo: '301' },
    }
    const received = receivedLetter({ ...to, dueOn: '2026-11-25', offer })
    const steps = (['agreement', 'sent', 'signed', 'paid'] as const).map((taken) =>
      stepLetter({ ...to, ...step, step: taken }),
    )
    for (const { textBody, htmlBody } of [received, ...steps]) {
      for (const words of [dear, amount, account, month]) expect(textBody).toContain(words)
      expect(textBody + htmlBody).not.toContain('B.V..')
      expect(htmlBody.match(/class="action"/g)).toHaveLength(1)
    }
  },
)

test('FLOW-22 a name that begins with an initial is used whole, and a mail that knows no name greets nobody', () => {
  expect(greeting('P. Korenaar', 'nl')).toBe('Beste P. Korenaar,')
  expect(greeting('Petra\nKorenaar', 'en')).toBe('Dear Petra,')
  expect(stepLetter({ ...about, language: 'nl', ...step, step: 'sent' }).textBody).not.toContain('Beste')
})

test.each(['reviewAsked', 'privacyAsked', 'complaintReceived'] as const)(
  'FLOW-22 the receipt of a request (%s) names the day of its answer and no company',
  (kind) => {
    const receipt = { kind, about: '', words: null, by: '2026-12-09', origin: 'https://vlot.example' } as const
    expect(answerLetter({ ...receipt, language: 'nl' }).textBody).toContain('uiterlijk 9 december 2026 antwoord')
    expect(answerLetter({ ...receipt, language: 'en' }).textBody).toContain('by 9 December 2026')
    expect(answerLetter({ ...receipt, language: 'nl', code: '48201937' }).textBody).toContain('48201937')
  },
)

test.each([
  ['nl', 'Zekerheid: ', 'geen onderpand, wel een persoonlijke borg van de eigenaar', 'geen onderpand en geen borg'],
  [
    'en',
    'Security: ',
    'no collateral, but a personal guarantee from the owner',
    'no collateral and no personal guarantee',
  ],
] as const)(
  'DESK-93 the mail in %s about a chosen offer says what stands behind it',
  (language, name, guaranteed, free) => {
    const textWith = (requestedAmountCents: number, isOwnerLiable = false) => {
      const context = { today: '2026-11-21', months: [], isOwnerLiable, hasPartner: false }
      const input = { ...soundInput, availableMonthlyCents: 6_000_00, requestedAmountCents }
      const offers = makeOffers(decide(input, '2026-11-21T10:00:00Z'), context)
      const offer = offers.find(({ termMonths }) => termMonths === 60)!
      return receivedLetter({ ...about, language, dueOn: '2026-11-25', offer }).textBody
    }
    expect(textWith(50_500_00)).toContain(`- ${name}${guaranteed}\n`)
    expect(textWith(50_000_00)).toContain(`- ${name}${free}\n`)
    expect(textWith(50_500_00, true)).not.toContain(guaranteed)
  },
)
