/** Messages between the panel and the mock's service worker; only types of the mock, which no page loads. */
type Door = typeof import('#mock-api/tester-actions.ts')
export type TesterView = ReturnType<Door['testerView']>
type Actions = import('#mock-api/tester-actions.ts').TesterActions

const testerPath = '/tester-mode/'

export async function readTester(): Promise<TesterView> {
  return (await fetch(`${testerPath}state`)).json() as Promise<TesterView>
}

/** Has the service worker do something: `actAsTester('delay', { delayMs: 0 })`. */
export async function actAsTester<Name extends keyof Actions>(
  name: Name,
  asked: Actions[Name]['request'],
): Promise<Actions[Name]['answer']> {
  const response = await fetch(testerPath + name, { method: 'POST', body: JSON.stringify(asked ?? {}) })
  if (!response.ok) throw new Error(`Tester mode answered ${response.status}`)
  return response.json() as Promise<Actions[Name]['answer']>
}

export const endInWorker = async (): Promise<void> => void (await fetch(`${testerPath}end`, { method: 'POST' }))
