import { dutchBankCode, isIban } from '#lending/iban.ts'
import { codedText, type CodedText } from '#lending/statements/narrative/coded-text.ts'
import { emptyNarrative, tidyNarrative, type Narrative } from '#lending/statements/narrative/narrative.ts'
import { readLabelledText } from '#lending/statements/narrative/labelled-text.ts'
import { ingCard, readSlashedText } from '#lending/statements/narrative/slashed-text.ts'
import { readNumberedText } from '#lending/statements/narrative/numbered-text.ts'

/**
 * Reads the text of a booking (MT940 :86:, CAMT AddtlNtryInf, a CSV description) by the notation it is written in:
 * numbered fields, `/KEY/value`, `Label: value`, or plain text with an account in front.
 */
export function readNarrative(text: string): Narrative {
  // Most texts of a CSV file cannot be in slashes or sub-fields, and are known without codes.
  if (!text.includes('/') && text.charCodeAt(3) !== greaterThan) return readWords(text)
  return readNarrativePart(codedText(text), 0, text.length)
}

/** The same for the part of a text from `start` to `end`. */
export function readNarrativePart(coded: CodedText, start: number, end: number): Narrative {
  if (start === end) return { ...emptyNarrative }
  if (start + 3 < end && (coded.codes[start + 3] === greaterThan || coded.codes[start + 3] === questionMark)) {
    const numbered = readNumberedText(coded.text.slice(start, end))
    if (numbered !== null) return tidyNarrative(numbered)
  }
  const slashed = readSlashedText(coded, start, end)
  if (slashed !== null) return slashed
  return readWords(coded.text.slice(start, end))
}

/** Labels, or plain text. */
function readWords(text: string): Narrative {
  if (text === '') return { ...emptyNarrative }
  const labelled = readLabelledText(text)
  // A creditor may write its own labels into the purpose of ING's direct debit, which itself has none.
  const directDebit = labelled === null || labelled.counterpartyAccount !== null ? null : readIngDirectDebit(text)
  return tidyNarrative(directDebit ?? labelled ?? readPlainText(text))
}

const greaterThan = 62
const questionMark = 63

/**
 * A card payment at ABN AMRO, old (`BEA   NR:…  30.12.21/09.15 SHOP,PAS123`) and new (`BEA, Betaalpas   SHOP,PAS123`).
 * Since 2026 the card number comes last, and after the shop the terminal or, online, the time.
 */
const abnCardOld = /^[BG]EA\b.*?\d\d\.\d\d\.\d\d\/\d\d\.\d\d (.+?), ?PAS\s?\d/
const abnCardNew =
  /^(?:[BG]EA|ECOM), (?:Betaalpas|Apple Pay|Google Pay|[A-Z ]{1,30}?(?=\s{2}))\s+(?!NR:|\d\d\.\d\d\.\d\d\/)(\S.*?)(?:, ?PAS\s?\d|NR:\w{2,16}, ?\d\d\.|\s\d\d\.\d\d\.\d\d\/\d\d[.:]\d\d)/i
const volksbankCreditor = /-?Incassant ID: ?([A-Z]{2}\d\d[A-Z0-9]+)/
/** The reference follows the last dash, and may have spaces: `M77-SDD0331055410`. */
const volksbankMandate = /-?Kenmerk Machtiging: ?(?:(\S{1,35})-((?=\S*\d)\S{8}.*|NOTPROVIDED.*)$|(\S+))/s
/** The kind in front of the purpose, with the creditor’s country, and years ago with its name. */
const volksbankDirectDebit = /^Europese incasso(?:: (?:[A-Z]{2}-)?| door:.{1,35}? [A-Z]{2}-)/

function readPlainText(text: string): Narrative {
  const leading = readIngDirectDebit(text) ?? readLeadingAccount(text) ?? readReturn(text)
  if (leading !== null) return withDirectDebit(leading)
  const ing = ingCard.exec(text)
  if (ing) return { ...emptyNarrative, counterpartyName: ing[1]!, description: ing[2]! }
  const shop = (abnCardOld.exec(text) ?? abnCardNew.exec(text))?.[1] ?? volksbankShop(text)
  if (shop !== null) return { ...emptyNarrative, counterpartyName: shop, description: text }
  return withDirectDebit({ ...emptyNarrative, description: text })
}

/**
 * A card payment at ASN, SNS and RegioBank: `SHOP    >PLACE  27.12.2017 13U38 KV005 …`, after a line of spaces. Online
 * it has no time but the card (KV) or kind of shop (MCC). A terminal may precede the shop.
 */
const volksbankCard = /^>\S.*(?:\d\dU\d\d|\bKV\d{3}\b|\bMCC:\d{4}\b)/

function volksbankShop(text: string): string | null {
  const place = text.lastIndexOf('>')
  if (place < 0 || !volksbankCard.test(text.slice(place))) return null
  const shop = text.slice(text.lastIndexOf('>', place - 1) + 1, place).trim()
  return shop.length >= 2 && shop.length <= 24 ? shop : null
}

