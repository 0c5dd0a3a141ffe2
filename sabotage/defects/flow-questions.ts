import type { Defects } from '../defect.ts'

/** The journey from the company to the expenses, and going on later. */
export default {
  'FLOW-1 extra expenses do not count as the second step': [
    'lending/journey steps',
    '(all) => all.map((step) => (step.number === 2 ? { ...step, number: 3 } : step))',
  ],
  'FLOW-1 a step that was reached closes when one goes back': [
    'lending raiseFurthest',
    '() => (_furthest, slug) => stepOf(slug).number',
  ],
  'FLOW-2 a session that ended opens every step': [
    'lending guardedDestination',
    '(guard) => (slug, facts) => guard(slug, { ...facts, shouldReauthenticate: false })',
  ],
  'FLOW-2 a finished flow opens its steps': [
    'lending guardedDestination',
    '(guard) => (slug, facts) => guard(slug, { ...facts, flowFinished: false })',
  ],
  'FLOW-3 a sector that we do not lend to has no words': [
    'lending eligibilityTexts.nl.SBI_CODE_INVALID.why',
    "() => ''",
  ],
  'FLOW-3 the day from which a company may apply is missing': [
    'web/home EligibilityDialog',
    '(Dialog) => (props) => Dialog({ ...props, eligibility: { ...props.eligibility, eligibleFrom: null } })',
  ],
  'FLOW-3 a kvk number without its first zeros finds nothing': ['lending withFirstZeros', '() => () => null'],
  'FLOW-4 an amount above the limit passes': [
    'web/journey/about-you amountDefect',
    '(defect) => (amount, limits) => defect(amount, { ...limits, maximum: Infinity })',
  ],
  'FLOW-4 the description is not sent': [
    'web/journey saveLoan',
    "(save) => (form, keyOf) => save({ ...form, description: '' }, keyOf)",
  ],
  'FLOW-5 the amount is not sent': [
    'web/journey expensesOf',
    '(expenses) => (form) => ({ ...expenses(form), amount: null })',
  ],
  'FLOW-5 an amount over a million passes': [
    'web/journey/extra-expenses amountDefect',
    '(defect) => (amount) => defect(amount, Infinity)',
  ],
  'FLOW-19 the owner of a company reads of no guarantee': [
    'lending securityFor',
    '(secure) => (form, cents) => secure(form, Math.min(cents, 1))',
  ],
  'FLOW-20 confirmed details leave the flow open': [
    'server/follow-up beginFollowUp',
    `(f) => (context, transaction, record) =>
      f(context, transaction, { ...record, loanCase: { ...record.loanCase, flow_finished_at: new Date(0) } })`,
  ],
  'FLOW-21 the page names no day': ['web/follow-up dayOf', '() => () => null'],
  'FLOW-22 every mail greets nobody by name': ['server/mail greeting', "() => () => ''"],
  'FLOW-23 a complaint of the site is forgotten': ['server/routes takeComplaint', '() => async () => undefined'],
  'FLOW-11 the code that was typed is not sent': [
    'web/resume confirmCode',
    "(confirm) => (parts, link) => confirm(parts, link, '00000000')",
  ],
  'FLOW-11 one goes on at the first screen, whatever was answered': [
    'web/resume stepToGoOn',
    "() => async () => 'about-you'",
  ],
  'FLOW-12 what rests on an address that ended still stands': ['server/store standsText', "() => () => 'true'"],
  'FLOW-13 the address of before is not mailed that it changed': [
    'server/store proveAddress',
    '(prove) => async (...given) => ({ ...(await prove(...given)), replaced: [] })',
  ],
  'FLOW-14 a status link reads the application': [
    'contract applicationCalls.readApplication',
    "(call) => ({ ...call, scopes: [...call.scopes, 'status'] })",
  ],
  'FLOW-15 an address that nobody confirmed gets the answers': [
    'server/store readMailAddress',
    "(read) => async (database, caseKey) => { const found = await read(database, caseKey); const row = await database.selectFrom('case_contact').select('id').where('case_id', '=', caseKey.caseId).executeTakeFirst(); return found ?? (row ? { id: row.id, email: 'iemand@elders.example' } : null) }",
  ],
  'FLOW-16 the code asked for again goes nowhere': ['server/store awaitedAddress', '() => async () => null'],
} satisfies Defects
