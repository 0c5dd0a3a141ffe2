import { financeAndRiskRules } from '#lending/analysis/rules/finance-and-risk.ts'
import { namesOf, pairRule, type Rule } from '#lending/analysis/rules/rule.ts'
import { runningCostRules } from '#lending/analysis/rules/running-costs.ts'
import { takingsRules } from '#lending/analysis/rules/takings.ts'

/*
 * Who was paid, and what for: a name that stands for one kind of payment stands for another when certain words are beside
 * it. A payment provider pays out takings, and lends; a casino takes bets, and orders posters.
 */

const providers = namesOf(takingsRules, /^(?:psp|platform)\//)
const platforms = namesOf(takingsRules, /^platform\//)
const insurers = namesOf(runningCostRules, /^cost\/insurance$/)
const operators = namesOf(financeAndRiskRules, /^risk\/gambling$/)
const authorities =
  'uwv|uitvoeringsinstituut wer*|sociale verzekeringsbank|svb|rijksdienst voor ondernemend*|rvo|rvo nl|gemeente*|provincie*|belastingdienst*'

/** Only who sends a bill writes these; a payout, a benefit or a prize has none. */
const bill = /\b(?:factu(?:ur|ren)|invoice|inkoop|order|offerte|declaratie|opdracht|(?:fact|factnr|inv|po|nota)\b)/

const advance =
  /voorschot|financiering|lening|krediet|werkkapitaal|\b(?:advances?|capital|fund(?:ing|ed)|financing|loans?)\b/
const repayment =
  /voorschot|financiering|lening|krediet|werkkapitaal|\b(?:aflos|advances?|capital|repay|financing|loans?\b|remittance|instal)/

export const pairRules: readonly Rule[] = [
  pairRule('pair/provider-advance', 'loan-proceeds', 'in', 'certain', providers, { beside: advance }),
  pairRule('pair/provider-repayment', 'loan-instalment', 'out', 'certain', providers, { beside: repayment }),
  pairRule('pair/platform-commission', 'payment-provider-costs', 'out', 'certain', platforms, {
    beside: /\b(?:commissi|fees?\b|servicekosten|verkoopkosten|provisie)|servicefee/,
  }),
  // A casino has its posters made, too.
  pairRule('pair/operator-bill', 'customer-receipt', 'in', 'certain', operators, { beside: bill }),
  pairRule('pair/authority-bill', 'customer-receipt', 'in', 'certain', authorities, { beside: bill }),
  pairRule('pair/authority-subsidy', 'subsidy', 'in', 'certain', authorities, {
    beside: /subsidie|beheer\b|\b(?:tegemoetkoming|loonkosten|praktijkleren|stimulering|(?:now|tvl|togs|slim)\b)/,
    unless: bill,
  }),
  // Aid that must be paid back is a debt like any other.
  pairRule('pair/aid-back', 'loan-instalment', 'out', 'certain', authorities.replace('|belastingdienst*', ''), {
    beside: /\b(?:terugbeta|terugvorder|terug te betalen|aflossing|corona|vaststelling|(?:now|tvl|tozo|togs|bbz)\b)/,
  }),
  pairRule('pair/insurer-pays', 'insurance-payout', 'in', 'certain', insurers, {
    besideInText:
      /(?:\bschade|schade\b|uitkering|\bclaim|hagel|brand|storm|diefstal|verzuim|arbeidsongeschikt|\baov\b)/,
    unless: bill,
  }),
  pairRule(
    'pair/gambling',
    'gambling',
    'any',
    'certain',
    'casino*|kansspel*|loterij*|lottery*|poker*|jackpot*|bingo*|toto*|lotto*|jacks|fairplay*|fair play*|stake|stake com|pinnacle*|roulette*|sportsbook*|betting*|bookmaker*|wedden*',
    {
      besideInText:
        /\b(?:fiches|roulette|blackjack|jackpot|slots?|gokk\w*|speel\w*|deposits?|storting\w*|inzet\w*|wedden\w*|weddenschap\w*|bets?|betting|withdrawals?|winst\w*|prijs\w*|prijzen\w*|winnings?|wins?|entree|trekking|loten|lot|deelname|tegoed|odds|sportsbook|gaming|online|uitbetaling|payout|account|wallet|top ?up|opwaarderen)\b/,
      orWholeName: /^(?:toto|lotto|jacks|stake|stake\.com|pinnacle)$/,
      unless:
        /\b(?:factuur\w*|fact|invoices?|inv|\w*order\w*|offerte|huur\w*|ontwerp\w*|drukwerk|termijn \d|salaris|loon|materiaal|lampen|advies)\b/,
    },
  ),
]

/** Who lends has many names, but most say what they do; Dutch and German ones within a longer word. */
export const lenderName =
  /financ|finanz|kredi|credit(?!eur)|lening|lending|darlehen|\bloans?\b|\bcapital\b|kapitaal|funding|fonds\b|\bfunds?\b|\bpret\b/

export const instalment =
  /termijn|rente\b|\b(?:aflos|repay|instal|maandbedrag|(?:week|dag|maand)incasso|rate\b|raten\b|tilgung|remittance|mensualit[eé]|[eé]ch[eé]ance|cuota|\d{1,3}\/\d{1,3}\b|\d{1,3} (?:of|van) \d{1,3}\b)/

/** Words of what such a company is paid for when it is no instalment. */
export const noInstalment = /\b(?:lease|verzeker\w*|premie|pensioen\w*|huur|factuur\w*|invoice)\b/
