import { accountNumbers } from '#lending/iban.ts'
import { bankOfAccount, bankOfText, type StatementBank } from '#lending/statements/bank.ts'
import { CamtBalances } from '#lending/statements/camt/balances.ts'
import { type CamtEntry, isBooked, toBooking } from '#lending/statements/camt/entry.ts'
import { CamtEnvelope } from '#lending/statements/camt/envelope.ts'
import {
  camtNames,
  type CamtNode,
  type CamtScope,
  camtTree,
  emptySlots,
  slot,
  type Slots,
} from '#lending/statements/camt/paths.ts'
import { parseStatementNumber } from '#lending/statements/integrity/statement-chains.ts'
import type { FormatReader } from '#lending/statements/format-reader.ts'
import type { StatementLimits } from '#lending/statements/limits.ts'
import { Refused } from '#lending/statements/refusal.ts'
import type { OpenStatement, Tally } from '#lending/statements/tally.ts'
import type { Attributes } from '#lending/statements/camt/xml-markup.ts'
import type { XmlName } from '#lending/statements/camt/xml-names.ts'
import { type XmlHandler, XmlTokenizer } from '#lending/statements/camt/xml-tokens.ts'
import { tidyText } from '#lending/statements/values.ts'

/** ISO 20022: the free text of a payment is Max140Text. */
const purposeMax = 140

/** Slots in which several texts form one: each Ustrd has at most 140 characters, a party may have two numbers. */
const joinedSlots: ReadonlySet<number> = new Set([
  slot.remittance,
  slot.structuredReference,
  slot.creditorId,
  slot.debtorId,
])

/** Reads CAMT.053 (ISO 20022 BankToCustomerStatement) of any version, one entry in memory at a time. */
export class CamtReader implements FormatReader, XmlHandler {
  bank: StatementBank | null = null
  wantsText = false
  readonly #tally: Tally
  readonly #limits: StatementLimits
  readonly #xml: XmlTokenizer
  readonly #envelope = new CamtEnvelope()
  #isDocumentSeen = false
  /** The node in hand, and those of the open elements around it that we look into. */
  #node: CamtNode = camtTree
  readonly #outer: CamtNode[] = []
  /** Open elements that we do not look into. */
  #unknownDepth = 0
  #text = ''
  #head: Slots = emptySlots()
  #statement: OpenStatement | null = null
  #balances = new CamtBalances()
  #balance: Slots = emptySlots()
  #currency: string | null = null
  #entry: CamtEntry = emptyEntry()
  #detail: Slots = emptySlots()

  constructor(tally: Tally, limits: StatementLimits) {
    this.#tally = tally
    this.#limits = limits
    this.#xml = new XmlTokenizer(this, limits, camtNames)
  }

