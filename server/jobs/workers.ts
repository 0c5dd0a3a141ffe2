import { setInterval } from 'node:timers'
import type { Context } from '../context.ts'
import { reportUndelivered } from '../mail/undelivered.ts'
import { catchUpWorker } from './catch-up.ts'
import { collectWorker } from './collect.ts'
import { decideWorkers } from './decide.ts'
import { digestWorker } from './digest.ts'
import { endConsentWorker, forgetCustomerWorker, eraseWorker, shredKeysWorker } from './erase.ts'
import { mailLinkWorker } from './mail-link.ts'
import { makeAgreementWorker } from './make-agreement.ts'
import type { Step, Workers } from '../store/job-queue.ts'
import { recheckWorker } from './recheck.ts'
import { sealAgreementWorker } from './seal-agreement.ts'
import { sendWebhookWorker } from './send-webhook.ts'
import { refreshWorker } from './refresh.ts'
import { remindWorker } from './remind.ts'
import { sweepWorker } from './sweep.ts'

const lookEveryMs = 60_000
/** Intervals of the scheduled jobs. */
const everySeconds = { sweep: 600, remind: 600, digest: 600, refresh: 300, 'catch-up': 3_600 } as const
export const jobsOfClock = Object.keys(everySeconds) as (keyof typeof everySeconds)[]

/** The worker of each kind of job. `sendMail` is the mail room's step. */
export const makeWorkers = (context: Context, sendMail: Step<'send-mail'>): Workers => ({
  collect: collectWorker(context),
  recheck: recheckWorker(context),
  'end-consent': endConsentWorker(context),
  'forget-customer': forgetCustomerWorker(context),
  erase: eraseWorker(context),
  'shred-keys': shredKeysWorker(context),
  ...decideWorkers(context),
  'make-agreement': makeAgreementWorker(context),
  'seal-agreement': sealAgreementWorker(context),
  'send-mail': {
    step: sendMail,
    givenUp: ({ mailId }, transaction) => reportUndelivered(context, transaction, mailId),
  },
  webhook: sendWebhookWorker(context),
  'mail-link': mailLinkWorker(context),
  sweep: sweepWorker(context),
  remind: remindWorker(context),
  digest: digestWorker(context),
  'catch-up': catchUpWorker(context),
  refresh: refreshWorker(context),
})

/** Starts the workers and the scheduled jobs, each once per interval whatever the number of processes. */
export async function startWorkers(context: Context, sendMail: Step<'send-mail'>): Promise<{ stop(): void }> {
  await context.jobs.startWorkers(makeWorkers(context, sendMail))
  const ask = () => {
    for (const job of jobsOfClock) {
      context.jobs
        .enqueue(context.database, job, {}, { oncePerSeconds: everySeconds[job] })
        .catch((error: Error) => context.log.warn({ job, reason: error.message }, 'A job could not be asked for'))
    }
  }
  ask()
  const timer = setInterval(ask, lookEveryMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
