import type { DocumentReason } from '#lending/desk/desk-reasons.ts'
import type { Language } from '#lending/language.ts'

export const documentWords: Readonly<Record<Language, Readonly<Record<DocumentReason, string>>>> = {
  nl: {
    'account-holder': 'Een bewijs van je bank waarop staat op wiens naam de rekening staat.',
    'annual-accounts': 'Je laatste jaarrekening.',
    'tax-plan': 'De brief van de Belastingdienst over je betalingsregeling of naheffing.',
    'loan-contract': 'Het contract van de lening die je al hebt.',
    identity: 'Een bewijs dat je voor dit bedrijf mag tekenen, zoals een uittreksel van KVK.',
    'signed-agreement': 'De overeenkomst met je handtekening, als scan of foto.',
    other: 'Een document dat hieronder staat beschreven.',
  },
  en: {
    'account-holder': 'Proof from your bank of whose name the account is in.',
    'annual-accounts': 'Your latest annual accounts.',
    'tax-plan': 'The tax office’s letter about your payment plan or additional assessment.',
    'loan-contract': 'The contract of the loan that you already have.',
    identity: 'Proof that you may sign for this company, such as an extract from the KVK register.',
    'signed-agreement': 'The agreement with your signature, as a scan or a photo.',
    other: 'A document that is described below.',
  },
}
