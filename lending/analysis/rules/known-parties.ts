import { nameRule, rule } from '#lending/analysis/rules/rule.ts'

/**
 * Parties that Dutch firms pay, by what they sell. Ours, from general knowledge of the market. A supplier is named here only
 * so that a word beside it (`drank kantine` of a wholesaler) does not decide.
 */
const parties = [
  rule(
    'party/food-wholesale',
    'supplier',
    'out',
    'name',
    'sligro*|hanos*|makro*|bidfood*|van gelder groente*|vhc kruidenier*|kruidenier foodservice|vhc jongens|lekkerland*|zegro|horesca*|deli xl|metro cash*|de kweker|van hoeckel*|lamb weston*|farm frites|aviko|van geloven|ad van geloven|douwe egberts*|jacobs douwe*|jde professional|lavazza*|segafredo*|illycaffe*|peeze|moyee*|simon levelt*|maas international|selecta|pelican rouge|coca cola*|vrumona*|red bull|frieslandcampina*|arla foods*|zeelandia*|bakels*|dawn foods*|csm bakery|puratos*|bakkersland*|meelfabriek*|koopmans meel*|bakkersgrondstof*|isi groothandel|smilde foods*|slagersgrossier*|slagerijgrossier*|ijsfabriek*|hocras|qizini|schaap en citroen|ter beek food|levarht*|the greenery|bakker barendrecht|visgroothandel*|zuivelgroothandel*|kaasgroothandel*|wijnkoperij*|wijnimport*|drankengroothandel*|drankenhandel*|drankenboer*|slijterij*|horecagroothandel*|groothandel*|grossier*|cash carry|cash and carry|foodservice*|food service*',
  ),
  rule(
    'party/building-trade',
    'supplier',
    'out',
    'name',
    'technische unie*|rexel*|oosterberg*|solar nederland*|wasco*|plieger*|thermonoord*|warmteservice*|sanispecials|itho daalderop*|remeha*|bouwmaat*|raab karcher*|stiho*|pontmeyer*|jongeneel*|bmn bouwmaterialen*|bouwmaterialen*|bouwpartner*|gamma|praxis*|karwei*|hornbach*|toolstation*|toolnation*|screwfix*|wurth*|fabory*|boels*|loxam*|riwal|kiloutou|bredenoord*|hilti*|festool*|sikkens*|sigma coatings*|ppg coatings*|akzo nobel*|akzonobel*|verfwinkel*|verfgroothandel*|wijzonol*|houthandel*|ijzerhandel*|ijzerwaren*|staalhandel*|steigerverhuur*|steigerbouw*|isero*|destil*|lecot*|breur ceintuur*|ubbink*|velux*|knauf*|gyproc*|rockwool*|wienerberger*|xella*|tegelhandel*|tegelgroothandel*|elektrogroothandel*|conrad electronic*|brammer*|biesheuvel techniek',
  ),
  rule(
    'party/trade',
    'supplier',
    'out',
    'name',
    'paardekooper*|raja|rajapack*|manutan*|viking direct*|staples*|office centre*|lyreco*|ahrend*|ikea*|coolblue|bol com*|amazon eu*|amazon nl|amazon mktpl*|amazon marketplace*|aliexpress*|alibaba*|mediamarkt*|media markt*|megekko*|azerty*|centralpoint*|bax music*|bax shop*|thomann*|kamera express*|cameranu*|fotokonijnenberg*|decathlon*|intratuin*|welkoop*|groenrijk*|blokker*|xenos|big bazar|sostrene grene*|marskramer*|kruizinga*|kaiserkraft*|engels logistiek*|royal floraholland*|floraholland*|flora holland*|dutch flower group*|plantion*|bloemenveiling*|bloemengroothandel*|baby bloemen*|royal brinkman*|agrifirm*|forfarmers*|de heus*|royal agrifirm*|van iperen*|koppert*|bejo zaden|enza zaden|rijk zwaan|incotec|kverneland*|lely center*|lely industries|delaval*|rendac*|barentz*|henry schein*|dental union|arseus*|straumann*|ivoclar*|mediq*|medireva|medeco|bosman medisch*|brocacef*|alliance healthcare*|mosadex*|fagron|pfizer|covetrus*|aesculaap*|alcyon|idexx*|essilor*|zeiss*|hoya lens*|rodenstock*|luxottica*|goldwell*|wella*|l oreal*|loreal*|schwarzkopf*|keune*|kappersgroothandel*|kappersgrosshandel*|salon services|barber dts|brezan*|sator*|partspoint*|oostendorp*|lkq*|bandencentrale*|kwik fit*|kwikfit*|profile tyrecenter*|euromaster*|vredestein*|pirelli*|bridgestone*|michelin|pon power|pon logistics|shimano*|koninklijke gazelle|giant europe|stella fietsen|postnl*|post nl*|dhl*|ups nederland|united parcel*|fedex*|tnt express*|dpd*|gls netherlands*|gls nederland|trunkrs*|cycloon*|budbee*|homerr*|sendcloud zendingen|myparcel*|kuehne nagel*|dsv*|db schenker*|initial hygiene*|rentokil*|anticimex*|elis textiel*|cws*|vendor hygiene*|blycolin*|lips textiel*|lavans*|mewa*|wasserij*|glazenwasser*|securitas*|trigion*|g4s*|verisure*|alarmcentrale*|chubb fire*|saval*|ansul|brandbeveiliging*|tuv nederland|tuv rheinland|dekra*|lloyd s register|bureau veritas*|scoutbuilding*',
  ),
  rule(
    'party/waste',
    'supplier',
    'out',
    'name',
    'afvalverwerk*|afvalbreng*|afvalstoffendienst*|afvalservice*|afvalrecycling|containerdienst*|containerservice*|containerverhuur*|milieustraat*|milieupark*|milieudienst*|milieuservice*|recycling*|attero*|avr afval*|twence*|omrin*|rova|cure afval*|area reiniging|gp groot|bammens*|sortiva|dusseldorp infra*|shanks|baetsen*|den ouden groenrecycling|spaarnelanden*|circulus*|rd4|irado|reinis|cyclus nv|avalex*|blink afval|seenons*|milieu express*|grof vuil*|stort grof*|icova|bek en verburg|rioolservice*|ontstopping*',
  ),
  rule(
    'party/lease',
    'lease',
    'out',
    'name',
    'scania financ*|scania credit*|volvo financ*|vfs financial*|daf financ*|paccar financ*|paccar leasing|man financial*|iveco capital*|iveco financ*|traton financial*|daimler truck financ*|mercedes benz mobility*|mercedes benz lease*|mercedes benz leasing|bmw lease|ford lease|ford credit*|kia lease|kia finance|hyundai lease|renault financ*|mobilize financ*|mobilize lease*|stellantis lease|free2move lease*|opel financ*|tesla financ*|nissan finance*|honda finance|suzuki finance|misterg*|mistergreen*|xlease*|dutchlease*|noleggiare*|mkb lease|mkb autolease|amstel lease*|abn amro lease*|abn amro asset*|ing lease*|rabo lease|mitsubishi hc capital*|hitachi capital*|claas financ*|agco financ*|deutsche leasing*|ge healthcare financ*|siemens healthineers financ*|canon financ*|ricoh financ*|xerox financ*|kone leasing|philips capital*|bnp paribas lease*|credit agricole leasing*|eurofactor lease|jcb finance|manitou finance|linde financ*|jungheinrich financ*|still financ*|toyota material handling financ*|krone fleet*|tip trailer*|tip nederland|pnu finance|kuiper leas*|autolease*|bedrijfslease|truck lease|trucklease*|equipment lease|machinelease*|pluginvest|vwpfs|vw pfs|dealer lease|financiele lease|friesland lease|zakelijke lease*|lease maatschappij|leasemaatschappij*|leasebedrag*|leasekosten|leasefactuur',
  ),
  rule(
    'party/insurance',
    'insurance',
    'out',
    'name',
    'nn|insify*|enra|enra verzeker*|unigarant*|allrisk*|allianz trade*|euler hermes*|atradius credit*|atradius dutch*|coface*|credendo*|aig europe*|axa xl|xl insurance|hagelunie*|achmea hagelunie|vereinigte hagel*|zevenwouden*|aevitae*|caresco*|anderzorg*|iza zorg*|zorg en zekerheid*|eno zorg*|aegon schade*|schouten zekerheid*|nedasco*|meeus assurantien|raetsheren*|concordia de keizer*|hienfeld*|eerdmans jacht*|eoc verzekering*|europeesche*|driessen assuradeuren|assuradeur*|alicia insurance*|hema zorg*|hema verzekering*|zekur*|nh 1816|verzekeruzelf*|verzekeringsmij|bdm insurance|lloyds verzeker*|lloyd s insurance|tokio marine*|berkley*|w r berkley|rhenus verzeker*|schenkkring*|solidair aov|sharepeople*|share people|common easy|commoneasy*|voordekunst verzeker*|zelfstandig aov|bright aov|loyalis*|ardanta*|yarden*|nuvema*|dela natura*|onderling waarborg*|agriver*|oostenwind|vink verzeker*|collectieve zorgverzekering|avb verzeker*|anwb verzeker*|anwb schade*|anwb zakelijk verzeker*|rabobank verzeker*|ing verzeker*|abn amro verzeker*|abn amro schade*|sns verzeker*|regiobank verzeker*|kroodle|lemonade insurance|figo pet|petplan*|petsecur*|inshare*|ohpen verzeker*|moneyview verzeker*|ditzo*|zilverenkruis*|interpolis zorg*|de friesland zorg*|dsw zorg*|menzis zorg*|salland zorg*',
  ),
  rule(
    'party/energy',
    'energy',
    'out',
    'name',
    'totalenergies gas*|totalenergies power*|total gas*|nle energie|agroenergy*|agro energy*|zonneplan*|easyenergy*|easy energy*|anode energie*|mega energie|mega nederland|clean energy|energyzero*|energy zero*|next energy|groene hart energie|energie vanons|energievanons*|om energie|oasen|wmd|wmd drinkwater*|wml|waterleiding maatschappij*|brabant water|waterbedrijf groningen*|westland infra*|coteq*|juva|tennet*|gasunie*|cogas*|primagaz*|antargaz*|benegas*|calor gas*|eurogas*|warmtelinq|gewoon energie|kikker energie|sefe energy*|sefe|gazprom energy*|uniper*|axpo|eni gas*|electrabel*|eon energie|e on energie|innogy*|stadtwerke*|samsam energie|hegg energie|budget thuis|vandebron energie|eneco zakelijk|delta energie|eneco warmte*|vattenfall warmte|warmtenet*|stadswarmte*|westpoort warmte*|repowered*|zakelijke energie|vrij op naam|energiebeheer*|watercompany|evilim|evilim industriewater|industriewater*|leidingwater*',
  ),
  rule(
    'party/telecom',
    'telecom',
    'out',
    'name',
    'lycamobile*|50plus mobiel|robin mobile|budget mobiel|glasnet|eurofiber*|routit*|pocos|callvoip*|belcentrale*|coligo|dstny*|enreach*|swyx|xelion*|3cx*|gamma communications*|bt nederland|colt technology*|proximus*|mobile vikings|starlink*|plusnet*|fiber nl|open dutch fiber|ello mobile|voiceworks*|speakup*|telesur|yoursafetynet|weserve telecom|odido netherlands|vodafone libertel|telfort*|sim wireless|snelnet|stipte|breedband*|breedbandnederland|delta netwerk|kabeltex|multifiber*|jonaz|fiber crew|novec telecom|antwoordservice*|telefoonservice*|telefoonbeantwoord*|orange belgium|twilio flex|skype*|vonage*|aircall*|ziggo zakelijk|ziggo sport*',
  ),
  rule(
    'party/software',
    'software',
    'out',
    'name',
    'bookeo*|untappd*|recras*|acuity scheduling*|acuityscheduling*|onshape*|musescore*|picqer*|ccv shop|mijnwebwinkel*|jumpseller|jimdo*|webador*|shoppagina|plug pay|plugandpay*|autorespond|enormail*|perfectview*|rentman*|horeko*|l1nda*|dyflexis*|eitje|untill*|vectron*|mplus*|mpluskassa*|booq|sitedish*|zenchef*|guestline*|stayntouch*|recranet*|tommy booking*|camping care|fareharbor*|bookzo*|trekksoft*|rezdy*|checkfront*|bookitit*|planyo*|supersaas*|onlineafspraken*|reservio*|salonhub*|phorest*|vagaro*|setmore*|sportbit*|trainingmanager*|clubplanner*|clubware|sportivity*|pharmeon*|medicom|omnihis*|chipsoft*|bricks huisarts*|zorgdomein*|zorgmail*|enovation|vecozo*|qdoq|incura*|crossuite*|spotonmedics*|vertimart*|novadent*|dentadmin*|animana*|viva veterinary|easyvet*|vetware|agrovision*|crop r|akkerweb*|uniform agri*|bouw7*|bouwapp|syntess*|kraan bouwcomputing|bluebeam*|procore*|snagstream*|solibri*|king software|factuursturen*|invoice ninja|billit|declaree*|rydoo*|expensify*|spendesk*|pleo technologies|payhawk*|officient*|buddee|hr2day|keeping nl|clockify*|toggl*|timechimp*|everhour|basecamp|37signals*|linear orbit|linear app|todoist*|doist*|evernote*|obsidian md|runway ml|runwayml*|replicate inc|huggingface*|hugging face|perplexity*|cursor ai|cursor com|setapp*|raycast*|anysphere*|windsurf|mistral ai|lovable*|framer*|webflow*|readymag*|softr|retool*|zapier*|celonis|integromat*|n8n|pipedream*|ifttt|bitly*|linktree*|hotjar*|mixpanel*|amplitude inc|plausible insights|plausible analytics|usefathom*|matomo*|usercentrics*|cookiebot*|cookiefirst*|iubenda*|complianz*|elementor*|yoast*|wp rocket|wpml|onthegosystems*|themeforest*|automattic*|kinsta*|wp engine*|wpengine*|siteground*|bluehost*|ovh*|scaleway*|linode*|akamai*|upcloud*|fly io|railway corp*|planetscale*|auth0|bitdefender*|kaspersky*|malwarebytes*|mcafee*|sophos*|proton ag|proton technologies|protonmail*|fastmail*|dashlane*|nord security*|surfshark*|mullvad*|backblaze*|acronis*|veeam*|jottacloud*|pcloud*|tresorit*|stack storage|invision*|zeplin*|procreate*|serif europe|capture one*|phase one|dxo labs|skylum*|topaz labs*|pixieset*|pic time|shootproof*|smugmug*|zenfolio*|blackmagic design|frameio*|splice com|native instruments*|ableton*|avid technology*|steinberg*|izotope*|waves audio|soundcloud*|landr audio|landr|musicbed*|soundstripe*|motion array*|storyblocks*|freepik*|creative market|creative fabrica*|placeit|riverside fm|zencastr*|buzzsprout*|libsyn*|springcast*|otter ai|fireflies*|youcanbookme*|memberful*|teachable*|thinkific*|kajabi*|podia*|mighty networks*|discord|webex*|gotomeeting*|whereby*|parallels*|vmware*|citrix*|splashtop*|rhino3d*|mcneel*|chaos software*|chaos czech*|chaosgroup*|enscape*|lumion*|act 3d|maxon*|unity technologies|epic games|gitlab*|bitbucket*|postman inc|browserstack*|circleci*|snyk*|sonarsource*|pagerduty*|pingdom*|grafana*|algolia*|contentful*|storyblok*|sanity io|prismic*|shopware*|magento*|woocommerce*|woo com|bigcommerce*|ecwid*|squarespace*|unbounce*|leadpages*|convertkit*|kit com|campaign monitor|getresponse*|constant contact*|omnisend*|drip com|manychat*|intercom*|crisp chat|tawk to|helpscout*|help scout|gorgias*|trengo*|watermelon messenger|robaws*|teamwork com|wrike*|smartsheet*|coda io|craft docs|miroverse|lucid software|lucidchart*|whimsical*|prezi*|pitch software|beautiful ai|gamma app|tome app|synthesia*|heygen*|d id|jasper ai|copy ai|writesonic*|quillbot*|languagetool*|duolingo*|babbel*|coursera*|linkedin learning|pluralsight*|udacity*|codecademy*|datacamp*|o reilly media|google gsuite|google play|google workspace|google storage|apple com|itunes*|msbill*|microsoft 365|office 365|office365|msft azure|azure|sap nederland|netsuite*|exact online|afas software|afas personal|raet|youforce|visma raet|visma connect|nmbrs bv|cash software|asperion*|muis software|imuis|boekhoud gemak|davilex*|kluwer*|wolters kluwer*|fiscaal gemak|nextens*|elsevier fiscaal|pdfescape|ilovepdf*|smallpdf*|pandadoc*|hellosign*|signrequest*|validsign*|evidos|zivver*|kpn security|datto*|ninjaone*|solarwinds*|n able|connectwise*|autotask*|halopsa|topdesk*|freshdesk*|servicenow*|jira*|confluence*|wodify*|zen planner|glofox*|trainerize*|mytpe|garmin services|mapbox*|what3words*|google maps*|route4me*|routexl*|easytrans*|webfleet*|tomtom telematics|fleetgo*|ritassist*|trackjack*|transics*|transfollow*|trans eu|teleroute*|wtransnet*|realworks*|kolibri software|skarabee|goes and roos|goes roos|floorplanner*|matterport*|immoweb|pararius*|basenet*|legalsense*|urios|next matters|rechtspraak nl|rechtsorde*|legal intelligence|scanmarket|kassa nl|kassasysteem*|kassakoppeling|lightspeed*|trivec|micros fidelio|bookingexperts*|hoteliers com|hotelrunner*|siteminder*|channel manager|channelmanager*|boekingsmotor*|bookingmotor*|boordcomputer*|konnect kinderopvang|kidskonnect*|kovnet*|bitcare|niekee|kindplanner*|rosa software|flexkids*|jaamo|kidsadmin*|easykids|parnassys*|somtoday*|topicus*|zermelo*|snappet*|momento software|blink uitgevers|squla|snelstart software|twelve pos|gastrofix*|orderbird*|deliverect*|foodticket*|e food|bistroo|horecalink|apicbase*|jamezz|lunchconcept software|hospitality systems|iens systeem|resmio|couverts reservering|opentable*|eet nu|tebi subscription|tableplan*',
  ),
  rule(
    'party/marketing',
    'marketing',
    'out',
    'name',
    'tripadvisor*|yelp ireland|groupon reclame|google adwords|gouden gids|funda*|jaap nl|huislijn*|zorgkaart*|independer zakelijk|bark com|offerte nl|werkzoekenden|nationale vacaturebank*|monsterboard*|jobbird*|vacaturebank*|stepstone*|magnet me|huisvandesign|bruiloft nl|theperfectwedding*|the perfect wedding|bruidsmedia|trouwen nl|bodas net|weddingwire*|exposanten*|koelnmesse*|messe frankfurt*|messe dusseldorf*|nuremberg messe|easyfairs*|beursorganisatie*|textieldruk*|print and sign|stickerkoning|123 visitekaartjes|printdeal*|drukbedrijf*|drukland|reclamestudio*|mailingwork|post nl mailing|axender|sendsteps|copernica*|spotzi|localiq|outdoor reclame|jcdecaux*|exterion*|clear channel*|global outdoor|ocean outdoor|centercom|rtl nederland|talpa network|ster reclame|radio adverteren|persgroep*|ndc mediagroep*|bdu media|rodi media*|brugmedia|enter media|huis aan huis|regio reclame|buienradar reclame|apple search ads|amazon ads|amazon advertising|bol advertising|sponsored products|ads manager|tradedoubler*|partnerize*|impact tech*|rakuten advertising|taboola*|teads|quora ads|pinterest ads|snap inc|google ads*|googleads*|bing ads*|microsoft ads|adroll*|semrush marketing',
  ),
  rule(
    'party/rent',
    'rent',
    'out',
    'name',
    'opslag24|allsafe*|1box|storage share|salland storage|mini opslag*|miniopslag*|self storage*|selfstorage*|opslagbox*|verzamelgebouw*|bedrijfsverzamelgebouw*|bedrijvencentrum*|seats2meet*|mindspace*|the office operators|b amsterdam|bbuilding|startdock*|creative valley|the student hotel collab|flexdesk*|co working*|coworking*|kantoorunit*|vergaderruimte*|woonstichting*|woningcorporatie*|woningstichting*|broedplaats*|kunstwerkplaats*|urban resort*|ateliers*|stichting ateliers|havenbedrijf*|havengeld*|liggeld*|ligplaats*|jachthaven*|passantenhaven*|stageld*|standgeld*|kraamhuur*|kavelhuur*|prologis*|segro|wdp|corio|klepierre*|unibail*|multi corporation|annexum*|nsi vastgoed|urban interest|hb capital huur|bouwinvest*|syntrus achmea real*|amvest*|vesteda*|altera vastgoed*|prorail huur|rijksvastgoed*|asr dutch*|fagoed*|grondhuur*|landhuur*|pachter*',
  ),
  rule(
    'party/fuel',
    'fuel',
    'out',
    'name',
    'ok oliecentrale*|minerale olien|brandstoffen*|tankpas*|truckdiesel*|hvo100*|adblue*|ad blue|as24|as 24|ids q8|eurowag*|eurotrafic|shell card*|shell euroshell|euroshell*|esso card*|bp plus*|brandoil*|tamoil express|haan oil|de haan minerale*|calpam*|gabriels*|elan tank*|supertank*|total access|jet tankstelle|omv|agip|eni station|repsol*|cepsa*|circle k|q8 easy|easytank|dats 24|dats24|octa plus|gulf express|vissers energy|avia marees|autogas*|laadstation*|laadsessies|eflux*|e flux|road b v laad*|evbox*|ev box|newmotion*|vattenfall incharge|incharge|equans laad*|ionity*|tesla supercharger|tesla charging|superchar*|shell recharge*|blue corner|plugsurfing*|maingau*|enbw*|eneco emobility|eneco e mobility|greenflux*|last mile solutions|justplugin|laadstroom|50five*',
  ),
  rule(
    'party/auction',
    'supplier',
    'out',
    'name',
    'veiling*|venduehuis*|auction*|bva auctions|troostwijk*|christie s|christies*|sotheby*|bonhams*|drouot*|visafslag*|vee veiling|catawiki*',
  ),
  rule(
    'party/agency',
    'wages',
    'out',
    'name',
    'uitzendorganisatie*|uitzendgroep*|uitzendpool*|flexpool*|payroll*|detachering*|detacheringsbureau|brunel*|michael page*|robert half*|undutchables*|in person|actief werkt*|vivaldis*|asa student*|asa uitzend*|studentenbureau*|student aan het werk|studentalent*|youngones*|young ones|young one|zenjob*|roamler*|level one uitzend*|ab werkt*|ab vakwerk*|ab oost|ab midden nederland|werkpartners|charlie works|tence uitzend*|axidus|goodmorning uitzend*|foreignflex|flexcraft*|flexpedia*|please payroll*|persoonality|tempo team*|pay for people|payingit|paying it|backoffice uitzend*|matchd|randstad groep|brainnet|horeca uitzend*|horecaforce|onze straat|vakkrachten*',
  ),
]

export const knownPartyRules = parties.map(nameRule)