  push(block: string, isLast: boolean): void {
    try {
      this.#xml.push(block, isLast)
    } catch (error) {
      throw error instanceof Refused && !this.#isDocumentSeen ? this.#envelope.refusalInstead(error) : error
    }
    if (!isLast) return
    if (!this.#isDocumentSeen) throw this.#envelope.refusal()
    if (this.#tally.statementCount === 0) throw new Refused('no_statement', { field: 'Stmt' })
  }

  open(name: XmlName, attributes: Attributes): void {
    const node = this.#unknownDepth > 0 || name.number < 0 ? null : this.#node.children[name.number]!
    if (node === null) {
      this.#openUnknown(name.local)
      return
    }
    this.#outer.push(this.#node)
    this.#node = node
    this.#text = ''
    this.wantsText = node.slot >= 0
    if (node.isScope) this.#begin(node.scope)
    if (node.wantsCurrency) this.#currency = attributes.get('Ccy') ?? null
  }

  #openUnknown(name: string): void {
    this.wantsText = false
    if (this.#outer.length === 0) {
      this.#envelope.open(name, this.#xml.line)
    } else {
      if (this.#outer.length === 1) throw new Refused('not_a_statement', { line: this.#xml.line, field: name })
      this.#unknownDepth += 1
    }
  }

  text(part: string): void {
    if (!this.wantsText) return
    this.#text = this.#text === '' ? part : this.#text + part
    if (this.#text.length > this.#limits.lineCharacters) {
      throw new Refused('line_too_long', { line: this.#xml.line, field: this.#node.name })
    }
  }

  close(): void {
    if (this.#unknownDepth > 0) this.#unknownDepth -= 1
    else if (this.#outer.length > 0) {
      const node = this.#node
      this.#node = this.#outer.pop()!
      if (node.slot >= 0) this.#fill(node)
      this.#text = ''
      if (node.isScope) this.#end(node.scope)
    }
    this.wantsText = this.#unknownDepth === 0 && this.#node.slot >= 0
  }

  #begin(scope: CamtScope): void {
    if (scope === 'document') this.#isDocumentSeen = true
    else if (scope === 'statement') {
      this.#head = emptySlots()
      this.#statement = null
      this.#currency = null
      this.#balances = new CamtBalances()
    } else if (scope === 'balance') {
      this.#balance = emptySlots()
      this.#currency = null
    } else if (scope === 'entry') {
      this.#openStatement()
      this.#entry = emptyEntry()
    } else this.#detail = emptySlots()
  }

  #end(scope: CamtScope): void {
    if (scope === 'balance') this.#balances.add(this.#balance, this.#xml.line)
    else if (scope === 'details') this.#endDetail()
    else if (scope === 'entry') this.#endEntry()
    else if (scope === 'statement') this.#endStatement()
  }

  /**
   * A slot keeps its first text, or all of them where they are parts of one. Status is text in 001.02 and an element in
   * later versions; the outer one then ends without text.
   */
  #fill(node: CamtNode): void {
    const slots = this.#slotsOf(node.scope)
    const before = slots[node.slot]
    if (before === undefined) {
      slots[node.slot] = this.#text
      if (node.slot === slot.amount) this.#entry.currency = this.#currency
    } else if (joinedSlots.has(node.slot) && before.length + this.#text.length <= this.#limits.lineCharacters) {
      // A purpose is cut at its greatest length, also within a word.
      const isCut = node.slot === slot.remittance && before.length % purposeMax === 0
      slots[node.slot] = isCut ? before + this.#text : `${before} ${this.#text}`
    }
  }

  #slotsOf(scope: CamtScope): Slots {
    if (scope === 'details') return this.#detail
    if (scope === 'entry') return this.#entry.slots
    return scope === 'balance' ? this.#balance : this.#head
  }

  #openStatement(): OpenStatement {
    if (this.#statement !== null) return this.#statement
    const head = this.#head
    const account = (head[slot.accountIban] ?? head[slot.accountOther] ?? '').trim()
    if (account === '') throw new Refused('missing_field', { line: this.#xml.line, field: 'Stmt/Acct/Id' })
    const currency = head[slot.accountCurrency]?.trim() || this.#currency || 'EUR'
    if (isCardAccount(head[slot.accountType]))
      throw new Refused('card_statement', { line: this.#xml.line, field: 'Stmt/Acct/Tp' })
    const holder = head[slot.holder]?.trim() || holderInName(head[slot.accountName])
    this.#statement = this.#tally.open(account, currency, holder, this.#xml.line)
    this.#statement.number = parseStatementNumber(head[slot.sequence], head[slot.page])
    this.bank ??= bankOfText(head[slot.servicer] ?? '') ?? bankOfAccount(this.#statement.accountNumber)
    return this.#statement
  }

  #endDetail(): void {
    const entry = this.#entry
    entry.detailCount += 1
    if (entry.details.length < this.#limits.detailsKept) entry.details.push(this.#detail)
  }

  #endEntry(): void {
    const owner = this.#openStatement()
    const { line } = this.#xml
    if (isBooked(this.#entry)) this.#tally.add(owner, toBooking(this.#entry, owner, line), line)
    else owner.pendingCount += 1
  }

  #endStatement(): void {
    const statement = this.#openStatement()
    statement.opening = this.#balances.opening
    statement.closing = this.#balances.closing
    if (statement.closing === null) this.#tally.find('statement_not_closed', statement.index, this.#xml.line)
    this.#tally.close(statement, this.#xml.line)
    this.#statement = null
  }
}

/** ISO 20022's external code of an account of a card, or a bank's own word for one. */
const isCardAccount = (type: string | undefined): boolean => type !== undefined && /card/i.test(type)

function emptyEntry(): CamtEntry {
  return { slots: emptySlots(), currency: null, details: [], detailCount: 0 }
}

/**
 * The holder from the account's name, where the bank gives no owner: most write the holder there, some the product. A
 * name of product words only gives none.
 */
export function holderInName(name: string | undefined): string | null {
  const tidy = tidyText((name ?? '').replace(accountNumbers, ' '))
  const words = tidy.toLowerCase().match(/[\p{L}\d&]+/gu) ?? []
  return words.every((word) => productWords.test(word)) ? null : tidy
}

const productWords = new RegExp(
  `^(?:${[
    String.raw`\d+|[a-z]|eur|euro|usd|gbp|mt940|camt`,
    'nl[0-9a-z]{6,}',
    'zakelijke?|particuliere?|prive|privé|persoonlijke?|onderneme(?:rs?|nd)|bedrijfs|zzp|mkb|starters?|vrije?|extra|plus|basis|compleet|totaal|internet|direct',
    '[a-z]*rekening(?:en|nummer|courant|courantkrediet)?|[a-z]*(?:pakket|krediet|reserveren|sparen|deposito)|courant|lopende|hoofd|rek|rc',
    'betalen?|betaal|spaar|beleggen|van|de|het|mijn|onze|je|uw|nr|en|voor|kwartaal|rendement|vermogens?|oranje|flex|doel',
    'btw|belasting(?:en)?|reservering(?:en)?|reserve|buffer|algemeen|kosten|lonen|salaris(?:sen)?|personeel|huur|inkoop|verkoop|omzet|potje|kas',
    'business|current|checking|payment|payments|savings?|main|account|accounts|deposit|personal|company|default|the|my|our|giro|girokonto|geschäftskonto|konto|compte|courante?',
    'ing|rabo|rabobank|abn|amro|abnamro|asn|sns|knab|bunq|triodos|regiobank|bank|revolut',
  ].join('|')})$`,
  'u',
)
