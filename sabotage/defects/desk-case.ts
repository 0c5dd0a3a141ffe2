import type { Defects } from '../defect.ts'

/** The lender’s desk: one case, and what is decided on it. */
export default {
  'DESK-40 an assessor approves as much as a senior': ['lending demonstration.authority.assessor', '() => 100_000_00'],
  'DESK-41 a rule is set aside by one person': [
    'lending/desk needsSecond',
    '(original) => (first, asked) => original(first, { ...asked, overrides: [] })',
  ],
  'DESK-42 a proposal counts by the role that its maker had': [
    'server/follow-up refusalToSecondAnswer',
    '(original) => (answer, _role, second) => original(answer, answer.first_role, second)',
  ],
  'DESK-42 somebody seconds their own request': [
    'lending/desk refusalToSecond',
    "(original) => (first, ...rest) => original({ ...first, id: '' }, ...rest)",
  ],
  'DESK-43 everybody who has signed in counts as somebody who could be the second person': [
    'lending/desk isSecondKnown',
    '() => (_first, _asked, colleagues) => colleagues.length > 0',
  ],
  'DESK-44 an answer counts for data that came later': [
    'server/follow-up onQuestion',
    `(original) => async (context, caseId, _version, work) => {
      const { loanCase } = await readCase(context.database, context.settings.operatorKey, caseId)
      return original(context, caseId, loanCase.data_version, work)
    }`,
  ],
  'DESK-45 an account that somebody else holds is approved': ['lending/desk isOwnAccount', '() => () => true'],
  'DESK-46 more is approved than was asked': [
    'lending/desk personOptions',
    '(original) => (pricing) => original(pricing).map((one) => ({ ...one, maxCents: Infinity }))',
  ],
  'DESK-47 a no is mailed without its reasons': [
    'server/mail stepLetter',
    '(f) => ({ answered, ...moved }) => f({ ...moved, answered: answered && { ...answered, reasons: [] } })',
  ],
  'DESK-48 a yes leaves nothing to choose': [
    'server/follow-up carryAnswerOut',
    '(f) => (context, to, open, answer, by) => f(context, to, open, { ...answer, offers: [] }, by)',
  ],
  'DESK-49 two who answer at once both answer': [
    'server/follow-up openQuestion',
    "(original) => async (...given) => (await original(...given)) ?? 'referral'",
  ],
  'DESK-49 who was too late sees the form go without a word': ['desk SendFailure', '() => () => null'],
  'DESK-50 an answer is seconded in the name of another case': [
    'server/store/decision readAnswers',
    `() => async (database, caseKey) =>
      (await database.selectFrom('desk_decision').selectAll().execute()).map((row) => opened(caseKey, row))`,
  ],
  'DESK-51 names stay open to an employee who opened them once': [
    'server/store/work openMs',
    '() => 365 * 24 * 60 * 60_000',
  ],
  'DESK-51 names that one opened are open to all': [
    'server/store/work isOpenTo',
    '() => async (database, caseId) => (await readLooks(database, caseId, 1)).length > 0',
  ],
  'DESK-52 the export names the employee who looked': [
    'server/store/privacy exportedTables.desk_look.leftOut',
    '() => []',
  ],
  'DESK-55 the agreement may be anything': [
    'server/uploads documentType',
    "(original) => (bytes) => original(bytes) ?? 'application/pdf'",
  ],
  'DESK-55 who has signed is asked to sign': [
    'web/follow-up Agreement',
    '(O) => ({ link, followUp }) => O({ link, followUp: { ...followUp, stages: [] } })',
  ],
  'DESK-56 a signature of tomorrow is recorded': [
    'server/desk settleHandlers.recordStep',
    '(f) => (ask) => f({ ...ask, context: { ...ask.context, now: () => new Date(+ask.context.now() + 86_400_000) } })',
  ],
  'DESK-57 who recorded the signature releases the money': ['server/follow-up otherThan', '() => ({})'],
  'DESK-57 who recorded the signature hears of a conflict when releasing the money': [
    'contract/desk deskErrorStatus.same_person',
    '() => 409',
  ],
  'DESK-58 a PDF that was cut off is taken': ['server/uploads pdfEnd', "() => Buffer.from('')"],
  'DESK-58 a document may have twenty megabytes': ['contract fileBytesMax', '() => 20 * 1024 * 1024'],
  'DESK-59 a document is taken twice': ['server/store/follow-up endRequest', '() => async () => true'],
  'DESK-60 a document opens in the page instead of as a download': [
    'server/http sendFile',
    '() => (reply, { type, bytes }) => reply.type(type).send(Buffer.from(bytes))',
  ],
  'DESK-60 a page is drawn for who has not opened the document': [
    'server/store/work isFileOpenTo',
    '() => async () => true',
  ],
  'DESK-60 a reader downloads a document': ['lending/desk rights.openNames', "(roles) => [...roles, 'reader']"],
  'DESK-61 nobody is reminded of a document': ['server/follow-up remindDocuments', '() => async () => undefined'],
  'DESK-61 a document is asked for three weeks long': ['lending/desk documentDays.end', '() => 21'],
  'DESK-85 work that is done is shown by its code': [
    'lending/desk trailLine',
    "(f) => (it, language) => (it.action.endsWith('-closed') ? `${it.actor}, ${it.action}` : f(it, language))",
  ],
  'DESK-85 an English trail is Dutch': ['lending/desk trailLine', "(original) => (entry) => original(entry, 'nl')"],
  'DESK-86 a second tab asks for the same document again': [
    'server/follow-up askForDocument',
    `(original) => async (context, id, ...rest) => {
      const asked = context.database.updateTable('document_request').where('case_id', '=', id)
      await asked.set({ ended_at: context.now() }).execute()
      return original(context, id, ...rest)
    }`,
  ],
  'DESK-86 something else is asked for once only': [
    'server/follow-up askForDocument',
    '(f) => (context, id, asking, key) => f(context, id, { ...asking, words: null }, key)',
  ],
  'DESK-87 mails are said to stay as long as the case': [
    'contract/answers heldData',
    '(original) => (counts, age, times) => original(counts, age, { ...times, mailDays: 9_999 })',
  ],
  'DESK-92 the page of a case shows the work of every case': [
    'server/tasks listOfCase',
    `() => async (database, _caseId, staffId) =>
      (await readPage(database, staffId, sql\`true\`, 50)).map((row) => ({ ...row, line: null }))`,
  ],
  'DESK-92 a claim in the case is not seen there': ['desk/work useWorkRefresh', '() => () => async () => undefined'],
  'DESK-100 the card says that every month fits': [
    'lending/offers offerFigures',
    `(original) => (...given) => {
      const figures = original(...given)
      return { ...figures, months: { ...figures.months, enough: figures.months.seen } }
    }`,
  ],
  'DESK-101 a closed account shows its number': [
    'server/desk shownAccount',
    '(original) => (record, account, looking) => original(record, account, { ...looking, isOpen: true })',
  ],
  'DESK-102 another amount than was seen is confirmed': ['server/follow-up checkSeen', '() => () => undefined'],
  'DESK-103 an account that two people accepted stays another’s': ['lending/facts isAccepted', '() => () => false'],
  'DESK-104 a company that began in a month is of no day': ['desk/case foundedText', "() => () => ''"],
  'DESK-93 an offer at the desk never says that a guarantee is asked': ['desk/case isGuaranteed', '() => () => false'],
  'DESK-93 the mail about a choice says that nothing stands behind it': [
    'server/mail offerLines',
    '(original) => (offer, language) => original({ ...offer, securities: [] }, language)',
  ],
  'DESK-105 an agreement is mailed by who has not seen it': ['server/follow-up hasOpened', '() => async () => true'],
  'DESK-106 a file of another case is the signed one': ['server/store/follow-up markSigned', '() => async () => true'],
  'DESK-109 a running contract is erased': ['server/routes/privacy runningUntil', '() => async () => null'],
  'DESK-107 the yes of a check is of who ticked it': [
    'lending/desk refusalOfCheck',
    "(original) => (ticked) => original(ticked, '')",
  ],
  'DESK-120 a colleague’s proposal goes back without a reason': [
    'server/follow-up sealBack',
    '() => async () => undefined',
  ],
  'DESK-121 a month says what was left as its turnover': [
    'lending healthMonths',
    '(original) => (analysis) => original(analysis).map((one) => ({ ...one, turnoverCents: one.leftCents }))',
  ],
  'DESK-122 the agreement has a cent more than the offer': [
    'lending/agreement agreementOf',
    `(original) => (template, terms, language) => {
      const offer = { ...terms.offer, loanAmountCents: terms.offer.loanAmountCents + 1 }
      return original(template, { ...terms, offer }, language)
    }`,
  ],
  'DESK-122 a list is missing from the PDF': [
    'server/agreement addPart',
    '(original) => (pdf, part) => Array.isArray(part) ? undefined : original(pdf, part)',
  ],
  'DESK-122 an agreement is made without names of the check': [
    'server/store/follow-up signersLine',
    "() => async () => ({ names: ['Wie ook'], isJointly: false })",
  ],
  'DESK-124 anybody accepts, also for two who sign together': [
    'lending/agreement signatoryOf',
    '() => ({ signatories }) => ({ name: signatories.names[0], bar: null })',
  ],
  'DESK-124 it is paid before anybody countersigned': [
    'server/follow-up refuseUncountersigned',
    '() => async () => undefined',
  ],
  'DESK-125 an event names the case of who was erased': [
    'server/store/follow-up webhookBody',
    '(original) => (row) => original({ ...row, case_id: row.case_id ?? row.id })',
  ],
  'DESK-125 only the newest secret signs': [
    'server/outgoing webhookHeaders',
    '(original) => (secrets, ...given) => original(secrets.slice(0, 1), ...given)',
  ],
  'DESK-126 an old report of payments is taken': [
    'server/outgoing isWebhookSigned',
    "(original) => (secrets, headers, body) => original(secrets, headers, body, new Date(1000 * headers['webhook-timestamp']))",
  ],
  'DESK-126 the same id may mean another payment': ['server/follow-up isSamePayment', '() => () => true'],
  'DESK-128 a guarantee is accepted by code like any loan': [
    'lending/agreement signatoryOf',
    '(original) => (signing) => original({ ...signing, needsGuarantee: false })',
  ],
  'DESK-127 an export leaves no trace': [
    'server/desk/handlers contractHandlers.exportContracts',
    '(original) => (asked) => original({ ...asked, staff: { ...asked.staff, id: "niemand" } })',
  ],
  'DESK-130 an instalment falls in the month of the payout': [
    'lending addMonths',
    '(original) => (date, months) => original(date, months - 1)',
  ],
  'DESK-130 one goes back on a loan for ever': [
    'server/follow-up loanOf',
    "(original) => async (...given) => { const loan = await original(...given); return loan && { ...loan, withdrawUntil: '2099-01-01' } }",
  ],
  'DESK-123 a payout that is in a file is recorded by hand': [
    'server/store/follow-up refuseInFile',
    '() => async () => undefined',
  ],
  'DESK-123 another sum than the card’s goes into the file': [
    'server/desk dueNow',
    '(original) => async (...given) => ({ ...(await original(...given)), amountCents: 1_00 })',
  ],
  'DESK-129 a changed document passes for sealed': ['server/agreement refusalOf', '() => async () => null'],
  'DESK-129 a stamp of another seal is taken': ['server/agreement isStampOver', '() => async () => true'],
  'DESK-129 the seal does not name its certificate': [
    'server/agreement attributesOf',
    '(original) => (...given) => original(...given).slice(0, 2)',
  ],
  'DESK-129 Dutch time is that of UTC': [
    'lending/agreement timesOf',
    '(original) => (...given) => original(...given).map(([name], _place, [, [, utc]]) => [name, utc])',
  ],
  'DESK-108 a yes is withdrawn after the signature': ['lending/desk mayWithdraw', '() => () => true'],
  'DESK-95 a reader ends the sessions of an applicant': [
    'contract deskCaseCalls.endApplicantSessions',
    "(call) => ({ ...call, roles: [...call.roles, 'reader'] })",
  ],
} satisfies Defects
