import type { Defects } from '../defect.ts'

/** Analytics. */
export default {
  'ANA-1 a page view has another segment': [
    'web/tracking track',
    "(track) => (event, { cookies, layer } = thisPage()) => track(event, { cookies, layer: { push: (one) => layer.push({ ...one, segment: 'private' }) } })",
  ],
  'ANA-1 the views of loan and credit have changed names': [
    'web/tracking pageViewNames.shortTermLoan',
    "() => 'business credit'",
  ],
  'ANA-2 the steps begin at 1': ['web/tracking analyticsSteps', "(steps) => ({ ...steps, 'your application': 1 })"],
  'ANA-2 the flag moves the steps by two': [
    'web/tracking analyticsStep',
    '(step) => (name, isShifted) => step(name) && step(name) + (isShifted ? 2 : 0)',
  ],
  'ANA-3 a page is counted before there is consent': [
    'web/visitor allowsAnalytics',
    "() => (cookies) => readCookie(cookies, 'cookie_preferences') !== 'necessary'",
  ],
  'ANA-3 with its consent a page is counted twice': [
    'web/tracking sendView',
    '(send) => (...view) => [send(...view), send(...view)]',
  ],
} satisfies Defects
