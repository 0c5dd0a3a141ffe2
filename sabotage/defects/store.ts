import type { Defects } from '../defect.ts'

/** Browser storage, and the parameters of addresses. */
export default {
  'STORE-1 a later partner takes the place of the first': [
    'web/visitor savePartner',
    "() => (store, partnerId) => partnerId !== null && store.write('partnerId', partnerId.toLowerCase())",
  ],
  'STORE-1 the token has another key': ['web/visitor sessionKeys.token', "() => 'token'"],
  'STORE-2 choosing again makes another user id': [
    'web/visitor rememberVisitor',
    '(original) => (storage, newId) => (storage.removeItem(localKeys.userId), original(storage, newId))',
  ],
  'STORE-2 the visit is not remembered': [
    'web/visitor rememberVisitor',
    '(original) => (storage, newId) => (original(storage, newId), storage.removeItem(localKeys.hasVisited))',
  ],
  'STORE-3 the tester cookie lasts an hour': ['web/visitor dayInSeconds', '() => 60 * 60'],
  'STORE-3 the companion cookie has another name': [
    'web/visitor cookieText',
    "(original) => (name, ...rest) => original(name.replace('preferences', 'preference'), ...rest)",
  ],
  'STORE-4 goal preselects nothing': ['web/visitor goalOf', '() => () => null'],
  'STORE-4 phrase does not fill the search': ['web/visitor phraseOf', "() => () => ''"],
  'STORE-5 the term and content of a campaign are not forwarded': ['contract utmNames', '(names) => names.slice(0, 3)'],
  'STORE-5 any text is a partner id': ['contract partnerIdPattern', '() => /^.{1,400}$/'],
} satisfies Defects
