// The customer due diligence record, which outlives erasure. Run: npm run customer-check -- 12345678
import '../settings/this-lender.ts'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { longDate } from '#lending/long-date.ts'
import { formatEuros } from '#lending/money.ts'
import type { Context } from '../context.ts'
import { appendAudit } from '../store/audit.ts'
import { findAgreements } from '../store/follow-up/kept-agreements.ts'
import { findChecks, type FoundCheck } from '../store/follow-up/customer-checks.ts'
import { inContext, runCommand } from './in-context.ts'

async function main(): Promise<number> {
  const [kvkNumber = '', folder, ...rest] = process.argv.slice(2)
  if (!/^\d{8}$/.test(kvkNumber) || rest.length > 0) {
    console.error(
      'npm run customer-check -- KVKNUMBER [FOLDER]. It is of eight digits; the signed agreements go into the folder. The audit trail has that it was opened.',
    )
    return 2
  }
  return inContext((context) => show(context, kvkNumber, folder))
}

async function show(context: Context, kvkNumber: string, folder: string | undefined): Promise<number> {
  const found = await findChecks(context.database, context.settings.operatorKeys, kvkNumber)
  await context.database.transaction().execute(async (transaction) => {
    const fact = { at: context.now(), caseId: null, by: 'operator' }
    await appendAudit(transaction, 'customer-check.opened', fact, { checks: found.map(({ id }) => id) })
  })
  for (const one of found) console.log(linesOf(one).join('\n'))
  const agreements = await findAgreements(context.database, context.settings.operatorKeys, kvkNumber)
  if (folder === undefined)
    console.log(`${agreements.length} files of agreements are kept; name a folder to open them.`)
  else for (const { id, type, bytes } of agreements) await writeFile(join(folder, `${id}.${type.split('/')[1]}`), bytes)
  if (found.length + agreements.length > 0) return 0
  console.error('Nothing is kept of this company as a customer.')
  return 1
}

const shownDay = (day: string | null) => (day === null ? 'not yet' : longDate(day, 'en'))

function linesOf({ caseId, endsOn, check }: FoundCheck): string[] {
  const { company, contact, payoutAccount, decision, contract, checkedBy } = check
  const { decision: deciders, ...steps } = checkedBy
  const amount = contract && formatEuros(contract.amountCents, { locale: 'en' })
  return [
    `${company.name} (KVK ${company.kvkNumber})${caseId === null ? ', application removed' : ''}`,
    `  contact    ${contact ? `${contact.name} (${contact.role})` : 'unknown'}`,
    `  account    ${payoutAccount ? `${payoutAccount.iban ?? '?'} of ${payoutAccount.holder ?? '?'}` : 'unknown'}`,
    `  contract   ${contract ? `${contract.product} ${amount}, ${contract.termMonths} months, ends ${shownDay(endsOn)}` : 'unknown'}`,
    `  decision   ${decision ? `${decision.outcome} by ${decision.decidedBy} on ${shownDay(decision.on)} ${deciders.join(', ')}` : 'unknown'}`,
    `  signed ${shownDay(check.signedOn)}, paid ${shownDay(check.paidOn)}`,
    ...Object.entries(steps).map(([step, id]) => `  ${step.padEnd(10)} ${id ?? 'by command'}`),
  ]
}

await runCommand(main)
