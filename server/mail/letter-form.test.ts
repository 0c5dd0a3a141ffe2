import { expect, test } from 'vitest'
import { lender } from '#lending/lender.ts'
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
