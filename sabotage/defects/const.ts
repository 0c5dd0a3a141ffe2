import type { Defects } from '../defect.ts'

/** Constants of the specification. */
export default {
  'CONST-1 the suffix of a legal form is n.v.': ['lending legalFormSuffix', "() => 'n.v.'"],
  'CONST-2 another wish than future consent is taken': [
    'contract bankDataCalls.createConnectSession.request',
    '(request) => z.extend(request, { needFutureConsent: z.boolean() })',
  ],
  'CONST-2 expireAt alone shows no date': [
    'web/reconsent cardValidity',
    '(validity) => ({ expireAt, ...card }, today) => validity(card, today)',
  ],
} satisfies Defects
