import { bankOfAccount, bankOfText, type StatementBank } from '#lending/statements/bank.ts'
import { isBooked, signedCents, toTransaction, type CamtEntry, type Slots } from '#lending/statements/camt-entry.ts'
import { camtTree, type CamtNode } from '#lending/statements/camt-paths.ts'
import type { StatementLimits } from '#lending/statements/limits.ts'
import type { FormatReader } from '#lending/statements/mt940-reader.ts'
import { Refused } from '#lending/statements/refusal.ts'
import type { Balance } from '#lending/statements/statement.ts'
import type { OpenStatement, Tally } from '#lending/statements/tally.ts'
import { parseDate } from '#lending/statements/values.ts'
import { parseAttributes } from '#lending/statements/xml-markup.ts'
import { createXmlTokenizer } from '#lending/statements/xml-tokens.ts'

/** Which balance opens and which closes a statement, best first. ABN AMRO sends PRCD in place of OPBD. */
const openingTypes = ['OPBD', 'PRCD', 'OPNG']
const closingTypes = ['CLBD', 'CLSG']
/** The balance between two pages of one statement: the first one met opens, a later one closes. */
const interim = 'ITBD'

/** Slots in which several texts are parts of one: each Ustrd holds up to 140 characters. */
const joinedSlots: ReadonlySet<string> = new Set(['remittance', 'structuredReference'])

type Balances = Map<string, Balance>

/** Reads CAMT.053 (ISO 20022 BankToCustomerStatement) of any version, one entry in memory at a time. */
export function createCamtReader(tally: Tally, limits: StatementLimits): FormatReader {
  let bank: StatementBank | null = null
  /** The nodes of the open elements that we look into, innermost last; deeper unknown elements are only counted. */
  const path: CamtNode[] = [camtTree]
  let unknownDepth = 0
  let text = ''
  let head: Slots = new Map()
  let statement: OpenStatement | null = null
  let balances: Balances = new Map()
  let interims: Balance[] = []
  let balance: Slots = new Map()
  let currency: string | null = null
  let entry: CamtEntry | null = null
  let detail: Slots | null = null

  const xml = createXmlTokenizer(
    {
      open(name, attributes) {
        const node = unknownDepth === 0 ? path.at(-1)!.children.get(name) : undefined
        if (node === undefined) {
          if (unknownDepth === 0) refuseOtherMessage(name)
          unknownDepth += 1
          return
        }
        if (path.at(-1)!.slot !== null && text !== '') text = ''
        path.push(node)
        text = ''
        if (node.scope !== null) begin(node.scope)
        if (node.slot === 'isReturned') detail?.set('isReturned', '')
        if (node.wantsCurrency) currency = parseAttributes(attributes)?.get('Ccy') ?? null
      },
      text(part) {
        if (unknownDepth > 0 || path.at(-1)!.slot === null) return
        text = text === '' ? part : text + part
        if (text.length > limits.lineCharacters) {
          throw new Refused('line_too_long', { line: xml.line, field: path.at(-1)!.name })
        }
      },
      close() {
        if (unknownDepth > 0) {
          unknownDepth -= 1
          return
        }
        const node = path.pop()!
        if (node.slot !== null) fill(node)
        text = ''
        if (node.scope !== null) end(node.scope)
      },
    },
    limits,
  )

  function refuseOtherMessage(name: string) {
    if (path.length === 1) throw new Refused('unknown_format', { line: xml.line, field: name })
    if (path.length === 2) throw new Refused('not_a_statement', { line: xml.line, field: name })
  }

  function begin(scope: NonNullable<CamtNode['scope']>) {
    if (scope === 'statement') {
      head = new Map()
      statement = null
      balances = new Map()
      interims = []
    } else if (scope === 'balance') {
      balance = new Map()
      currency = null
    } else if (scope === 'entry') {
      ensureOpen()
      entry = { slots: new Map(), currency: null, details: [], detailCount: 0 }
    } else detail = new Map()
  }

  function end(scope: NonNullable<CamtNode['scope']>) {
    if (scope === 'balance') endBalance()
    else if (scope === 'details') endDetail()
    else if (scope === 'entry') endEntry()
    else endStatement()
  }

  function fill(node: CamtNode) {
    const slot = node.slot!
    const slots = detail ?? entry?.slots ?? (slot.startsWith('balance') ? balance : head)
    if (slot === 'amount' && entry !== null) entry.currency = currency
    // Status is text in 001.02 and an element in later versions; the outer one ends last, with no text of its own.
    if (slots.has(slot) && (text.trim() === '' || !joinedSlots.has(slot))) return
    if (slot === 'isReturned') return
    const before = slots.get(slot)
    if (before !== undefined && before.length + text.length > limits.lineCharacters) return
    slots.set(slot, before === undefined ? text : `${before} ${text}`)
  }

  function ensureOpen(): OpenStatement {
    if (statement !== null) return statement
    const account = (head.get('accountIban') ?? head.get('accountOther') ?? '').trim()
    if (account === '') throw new Refused('missing_field', { line: xml.line, field: 'Stmt/Acct/Id' })
    const holder = head.get('holder')?.trim() || null
    statement = tally.open(account, head.get('accountCurrency')?.trim() || currency || 'EUR', holder, xml.line)
    bank ??= bankOfText(head.get('servicer') ?? '') ?? bankOfAccount(statement.accountNumber)
    return statement
  }

  function endBalance() {
    const type = balance.get('balanceType')?.trim() ?? ''
    const isUsed = openingTypes.includes(type) || closingTypes.includes(type) || type === interim
    if (!isUsed) return
    const amountCents = signedCents(balance.get('balanceAmount'), balance.get('balanceMark'), xml.line, 'Bal')
    const on = parseDate(balance.get('balanceDate')?.trim() ?? '')
    if (on === null) {
      throw new Refused('malformed_date', { line: xml.line, field: 'Bal/Dt', found: balance.get('balanceDate') })
    }
    if (type === interim) interims.push({ on, amountCents })
    else if (!balances.has(type)) balances.set(type, { on, amountCents })
  }

  function endDetail() {
    if (entry !== null && detail !== null) {
      entry.detailCount += 1
      if (entry.details.length < limits.detailsKept) entry.details.push(detail)
    }
    detail = null
  }

  function endEntry() {
    const owner = ensureOpen()
    const finished = entry!
    entry = null
    if (isBooked(finished)) tally.add(owner, toTransaction(finished, owner, xml.line), xml.line)
    else owner.pendingCount += 1
  }

  function endStatement() {
    const finished = ensureOpen()
    finished.opening = firstOf(balances, openingTypes) ?? interims[0] ?? null
    finished.closing =
      firstOf(balances, closingTypes) ?? (finished.opening === interims[0] ? interims[1] : interims[0]) ?? null
    if (finished.closing === null) tally.find('statement_not_closed', finished.index, xml.line)
    tally.close(finished, xml.line)
    statement = null
  }

  return {
    get bank() {
      return bank
    },
    push(block, isLast) {
      xml.push(block, isLast)
      if (isLast && tally.statementCount === 0) throw new Refused('no_statement', { field: 'Stmt' })
    },
  }
}

function firstOf(balances: Balances, types: readonly string[]): Balance | undefined {
  for (const type of types) if (balances.has(type)) return balances.get(type)
  return undefined
}
