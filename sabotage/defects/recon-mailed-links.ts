import type { LiteralDefect } from '../defect.ts'

/** Reminders and the links in them. */
const reconMailedLinks: readonly LiteralDefect[] = [
  {
    row: 'RECON-14',
    name: 'a mail has no number to check that it is ours',
    file: 'server/mail/letter-form.ts',
    from: "${signature[words.language].map(paragraph).join('\\n')}\n",
    to: '',
  },
  {
    row: 'RECON-14',
    name: 'the first reminder comes 29 days before',
    file: 'lending/reminders.ts',
    from: "'30': 30,",
    to: "'30': 29,",
  },
  {
    row: 'RECON-14',
    name: 'the second reminder comes 8 days before',
    file: 'lending/reminders.ts',
    from: "'9': 9,",
    to: "'9': 8,",
  },
  {
    row: 'RECON-14',
    name: 'nobody is reminded on the day before',
    file: 'lending/reminders.ts',
    from: 'return reminderMoments.findLast(isMoment) ?? null',
    to: "return reminderMoments.filter((one) => one !== '1').findLast(isMoment) ?? null",
  },
  {
    row: 'RECON-14',
    name: 'nobody is mailed when the consent has ended',
    file: 'lending/reminders.ts',
    from: "if (hasExpired) return -daysLeft <= reminderAfterEndMaxDays ? 'expired' : null",
    to: 'if (hasExpired) return null',
  },
  {
    row: 'RECON-14',
    name: 'reminders come from seven in the morning',
    file: 'lending/reminders.ts',
    from: 'reminderHours = { from: 9, until: 20 }',
    to: 'reminderHours = { from: 7, until: 20 }',
  },
  {
    row: 'RECON-14',
    name: 'a link lives for ninety days',
    file: 'server/store/mail/mailed-links.ts',
    from: 'export const linkLivesMs = 30 * day',
    to: 'export const linkLivesMs = 90 * day',
  },
  {
    row: 'RECON-14',
    name: 'a link dies of six wrong numbers',
    file: 'server/store/mail/mailed-links.ts',
    from: 'export const linkTriesMax = 5',
    to: 'export const linkTriesMax = 6',
  },
  {
    row: 'RECON-14',
    name: 'the secret of a link is kept readable',
    file: 'server/store/mail/mailed-links.ts',
    from: "createHash('sha256').update(`mailed-link/${purpose}/${secret}`).digest()",
    to: 'Buffer.from(`${purpose}/${secret}`)',
  },
  {
    row: 'RECON-14',
    name: 'a link works for another case',
    file: 'server/store/mail/mailed-links.ts',
    from: 'where hash = $1 and case_id::text = $2 and purpose',
    to: 'where hash = $1 and $2::text is not null and purpose',
  },
  {
    row: 'RECON-14',
    name: 'a link works for another connection',
    file: 'server/store/mail/mailed-links.ts',
    from: 'and ($4::text is null or connection_id = $4)',
    to: 'and ($4::text is null or $4::text is not null)',
  },
  {
    row: 'RECON-14',
    name: 'an older link still works',
    file: 'server/store/mail/mailed-links.ts',
    from: ".set({ ended_at: now, code_hash: null })\n    .where('case_id'",
    to: ".set({ code_hash: null })\n    .where('case_id'",
  },
  {
    row: 'RECON-14',
    name: 'the secret of a link is 64 bits',
    file: 'server/store/mail/mailed-links.ts',
    from: 'randomBytes(32)',
    to: 'randomBytes(8)',
  },
  {
    row: 'RECON-14',
    name: 'a link dies after three weeks',
    file: 'server/store/mail/mailed-links.ts',
    from: 'linkLivesMs = 30 * day',
    to: 'linkLivesMs = 21 * day',
  },
  {
    row: 'RECON-14',
    name: 'who asks for a link waits longer when there is such a case',
    file: 'server/routes/session/mailed-links.ts',
    from: "  await askForLink(context, { purpose: 'reconsent', caseId, connectionId })",
    to: "  if (await context.database.selectFrom('loan_case').select('id').where('id', '=', caseId).executeTakeFirst())\n    await askForLink(context, { purpose: 'reconsent', caseId, connectionId })",
  },
  {
    row: 'RECON-14',
    name: 'work that takes longer than one step is answered at once',
    file: 'server/http/rounded-duration.ts',
    from: '((performance.now() - startedAt) % stepMs)',
    to: 'Math.min(stepMs, performance.now() - startedAt)',
  },
]

export default reconMailedLinks
