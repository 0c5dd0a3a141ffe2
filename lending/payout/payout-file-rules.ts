import { isIban } from '#lending/iban.ts'
import { type Leaf, readXml, textAt } from './read-xml.ts'
import { isSepaIdentifier } from './sepa-text.ts'

type Rule = readonly [path: string, isRight: (text: string) => boolean]

const only = (word: string) => (text: string) => text === word
const like = (shape: RegExp) => (text: string) => shape.test(text)
const named = like(/^(?=.*[A-Za-z])[A-Za-z0-9/\-?:().,'+ ]{1,70}$/)
const transfer = 'PmtInf/CdtTrfTxInf'

/** Every element in its order, with its length and letters, by ISO 20022 and SEPA; not taken from the writer. */
const whole: readonly Rule[] = [
  ['GrpHdr/MsgId', isSepaIdentifier],
  ['GrpHdr/CreDtTm', like(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)],
  ['GrpHdr/NbOfTxs', like(/^[1-9]\d{0,14}$/)],
  ['GrpHdr/CtrlSum', like(/^\d{1,15}\.\d\d$/)],
  ['GrpHdr/InitgPty/Nm', named],
  ['PmtInf/PmtInfId', isSepaIdentifier],
  ['PmtInf/PmtMtd', only('TRF')],
  ['PmtInf/BtchBookg', only('false')],
  ['PmtInf/NbOfTxs', like(/^[1-9]\d{0,14}$/)],
  ['PmtInf/CtrlSum', like(/^\d{1,15}\.\d\d$/)],
  ['PmtInf/PmtTpInf/SvcLvl/Cd', only('SEPA')],
  ['PmtInf/ReqdExctnDt/Dt', like(/^\d{4}-\d\d-\d\d$/)],
  ['PmtInf/Dbtr/Nm', named],
  ['PmtInf/DbtrAcct/Id/IBAN', isIban],
  ['PmtInf/DbtrAgt/FinInstnId/BICFI', like(/^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/)],
  ['PmtInf/ChrgBr', only('SLEV')],
]
const withoutBic: Rule = ['PmtInf/DbtrAgt/FinInstnId/Othr/Id', only('NOTPROVIDED')]
const part: readonly Rule[] = [
  [`${transfer}/PmtId/EndToEndId`, isSepaIdentifier],
  [`${transfer}/Amt/InstdAmt`, like(/^(?!0\.00$)(?:0|[1-9]\d{0,8})\.\d\d$/)],
  [`${transfer}/Cdtr/Nm`, named],
  [`${transfer}/CdtrAcct/Id/IBAN`, isIban],
  [`${transfer}/RmtInf/Ustrd`, like(/^[A-Za-z0-9/\-?:().,'+ ]{1,140}$/)],
]

/** A path that is not where the rules have it, or its text. */
function faultsOf(leaves: readonly Leaf[], rules: readonly Rule[]): string[] {
  const ruled = rules.flatMap(([path, isRight], place) => {
    const leaf = leaves[place]
    return leaf?.path === `CstmrCdtTrfInitn/${path}` && isRight(leaf.text) ? [] : [path]
  })
  return [...ruled, ...leaves.slice(rules.length).map(({ path }) => path)]
}

const centsOf = (text: string | null): number => Number(text?.replace('.', ''))

/** The elements of a written file that a bank would refuse; a sum, id or currency that disagrees is one too. */
export function payoutFileFaults(file: string): string[] {
  const found = readXml(file, 'CdtTrfTxInf')
  if (!found) return ['Document']
  const hasBic = textAt(found.whole, 'BICFI') !== null
  const rules = [
    ...whole.map((rule) => (rule[0].endsWith('BICFI') && !hasBic ? withoutBic : rule)),
    ...found.parts.map((): Rule => [transfer, only('')]),
  ]
  const cents = found.parts.reduce((sum, leaves) => sum + centsOf(textAt(leaves, 'InstdAmt')), 0)
  const ids = new Set(found.parts.map((leaves) => textAt(leaves, 'EndToEndId')))
  const isSum = ({ path, text }: Leaf) => !path.endsWith('/CtrlSum') || centsOf(text) === cents
  const isCount = ({ path, text }: Leaf) => !path.endsWith('/NbOfTxs') || Number(text) === found.parts.length
  const isEuros = ({ path, currency }: Leaf) => !path.endsWith('/InstdAmt') || currency === 'EUR'
  const checks: readonly (readonly [name: string, holds: boolean])[] = [
    ['xmlns', found.namespace === 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'],
    ['CtrlSum', found.whole.every(isSum)],
    ['NbOfTxs', found.whole.every(isCount)],
    ['Ccy', found.parts.flat().every(isEuros)],
    ['EndToEndId', ids.size === found.parts.length],
  ]
  return [
    ...faultsOf(found.whole, rules),
    ...found.parts.flatMap((leaves) => faultsOf(leaves, part)),
    ...checks.flatMap(([name, holds]) => (holds ? [] : [name])),
  ]
}
