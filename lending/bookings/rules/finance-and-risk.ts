import { rule } from '#lending/bookings/rules/rule.ts'

const lenders =
  'qredits*|duo groningen|duo|dienst uitvoering onderwijs*|new10|swishfund*|funding circle*|floryn*|bridgefund*|collin crowdfund*|geldvoorelkaar*|october factory|october nederland|florius*|obvion*|iwoca|youlend*|spotcap*|capilever*|opr credits|opr credit|samen in geld|crowdaboutnow|kapitaal op maat|fundiq|credion*|caple|yeaz|mkb impulsfonds|mkb krediet|stichting mkb krediet*|qeld|lendahand*|dutch finance partners|nl investeert|factris|svea finans*|fundsup|paypal working capital|stripe capital|shopify capital|mollie capital|wayflyer*|uncapped*|liberis*|pin capital|bizzloan|lendex|briqwise*|tinubu|findio|freo|santander consumer*|international card services krediet|defam|alfam|nationale crediet*|interbank*|tiimo|ikbenfrits|ing krediet|zakelijk krediet|bizcap*|silvr|clearco*|8fig|outfund*|ritmo|karmen|unlimitd|capchase*|pipe technologies|novuna*|mintos|bondora*|capitalia|ferratum*|capitalbox*|multitude bank|fundura|lender spender|lender en spender|mogelijk vastgoed*|mogelijk zakelijk*|mkb fonds*|groenfonds|nationaal groenfonds|warmtefonds|nationaal warmtefonds|energiefonds*|dutch car stock finance|voordegroei|investormatch|horeca crowdfunding*|oneplanetcrowd|symbid|zencap|hollandsche handelsbank|nibc*|credit europe bank|bibby financial*|ing commercial finance|asset based finance|younited*|auxmoney*|smava|lendis|banxware|teylor*|creditshelf|esme loans|fleximize|nucleus commercial*|thincats|just cashflow|opr finance|capital on tap|juni capital|viva finance|lenderwize|invest nl|brabantse ontwikkelings*|oost nl|innovationquarter|liof|bizfunding|geldvoorondernemers|onderneemkrediet|ondernemerskrediet|funding options|triodos krediet|rabo direct financiering|doorlopend krediet|investly|finbee|estateguru|crowdestate|lendermarket|neofinance|swaper|october sa|october france|october france sa|lemon way*|wefund*|fellow finance|fellow bank|qred|qred bank*|qred ab|froda*|kompar|finqle*|finturi*|planet fintech*|tide capital|allica*|oaknorth*|aldermore*|cashflow finance*|myos|billie finance|compeon*|finom credit|hokodo credit|bondaval|bigbank*|inbank*|monefit*|creamfinance*|twino*|vivus*|saldo com|zopa*|kriya*|tranch*|playter*|re cap|round2 capital|viceversa|ebury credit|rabo lease krediet|geldvoorelkaar|broccoli finance*|meewind|knab zakelijke lening*|moneyflow|flexkrediet*|krediet op maat|crediflex*|cofidis*|cetelem*|hello bank krediet|nationale kredietbank|younited credit*|lendoe*|waarborgfonds*|ondernemersfonds krediet|microkrediet*|finple'

/** Investing is out of our sight, like any account of the owner's that was not shared. */
const brokers =
  'degiro*|flatex*|interactive brokers*|ibkr|trading 212*|trading212*|trade republic*|saxo bank*|saxobank*|binckbank*|lynx broker*|lynx beleggen|bux|bux zero|xtb|plus500*|ig markets|ig europe|avatrade*|lightyear*|scalable capital|freedom24|cmc markets|oanda*|robinhood*|admiral markets|admirals europe|swissquote*|meesman*|brand new day beleggen*|capital com|xm global|pepperstone*|deribit|ninjatrader|ftmo|zonnebeleggen|mexem|tastytrade|webull*|charles schwab*|fidelity investments|freetrade*|fineco*|comdirect*|consorsbank*|smartbroker*|justtrade*|boursorama*|nordnet*|avanza bank*|hargreaves lansdown*|aj bell*|wealthsimple*|moomoo*|futu securities*|tastyworks*|tradestation*|forex com|fxpro*|fxcm*|ic markets*|icmarkets*|exness*|deriv com|iq option*|libertex*|tickmill*|vantage markets*|fundednext*|topstep*|etoro*|evi van lanschot*|nnek|peaks|semmie*|bolero beleggen*|keytrade*|medirect*|vanguard*'

