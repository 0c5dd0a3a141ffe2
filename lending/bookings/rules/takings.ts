import { rules } from '#lending/bookings/rules/rule.ts'

/** Money that reaches a company through somebody else: payment providers, card terminals, platforms, cash. */
export const takingsRules = rules({
  'psp/mollie: payment-provider-payout in name unlessPerson': 'mollie*|stichting mollie payments',
  'psp/adyen: payment-provider-payout in name unlessPerson': 'adyen',
  'psp/buckaroo: payment-provider-payout in name unlessPerson': 'buckaroo*|stichting derdengelden b*',
  'psp/stripe: payment-provider-payout in name unlessPerson': 'stripe*',
  'psp/paypal: payment-provider-payout in name unlessPerson': 'paypal*',
  'psp/sumup: payment-provider-payout in name unlessPerson': 'sumup|sum up',
  'psp/worldline: card-takings in name unlessPerson': 'worldline*|ingenico*|bambora*|paymark|six payment*',
  'psp/ccv: card-takings in name unlessPerson': 'ccv',
  'psp/multisafepay: payment-provider-payout in name unlessPerson':
    'multisafepay*|multi safepay|stichting beheer derdengelden multisafepay|docdata*|icepay*|sisow|targetpay*|digiwallet|pay nl|paynl|tintel|ginger payments|online betaalplatform|onlinebetaalplatform|easypay|trustpay|cm payments|cm com|payconiq|bancontact|global collect|stichting pay nl|stichting sisow|stichting icepay|unzer|mangopay*|checkout com|ideal verzamel*|online payment platform*|opp|payt|bluem|twikey|rabo onlinekassa|onlinekassa|rabobank onlinekassa',
  'psp/later: payment-provider-payout in name unlessPerson':
    'klarna*|afterpay*|riverty*|arvato*|in3|billink*|tinka|spraypay|capayable|achteraf betalen|alma finance|biller|mondu|two b2b',
  'psp/abroad: payment-provider-payout in name unlessPerson':
    'worldpay*|gocardless*|square europe*|checkout sas|custodian online payment platform|wix payments|cko|shopify payments*|square payouts*|mangopay*|lemonway*|paddle com*|paddle payments*|gumroad*|patreon*|redsys*|payrexx*|paysafe*|skrill*|nuvei*|trustly*|rapyd*|airwallex*|payoneer*|2checkout*|fastspring*|braintree*|authorize net|przelewy*|multicards*|billsby*|pin direct*|teya*|yavin*',
  'psp/tikkie: payment-provider-payout in name ofTikkie': 'tikkie*',
  // Paying out other people's payments is said in the name.
  'psp/any: payment-provider-payout in hint unlessLenderOrPerson': 'payments|payment services|payout*|settlement*',
  'psp/bank: payment-provider-payout in name unlessPerson':
    'omnikassa|rabo omnikassa|rabo smart pay|smart pay|smartpay*|smartpin*|rabobank smart pay|ing checkout|ing kassa koppeling|abn amro internetkassa|ing psp',
  'psp/terminal: card-takings in name unlessPerson':
    'zettle*|izettle*|mypos|viva wallet*|viva payments|viva com|square up|squareup*|nexi|nets denmark|elavon*|global payments|european merchant services|payplaza|pin vandaag|pinvandaag|sepay|equensworldline|equens|paysquare*|concardis|evo payments|shift4|pay360|lightspeed payments|rabo pinbox|tebi',
  'card/settlement: card-takings in word unlessPerson':
    'betaalautom*|afrek betaalautomat*|pinbetalingen|pin afrekening|pinomzet|pin omzet|dagomzet pin|dagtotaal|afrekening pin|bea verzamel*|verzamelafrekening|merchant settlement|card settlement|mastercard afrekening|visa afrekening|maestro|v pay|vpay|american express payments|amex payments|pintransacties|afstorting pin|creditcard afrekening|kassa afrekening|terminal id|pinontvangsten|pin ontvangsten|pin betalingen|pinopbrengst*|pin transacties|verz bet pin|verzamelbetaling pin|totaal betaalpas|smartpin|rabo smartpin|sepa pinnen|amex settlement|uitbetaling creditcard*',
  'platform/food: payment-provider-payout in name ofPlatform':
    'thuisbezorgd*|takeaway com*|just eat*|uber eats*|ubereats|deliveroo*|portier eats|uber portier*',
  'platform/shop: payment-provider-payout in name ofPlatform':
    'bol com*|amazon payments*|amazon eu*|etsy|shopify*|ebay|zalando*|wehkamp*|blokker marketplace|vinted*|kaufland*|marktplaats*|cdiscount|fonq|vidaxl|channelengine|catawiki*|depop|temu|back market*|backmarket*|manomano*|mirakl*|otto gmbh|about you|miinto*|spartoo|allegro pl|fruugo*|onbuy|wayfair*|redbubble*|teespring*|spreadshirt*|society6|refurbed*|2dehands|etsy ireland|fleurop*|interflora*|euroflorist*|topbloemen*|regiobloemist*',
  'platform/travel: payment-provider-payout in name ofPlatform':
    'booking com*|airbnb*|expedia*|tripadvisor*|treatwell*|fresha|salonized|classpass|eventbrite*|ticketmaster*|eventix|weeztix|groupon*|socialdeal*|social deal|uber b v|uber bv|bolt operations|werkspot*|freelance nl|temper|the fork|thefork|resengo|hostelworld|natuurhuisje|micazu|upwork*|fiverr*|freelancer com|toptal*|malt com|malt community|distrokid*|bandcamp*|too good to go*|viator*|getyourguide*|hoofdkraan|planet freelance|superprof*|99designs*|envato market|udemy*|skillshare*|twitch interactive|substack*|werkaandemuur|oh my prints|ohmyprints*|agoda*|hotelbeds*|lastminute*|weekendjeweg*|vakantieveilingen*|actievandedag*|quandoo*|eet nu|snappcar*|goboony*|camptoo|click and boat|clickandboat*|samboat*|tiqets*|klook*|withlocals*|musement*|civitatis*|headout*|belvilla*|vrbo|homeaway*|campspace*|onefit|urban sports*|gympass*|wellhub*|paylogic*|see tickets*|ticketkantoor*|yourticketprovider*|chipta|eventim*|ticketswap*|ticketpoint|stager tickets|vvv cadeau*|vvv nederland|fashioncheque*|podium cadeaukaart*|boekenbon|nationale entertainmentcard*|diner cadeau*|dinerbon|nationale dinercheque|edenred*|pluxee*|monizze*|freenow*|free now*|foodora*|gopuff*|tunecore*|cd baby|shutterstock*|alamy|pond5|getty images*|valve corporation|steam games|apple distribution*|google play|teachable*',
  // Apart from the other words for cash: an owner's transfer is called a deposit too.
  'cash/paid-in: cash-deposit in word orPaidIn': 'storting*',
  'cash/deposit: cash-deposit in word':
    'geldstorting|sealbag*|contante storting|kasstorting|geldmaat storting|storting geldmaat|cash deposit|chipknip|geldmaat*|contant*|afstorting|brinks|brink s|loomis|muntgeld|afstorten kas*|nachtkluis',
  'cash/withdrawal: cash-withdrawal out word':
    'geldautomaat|geldmaat*|gea|kasopname|contante opname|opname contant|cash withdrawal|atm|geldopname|gopnam|opname geldmaat|contanten|bestelling muntgeld|wisselgeld',
})
