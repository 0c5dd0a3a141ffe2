import type { Defects } from '../defect.ts'

/** The application state, and what a reader of the site must not be given or keep. */
export default {
  'STATE-1 the way back is home always': ['web/application-state transitions.setLocation', '() => (state) => state'],
  'STATE-1 no product is offered by default': ['web/application-state initialState.offerTypes', '() => []'],
  'STATE-2 a removed account stays': ['web/application-state transitions.removeAccount', '() => (state) => state'],
  'STATE-2 the requester is replaced instead of merged': [
    'web/application-state transitions.setRequester',
    '() => (state, requester) => ({ ...state, requester })',
  ],
  'STATE-3 starting over keeps the application': ['web/session forget', '() => () => actions.setGlobalLoading(true)'],
  'STATE-3 a reset forgets the campaign': [
    'web/application-state reset',
    '(original) => (state) => ({ ...original(state), initialUtmParams: {} })',
  ],
  'STATE-4 a second tab knows of no application': ['web/session takeUpOpenCase', '() => async () => undefined'],
  'STATE-4 a reload forgets the company': [
    'web/application-state restore',
    '(original) => (state, view) => original(state, { ...view, kvkNumber: null })',
  ],
} satisfies Defects
