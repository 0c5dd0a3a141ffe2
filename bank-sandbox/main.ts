import { startSandbox } from './sandbox.ts'
import { settingsFrom } from './settings.ts'

// The outside world as one process: node bank-sandbox/main.ts

const sandbox = await startSandbox(settingsFrom(process.env))
console.log(`bank sandbox on ${sandbox.origin} (companies, mails, faults), mail sink on port ${sandbox.smtpPort}`)

let isClosing = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isClosing) return
    isClosing = true
    void sandbox.close().then(() => process.exit(0))
  })
}
