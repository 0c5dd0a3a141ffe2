import { setInterval } from 'node:timers'
import type { Context } from '../context.ts'
import { collectWorker } from './collect.ts'
import { decideWorkers } from './decide.ts'
import { endConsentWorker } from './end-consent.ts'
import { eraseWorker } from './erase.ts'
import type { Step, Workers } from './queue.ts'
import { recheckWorker } from './recheck.ts'
import { sweepWorker } from './sweep.ts'

const sweepLookEveryMs = 60_000
const sweepEverySeconds = 600

/** What each kind of job does. `sendMail` is the mail room's step. */
export function makeWorkers(context: Context, sendMail: Step<'send-mail'>): Workers {
  return {
    collect: collectWorker(context),
    recheck: recheckWorker(context),
    'end-consent': endConsentWorker(context),
    erase: eraseWorker(context),
    ...decideWorkers(context),
    'send-mail': { step: sendMail },
    sweep: sweepWorker(context),
  }
}

/** Takes jobs, and sees to it that a sweep happens every ten minutes, once however many processes there are. */
export async function startWorkers(context: Context, sendMail: Step<'send-mail'>): Promise<{ stop(): void }> {
  await context.jobs.startWorkers(makeWorkers(context, sendMail))
  const askForSweep = () => {
    context.jobs
      .enqueue(context.database, 'sweep', {}, { oncePerSeconds: sweepEverySeconds })
      .catch((error: Error) => context.log.warn({ reason: error.message }, 'A sweep could not be asked for'))
  }
  askForSweep()
  const timer = setInterval(askForSweep, sweepLookEveryMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
