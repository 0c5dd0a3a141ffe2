import { providerOfPayment } from '#lending/statements/provider-payments.ts'
import { Refused } from '#lending/statements/refusal.ts'

const gross = 'gross, bruto, brutto, gross amount, brutobedrag, gross currency, amount gross'
const net = 'net, netto, net amount, nettobedrag, net currency, amount net, payout'
const fee = 'fee, fees, kosten, commissie, commission, gebühr, transaction fee, fee amount, vergoeding'

/**
 * Exports that are no statement of an account, by columns that no statement has: the kind, the maker as its users know
 * it (a dash for several), and its columns, each under one of its words. The surest first: a heading may fit several.
 */
const written = `
card: rabobank: creditcard nummer, credit card number; munt, valuta, ccy
card: American Express: kaartlid, card member; bedrag, amount
card: -: creditcardnummer, creditcard nummer, credit card number, creditcard, credit card
settlement: Mollie: settlement reference, uitbetalingsreferentie, settlement amount; payment method, betaalmethode
settlement: Mollie: consumer name, naam consument; consumer bank account, consumer bic, settlement amount
settlement: Adyen: psp reference, pspreference; merchant account, company account, merchant reference
settlement: Stripe: balance transaction id, automatic_payout_id, payment_intent_id
settlement: Stripe: reporting_category, transfer_date (utc), available on (utc), created (utc); net, fee,
  converted amount
settlement: Adyen: balance platform, balance account; transfer id, transaction id, booking date
settlement: Stripe: arrival date (utc), created date (utc); balance transaction, amount refunded, captured
settlement: Klarna: capture id, capture date, order id; payout date, payment reference; settlement currency, type,
  amount
settlement: PayPal: tijdzone, timezone, time zone, zeitzone, fuseau horaire; ${gross}, bruto
settlement: SumUp: e-mail, transactiecode, transaction code, transaction id; kaarttype, card type; ${fee},
  payout date, uitbetaling
settlement: Shopify: payout status, payout date; order, checkout; ${fee}
settlement: -: settlement id, settlement date, settlement amount, settlement reference, settlement currency,
  payout id, payout reference, uitbetalings-id, batch number, settlement batch; ${fee}, ${net}, payment method,
  merchant id, merchant, order id
settlement: -: ${gross}; ${fee}; ${net}
foreign: N26: partner iban, partner-iban, partner name, partnernaam, payee, begünstigter; amount (eur), betrag (eur);
  payment reference, verwendungszweck, type, transaction type
foreign: Wise: transferwise id, wise id
foreign: Wise: source amount (after fees), source amount, target amount (after fees); target currency, target name
foreign: Wise: source fee amount, source name; target name, target amount, direction
foreign: Starling Bank: counter party; amount (gbp), spending category
foreign: Monzo: emoji; local amount, amount
foreign: Barclays: subcategory; memo
foreign: Revolut: started date; completed date; product, fee, description
foreign: Qonto: settlement date (utc), date de la valeur (utc), wertstellungsdatum (utc); counterparty name,
  total amount (incl. vat), nom de la contrepartie, montant total (ttc)
foreign: KBC: rubrieknaam, nom de la rubrique, heading; afschriftnummer, numéro d'extrait, statement number
foreign: Belfius: numéro d'extrait, afschriftnummer, rekeninguittrekselnummer; nom contrepartie contient,
  naam tegenpartij bevat, compte contrepartie
foreign: BNP Paribas Fortis: volgnummer, numéro de séquence, nº de séquence; uitvoeringsdatum, date d'exécution
foreign: ING België: rekeningnummer, numéro de compte; naam van de rekening, nom du compte; omzetnummer,
  numéro de mouvement
foreign: Argenta: boekdatum, rekening; referentie; tegenpartij, rekening tegenpartij, naam tegenpartij; mededeling
foreign: Sparkasse: auftragskonto; buchungstag
foreign: Deutsche Bank: buchungstag; begünstigter / auftraggeber
foreign: DKB: buchungsdatum; zahlungspflichtige*r, gläubiger-id
foreign: Mercury: date (utc); bank description, source account, mercury category
`

const codes = { card: 'card_statement', settlement: 'settlement_file', foreign: 'foreign_account' } as const

const otherExports = [...written.matchAll(/^(card|settlement|foreign): (.+?): (.+(?:\n {2}.+)*)$/gm)].map(
  ([, kind, maker = '', columns = '']) => ({
    code: codes[kind as keyof typeof codes],
    place: maker === 'rabobank' ? ({ bank: maker } as const) : { issuer: maker === '-' ? null : maker },
    columns: columns.split(/;\s+/).map((words) => words.split(/,\s+/)),
  }),
)

/**
 * A bank's export in another language: a word for the day and one for the amount. In English, which Dutch banks write
 * too, only an amount in two columns, or in pounds and dollars.
 */
