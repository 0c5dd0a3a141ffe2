import type { Defects } from '../defect.ts'

export default {
  'ERR-1 a body that is too large is answered with 400': [
    'server/http keyOfStatus',
    '(key) => (status) => key(status === 413 ? 400 : status)',
  ],
  'ERR-1 a fault is answered with 503': ['contract errorStatus.generic', '() => 503'],
  'ERR-2 a search without a letter or digit finds nothing instead of saying so': [
    'server/routes findCompanies',
    "(find) => (...given) => find(...given).catch(() => Promise.reject(new Refusal('no_match')))",
  ],
  'ERR-2 no match has another number': ['contract errorCodes.no_match', '() => 9998'],
  'ERR-3 a file that is too old has the number of one that is too short': [
    'lending notRecent',
    '(check) => (...given) => check(...given).map((fault) => ({ ...fault, code: 5004 }))',
  ],
  'ERR-3 accounts of two banks with one former number are one': [
    'lending canonicalAccounts',
    '() => () => (account) => account.slice(-7)',
  ],
  'ERR-3 a file over too many days is taken': ['lending/statements tooMany', '() => () => []'],
  'ERR-4 a file that is too big has the generic words': [
    'contract errorTexts.nl',
    "(words) => ({ ...words, 'file.too_big': words.generic })",
  ],
  'ERR-4 files of several accounts have no words': ['lending ruleWords.nl.multiple_accounts', "() => 'Fout 5031.'"],
} satisfies Defects
