import type { Defects } from '../defect.ts'

/** Re-consent: the link and the kvk number. */
export default {
  'RECON-1 the side panel has three questions': [
    'web/reconsent reconsentQuestions.nl.items',
    '(items) => items.slice(1)',
  ],
  'RECON-1 no second button shows while the first is out of sight': [
    'web/reconsent useOutOfSight',
    '() => () => false',
  ],
  'RECON-2 four parts do not submit by themselves': ['web/reconsent isComplete', '() => () => false'],
  'RECON-2 without a hash it is sent by itself too': [
    'web/reconsent isComplete',
    "(original) => (link) => original({ ...link, hash: '' })",
  ],
  'RECON-3 the button works before the number is right': [
    'web/reconsent useVerification',
    '(original) => () => ((form) => ({ ...form, kvkNumber: form.kvkText || null }))(original())',
  ],
  'RECON-3 seven digits have the English words of an empty field': [
    'web/reconsent reconsentTexts.en.verification.invalid',
    "() => 'Enter your KVK number.'",
  ],
  'RECON-4 a link without hash is reported as one without case': [
    'web/reconsent defectOfLink',
    "(original) => (link) => original(link) && 'caseIdNotFound'",
  ],
  'RECON-4 a link without case is sent all the same': [
    'web/reconsent defectOfLink',
    "(original) => (link) => original({ ...link, caseId: '' })",
  ],
  'RECON-5 a wrong number is a generic error': [
    'web/reconsent verificationErrorKey',
    "(original) => (error) => (error.status === 401 ? 'generic' : original(error))",
  ],
  'RECON-5 the error that the server names is shown as the generic one': [
    'web/reconsent verificationErrorKey',
    "(original) => (error) => (error.status === 401 ? original(error) : 'generic')",
  ],
} satisfies Defects
