// Sends the reminders that are due at ten o'clock on the day of the stack with these ports and data folder, or on
// REMIND_ON. The stack's own clock has the machine's time of day: at night it sends none, by day once in ten minutes.
import { inContext, runCommand } from '#server/command-line/in-context.ts'
import { remindWorker } from '#server/jobs/remind.ts'
import { childEnvironment, readPorts } from '../../run/local-settings.mjs'
import { dayOfStacks } from './stacks.ts'

Object.assign(process.env, childEnvironment(readPorts()))
const tenOClock = new Date(`${process.env['REMIND_ON'] ?? dayOfStacks.CLOCK_TODAY}T10:00:00+01:00`)

await runCommand(() =>
  inContext(async (context) => {
    const { signal } = new AbortController()
    await remindWorker({ ...context, now: () => tenOClock }).step({ data: {}, attempt: 0, signal })
    return 0
  }),
)
