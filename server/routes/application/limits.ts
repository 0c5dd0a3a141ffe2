import { limitsAnswer } from '#contract/answers/limits-answer.ts'
import { quoteAnswer } from '#contract/answers/quote-answer.ts'
import { fileBytesMax, filesPerUploadMax } from '../../http/file-limits.ts'
import type { Handler } from '../../http/handler.ts'
import { Refusal } from '../../refusal.ts'

export const readLimits: Handler<'readLimits'> = async ({ context: { settings } }) =>
  limitsAnswer(settings.limits, {
    fileBytesMax,
    filesPerUploadMax,
    testerMode: settings.testerMode,
    bankOrigin: settings.bank.pageOrigins[0] ?? null,
  })

export const readQuote: Handler<'readQuote'> = async ({ query, context }) => {
  const answer = quoteAnswer(query, context.settings.limits)
  if (!answer) throw new Refusal('amount_out_of_range')
  return answer
}
