import { expect, test } from 'vitest'
import { preferredMoments } from '#contract/contact.ts'
import { lender } from '#lending/this-lender.ts'
import { faqTexts } from './marketing/faq/text.ts'
import { shellTexts } from './shell/text.ts'
import { contactTexts } from './contact/text.ts'

const hoursOf = (text: string) => [...text.matchAll(/(\d+)[.:]00/g)].map(([, hour]) => Number(hour))

test.each(['nl', 'en'] as const)(
  'CONT-1 FOOT-2 in %s we call back when the phone is answered, and at no other hour',
  (language) => {
    const { call, moments } = contactTexts[language]
    const hours = [lender.phoneHours.from, lender.phoneHours.to]
    expect(hours).toEqual([9, 17])
    for (const text of [call.hours, shellTexts[language].help.hours, faqTexts[language].contact.body]) {
      expect(hoursOf(text), text).toEqual(hours)
    }
    expect(Object.keys(moments).toSorted()).toEqual([...preferredMoments].toSorted())
    const offered = Object.values(moments).flatMap(hoursOf)
    expect([Math.min(...offered), Math.max(...offered)]).toEqual(hours)
  },
)
