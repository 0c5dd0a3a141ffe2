import type { Defects } from '../defect.ts'

/** Reminders and the links in them. */
export default {
  'RECON-14 nobody is mailed when the consent has ended': [
    'lending mostUrgent',
    '(original) => (clock) => (clock.hasExpired ? null : original(clock))',
  ],
  'RECON-14 an older link still works': ['server/store/mail endLinksLike', '() => async () => undefined'],
} satisfies Defects
