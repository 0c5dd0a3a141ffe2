import { decide } from '#lending/scorecard/decide.ts'
import { soundInput } from '#lending/testing/score-input.ts'
const bad = { ...soundInput, availableMonthlyCents: -2_000_00, daysBelowZeroShare: 0.5, bufferDays: 1, returnedDirectDebitsYear: 9 }
for (const [n, i] of [['sound', soundInput], ['refused', bad], ['worst', { ...bad, holderMatch: 'NO_MATCH' as const, taxIsSeen: false, seasonIsUnknown: true, privateWithdrawalsMonthlyCents: 0, availableMonthlyCents: -80_000_00 }]] as const) {
  for (let k = 0; k < 20; k++) decide(i, 'x')
  const t = performance.now(); for (let k = 0; k < 30; k++) decide(i, 'x'); console.log(n, ((performance.now() - t) / 30).toFixed(2), 'ms')
}
