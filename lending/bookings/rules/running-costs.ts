import { rule } from '#lending/bookings/rules/rule.ts'

/** Names and words of what it costs to run a small Dutch company. Ours, from general knowledge of the market. */
export const runningCostRules = [
  rule(
    'cost/rent: rent out word',
    'huur*|stoelhuur*|flexplek*|maandhuur|huurpenningen|pacht|pachtsom|kantoorhuur|zaalhuur|zaalverhuur|ruimtehuur|praktijkhuur|garagehuur|boxhuur|terreinhuur|standhuur|kamerhuur|halhuur|stallinghuur|opslagruimte|bedrijfshal|bedrijfsruimte|winkelruimte|huurovereenkomst|regus|spaces works|wework*|wereldhave*|vastned*|shurgard*|city box|erfpacht|servicekosten pand|rent office|hofstede vastgoed|kwartaalhuur|jaarhuur|loodshuur|atelierhuur|winkelhuur|pandhuur|werkplek*|gebruiksvergoeding|rent',
  ),
  rule('cost/ground-rent: rent out certain', 'erfpacht*|pachtsom*|pachtprijs|dutch farmland'),
  rule('cost/market-stall: rent out name', 'huur marktplaats*|marktgeld*|standplaats*'),
  rule(
    'cost/property: rent out hint',
    'vastgoed*|verhuurder|kantoorruimte|werkruimte|praktijkruimte|bedrijfsunit*|studiohuur|lokaalhuur|opslagbox*|winkelpand|bedrijfspand|real estate|property|onroerend goed|servicekosten',
  ),
  rule(
    'cost/lease: lease out name',
    'lease*|leasing*|de lage landen*|dll finance|dll|leaseplan*|ayvens*|ald automotive*|alphabet nederland|alphabet*|athlon*|arval|beequip*|grenke*|grenkefinance|terberg leas*|van mossel leas*|justlease*|hiltermann*|volkswagen pon financial*|pon financial*|mercedes benz financial*|bmw financial*|rci financial*|psa finance*|financial lease|operational lease|shortlease|private lease|wagenplan|wittebrug lease|multilease|leasetermijn|huurkoop*|stellantis financial*|toyota financial*|hyundai capital|john deere financial*|cnh industrial capital|siemens financial*|kubota finance|caterpillar financial*|komatsu financial*|bnp paribas leasing*|societe generale equipment*|econocom|chg meridian|swapfiets*|directlease*|lease a bike*|leaseabike*',
  ),
  rule('cost/lease-name: lease out hint', 'financial services*'),
  rule(
    'cost/insurance: insurance out name',
    'verzekering*|verzekeraar*|assuranti*|insurance|zorgverzekeraar|achmea*|interpolis*|centraal beheer*|nationale nederlanden*|nn schade*|a s r*|asr|allianz*|aegon|reaal|vivat|unive|zilveren kruis|cz groep|cz zorg*|vgz|menzis*|onvz|das rechtsbijstand*|das nederlandse rechtsbijstand*|arag|delta lloyd*|tvm|klaverblad*|de goudse*|goudse verzeker*|movir|ohra|fbto|ditzo|inshared*|hiscox*|turien*|avero|noordhollandsche*|zlm|bovemij*|de vereende|broodfonds*|london general|markel|aon|meijers assuranti*|schadeverzekering*|salland*|stad holland|dsw|anker verzeker*|nh1816|knab verzeker*|rhion|de zeeuwse|monuta|dela|vvaa|donatus|onderlinge*|owm*|promovendum*|verzekert*|polis*|inboedelverzekering*|sazas|baloise|chubb*|marsh*|hdi global|zurich insurance*|generali*|nationale waarborg*',
  ),
  rule('income/mutual-insurance: insurance-payout in name', 'broodfonds*'),
  rule('income/insurance-hint: insurance-payout in hint unlessLender', 'uitkering*'),
  rule(
    'cost/insurance-words: insurance out word',
    'schadeverzekering|inboedelverzekering|aansprakelijkheidsverzekering|polisnummer|polisnr|polis|premie|aov premie|aov|avb|bedrijfspolis|pakketpolis|wagenparkpolis|aansprakelijkheid|zorgpremie',
  ),
  rule(
    'income/insurance: insurance-payout in word',
    'letselschade*|smartengeld*|schadeafwikkeling*|schaderegeling*|schade uitkering|schade-uitkering|uitkering schade|schadevergoeding|schadebedrag|verzekeringsuitkering|schadenummer|schadenr|uitkering verzekering|schadeclaim|claim uitkering|schadeuitkering*|schadeloosstelling*|verzuimuitkering*|aov uitkering|uitkering aov',
  ),
  rule(
    'cost/energy: energy out name',
    'vattenfall*|nuon|eneco|essent|essent retail*|greenchoice*|budget energie|vandebron|energiedirect*|engie|oxxio|pure energie|innova energie|dvep|scholt energy*|liander*|stedin*|enexis*|alliander*|vitens*|evides*|waternet*|brabant water|dunea|pwn|wml limburg*|waterleiding*|waterbedrijf*|gaslevering|gas en stroom|stroom en gas|gas en elektra|elektriciteit*|electriciteit*|stroomkosten|tibber*|frank energie|anwb energie|shell energy*|coolblue energie|hvc|eprimo|united consumers energie|delta energie|essent zakelijk|om nieuwe energie|powerpeers|vrijopnaam|nieuwestroom|hezelaer|gas water licht|stadsverwarming|warmtebedrijf*|ennatuurlijk|gulf gas*|drinkwater*',
  ),
  // Streets and firms are named so as well.
  rule(
    'cost/energy-words: energy out hint',
    'energie*|termijn gas|voorschot gas|gas termijn|stroom|stroomverbruik|gasverbruik|electricity|energy',
  ),
  rule(
    'cost/waste: supplier out name',
    'renewi*|prezero*|suez|van gansewinkel|milieu service nederland|meerlanden|remondis*',
  ),
  rule(
    'cost/telecom: telecom out name',
    'kpn|vodafone*|vodafoneziggo|ziggo|odido|t mobile*|tele2|simyo|simpel nl|ben nl|lebara*|hollandsnieuwe|youfone*|delta fiber*|voys|freedom internet|xs4all*|online nl|caiway*|budgetphone|yourhosting telecom|telefoniekosten|mobiele telefonie|internetabonnement|telefoonrekening|canal digitaal|hipin|belsimpel|l1nda mobile|voipgrid|dean one|solcon|trined|kabelnoord',
  ),
  rule('cost/telecom-words: telecom out word', 'telefonie*|telephony|glasvezel*|voip*|mobiel abonnement|sim only'),
  rule(
    'cost/software: software out name',
    'exact online|exact software*|exact group*|exact nederland|moneybird*|e boekhouden*|eboekhouden|snelstart*|afas|twinfield*|visma|yuki|jortt|rompslomp*|microsoft*|msft|google workspace|google cloud*|gsuite|google gsuite|adobe|transip*|strato*|hostnet*|antagonist*|lightspeed*|amazon web services*|aws emea|aws|dropbox*|slack|zoom us|zoom communications*|zoom video*|mailchimp*|intuit*|github*|atlassian*|nmbrs|teamleader*|vimexx*|apple com bill|openai*|chatgpt*|figma|hubspot*|salesforce*|wix com*|squarespace*|wordpress*|versio*|mijndomein*|one com|sendcloud*|myparcel software|employes*|loket nl|shiftbase*|gripp|simplicate*|hosting*|softwareabonnement|cloudways|digitalocean*|digital ocean*|hetzner*|leaseweb*|combell*|afterlogic|trello|asana|miro com|freshworks|zendesk*|l1 software|unit4|bizcuit|informer online|shopify*|channable*|intramed|fysiomanager|fysioroadmap|salonized|booksy|planday|dacom|autotelex|jetbrains*|guestplan|wefact|routigo|resdiary|formitable|vimeo*|frame io|wetransfer*|notion labs*|canva*|anthropic*|midjourney*|elevenlabs*|calendly*|typeform*|surveymonkey*|airtable*|monday com|clickup*|docusign*|1password*|lastpass*|bitwarden*|nordvpn*|expressvpn*|grammarly*|deepl*|semrush*|ahrefs*|moz com|godaddy*|namecheap*|cloudflare*|vercel*|netlify*|heroku*|render com|supabase*|mongodb*|datadog*|sentry*|new relic*|twilio*|sendgrid*|mailgun*|brevo*|sendinblue*|laposta*|mailerlite*|buffer com|hootsuite*|later com|loom com|descript*|envato*|shutterstock*|istock*|getty images*|artlist*|epidemic sound*|fontspring*|myfonts*|autodesk*|sketchup*|trimble*|bricsys*|graphisoft*|vectorworks*|solidworks*|teamviewer*|anydesk*|logmein*|ringcentral*|intercom r d|pipedrive*|zoho*|odoo*|xero|quickbooks*|sage|basecone*|visionplanner*|tellow*|acumulus*|silvasoft*|reeleezee*|minox*|gekko*|keap|personio*|factorial*|bamboohr*|homerun*|recruitee*|otys*|carerix*|easyflex*|nedap*|ecare*|promedico*|tandarts software*|exquise*|netflix*|spotify*|videoland*|disney plus*|youtube premium|google one|google storage|icloud*|bookinglayer*|cloudbeds*|mews*|lodgify*|smoobu*|virtuagym*|trainin|mindbody*|gymly*|socie*|eventix software|prowise*|parnassys*|esis',
  ),
  // Words that say what was bought when the seller is unknown.
  rule('cost/meals-words: hospitality out hint', 'etentje*|borrel|personeelsborrel|drankjes|terras|ontbijt|high tea'),
  rule(
    'cost/travel-words: travel out hint',
    'overnachting*|vliegticket*|vlucht|vluchten|treinkaart*|treinreis|reiskosten|flight*|train ticket*|parkeergarage*|parkeerkosten',
  ),
  rule(
    'cost/fuel-words: fuel out hint',
    'laadsessie*|laadpaal|laadbeurt*|tankbeurt*|getankt|gasolie|rode diesel|tankpas*|tankbon*|laadkaart*|tankkaart*|brandstofkosten|brandstofpas*|lpg',
  ),
  rule(
    'cost/telecom-hints: telecom out hint',
    'mobiel|bellen|bundel|belbundel|internet en bellen|internet kosten|telefoonkosten|mobiele data|databundel*|simkaart*',
  ),
  rule(
    'cost/insurance-hints: insurance out hint',
    'autoverzekering*|bedrijfsverzekering*|brandverzekering*|inventarisverzekering*|reisverzekering*|zorgverzekering*|ziektekosten*|rechtsbijstand*|beroepsaansprakelijk*|bedrijfsaansprakelijk*|cascoverzekering*|insurance premium|liability insurance',
  ),
  rule(
    'cost/office-hints: accountancy out hint',
    'administratie|boekhouder|jaarwerk|belastingaangifte|bookkeeping|tax advice|ib aangifte|aangifte ib|salarisverwerking|loonstroken|loonstrookjes|samenstelverklaring|jaarcijfers|samenstellen jaar*|fiscale*|taxsavers|tax savers',
  ),
  rule(
    'cost/software-words: software out hint',
    'software*|webhosting*|planningssoftware*|praktijksoftware*|kassasoftware*|reserveringssoftware*|boekingssoftware*|salarissoftware*|gebruikerslicentie*|softwarelicentie*|docentlicentie*|jaarlicentie*|praktijksysteem*|planningssysteem*|leerlingvolgsysteem*|klantsysteem*|online agenda|crm|erp|website*|webshopsoftware|kassasoftware|roosterprogramma|planningsprogramma|facturatieprogramma|boekhoudprogramma|reserveringsmodule|online reserveringen|boordcomputer*|domein|domeinen|ssl certificaat|vps|epd|lms|online portaal|ouderportaal|klantportaal|plugin*|cloudopslag|backup|api|chatbot|monthly plan|annual plan|yearly plan|pro plan|boekhoudsoftware*|reserveringssysteem*|boekingssysteem*|kassasysteem*|booking system|reservation system|subscription*|saas|licentie*|licence*|license*|domeinnaam*|domeinregistratie*|app store|seats|per seat|cloud*|apps',
  ),
  rule('cost/music: supplier out certain', 'buma*|stemra|sena|videma*|muziek in bedrijf|mijn licentie|filmlicentie*'),
  rule(
    'cost/marketing: marketing out name',
    'google ads|google adwords|adwords*|google ireland*|google cloud ireland|facebook*|facebk*|meta platforms*|linkedin*|tiktok*|snapchat ads|pinterest*|trustpilot*|dpg media*|mediahuis*|marktplaats*|advertentie*|adverteren|reclame*|drukwerkdeal*|vistaprint*|flyeralarm*|print com|spotler*|activecampaign*|klaviyo*|bing ads|microsoft advertising|indeed*|werkspot*|kvk handelsregister reclame|seo|marketing*|beursdeelname|kiyoh|webwinkelkeur|thuiswinkel waarborg|lannoo media|outbrain|criteo|tradetracker|daisycon|awin|radioreclame|billboard*|drukkerij*|drukwerk|sponsor*|klantenvertellen|instagram*|meta ads|trustoo|autoscout24|zorgkaart nederland|bizzabo*|reddit ads|spotify ads|twitter ads|x ads|solvari*|zoofy*|homedeal*|gouden gids*|youvia*|detelefoongids*|acsi*|offerteadviseur*|advertising*|ad words|yelp*',
  ),
  rule(
    'cost/marketing-words: marketing out hint',
    'beurs|beurzen|messe|expo|vermelding*|banner*|banners|banenmarkt*|vakbeurs*|beursstand*|stand beurs|jaarbeurs*|leads|leadgeneratie|promotie*|campagne*|flyers|folders|nieuwsbrief*|sponsoring*|google campaign|publiciteit*|relatiegeschenk*|promotiemateriaal|visitekaartjes|belettering*|gevelreclame|autobelettering|radiospot*|spandoek*|bedrijfsvideo|fotoshoot|beurskraam',
  ),
  rule(
    'cost/accountant: accountancy out word',
    'accountant*|administratiekantoor*|boekhoud*|belastingadvi*|accountancy|fiscaal advies|omnyacc|jaarstukken*|pwc|crowe*|jaarrekening*|fiscalist*|salarisadministratie|flynth*|countus*|alfa accountants*|abab|bdo|deloitte*|kpmg|grant thornton*|baker tilly*|mth accountants|administratie en advies|notaris*|advocat*|juridisch advies|loonadministratie',
  ),
  rule(
    'cost/supermarket: groceries out name orStock ofTrade',
    'albert heijn*|ah to go|ah|jumbo|lidl|aldi|plus supermarkt|plus retail*|dirk van den broek|dirk vdbroek*|dirk|vomar|hoogvliet*|dekamarkt*|ekoplaza*|picnic*|spar|poiesz*|nettorama*|boni|jan linders|mcd supermarkt|coop supermarkt*|boons markt|odin|marqt|crisp|supermarkt*|kruidvat*|etos|hema|action|trekpleister*|bakker bart|delhaize*|carrefour*|rewe*|edeka*|kaufland*|netto marken*|colruyt*|ah bezorgservice|gorillas*|flink|dagwinkel*|attent super*|troefmarkt*|buurtsuper*|tesco*|slagerij*|groenteboer*|versmarkt*|hellofresh*|marley spoon*',
  ),
  rule('cost/meals: hospitality out name', 'uber eats*|ubereats*|dominos*|new york pizza*'),
  rule(
    'cost/hospitality: hospitality out word',
    'restaurant*|lunchroom|brasserie*|cafe|grand cafe|eetcafe|mcdonald*|burger king|kfc|starbucks*|subway*|bagels en beans|la place|bakkerij|bakkerijen|lunch|diner|catering*|thuisbezorgd*|uber eats*|deliveroo*|bistro*|pizzeria*|febo|kwalitaria*|snackbar*|cafetaria*|pizza*|sushi*|pannenkoek*|koffie*|coffee*|espresso*|bagels*|snack*|friet*|frites*|eethuis*|lunchcafe|kebab*|doner*|grill*|tapas*|wok|ijssalon*|gelateria*|broodje*|trattoria*|osteria*|ristorante*|dominos|five guys*|bar bistro|kantine*|strandtent*|strandpaviljoen*|taverne*|wirtshaus*|gasthaus*|gasthof*',
  ),
  rule(
    'cost/fuel: fuel out name',
    'shell|bp|esso|totalenergies*|total energies*|total station|total nederland|multi tank card*|texaco*|tango|tinq|avia|gulf|q8|tamoil*|firezone*|argos|fastned*|allego*|tankstation*|tanken|travelcard*|mkb brandstof*|mtc multi tank*|dkv|uta edenred|berkman*|ok olie|oktank|brandstof*|diesel|benzine|tokheim|chargepoint*|laadpas|laadkosten|shell recharge|vandebron laadpas|multitankcard|fieten olie|lukoil*|eg services|kuwait petroleum|salland olie',
  ),
  rule(
    'cost/travel: travel out name ofTrade',
    'ns groep*|ns reizigers*|ns zakelijk|ns international|ov chipkaart|ovchipkaart|ovpay|translink*|gvb|ret|htm|arriva*|qbuzz|connexxion*|transdev*|q park*|qpark|parkmobile*|yellowbrick*|easypark*|parkeer*|parkeren|parking*|klm|transavia*|easyjet*|ryanair*|hotel*|novotel|van der valk*|uber trip|uber|bolt eu*|taxi|anwb|eurostar*|thalys|flixbus|booking com*|airbnb*|apcoa|schiphol parking|schiphol nederland|interparking*|ov fiets|trein|tolheffing|westerscheldetunnel|hertz|sixt|europcar*|greenwheels*|mywheels|felyx|go sharing|check technologies|cooltra|lime ride*|voi technology|donkey republic|ov bureau|autowasserette|carwash*|toll collect*|satellic*|viapass*|kilometerheffing*|km heffing|axxes*|eurovignet*|tolweg*|peage*|autoroutes*|vinci autoroutes|sanef|asfinag*|vignet*|maut|via t|telepass*|deutsche bahn*|db vertrieb*|sncf*|sncb*|nmbs*|lufthansa*|british airways*|vueling*|wizz air*|tui|corendon*|sunweb*|vakantiediscounter*|d reizen|prijsvrij*|trip com|expedia*|hotels com|ibis|mercure*|hilton*|marriott*|accor|motel*|hostel*|bolt operations*|cabify*|freenow*|free now*|boat ticket|veerboot*|stena line*|dfds*|p o ferries|getlink*|eurotunnel*|teso|rederij*',
  ),
  rule(
    'cost/bank: bank-costs out word',
    'bankkosten|kosten betalingsverkeer|kosten zakelijk*|kosten rekening|kosten betaalrekening|kosten betaalpas*|pakketkosten|kosten betaalpakket|betaalpakket|kosten internetbankieren|rentenota|debetrente|debet rente|kosten tran*|kosten zakelijke rekening|bank costs|kosten gebruik*|kosten incasso|kredietprovisie|abonnement zakelijk|maandelijkse bijdrage|creditcardkosten|servicekosten betaalrekening|afsluitprovisie|bereidstellingsprovisie|kosten oranjepakket|kosten bunq|easy money|knab bv abonnement|rekening courant rente|debit interest|basic package|ing zakelijke rekening kosten|kosten girale|kosten sepa|kosten chartaal|kosten contant*|kosten spoed*|basispakket*|rente en kosten|provisie buitenland*|kosten betaalverkeer|kosten buitenland*|kosten geldopname*|stortingskosten*|jaarbijdrage creditcard|kosten creditcard*|zakelijke rekening kosten|rente rood*|rood staan|roodstand|provisie krediet*|provisie rekening courant|kredietfaciliteit provisie|limietprovisie|knab zakelijk kosten|business plan fee|fx markup*|fx fee*|foreign exchange fee*|atm fee*|card fee*|monthly fee|account fee*|account maintenance*|plan fee*|transfer fee*|wise fees|wise charges*',
  ),
  rule(
    'cost/provider: payment-provider-costs out name orCardPurchase',
    'mollie factuur|mollie b v|mollie bv|adyen|buckaroo b v|buckaroo bv|ccv|worldline*|sumup|zettle*|sepay|pin vandaag|pinvandaag|multisafepay b v|pay nl|stripe technology|paysquare*|payplaza|elavon*|verifone*|rent a pin|rentapin|pinautomaat|transactiekosten|european merchant services',
  ),
  rule(
    'cost/pay-later: supplier out name orProviderCosts',
    'klarna*|riverty*|afterpay*|billink*|in3|tinka|spraypay|achteraf betalen|alma|paypal pay later|mondu|biller',
  ),
]