/** Borrowed money, own money, and the signs that a company is or was in trouble. */
export const financeAndRiskRules = [
  rule('loan/lender-out: loan-instalment out name', lenders),
  rule('loan/lender-in: loan-proceeds in name unlessBillPaid', lenders),
  rule(
    'loan/provider-out: loan-instalment out certain',
    'working capital|stripe capital|shopify capital|mollie capital|sumup capital|adyen capital|capital repayment',
  ),
  rule(
    'loan/provider-in: loan-proceeds in certain',
    'working capital|stripe capital|shopify capital|mollie capital|sumup capital|adyen capital|capital advance|merchant advance',
  ),
  rule(
    'loan/instalment: loan-instalment out word unlessBillInText',
    'aflossing*|aflos|kredietaflossing*|leningaflossing*|autofinanciering*|repayment*|instalment*|installment*|tilgung*|darlehen*|kreditrate|mensualite*|remboursement pret*|weekly remittance|daily remittance|revenue share|share of sales|terugbetaling voorschot|terugbetaling financiering|delbetalning*|avbetalning*|amortering*|splata*|rata|raty|cuota*|taksit*|vnoska*|terugbetaling geleend*|geleend geld|geleend bedrag|obligatierente|rente obligatie*|obligatie rente|aflossing obligatie*|obligatie aflossing*|mensualidad*|prestacao*|ratenzahlung*|ratenkredit*|maandtermijn lening|terugbetaalregeling|terugbetaling tvl|terugbetaling now|terugbetaling tozo|terugvordering tvl|terugvordering now|tozo|lening*|leningnr|leningnummer|rente en aflossing|termijn lening|krediet aflossing|hypotheek*|annuiteit*|loan repayment|terugbetaling lening|maandtermijn krediet|financieringslast*|rente lening|borgstellingskrediet|microkrediet|leningdeel|incasso lening|afbetaling|rente rekening courant krediet|termijnbedrag lening|kredietnummer|betaling rente en aflossing|terugbetaling krediet|termijn financiering|financiering termijn|financieringstermijn*|studieschuld*|studielening*',
  ),
  rule(
    'loan/proceeds: loan-proceeds in word unlessBillInText',
    'uitbetaling lening|lening*|teruglening*|zakelijke lening|privelening*|terug geleend|uitbetaling krediet|kredietopname|opname krediet|verstrekking lening|leenbedrag|hypotheek*|loan payout|lening uitbetaling|uitbetaling financiering|geldlening|disbursement|onderhandse lening|overbruggingskrediet|achtergestelde lening|familielening*|opname financiering|financiering uitbetaald|geleend*|sale and lease back|bedrijfskapitaal|bouwdepot*|revenue based financ*|funding agreement|advance funding|loan agreement|drawdown|kreditauszahlung|darlehen*|voorschot omzet|omzetvoorschot|crowdfund*|obligatie*|ledenlening*|ledenkapitaal|ledencertificaat*|convertible note|converteerbare lening|convertible loan|bridge loan|cash advance|prefinanciering',
  ),
  rule(
    'own/savings: own-transfer any word',
    'spaarrekening*|sparen|oranje spaarrekening|zakelijke spaarrekening|naar spaarrekening|van spaarrekening|bedrijfsspaarrekening*|bedrijfsspaar*|ondernemersspaar*|internetspaar*|subrekening*|sub rekening|spaarrek|spaar rekening|bedrijfstelerekening|telerekening|telespaar*|belastingreserve*|belastingspaar*|btw reserve*|btw reservering|reservering btw|reserve btw|btw opzij|btw apart|btw buffer|btw spaar*|reservering belasting*|belastingrekening|bufferrekening|vermogensrekening|winterreserve|rendementrekening|rendement rekening|bonusrekening|zakelijk sparen|vakantiegeldreserve*|deposito*|vermogen spaarrekening|doelreserveren|btw potje|interne overboeking|eigen rekening|overboeking eigen rekening|kruisposten|kruispost|saldo overboeking|naar zakelijke rekening|belasting potje|interne boeking|spaarinleg|spaarplan*|raisin*|spaarpot*|spaardoel*|savings|savings account|savings pocket|round up|sub account|to pocket|from pocket',
  ),
  rule('own/blocked-account: own-transfer any hint unlessOthers', 'g rekening|grekening'),
  rule(
    'private/out: private-withdrawal out word',
    'prive*|woonlasten|eigen opname|huishoudgeld|rekening courant dga|rekening courant directie|rc dga|rc directie|ondernemersloon|zakgeld|levensonderhoud|dga loon prive|opname eigenaar|vennoot opname|opname vennoot|alimentatie|onttrekking vennoot|kinderbijslag*|winstopname*|leefgeld|gezinsuitgaven|voorschot winst*|winstvoorschot*|winstaandeel*|winstdeel|winstdeling*|aandeel in winst|aandeel in de winst|winstverdeling*|aandeel winst|winst vennoot|voorschot vennoot*|voorschot maat|vennootvergoeding*|vennootschapsvergoeding|arbeidsvergoeding vennoot*|arbeidsbeloning vennoot*|ondernemersbeloning*|maatschap opname*|opname maatschap|opname maat|opname maten|maatopname*|maandopname*|vennotenopname*|vennotenvergoeding*|vennotensalaris*|opname vof|vof opname*|opname firmant|onttrekking*|kapitaalonttrekking*|gezamenlijke rekening|gezinsrekening*|huishoudrekening*|huishoudpot*|huishoudkas|en of rekening|gemeenschappelijke rekening|spaargeld|kostgeld|partneralimentatie|kinderalimentatie*|naar mezelf|aan mezelf|naar mijzelf|eigen loon|eigen salaris',
  ),
  rule(
    'private/dividend: dividend out word',
    'dividend*|uitkering winst*|winst uitkering|profit distribution|distribution of profit|slotdividend|interimdividend|winstuitkering|winstuitdeling|interim dividend',
  ),
  rule(
    'private/home: private-withdrawal out certain',
    'hypotheek prive|prive hypotheek|huur prive|spaarrekening prive|prive spaarrekening|sociale verzekeringsbank',
  ),
  rule(
    'private/sent-home: private-withdrawal out name',
    'western union*|moneygram*|remitly*|worldremit*|ria money*|ria financial*|taptap send*|xoom*|sendwave*|azimo*|suri change*|transfast*',
  ),
  rule(
    'private/in: private-deposit in word',
    'salaris*|nettoloon|netto loon|inkomen|prive*|prive storting|storting prive|spaargeld|gezamenlijke rekening|kapitaalstorting*|agiostorting*|inbreng*|storting eigenaar|eigen inbreng|eigen middelen|storting vennoot|rekening courant dga|rc dga|aandelenkapitaal|storting aandelen|eigen geld|storting eigen geld|storting dga|storting directeur|inleg eigenaar|eigen inleg|inleg vennoot|schenking*|gift van|erfenis*|erfdeel*|prijzengeld|hoofdprijs|gewonnen prijs|prijswinnaar|bijdrage huishouden|huishoudgeld|kapitaalinbreng*|share premium*|capital contribution*|owner contribution*|shareholder loan*',
  ),
  rule(
    'risk/gambling: gambling any name',
    'holland casino*|nederlandse loterij*|staatsloterij*|eurojackpot*|unibet*|bet365*|betcity*|jacks nl|jacks casino*|jack s casino*|bingoal*|circus casino*|circus be|circus nl|kansino*|tombola*|fair play casino*|hommerson*|888casino|888 casino|888sport|888poker|pokerstars*|711 nl|711 bv|leovegas*|one casino|onecasino*|betnation*|postcodeloterij|postcode loterij*|starcasino*|zebet*|batavia casino|livescore bet|comeon*|betfair*|ladbrokes*|vriendenloterij|vrienden loterij*|gokken|ggpoker|bwin*|toto nl|toto online|toto sport|toto winkel|toto casino|lotto nl|gokkasten|stake com|roobet*|betano*|1xbet*|22bet*|betsson*|betsafe*|nordicbet*|rizk*|mr green*|mrgreen*|casumo*|videoslots*|william hill*|paddy power*|draftkings*|fanduel*|winamax*|tipico*|bet at home*|interwetten*|sportingbet*|10bet*|betway*|parimatch*|vbet*|napoleon games|napoleon sports*|golden palace*|casino777*|betfirst*|scooore*|loterie nationale|nationale loterij*|lottoland*|national lottery|jackpotcity*|spin palace|royal panda|n1 casino|bitstarz*|hard rock casino|trannel international|kindred group|optdeck*|pinnacle sports*|pinnacle bet*|sportingindex*|betvictor*|unikrn|sbobet*|pmu fr|fdj|winbet*|fezbet*|rabona bet|ivibet*|bc game|rollbit*|duelbits*|duelz*|wildz*|playojo*|casino gran madrid|casinos austria|casino de monte carlo|mcc 7995|online casino|live casino|casino online|svenska spel*|danske spil*|veikkaus*|norsk tipping*|opap|sisal|lottomatica*|snai|merkur spiel*|allwyn*|loteria*|loterie romande|lotto bayern|lotto24*|eurolotto*|lottohelden*|westlotto*|postcode lottery*|bingo com|mrplay*|energy casino|energycasino*|dunder*|lucky days|luckydays*|gate777*|playamo*|bob casino|powbet*|sportaza*|nine casino|campobet*|mystake*|gamdom*|csgoroll*|hellcase*|dafabet*|marathonbet*|melbet*|mostbet*|888 holdings|flutter entertainment*|evoke gaming|spinaway*|hotslots*|simple casino|goldrun*|fair play online|vbet nl|tonybet*|betmgm*|betent|hardrock casino*',
  ),
  rule('broker/out: private-withdrawal out name', brokers),
  rule('broker/in: private-deposit in name', brokers),
  rule(
    'risk/crypto: crypto any name',
    'bitvavo*|coinbase*|kraken com|payward*|binance*|blox bv|blox|bitonic*|litebit*|coinmerce*|anycoin*|crypto*|btcdirect*|btc direct|bitstaete|bitpanda*|satos|bybit|knaken*|finst|moonpay*|ramp network*|revolut crypto|crypto com|gemini europe*|swissborg*|bison app|relai|strike europe*|bitmex*|gate io|huobi*|htx|uphold*|celsius network*|trezor*|bitcoin*|kraken|okx|kucoin*|bitfinex*|blockchain com|bitstamp*|bitget*|mexc|ledger live|nexo',
  ),
  rule(
    'risk/collection: collection out certain',
    'deurwaarder*|gerechtsdeurwaarder*|incassobureau*|ggn|flanderijn*|lavg|syncasso*|intrum*|atradius collections|vesting finance*|bierens*|cannock*|janssen janssen gerecht*|jongerius*|dwangbevel|beslaglegging|derdenbeslag|direct pay services*|incassokosten|webcasso|coeo|alektum*|eos nederland*|incassodossier|bos incasso*|graydon incasso|collectmaxx|credifin*|juristenkantoor incasso|buitengerechtelijke|invorderingskosten|inkasso*|de schout|agin|mirus incasso|trust krediet beheer|tkb|hafkamp*|yards deurwaarder*|gdw|bosveld incasso|straetus*|invorderingsbedrijf*|collactive*|edr credit*|hoist finance*|hoist portfolio*|lowell*|pra group*|arrow global*|le grand incasso*|ultimoo*|modero*|korenhof*|centraal invorderings*|cib incasso|debt collection*|schuldhulp*|schuldregeling*|schuldsanering*|trustkantoor incasso|tessera incasso|armaere|rosmalen deurw*|invordering*|incasso bv|incasso b v|incassodiensten*',
  ),
  rule(
    'risk/state-fine: fine out certain',
    'centraal justitieel incasso*|naheffing park*|naheffingsaanslag park*|parkeerboete*',
  ),
  rule(
    'risk/fine: fine out name',
    'cjib|centrale verwerking openbaar ministerie*|openbaar ministerie|cvom|bestuurlijke boete*|boetebeschikking*|dwangsom*|flitsboete*|snelheidsboete*|arbeidsinspectie*|inspectie szw|euro parking collection*|epc plc|bussgeldstelle*|zentrale bussgeld*|landeskasse*|parkeerbelasting naheffing|naheffing parkeer*|verkeersboete*|boete|bekeuring*|autoriteit financiele markten boete|amende|bussgeld',
  ),
  rule(
    'risk/reversal: reversal any certain orCardRefund',
    'storno*|terugboeking*|teruggeboekt*|retourincasso|retour incasso|gestorneerd*|onvoldoende saldo|incasso geweigerd|terugboeking incasso|weigering incasso|r transactie|sepa incasso terugboeking|sdd return|direct debit return|ms03|md06|am04|terugboeken incasso|incasso teruggeboekt|stornering|geweigerde incasso',
  ),
  rule('income/interest-credited: interest-received in certain', 'creditrente*|spaarrente*|rentebijschrijving*'),
  // Money paid back to customers is turnover that was not kept.
  rule(
    'refund/out: reversal out hint unlessLender',
    'refund*|retour|terug|terugbetaald|dubbel betaald|teruggestort|erstattung*|ruckzahlung*|rueckzahlung*|geld terug*|geld retour|money back|betaling retour|aanbetaling retour|aanbetaling terug|restitutie*|creditnota*|creditfactuur*|credit note|teruggaaf*|teruggave*|terugbetaling*|terugstorting*|annulering|ruckerstattung*|gutschrift*',
  ),
  rule(
    'income/refund: refund-received in hint unlessSelfBilled',
    'terugbetaling*|creditnota*|creditering*|avoir|gutschrift*|nota di credito|nota de credito|credit note|credit nota|creditfactuur*|refund*|restitutie*|retourzending|retour|retourpin*|borg retour|waarborgsom retour|terugstorting|teruggave|eindafrekening|statiegeld*|retourstatiegeld*|emballage*|retour*',
  ),
  rule(
    'income/interest: interest-received in word',
    'creditrente*|rente spaarrekening|rente|interest|ontvangen rente|rentevergoeding|credit interest|rentebetaling|rentebijschrijving|bijgeschreven rente|depositorente',
  ),
  rule(
    'income/invoice: customer-receipt in hint',
    'factuur*|factuurnr|fact|invoice*|nota|declaratie|ordernummer|bestelling|aanbetaling|termijnfactuur|inv|rekeningnummer factuur|betaling factuur|decl|vecozo|retourinfo|retourinformatie',
  ),
  // Keeping others' books is paid for; nobody's wage has this name.
  rule('income/payroll-done: customer-receipt in word', 'salarisadministratie*|salarisverwerking*|salarisstro*'),
  rule(
    'income/royalties: customer-receipt in word',
    'royalt*|uitvoerend kunstenaar*|sena|repartitie*|auteursrecht*|leenrecht*|licentievergoeding*|naburige rechten|buma*|stemra|pictoright|stichting lira',
  ),
]