function withDirectDebit(narrative: Narrative): Narrative {
  const creditor = volksbankCreditor.exec(narrative.description)
  if (!creditor) return narrative
  const mandate = volksbankMandate.exec(narrative.description)
  return {
    ...narrative,
    description: narrative.description
      .replace(volksbankMandate, '')
      .replace(volksbankCreditor, '')
      .trimStart()
      .replace(volksbankDirectDebit, ''),
    creditorId: creditor[1]!,
    mandateId: mandate?.[1] ?? mandate?.[3] ?? null,
    endToEndId: mandate?.[2] ?? narrative.endToEndId,
  }
}

/**
 * ING from 2012: `Europese Incasso, doorlopend IBAN BIC name creditor-id mandate reference purpose`, until 2013 after
 * the old number. The mandate follows the creditor; a line break within SEPA leaves a space in it.
 */
const ingDirectDebit =
  /^\s*(?:\d{10} )?Europese Incasso,? \w* ?([A-Z]{2}\d\d[A-Z0-9]{11,30}) [A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})? (.{1,140}?) ([A-Z]{2}\d\d[A-Z0-9]{8,31}) (.*)$/s
const mandateAndReference = /^(?:S ?E ?P ?A )?((?=\S*\d)\S{1,35}) (?:((?=\S*\d)[\w-]{12,35}) )?/

function readIngDirectDebit(text: string): Narrative | null {
  if (!text.includes('Europese Incasso')) return null
  const match = ingDirectDebit.exec(text)
  if (!match) return null
  const [, account, name, creditorId, rest] = match
  const words = mandateAndReference.exec(rest!)
  return {
    ...emptyNarrative,
    counterpartyAccount: account!,
    counterpartyName: name!,
    creditorId: creditorId!,
    mandateId: words?.[1] ?? null,
    endToEndId: words?.[2] ?? null,
    description: rest!.slice(words?.[0].length ?? 0),
  }
}

const leadingAccount =
  /^\s*(?:GIRO\s+(\d{1,9})|(\d{1,3}\.\d\d\.\d\d\.\d{3})|([A-Z]{2}\d\d[A-Z0-9]{11,30})|(\d{10}))(?=\s|$)/
const ibanAndBic = /^\s+([A-Z]{2}\d\d[A-Z0-9]{11,30})\s+[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?(?=\s)/
const bic = /^\s+[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?(?=\s)/

/**
 * The counterparty's account in front of the text: ING and the Volksbank banks to this day, ABN AMRO before SEPA. The
 * name follows where columns or a missing reference show its end; otherwise name and purpose cannot be separated.
 */
function readLeadingAccount(text: string): Narrative | null {
  const match = leadingAccount.exec(text)
  if (!match) return null
  const [whole, giro, dotted, iban, number] = match
  // References such as EJ46GREENP100610 have the shape of an IBAN; only the Dutch shape is sure enough by itself.
  if (iban !== undefined && dutchBankCode(iban) === null && !isIban(iban)) return null
  let after = text.slice(whole.length)
  // ING 2012: the former number, then the IBAN and the BIC.
  const second = number === undefined ? null : ibanAndBic.exec(after)
  after = after.slice(second ? second[0].length : iban === undefined ? 0 : (bic.exec(after)?.[0].length ?? 0))
  const account = (second?.[1] ?? giro ?? dotted ?? iban ?? number)!
  // ING's texts have no columns; only the 65 places that SNS fills with spaces end a name there.
  const columnGap = number === undefined ? /\s{2,}/ : /\s{20,}/
  const parts = nameAndPurpose(after.trimStart(), columnGap)
  // ABN AMRO's first column is the name; a text of that one column shows no more.
  if (parts.counterpartyName === null && (giro ?? dotted) !== undefined) parts.counterpartyName = parts.description
  return { ...emptyNarrative, counterpartyAccount: account, ...parts }
}

/** A return at ING, in files without keys: the reason before the account, `AC04 NL… INGBNL2A name purpose`. */
const leadingReason = /^([A-Z]{2}\d\d) (?=[A-Z]{2}\d\d[A-Z0-9]{11,30} [A-Z]{6}[A-Z0-9]{2})/

function readReturn(text: string): Narrative | null {
  const reason = text.charCodeAt(4) === space ? leadingReason.exec(text)?.[1] : undefined
  const rest = reason === undefined ? null : readLeadingAccount(text.slice(5))
  return rest === null ? null : { ...rest, returnReason: reason! }
}

const space = 32

function nameAndPurpose(text: string, columnGap: RegExp): { counterpartyName: string | null; description: string } {
  const end = / NOTPROVIDED(?: |$)/.exec(text) ?? columnGap.exec(text)
  if (end === null) return { counterpartyName: null, description: text }
  return { counterpartyName: text.slice(0, end.index), description: text.slice(end.index + end[0].length) }
}
