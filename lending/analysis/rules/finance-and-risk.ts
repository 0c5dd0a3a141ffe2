import { rule } from '#lending/analysis/rules/rule.ts'

const lenders =
  'qredits*|new10|swishfund*|funding circle*|floryn*|bridgefund*|collin crowdfund*|geldvoorelkaar*|october factory|october nederland|florius*|obvion*|iwoca|youlend*|spotcap*|capilever*|opr credits|opr credit|samen in geld|crowdaboutnow|kapitaal op maat|fundiq|credion*|caple|yeaz|mkb impulsfonds|mkb krediet|stichting mkb krediet*|qeld|lendahand*|dutch finance partners|nl investeert|factris|svea finans*|fundsup|paypal working capital|stripe capital|shopify capital|mollie capital|wayflyer*|uncapped*|liberis*|pin capital|bizzloan|lendex|briqwise*|tinubu|findio|freo|santander consumer*|international card services krediet|defam|alfam|nationale crediet*|interbank*|tiimo|ikbenfrits|ing krediet|zakelijk krediet'

/** Borrowed money, own money, and the signs that a company is or was in trouble. */
export const financeAndRiskRules = [
  rule('loan/lender-out', 'loan-instalment', 'out', 'name', lenders),
  rule('loan/lender-in', 'loan-proceeds', 'in', 'name', lenders),
  rule(
    'loan/instalment',
    'loan-instalment',
    'out',
    'word',
    'aflossing*|aflos|lening*|leningnr|leningnummer|rente en aflossing|termijn lening|krediet aflossing|hypotheek*|annuiteit*|loan repayment|terugbetaling lening|maandtermijn krediet|financieringslast*|rente lening|borgstellingskrediet|microkrediet|leningdeel|incasso lening|afbetaling|rente rekening courant krediet|termijnbedrag lening|kredietnummer|betaling rente en aflossing',
  ),
  rule(
    'loan/proceeds',
    'loan-proceeds',
    'in',
    'word',
    'uitbetaling lening|lening*|uitbetaling krediet|kredietopname|opname krediet|verstrekking lening|leenbedrag|hypotheek*|loan payout|lening uitbetaling|uitbetaling financiering|geldlening|disbursement|onderhandse lening|overbruggingskrediet|achtergestelde lening',
  ),
  rule(
    'own/savings',
    'own-transfer',
    'any',
    'word',
    'spaarrekening*|sparen|oranje spaarrekening|zakelijke spaarrekening|naar spaarrekening|van spaarrekening|deposito*|vermogen spaarrekening|doelreserveren|btw potje|interne overboeking|eigen rekening|overboeking eigen rekening|kruisposten|kruispost|g rekening|saldo overboeking|naar zakelijke rekening|belasting potje|interne boeking',
  ),
  rule(
    'private/out',
    'private-withdrawal',
    'out',
    'word',
    'prive*|woonlasten|eigen opname|huishoudgeld|rekening courant dga|rekening courant directie|rc dga|rc directie|ondernemersloon|zakgeld|levensonderhoud|dga loon prive|opname eigenaar|vennoot opname|opname vennoot|alimentatie|kinderopvang*',
  ),
  rule('private/dividend', 'dividend', 'out', 'word', 'dividend*|winstuitkering|winstuitdeling|interim dividend'),
  rule('private/home', 'private-withdrawal', 'out', 'certain', 'hypotheek prive|prive hypotheek|huur prive'),
  rule(
    'private/in',
    'private-deposit',
    'in',
    'word',
    'salaris*|nettoloon|netto loon|inkomen|prive*|prive storting|storting prive|kapitaalstorting*|agiostorting*|inbreng*|storting eigenaar|eigen inbreng|eigen middelen|storting vennoot|rekening courant dga|rc dga|aandelenkapitaal|storting aandelen',
  ),
  rule(
    'risk/gambling',
    'gambling',
    'any',
    'name',
    'holland casino*|toto|nederlandse loterij*|staatsloterij*|lotto|eurojackpot|unibet*|bet365*|betcity*|jacks nl|jacks casino*|jack s casino|jacks|bingoal*|circus casino|kansino*|tombola*|fair play casino*|fairplay*|hommerson*|casino*|bwin|888casino|888 casino|pokerstars*|711 nl|711 bv|leovegas*|one casino|betnation*|postcodeloterij|postcode loterij*|kansspel*|bet entertainment|starcasino*|zebet|loterij*|batavia casino|livescore bet|comeon*|betfair*|pokies|ladbrokes*|vriendenloterij|gokken',
  ),
  rule(
    'risk/crypto',
    'crypto',
    'any',
    'name',
    'bitvavo*|coinbase*|kraken com|payward*|binance*|blox bv|blox|bitonic*|litebit*|coinmerce*|anycoin*|crypto*|btcdirect*|btc direct|bitstaete|bitpanda*|satos|etoro|bybit|knaken*|finst',
  ),
  rule(
    'risk/collection',
    'collection',
    'out',
    'certain',
    'deurwaarder*|gerechtsdeurwaarder*|incassobureau*|ggn|flanderijn*|lavg|syncasso*|intrum*|atradius collections|vesting finance*|bierens*|cannock*|janssen janssen gerecht*|jongerius*|dwangbevel|beslaglegging|derdenbeslag|direct pay services*|incassokosten|webcasso|coeo|alektum*|eos nederland*|incassodossier|bos incasso*|graydon incasso|collectmaxx|credifin*|juristenkantoor incasso|buitengerechtelijke|invorderingskosten|inkasso*|de schout|agin|mirus incasso|trust krediet beheer|tkb|hafkamp*|yards deurwaarder*|gdw',
  ),
  rule(
    'risk/fine',
    'fine',
    'out',
    'name',
    'cjib|centraal justitieel incasso*|verkeersboete*|boete|bekeuring*|naheffingsaanslag parkeren|parkeerboete|autoriteit financiele markten boete',
  ),
  rule(
    'risk/reversal',
    'reversal',
    'any',
    'certain',
    'storno*|terugboeking*|teruggeboekt*|retourincasso|retour incasso|gestorneerd*|onvoldoende saldo|incasso geweigerd|terugboeking incasso|weigering incasso|r transactie|sepa incasso terugboeking|sdd return|direct debit return|ms03|md06|am04|terugboeken incasso|incasso teruggeboekt|stornering|geweigerde incasso',
  ),
  rule(
    'income/refund',
    'refund-received',
    'in',
    'hint',
    'terugbetaling*|creditnota*|creditfactuur*|refund*|restitutie*|retourzending|retour|retourpin*|borg retour|waarborgsom retour|terugstorting|teruggave|eindafrekening',
  ),
  rule(
    'income/interest',
    'interest-received',
    'in',
    'word',
    'creditrente|rente spaarrekening|rente|interest|ontvangen rente|rentevergoeding|credit interest|rentebetaling',
  ),
  rule(
    'income/invoice',
    'customer-receipt',
    'in',
    'hint',
    'factuur*|factuurnr|fact|invoice*|nota|declaratie|ordernummer|bestelling|aanbetaling|termijnfactuur|inv|rekeningnummer factuur|betaling factuur',
  ),
]
