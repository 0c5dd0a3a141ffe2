import type { Evidence } from '#lending/agreement/evidence.ts'

/** Made up, some of them overridden. */
export const evidenceWith = (parts: Partial<Evidence> = {}): Evidence => ({
  reference: 'VL-7K3M-9QXD',
  accepted: { sha256: 'ab'.repeat(32), bytes: 61_234 },
  ...{ companyName: 'Bakkerij De Korenaar B.V.', kvkNumber: '90000012' },
  ...{ loanAmountCents: 25_000_00, netPayoutCents: 24_437_50 },
  ...{ typedName: 'Anna de Vries', registeredName: 'A. de Vries', email: 'anna@korenaar.example' },
  ...{ bank: 'ABN AMRO', holder: 'Bakkerij De Korenaar BV', iban: 'NL91ABNA0417164300' },
  moments: {
    ...{ emailConfirmed: '2026-11-21T08:15:00.000Z', connected: '2026-11-21T08:31:09Z' },
    ...{ opened: '2026-11-30T22:58:02Z', codeSent: '2026-11-30T23:04:10Z', accepted: '2026-11-30T23:05:41Z' },
    ...{ firstSigned: '2026-12-01T08:00:00Z', lastSigned: '2026-12-01T09:30:00Z' },
  },
  secondChannel: null,
  tries: 1,
  ...{ ipAddress: '2001:db8::7', browser: 'Mozilla/5.0 (Linux; Android 16)' },
  consents: ['Ik ga akkoord met deze overeenkomst.', 'Ik ga akkoord met de elektronische vorm.'],
  ...{ firstName: 'Daan Visser', firstRole: 'assessor', lastName: 'Şirin Kaya', lastRole: 'senior' },
  seal: 'lender',
  ...parts,
})