const foreignWords: readonly { day: RegExp; amount: RegExp }[] = [
  {
    day: /^(?:buchung(?:stag|sdatum)?|valuta|wertstellung|datum|belegdatum)\b/,
    amount: /^(?:betrag|umsatz|soll|haben)\b/,
  },
  {
    day: /^(?:(?:transaction|posting|value|booking) )?date\b/,
    amount:
      /^(?:paid (?:in|out)|money (?:in|out)|(?:debit|credit) amount|withdrawals?|deposits?|amount \((?:gbp|usd|chf|pln)\))/,
  },
  { day: /^date\b/, amount: /^(?:montant|débit|crédit|debit euros|credit euros)\b/ },
  { day: /^(?:fecha|f\. ?valor)\b/, amount: /^(?:importe|cargo|abono)\b/ },
  { day: /^data\b/, amount: /^(?:importo|kwota|importância|valor|dare|avere|montante)\b/ },
  { day: /^(?:bokföringsda(?:g|tum)|bogføringsdato|dato|bokføringsdato)\b/, amount: /^(?:belopp|beløb|beløp)\b/ },
]

/** Columns that name a card. */
const cardColumns: ReadonlySet<string> = new Set(
  `kaartnummer|kaart nummer|kaartnr|kaartnr.|kaarthouder|naam kaarthouder|naam op kaart|pasnummer|card number|card no
card no.|card|kaart|cardholder|card holder|cardholder name|name on card|merchant category|merchant name|mcc
merchantcategorie|laatste 4 cijfers|last 4 digits|masked pan|pan|card ending|card last four digits|kartennummer|karte
numéro de carte|carte`.split(/[|\n]/),
)

/** Columns that name the account which the file is of: with one of them a card is only mentioned. */
const accountColumn =
  /^(?:(?:eigen |own |van )?(?:rekening(?:nummer|nr\.?)?|accountnummer|account(?: ?(?:number|no\.?|name|id))?|iban(?:\/bban)?|iban rekening)|konto(?:nummer)?|compte)$/

const amountColumn = /\b(?:bedrag|amount|betrag|montant|importe)\b/

/**
 * Refuses, by name, an export without bookings of a bank account, or of a bank whose exports we cannot read: the
 * visitor learns more than that a column is wrong.
 *
 * @param names the words of its heading, normalised
 */
export function refuseOtherExport(line: number, names: readonly string[]) {
  const has = (words: readonly string[]) =>
    names.some((name) => words.includes(name) || words.includes(name.replaceAll('_', ' ')))
  if (has(['boeksaldo', 'book balance'])) throw new Refused('balances_only', { line, bank: 'ing' })
  if (isIngCard(has)) throw new Refused('card_statement', { line, bank: 'ing' })
  const known = otherExports.find(({ columns }) => columns.every(has))
  if (known) throw new Refused(known.code, { line, ...known.place })
  if (isCardOnly(names)) throw new Refused('card_statement', { line })
  if (
    foreignWords.some(
      ({ day, amount }) => names.some((name) => day.test(name)) && names.some((name) => amount.test(name)),
    )
  )
    throw new Refused('foreign_account', { line })
}

/** The same where its words say nothing, by the payments in its first rows. */
export function refuseProviderRows(lines: readonly string[]) {
  for (const [index, text] of lines.entries()) {
    for (const field of text.split(/[,;\t"]/)) {
      const issuer = providerOfPayment(field.trim())
      if (issuer !== null) throw new Refused('settlement_file', { line: index + 1, issuer })
    }
  }
}

/**
 * The statement of ING's credit card: it has the card's own name, or the words of ING's account export around the
 * number. An account's file may name a card too.
 */
function isIngCard(has: (words: readonly string[]) => boolean): boolean {
  const isCard = has(['naam op kaart', 'name on card']) || has(['naam / omschrijving', 'name / description'])
  return has(['kaartnummer', 'card number']) && isCard && !has(['rekening', 'account'])
}

/** A day of buying, a day of booking, and an amount abroad beside that in euros: only cards have all three. */
function hasCardDates(names: readonly string[]): boolean {
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name))
  return (
    has(/^(?:datum transactie|transactiedatum|transaction date)$/) &&
    has(/^(?:datum boeking|boek(?:ings)?datum|posting date|booking date)$/) &&
    has(/vreemde valuta|bedrag valuta|foreign (?:amount|currency)|original amount|oorspronkelijk bedrag/)
  )
}

/** A card and an amount without an account: purchases. */
function isCardOnly(names: readonly string[]): boolean {
  if (names.some((name) => accountColumn.test(name))) return false
  if (!names.some((name) => amountColumn.test(name))) return false
  return names.some((name) => cardColumns.has(name)) || hasCardDates(names)
}
