import { bankOfAccount, bankOfText, type StatementBank } from '#lending/statements/bank.ts'
import { CamtBalances } from '#lending/statements/camt-balances.ts'
import { isBooked, toTransaction, type CamtEntry, type Slots } from '#lending/statements/camt-entry.ts'
import { camtTree, type CamtNode } from '#lending/statements/camt-paths.ts'
import type { FormatReader } from '#lending/statements/format-reader.ts'
import type { StatementLimits } from '#lending/statements/limits.ts'
import { Refused } from '#lending/statements/refusal.ts'
import type { OpenStatement, Tally } from '#lending/statements/tally.ts'
import { parseAttributes } from '#lending/statements/xml-markup.ts'
import { XmlTokenizer, type XmlHandler } from '#lending/statements/xml-tokens.ts'

/** Slots in which several texts are parts of one: each Ustrd holds up to 140 characters. */
const joinedSlots: ReadonlySet<string> = new Set(['remittance', 'structuredReference'])

/** Reads CAMT.053 (ISO 20022 BankToCustomerStatement) of any version, one entry in memory at a time. */
export class CamtReader implements FormatReader, XmlHandler {
  bank: StatementBank | null = null
  wantsText = false
  readonly #tally: Tally
  readonly #limits: StatementLimits
  readonly #xml: XmlTokenizer
  /** The nodes of the open elements that we look into, innermost last. */
  readonly #path: CamtNode[] = [camtTree]
  /** Open elements that we do not look into. */
  #unknownDepth = 0
  #text = ''
  #head: Slots = new Map()
  #statement: OpenStatement | null = null
  #balances = new CamtBalances()
  #balance: Slots = new Map()
  #currency: string | null = null
  #entry: CamtEntry | null = null
  #detail: Slots | null = null

  constructor(tally: Tally, limits: StatementLimits) {
    this.#tally = tally
    this.#limits = limits
    this.#xml = new XmlTokenizer(this, limits)
  }

  push(block: string, isLast: boolean): void {
    this.#xml.push(block, isLast)
    if (isLast && this.#tally.statementCount === 0) throw new Refused('no_statement', { field: 'Stmt' })
  }

  open(name: string, attributes: string): void {
    const parent = this.#path[this.#path.length - 1]!
    const node = this.#unknownDepth === 0 ? parent.children.get(name) : undefined
    if (node === undefined) {
      if (this.#unknownDepth === 0) this.#refuseOtherMessage(name)
      this.#unknownDepth += 1
      this.wantsText = false
      return
    }
    this.#path.push(node)
    this.#text = ''
    this.wantsText = node.slot !== null
    if (node.scope !== null) this.#begin(node.scope)
    if (node.slot === 'isReturned') this.#detail?.set('isReturned', '')
    if (node.wantsCurrency) this.#currency = parseAttributes(attributes)?.get('Ccy') ?? null
  }

  text(part: string): void {
    if (!this.wantsText) return
    this.#text = this.#text === '' ? part : this.#text + part
    if (this.#text.length > this.#limits.lineCharacters) {
      throw new Refused('line_too_long', { line: this.#xml.line, field: this.#path.at(-1)!.name })
    }
  }

  close(): void {
    if (this.#unknownDepth > 0) this.#unknownDepth -= 1
    else {
      const node = this.#path.pop()!
      if (node.slot !== null) this.#fill(node.slot)
      this.#text = ''
      if (node.scope !== null) this.#end(node.scope)
    }
    this.wantsText = this.#unknownDepth === 0 && this.#path[this.#path.length - 1]!.slot !== null
  }

  #refuseOtherMessage(name: string): void {
    if (this.#path.length === 1) throw new Refused('unknown_format', { line: this.#xml.line, field: name })
    if (this.#path.length === 2) throw new Refused('not_a_statement', { line: this.#xml.line, field: name })
  }

  #begin(scope: NonNullable<CamtNode['scope']>): void {
    if (scope === 'statement') {
      this.#head = new Map()
      this.#statement = null
      this.#balances = new CamtBalances()
    } else if (scope === 'balance') {
      this.#balance = new Map()
      this.#currency = null
    } else if (scope === 'entry') {
      this.#openStatement()
      this.#entry = { slots: new Map(), currency: null, details: [], detailCount: 0 }
    } else this.#detail = new Map()
  }

  #end(scope: NonNullable<CamtNode['scope']>): void {
    if (scope === 'balance') this.#balances.add(this.#balance, this.#xml.line)
    else if (scope === 'details') this.#endDetail()
    else if (scope === 'entry') this.#endEntry()
    else this.#endStatement()
  }

  /**
   * A slot keeps its first text, or all of them where they are parts of one. Status is text in 001.02 and an element in
   * later versions; the outer one then ends with no text of its own.
   */
  #fill(slot: string): void {
    const slots = this.#detail ?? this.#entry?.slots ?? (slot.startsWith('balance') ? this.#balance : this.#head)
    if (slot === 'amount' && this.#entry !== null) this.#entry.currency = this.#currency
    const before = slots.get(slot)
    if (before === undefined) slots.set(slot, this.#text)
    else if (joinedSlots.has(slot) && before.length + this.#text.length <= this.#limits.lineCharacters) {
      slots.set(slot, `${before} ${this.#text}`)
    }
  }

  #openStatement(): OpenStatement {
    if (this.#statement !== null) return this.#statement
    const head = this.#head
    const account = (head.get('accountIban') ?? head.get('accountOther') ?? '').trim()
    if (account === '') throw new Refused('missing_field', { line: this.#xml.line, field: 'Stmt/Acct/Id' })
    const currency = head.get('accountCurrency')?.trim() || this.#currency || 'EUR'
    const holder = head.get('holder')?.trim() || null
    this.#statement = this.#tally.open(account, currency, holder, this.#xml.line)
    this.bank ??= bankOfText(head.get('servicer') ?? '') ?? bankOfAccount(this.#statement.accountNumber)
    return this.#statement
  }

  #endDetail(): void {
    const entry = this.#entry
    if (entry !== null && this.#detail !== null) {
      entry.detailCount += 1
      if (entry.details.length < this.#limits.detailsKept) entry.details.push(this.#detail)
    }
    this.#detail = null
  }

  #endEntry(): void {
    const owner = this.#openStatement()
    const entry = this.#entry!
    this.#entry = null
    const { line } = this.#xml
    if (isBooked(entry)) this.#tally.add(owner, toTransaction(entry, owner, line), line)
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
