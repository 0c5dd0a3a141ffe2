// An application made through the calls, put into a browser: for benches that measure a page of the journey.
import {
  type Applicant,
  applicantIn,
  connectBank,
  fillForm,
  type Session,
  untilCollected,
} from '../server/testing/applicant.ts'
import { addresses } from '../web/addresses.ts'

const company = { kvkNumber: '00900003', bank: 'BUNQ' }

/** What the pages of Playwright and of Puppeteer both do. */
type Tab = { goto: (address: string) => Promise<unknown>; evaluate: (expression: string) => Promise<unknown> }
type Kept = Omit<Session, 'cookie'>
type Cookie = { name: string; value: string }

const asked = `fetch('/api/dls-authentication/v3/sessions', {
  method: 'POST',
  headers: { 'x-client-key': 'vlot-web-1', 'content-type': 'application/json' },
  body: '{}',
}).then((answer) => answer.json())`

/** Opens a session in the tab, which an applicant at the calls then shares. */
export async function openSession(tab: Tab, origin: string, cookiesOf: () => Promise<readonly Cookie[]>) {
  await tab.goto(origin + addresses.terms)
  const { data: kept } = (await tab.evaluate(asked)) as { data: Kept }
  await keepSession(tab, kept)
  const cookie = (await cookiesOf()).find(({ name }) => name.endsWith('vlot-session'))
  const applicant: Applicant = applicantIn({ ...kept, cookie: `${cookie?.name}=${cookie?.value}` }, origin)
  return { applicant, kept }
}

/** The session of another tab of the same browser, in this one; the tab stands on a page of the site. */
export const keepSession = (tab: Tab, { token, caseId }: Kept): Promise<unknown> =>
  tab.evaluate(
    `sessionStorage.setItem('jwtToken', ${JSON.stringify(token)}); sessionStorage.setItem('caseId', ${JSON.stringify(caseId)})`,
  )

/** All that comes before the last button: the form, a bank, and what it sent. */
export async function collectData(applicant: Applicant, origin: string): Promise<void> {
  await fillForm(applicant, company.kvkNumber)
  const connectionId = await connectBank(applicant, origin, company.bank, company.kvkNumber)
  await untilCollected(applicant, connectionId)
}
