import fc from 'fast-check'
import { decide } from '#lending/scorecard/decide.ts'
import { changeTexts } from '#lending/scorecard/change-text.ts'
import { reasonText } from '#lending/scorecard/reason-text.ts'
import { readFileSync } from 'node:fs'
import { soundInput } from '#lending/testing/score-input.ts'
const share = fc.oneof(fc.constant(null), fc.constant(0), fc.double({ min: 0, max: 1.5, noNaN: true }))
const cents = (max: number) => fc.integer({ min: 0, max })
const count = fc.integer({ min: 0, max: 20 })
const src = readFileSync('lending/scorecard/decide.test.ts', 'utf8')
const body = src.slice(src.indexOf('= fc.record({') + 2, src.indexOf('})\n\ndescribe') + 2)
const any = new Function('fc', 'share', 'cents', 'count', 'return ' + body)(fc, share, cents, count)
let bad = 0
for (const input of fc.sample(any, 400) as any[]) {
  const r = decide(input, '2026-11-21T10:00:00Z')
  if (r.outcome === 'approve') continue
  const w = r.wayToYes
  if (!w || changeTexts(w, 'nl').length === 0 || r.reasons.length === 0 || /NaN|undefined|null|Infinity/.test(r.reasons.map((x) => reasonText(x, 'nl')).join() + (w ? changeTexts(w, 'en').join() : ''))) { bad++; if (bad < 4) { console.log(JSON.stringify(input), JSON.stringify(w), r.reasons) } }
}
console.log('bad', bad)
const d = (p: object) => decide({ ...soundInput, ...p }, '2026-11-21T10:00:00Z')
console.log(changeTexts(d({ availableMonthlyCents: 50_00 }).wayToYes!, 'nl'), d({ availableMonthlyCents: 140_00, bufferDays: 60, largestCustomerShare: 0.1, gamblingCents: 21_600_00, gamblingShare: 0.06 }).reasons)
