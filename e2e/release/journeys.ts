// Applicants by the calls of the API through the proxy, each of whose answers is looked at.
import {
  another,
  type Applicant,
  chooseOffer,
  confirmAndWait,
  connectBank,
  fillForm,
  newApplicant,
  untilCollected,
} from '../../server/testing/applicant.ts'
import { places } from './production.ts'

/** An answer that no applicant may get, as against a refusal that names a step. */
class Fault extends Error {}

type Step = 'form' | 'bank' | 'collected' | 'offers' | 'choice'
export const steps: readonly Step[] = ['form', 'bank', 'collected', 'offers', 'choice']

export type Journey = {
  person: Applicant
  kvkNumber: string
  connectionId: string
  offerId: string
  /** How many steps were taken. */
  taken: number
}

/** How many calls were made, and the longest of them. */
export class Calls {
  count = 0
  longest = { ms: 0, path: 'none' }

  note(path: string, since: number): void {
    const ms = Math.round(performance.now() - since)
    this.count += 1
    if (ms > this.longest.ms) this.longest = { ms, path }
  }
}

export class Journeys {
  readonly calls = new Calls()

  async begin(): Promise<Journey> {
    const applicant = await newApplicant(places.site)
    const person = { ...applicant, call: this.#counted(applicant.call) }
    return { person, kvkNumber: another('00900001'), connectionId: '', offerId: '', taken: 0 }
  }

  #counted(call: Applicant['call']): Applicant['call'] {
    return async (method, path, body) => {
      const since = performance.now()
      const answer = await call(method, path, body)
      this.calls.note(path, since)
      const { status } = answer
      if (status < 400) return answer
      const said = `${method} ${path}: ${status} ${JSON.stringify(answer.body)}`
      throw status >= 500 || status === 401 ? new Fault(said) : new Error(said)
    }
  }

  async travel(journey: Journey, to: Step = 'choice'): Promise<void> {
    while (journey.taken <= steps.indexOf(to)) {
      await takeStep(journey, steps[journey.taken] as Step)
      journey.taken += 1
    }
  }

  /** After a loss: where a step is refused because the one before it is gone, that one is taken again. */
  async goOn(journey: Journey): Promise<void> {
    for (let refusals = 0; journey.taken < steps.length;) {
      try {
        await this.travel(journey)
      } catch (error) {
        if (error instanceof Fault || journey.taken === 0 || ++refusals > steps.length) throw error
        journey.taken -= 1
      }
    }
  }
}

async function takeStep(journey: Journey, step: Step): Promise<void> {
  const { person, kvkNumber, connectionId, offerId } = journey
  if (step === 'form') await fillForm(person, kvkNumber)
  if (step === 'bank') journey.connectionId = await connectBank(person, places.site, 'RABOBANK', kvkNumber)
  if (step === 'collected') await untilCollected(person, connectionId)
  if (step === 'offers') journey.offerId = (await confirmAndWait(person)).offers[0].id
  if (step === 'choice') await chooseOffer(person, offerId)
}
