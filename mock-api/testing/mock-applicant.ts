import type { BankKey } from '#contract/values.ts'
import { answerBankPage, bankPageHtml, findVisit } from '../bank-page.ts'
import { type MockFetch, mockOrigin } from './mock-fetch.ts'

/** Presses a button on the mock bank's page, with the suggested account, and returns the result. */
export async function visitMockBank(
  { backend, now }: Pick<MockFetch, 'backend' | 'now'>,
  connectUrl: string,
  answers: Readonly<Record<string, string>> = { answer: 'approve' },
): Promise<{ state: string; connectionId: string | null; errorClass: string | null }> {
  const state = new URL(connectUrl).searchParams.get('state') ?? ''
  const form = new FormData()
  const back = await backend.change((kept) => {
    const found = findVisit(kept, state, now())
    if (!found) throw new Error('The mock bank knows no such visit')
    const suggested = /value="([\w-]+)" checked/.exec(bankPageHtml(state, found))?.[1] ?? ''
    for (const [name, value] of Object.entries({ state, choice: suggested, ...answers })) form.set(name, value)
    return new URL(answerBankPage(form, found, () => 'aaaa-bbbb'))
  })
  const value = (name: string) => back.searchParams.get(name)
  return { state: value('state') ?? '', connectionId: value('connection_id'), errorClass: value('error_class') }
}

/** The request for a visit to a bank, as the site makes it. */
export const connectRequest = (caseId: string, bankToConnect: BankKey) => ({
  returnUrl: `${mockOrigin}/transaction-success`,
  caseId,
  bankToConnect,
  needFutureConsent: true as const,
})
