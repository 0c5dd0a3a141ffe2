import { financeAndRiskRules } from '#lending/bookings/rules/finance-and-risk.ts'
import { knownPartyRules } from '#lending/bookings/rules/known-parties.ts'
import { instalment, noInstalment } from '#lending/bookings/rules/lenders.ts'
import { allNames, nameRule, namesOf, pairRule, type Rule } from '#lending/bookings/rules/rule.ts'
import { runningCostRules } from '#lending/bookings/rules/running-costs.ts'
import { takingsRules } from '#lending/bookings/rules/takings.ts'
import { bill } from '#lending/bookings/rules/what-was-written.ts'

/**
 * A name that stands for one kind of payment stands for another when certain words are beside it: a payment provider
 * pays out takings, and lends; a casino takes bets, and orders posters.
 */

const providers = namesOf(takingsRules, /^(?:psp|platform)\//)
const partiesOf = (costs: RegExp, parties: RegExp): string =>
  allNames(namesOf(runningCostRules, costs), namesOf(knownPartyRules, parties))
const insurers = partiesOf(/^cost\/insurance$/, /^party\/insurance$/)
const utilities = partiesOf(/^cost\/(?:energy|telecom)$/, /^party\/(?:energy|telecom)$/)
const operators = namesOf(financeAndRiskRules, /^risk\/gambling$/)
const authorities =
  'uwv|uitvoeringsinstituut wer*|sociale verzekeringsbank|svb|rijksdienst voor ondernemend*|rvo|rvo nl|gemeente*|provincie*|belastingdienst*'

const advance =
  /voorschot|financiering|lening|krediet|werkkapitaal|\b(?:advances?|capital|fund(?:ing|ed)|financing|loans?)\b/
const repayment =
  /voorschot|financiering|lening|krediet|werkkapitaal|\b(?:aflos|advances?|capital|repay|financing|loans?\b|remittance|instal)/

const banks =
  'rabobank*|ing bank*|abn amro*|knab*|bunq*|revolut*|triodos*|asn bank*|sns bank*|regiobank*|volksbank*|n26*|wise|wise europe*|wise payments*|transferwise*|van lanschot*|handelsbanken*|qonto*|finom*|starling*|deutsche bank*|bnp paribas fortis|kbc bank*|belfius*|commerzbank*|hsbc*|barclays*|monzo*|vivid money*|openbank*|moneyou*|leaseplan bank*|nibc*'

const loans =
  'lening*|studielening*|prive lening|privelening*|familielening*|autolening*|hypotheeklening*|krediet*|kredit*|loan*|pret|emprunt*|darlehen*|financiering*|facility|principal|borrow*|credit line|prestamo*|finanziamento*'

/** Words that only somebody writes who has sold or bought a thing. */
const tradeWords =
  /\b(?:factuur\w*|fact|invoices?|inv|\w*order\w*|offerte|huur\w*|ontwerp\w*|drukwerk|reclame|termijn \d|salaris|loon|materiaal|materialen|onderdelen|onderhoud|reparatie|vergunning\w*|lampen|advies|schoonmaak\w*|catering|partij|inkoop|levering)\b/

const cardPaid =
  /betaalautomaat|betaalpas|pasvolgnr|\bpasnr|apple pay|google pay|\bbea\b|kaartbetaling|\bpin\b|\bpas ?\d{3}/

/** An expression with `.*` begins with `^`: else a text that repeats a word takes the square of its length. */
export const pairRules: readonly Rule[] = [
  pairRule('pair/provider-advance: loan-proceeds in certain', providers, { besideInText: advance }),
  pairRule('pair/provider-repayment: loan-instalment out certain', providers, { besideInText: repayment }),
  pairRule('pair/provider-fee: payment-provider-costs out certain', providers, {
    beside: /\b(?:commissi|kommission|provision|fees?\b|charges\b|provisie|bemiddelingskosten)|kosten\b|servicefee/,
    unless: repayment,
  }),
  // A casino has its posters made, too.
  pairRule('pair/operator-bill: customer-receipt in certain', operators, { beside: bill }),
  pairRule('pair/authority-bill: customer-receipt in certain', authorities, { beside: bill }),
  // They pay for care as insurers do, out of a client's budget or by contract.
  pairRule('pair/care-paid: customer-receipt in certain', authorities, {
    beside:
      /\b(?:pgb|wmo|wlz|jeugdwet|jeugdhulp)\b|persoonsgebonden|budgethouder|zorgovereenkomst|trekkingsrecht|beschermd wonen/,
    unless: /subsidie/,
  }),
  pairRule('pair/authority-subsidy: subsidy in certain', authorities, {
    beside: /subsidie|beheer\b|\b(?:tegemoetkoming|loonkosten|praktijkleren|stimulering|(?:now|tvl|togs|slim)\b)/,
    unless: bill,
  }),
  pairRule('pair/authority-living: benefit in certain', authorities.replace('|belastingdienst*', ''), {
    beside: /levensonderhoud|\b(?:bijstand|ioaz|ioaw|participatiewet|inkomensondersteuning)/,
    unless: bill,
  }),
  // Aid that must be paid back is a debt like any other.
  pairRule('pair/aid-back: loan-instalment out certain', authorities.replace('|belastingdienst*', ''), {
    beside: /\b(?:terugbeta|terugvorder|terug te betalen|aflossing|corona|vaststelling|(?:now|tvl|tozo|togs|bbz)\b)/,
    unless: /kinderbijslag|\b(?:aow|anw|toeslag)/,
  }),
  nameRule(
    pairRule('pair/care-declared: customer-receipt in certain', `${insurers}|zorgkantoor*`, {
      besideInText: /\b(?:decl\b|declarati|vecozo|agb\b|wlz\b|zvw\b|wijkverpleging|retourinfo)/,
    }),
  ),
  nameRule(
    pairRule('pair/insurer-pays: insurance-payout in certain', insurers, {
      besideInText:
        /(?:\bschade|schade\b|uitkering|\bclaim|hagel|brand|storm|diefstal|verzuim|arbeidsongeschikt|\baov\b)/,
      unless: new RegExp(`${bill.source}|verzekeringsbank`),
    }),
  ),
  // Insurers lend on houses and ships.
  nameRule(
    pairRule('pair/insurer-lends: loan-instalment out certain', insurers, {
      besideInText: /hypothe|\baflos|\blening/,
      unless: /premie|polis|verzekering\b/,
    }),
  ),
  // A utility that settles after a year gives money back, unless it pays a bill.
  nameRule(
    pairRule('pair/utility-back: refund-received in certain', utilities, {
      besideInText:
        /jaarafrekening|jaarnota|jaarrekening|eindnota|eindafrekening|afrekening|te ?veel|verrekening|correctie|restitutie|terug|retour|credit/,
      unless: new RegExp(`${bill.source}|incasso|terugboek|storn`),
    }),
  ),
  nameRule(
    pairRule('pair/premium-back: refund-received in certain', insurers, {
      besideInText:
        /premie ?restitutie|restitutie|premie ?correctie|premie retour|terug ?betaling premie|teveel betaald/,
      unless: bill,
    }),
  ),
  // A club or a bank sells policies as well.
  pairRule(
    'pair/premium: insurance out certain',
    `${banks}|anwb*|hema*|bovag*|lto*|hiswa*|knmv|consumentenbond|vereniging*|zlto`,
    { beside: /verzeker(?:ing|en\b)|\b(?:premie|polis)/, unless: /pensioen/ },
  ),
  // Pension funds bill a premium too, and their names are many.
  pairRule('pair/pension-premium: pension out name', 'premie*|premienota*|pensioen*', {
    beside:
      /^(?:stichting |stg\.? )?(?:pf|bpf|pensioen|mn services|mn\b|ph&c|azl|tkp)|\bbpf|pensioenfonds|pensioenpremie|\bmn premie/,
  }),
  // A municipality that charges for a permit takes a levy, whatever the permit is for.
  pairRule(
    'pair/levy: local-tax out certain',
    'gemeente*|provincie*|waterschap*|omgevingsdienst*|waternet*|ggd*|veiligheidsregio*',
    {
      beside:
        /vergunning|ontheffing|\bleges\b|\b(?:ozb|woz|precario)\b|^(?=(.*parkeer|))\1.*(?:aanslag|belasting|heffing)/,
      unless: /huur|pacht|naheffing|dwangsom|boete|marktgeld|factuur energie|voorschot|termijnbedrag/,
    },
  ),
  // Bringing waste to an energy firm that burns it is paid for as waste.
  pairRule('pair/waste: supplier out certain', 'hvc*|avr|attero*|twence*|eneco*|afvalbreng*|omrin*', {
    beside: /afval|\bstort|vuil|container|inzamel|lediging/,
  }),
  // An occupational health service sells advice beside its subscription by premium.
  pairRule('pair/health-at-work: supplier out name', 'arbo*|humancapitalcare|zorg van de zaak|verzuimdienst*', {
    besideInText: /begeleiding|abonnement|contract|spreekuur|verzuim|keuring|advies|consult|preventie/,
  }),
  pairRule(
    'private/child-care: private-withdrawal out hint',
    'kinderopvang*|kinderdagverblijf*|buitenschoolse opvang',
    { beside: /^/, unless: /fonds|register|inspectie|branche|heffing|software|portaal|contributie|cursus|keurmerk/ },
  ),
  // Only a tax office is paid taxes; anybody else is paid for filling in the return.
  pairRule(
    'pair/tax-return: accountancy out word',
    'aangifte*|belastingaangifte*|btw aangifte*|ib aangifte*|aangifte inkomstenbelasting|aangifte omzetbelasting|aangifte ib|aangifte btw|aangifte ob|aangifte vpb|aangifte loonheffingen',
    { orWholeName: /./, unless: /^\S*(?:belasting|rijksbel|ontvanger|douane|b\/ca)|belastingdienst|acceptgiro/ },
  ),
  // A machine's keeper shares what it took with the house where it stands.
  pairRule('pair/machine-share: customer-receipt in certain', 'kansspel*|speelautoma*|automaten*|amusement*', {
    besideInText:
      /^(?=.*(?:automaa?t|automaten|kast|biljart|flipper)).*(?:aandeel|opbrengst|provisie|afrekening|deel\b)/,
  }),
  // Nobody buys a firm's goods with a card at a casino.
  pairRule('pair/gambling-card: gambling out certain', 'casino*|fair play|fairplay*|speelautomatenhal*|kansspel*', {
    besideInText: cardPaid,
    unless: /supermarch|\bshop|tapijt|lighting|hotel|restaurant|theater/,
  }),
  // In the name of who pays; a friend can write the word.
  pairRule(
    'pair/auction-house: customer-receipt in certain',
    'veiling*|veilinghuis*|venduehuis*|christie s|christies*|sotheby*|bonhams*|visafslag*',
    {
      orWholeName: /veiling|venduehuis|christie|sotheby|bonhams|visafslag/,
      unless: /lening|krediet|voorschot|borg|retour|terug/,
    },
  ),
  pairRule('pair/whole-name-rent: rent out certain', 'spaces|tribes|igluu|regus|wework', {
    orWholeName: /^(?:spaces|tribes|igluu|regus|wework)(?: [a-z.]+){0,3}$/,
    unless: cardPaid,
  }),
  pairRule(
    'pair/whole-name-software: software out name',
    'zoom|make|linear|notion|loom|miro|slack|box|front|sketch|harvest|postman|exact|clio|oracle|magister|doodle|pitch|craft|frame|drift|wave|bubble|glide|later|buffer|sage|unity|keeper|deel|remote|oyster|podio|cursor',
    {
      orWholeName:
        /^(?:zoom|make|linear|notion|loom|miro|slack|box|front|sketch|harvest|postman|exact|clio|oracle|magister|doodle|pitch|craft|frame|drift|wave|bubble|glide|later|buffer|sage|unity|keeper|deel|remote|oyster|podio|cursor)(?:[. ](?:com|io|us|app|ai|so|inc|llc|ltd|limited|labs|b\.?v\.?|gmbh|software|technologies))*\.?$/,
      unless: bill,
    },
  ),
  pairRule('pair/whole-name-travel: travel out certain', 'ns|ret|htm|gvb', {
    orWholeName: /^(?:ns|ret|htm|gvb)(?:[ -].*)?$/,
    unless: /huur|factuur|reclame/,
  }),
  pairRule('pair/loan-in-text: loan-instalment out word', loans, { beside: instalment, unless: noInstalment }),
  pairRule('pair/bank-costs: bank-costs out certain', banks, {
    besideInText:
      /kosten\b|\b(?:fees?|abonnement\w*|subscription|plan|pakket|bijdrage|charges?|commission|provisie|maandbedrag|markup)\b/,
    unless: /hypothe|lening|krediet|aflos|verzeker|loan|factuur|lease/,
  }),
  pairRule('pair/bank-interest: interest-received in certain', banks, {
    besideInText: /rente(?!kosten|nota|loze)|\b(?:interest|zinsen|rentevergoeding)\b/,
    unless: bill,
  }),
  pairRule('pair/bank-itself: bank-costs out hint', `${banks}|ing`, {
    orWholeName:
      /^(?:rabobank|ing|ing bank|abn amro|abn amro bank|knab|bunq|revolut|triodos bank|asn bank|sns bank|regiobank|n26|qonto|finom)(?: [nb]\.?v\.?| u\.?a\.?| uab| gmbh)?$/,
    unless:
      /hypothe|lening|krediet|aflos|verzeker|loan|factuur|lease|card|top ?up|transfer|overboeking|exchang|spaar|sparen|beleg/,
  }),
  // Money changed into another currency goes to an account that we do not see.
  pairRule('pair/exchange: own-transfer any certain', banks, {
    besideInText: /\b(?:exchanged?|converted|conversion|omgewisseld|omwisseling|wisseltransactie)\b/,
  }),
  pairRule('pair/exchanged: own-transfer any certain', 'exchanged', {
    besideInText: /\bexchanged? (?:to|from) [a-z]{3}\b/,
  }),
  pairRule('pair/savings-interest: interest-received in certain', 'rente|interest', {
    besideInText: /^(?=.*\b(?:rente|interest)\b).*(?:spaar|savings)/,
    unless: /hypothe|lening|krediet|geleend|loan|klant|factuur|invoice/,
  }),
  pairRule('pair/books-and-wages: accountancy out certain', 'bookkeeping*|accounting*|boekhouding*', {
    besideInText: /payroll|salaris|loonadm|lonen/,
    unless: /software|licen[ct]|abonnement|subscription/,
  }),
  pairRule(
    'pair/sent-home: private-withdrawal out certain',
    'wise|wise europe*|wise payments*|transferwise*|revolut*|n26*|paysera*|monese*|skrill*|neteller*',
    {
      besideInText: /\b(?:transfer|overboeking|topup|top[ -]?up|opwaarderen)\b/,
      unless: bill,
    },
  ),
  // A wage from elsewhere; Van Loon is a family.
  pairRule('pair/wage-in: private-deposit in word', 'loon', {
    besideInText: /(?<!\bvan )\bloon\b/,
    unless: bill,
  }),
  // With `r/c` a holding, a director and the company settle what they owe each other.
  pairRule('pair/current-account-out: private-withdrawal out certain', 'r c', {
    beside: /\br\/c\b/,
    unless: /rente|krediet|limiet|provisie/,
  }),
  pairRule('pair/current-account-in: private-deposit in certain', 'r c', {
    beside: /\br\/c\b/,
    unless: /rente|krediet|limiet/,
  }),
  // Software from abroad is sold by the seat and the month.
  pairRule(
    'pair/subscription: software out hint',
    'plan|plans|seat|team|teams|pro|premium|annual|yearly|monthly|workspace|membership',
    {
      beside:
        /\b(?:team|pro|basic|standard|starter|business|premium|essentials|plus) plan\b|\.(?:io|ai|app|dev|com|so|co|net|me|us|fm|tv|cloud|eu|gg|tech)\b|\b(?:inc|llc|pty|ltd|limited|labs?|software|technologies|hf|oy|aps|ug)\b/,
      // A text that is nothing but a plan's name.
      besideInText: /^(?:[a-z]+ )?(?:plan|seats?|premium|subscription)(?: [a-z]+)?$/,
      unless: bill,
    },
  ),
  pairRule('pair/subscription-nl: software out hint', 'abonnement*|maandabonnement*|jaarabonnement*', {
    beside: /^/,
    unless:
      /sport|fitness|gym|zwem|krant|courant|dagblad|tijdschrift|magazine|blad\b|trein|bus\b|parkeer|alarm|onderhoud|\bwas|museum|bloemen|koffie|water|service|journaal|nieuws|vakbl|vak |uitgever|pers\b|media|elsevier|kunst|boek|lease|fiets|taxi|keurmerk|cabine|alarmcentrale|meldkamer|lezen|radio|sauna|golf/,
  }),
  pairRule('pair/collector: collection out certain', 'incasso', {
    orWholeName: /\bincasso(?: (?:b\.?v\.?|nederland|diensten|bureau))*$/,
  }),
  // A return after all is on paper; bills that are lessened by it are bills.
  pairRule('pair/credit-note: reversal out certain', 'creditnota*|creditfactuur*|credit note|creditering*', {
    beside: /^/,
    unless: /factuur \d|facturen|verreken|minus|incasso/,
  }),
  // Money is drawn from a balance elsewhere, which no customer pays.
  pairRule('pair/drawn: private-deposit in hint', 'withdrawal*', {
    beside: /^/,
    unless: /earnings|escrow|freelanc|seller|sales|merchant|shop|store/,
  }),
  pairRule('pair/pump: fuel out word', 'total|haan|elan|gabriels|calpam|amigo', {
    beside: /betaalautomaat|betaalpas|pasvolgnr|\bpasnr|apple pay|google pay|\bbea\b|kaartbetaling|\bpin\b|\bpas ?\d/,
    unless: /factuur|invoice/,
  }),
  // A shop that bears its keeper's name: `PLUS Veltman`.
  pairRule('pair/shop: groceries out word', 'plus|coop|boons|attent|mcd|spar', {
    beside: cardPaid,
    unless: /factuur|invoice/,
  }),
  pairRule(
    'pair/broker: private-withdrawal out certain',
    'broker*|brokerage*|trading*|forex*|cfd|securities*|beleg*|effecten*|vermogensbeheer*|invest*|etf',
    {
      beside:
        /\b(?:deposits?|storting\w*|inleg|periodieke?|top ?up|cfd|etfs?|effectenrekening|belegg\w*rekening|beleggen|portfolio|portefeuille|margin)\b/,
      unless: tradeWords,
    },
  ),
  pairRule(
    'pair/broker-in: private-deposit in certain',
    'broker*|brokerage*|trading*|forex*|cfd|securities*|beleg*|effecten*|vermogensbeheer*|invest*|etf',
    {
      beside:
        /\b(?:withdrawals?|opname|effectenrekening|belegg\w*rekening|portfolio|portefeuille|margin|verkoop (?:aandelen|effecten)|coupon)\b/,
      unless: tradeWords,
    },
  ),
  // At the end of a firm's name; within a text it is short for `betaling`.
  pairRule('pair/bet: gambling any certain', 'bet|bets', {
    beside:
      /^\S+ bets?\b.*\b(?:deposits?|storting|withdrawals?|winnings?|uitbetaling|payout|uplata|isplata|einzahlung|auszahlung|online|odds|wallet|tegoed)\b/,
    unless: tradeWords,
  }),
  // A hall of machines is paid for bets, unless the words are those of a sale.
  pairRule(
    'pair/arcade: gambling any name',
    'speelhal*|speelautomatenhal*|gokhal*|amusementscentrum|spielhalle*|spielbank*',
    {
      beside: /^/,
      unless: tradeWords,
    },
  ),
  pairRule(
    'pair/gambling: gambling any certain',
    'casino*|kansspel*|loterij*|lottery*|lotterie*|loterie*|wettburo*|sportwetten*|gaming*|slots*|winnings*|wager*|poker*|jackpot*|bingo*|toto*|lotto*|jacks|fairplay*|fair play*|stake|stake com|pinnacle*|roulette*|sportsbook*|betting*|bookmaker*|wedden*',
    {
      besideInText:
        /\b(?:fiches|roulette|blackjack|jackpot|slots?|gokk\w*|speel\w*|deposits?|storting\w*|inzet\w*|wedden\w*|weddenschap\w*|bets?|betting|withdrawals?|winst\w*|prijs\w*|prijzen\w*|winnings?|wins?|entree|trekking|loten|lot|deelname|tegoed|odds|sportsbook|gaming|online|uitbetaling|payout|account|wallet|top ?up|uplata|isplata|wplata|wyplata|einzahlung|auszahlung|gewinn\w*|depozit|deposito|retiro|mise|gains?|opwaarderen)\b/,
      orWholeName: /^(?:toto|lotto|jacks|stake|stake\.com|pinnacle)$/,
      unless: tradeWords,
    },
  ),
]
