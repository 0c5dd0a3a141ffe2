import type { Category } from '#lending/bookings/category.ts'

/** One kind of counterparty: names and texts that occur together. `{n}` is a number, `{m}` a month, `{d}` a date. */
type LabelledSource = { category: Category; direction: string; names: readonly string[]; texts: readonly string[] }

/** Category and direction, names, texts. Real names where a small Dutch company would meet them, else made up. */
const written = `
customer-receipt in
Timmerbedrijf Hofstra|Gemeente Zwolle|Jansen Advies B.V.|Bouwcombinatie Oost V.O.F.|Hr P de Groot|Mevr. A. Yilmaz|Stichting Zorggroep Noord|Shell Nederland B.V.|Hotel De Zwaan|VVE Parkzicht|Albert Heijn B.V.|Universiteit Utrecht|Kinderdagverblijf Pippeloen|Rijkswaterstaat|Van den Berg Installaties|ASML Netherlands BV|Restaurant Lotus|Provincie Drenthe|Drukwerk en Zo|Garage Visser|De Boer Transport|K. El Amrani|Tandartspraktijk Molenwijk|Boekhandel Het Paard|S. Pietersen en/of M. Kok|Nijhof Makelaars|Coop Supermarkten|Advocatenkantoor Prins|Vereniging Sportlust|Dakbedekking Rood
Factuur {n}|betaling factuurnr 2026-{n}|fact {n} dd {d}|Ordernr {n} dank voor de levering|project {n} termijn 2|uw nota van {m}|2026{n}|RF18{n}
payment-provider-payout in
Stichting Mollie Payments|Adyen N.V.|Stichting Derdengelden Buckaroo|Stripe Payments Europe|PayPal Europe S.a.r.l.|SumUp Limited|MultiSafepay|Klarna Bank AB|Riverty Group|Stichting Pay.nl|Thuisbezorgd.nl|Takeaway.com Payments|bol.com b.v.|Uber Eats|Booking.com BV|Airbnb Payments Luxembourg|Rabo OmniKassa|Amazon Payments Europe|Etsy Payments|Tikkie|Treatwell|Billink B.V.
Uitbetaling {n}|Payout {d} ref {n}|settlement batch {n}|{n} omzet {m}|TX{n} afrekening periode {m}
card-takings in
CCV Group B.V.|Worldline|Zettle by PayPal|myPOS|Viva Wallet|equensWorldline|Elavon Financial Services|PIN Vandaag|SEPAY|Ingenico|Paysquare SE|Nexi
afrekening terminal {n}|PIN transacties {d}|Maestro V PAY totaal {n}|uitbetaling pinbetalingen|MID {n} {d}
cash-deposit in
Geldmaat|Storting Geldmaat|Sealbag|ING Geldautomaat storting|Contante storting|Brink’s
{d} automaat {n}|storting kas {m}|afstorting {n} pasnr 003
tax-refund in
Belastingdienst|BELASTINGDIENST APELDOORN|Belastingdienst Utrecht|Belastingdienst/Centrale administratie
teruggaaf omzetbelasting {m}|812345678O016300 teruggaaf|Teruggave inkomstenbelasting 2025|betalingskenmerk 8123456780{n}0|BTW teruggaaf 3e kwartaal
benefit in
UWV|UWV Amsterdam|Uitvoeringsinstituut Werknemersverzekeringen|Sociale Verzekeringsbank
uitkering WAZO {m}|ziektewet uitkering ref {n}|Betaling {m} 2026
subsidy in
RVO|Rijksdienst voor Ondernemend Nederland|Uitvoering van Beleid SZW|Stimuleringsfonds Creatieve Industrie
subsidie SLIM regeling {n}|tegemoetkoming TVL {n}|voorschot subsidie {m}
insurance-payout in
Interpolis|Achmea Schadeverzekeringen|Nationale-Nederlanden|ASR Schade|Allianz Benelux|Univé
schade-uitkering dossier {n}|Uitkering schade schadenr {n}|schadevergoeding polis {n}
loan-proceeds in
Qredits|New10 B.V.|Floryn B.V.|Swishfund|BridgeFund|YouLend|Collin Crowdfund|Stichting Geldvoorelkaar|Hr. J. Post|Rabobank
uitbetaling lening {n}|Lening {n} hoofdsom|uitbetaling krediet contract {n}
private-deposit in
P.C. de Bruin|L. van Dam|M. Aslan|T. Hendriks
privé storting|kapitaalstorting|inbreng eigen middelen|rekening-courant DGA storting
own-transfer in
Oranje Spaarrekening|Zakelijke spaarrekening|De Korenaar spaarrekening|RaboZakelijk Sparen
van spaarrekening {n}|interne overboeking|opname spaarrekening tbv btw
reversal in
KPN B.V.|Vattenfall Sales|Verhuur Centrum|Nationale-Nederlanden|Leaseplan|Sportschool Zuid
STORNO incasso onvoldoende saldo|Terugboeking incasso MS03 {n}|Retour incasso AM04 ref {n}|gestorneerde incasso {n}
interest-received in
Rabobank|ING Bank|ABN AMRO|Knab
creditrente {m}|Rente 3e kwartaal|ontvangen rente spaarrekening
refund-received in
Sligro Food Group|Technische Unie|Coolblue|IKEA|Hanos|Makro
creditnota {n}|terugbetaling retour order {n}|Refund {n}
supplier out
Technische Unie|Sligro Food Group|Bidfood|Hout- en Plaatmateriaal De Vries|Totaal Techniek Noord B.V.|Groothandel Bos|Coolblue|Bouwmaat|Plusjop Verpakkingen|Kramer Vleesgroothandel|Raab Karcher|Van Dijk Textiel|Gamma|Praxis|Hornbach|Makro|PostNL|DHL Parcel|Aannemersbedrijf Kuipers|Elektro Totaal Service|Schildersbedrijf Blauw|Kamer van Koophandel|Brouwerij De Molen|Shellac Nagelstudio Groothandel|Spanninga Fietsonderdelen|Bloemenveiling Aalsmeer|Hanos|Zorg voor Groen|Bpost|Retail Solutions|Amazon EU|IKEA
factuur {n}|uw factuur {n} van {d}|Order {n}|betalingskenmerk {n}{n}|Ordernr {n} levering {m}|klantnr {n} fact {n}
wages out
J. Smit|F. de Wit|Mw. R. Bakker|A. Kaya|Salarissen|D. Nowak|S. van Leeuwen|Y. Chen|Randstad|Tempo-Team
salaris {m} 2026|Loon {m}|nettoloon periode 9|vakantiegeld 2026|sal. {m}|voorschot salaris
pension out
Pensioenfonds Horeca & Catering|bpfBOUW|PFZW|Pensioenfonds Detailhandel|Stichting Pensioenfonds Vervoer|PME Pensioenfonds|Zwitserleven|Brand New Day|PMT|BeFrank
premie {m} nota {n}|factuur {n}|pensioenpremie 2026-09
social-insurance out
UWV|Arbo Unie|Colland|Zorg van de Zaak|ArboNed|Sociaal Fonds Schilders
terugvordering {n}|premie {m}|factuur {n}
vat-payment out
Belastingdienst|BELASTINGDIENST APELDOORN|Belastingdienst Apeldoorn|Belastingdienst Centrale Adm
812345678B016210|omzetbelasting {m}|BTW 3e kwartaal 2026|aangifte OB 2e kwartaal|8123.45.678.B.01.6240|btw aangifte {m} kenmerk {n}
wage-tax out
Belastingdienst|Belastingdienst Apeldoorn|BELASTINGDIENST|Belastingdienst Heerlen
812345678L016090|loonheffingen {m}|Loonheffing periode 8|8123.45.678.L.01.6100
income-tax out
Belastingdienst|BELASTINGDIENST APELDOORN
812345678H66|voorlopige aanslag inkomstenbelasting 2026|bijdrage zvw 2025|8123.45.678.W.66
corporate-tax out
Belastingdienst|Belastingdienst Amsterdam
812345678V66|vennootschapsbelasting 2025|VPB voorlopige aanslag
tax-arrears out
Belastingdienst|BELASTINGDIENST APELDOORN|Belastingdienst|Ontvanger Belastingdienst
812345678F016501|naheffing omzetbelasting {n}|betalingsregeling termijn 4|aanmaning {n}|dwangbevel kenmerk {n}|812345678A016502
other-tax out
Belastingdienst|BELASTINGDIENST
8123456780{n}01|motorrijtuigenbelasting VX-{n}|kenmerk 0{n}123456{n}
local-tax out
Gemeente Utrecht|Waterschap Rijn en IJssel|GBLT|Hoogheemraadschap Delfland|BsGW|Cocensus|Gemeente Eindhoven|SVHW|BghU|Gemeentebelastingen Amsterdam
aanslag {n}|OZB niet-woning 2026 {n}|aanslagnr {n} termijn {m}
rent out
De Vries Vastgoed|Regus|J. Pietersen|Bedrijvencentrum West|Spaces Zuidas|Stichting Werkplaats|Altera|Wereldhave|Hofman Beheer|Annexum
huur {m}|huur bedrijfsruimte {m} 2026|Huurpenningen {n}|maandhuur winkelpand
lease out
LeasePlan|Athlon Car Lease|De Lage Landen|Beequip|Arval|Grenke|Alphabet|Ayvens|Hiltermann Lease|Mercedes-Benz Financial Services|Volkswagen Pon Financial Services|DLL Finance
contract {n}|leasetermijn {m}|factuur {n} kenteken VX-{n}
insurance out
Interpolis|Centraal Beheer|Nationale-Nederlanden Schade|ASR Verzekeringen|Univé|Zilveren Kruis|De Goudse|DAS Rechtsbijstand|Allianz|TVM|VGZ Zorgverzekeraar|Achmea|Movir|ARAG|Klaverblad|Bovemij
premie {m}|polisnr {n}|Premie polis {n} periode {d}|notanr {n}
energy out
Vattenfall|Essent|Eneco|Greenchoice|Budget Energie|Vitens|Liander|Engie|Vandebron|Oxxio|Waternet|Evides|Enexis|Pure Energie|Brabant Water|Stedin
termijnbedrag {m}|klantnr {n} voorschot|Factuur {n}
telecom out
KPN B.V.|VodafoneZiggo|Odido|T-Mobile|Ziggo Zakelijk|Tele2|Simyo|Youfone|Voys|Delta Fiber|Vodafone Libertel|Lebara
factuur {n}|klantnummer {n} {m}|abonnement {m}
software out
Exact Online|Moneybird|e-Boekhouden.nl|SnelStart|Microsoft|Adobe|TransIP|Lightspeed|AFAS Software|Google Workspace|Shopify|Visma|Strato|Dropbox|Hostnet|Mailchimp
factuur {n}|abonnement {m}|subscription {n}
marketing out
Google Ads|Google Ireland Limited|Facebook|Meta Platforms Ireland|LinkedIn|Marktplaats|Drukwerkdeal|Vistaprint|DPG Media|Trustpilot
advertenties {m}|factuur {n}|campagne {n}
accountancy out
Flynth Adviseurs|Administratiekantoor De Lange|Van Oers Accountants|Countus|BDO Accountants|Boekhoudkantoor Cijfer|Notariskantoor Bos|Alfa Accountants
factuur {n}|honorarium {m}|jaarrekening 2025 fact {n}
bank-costs out
ING Bank|Rabobank|ABN AMRO Bank|Knab|bunq|Triodos Bank
kosten zakelijk betalingsverkeer {m}|Kosten rekening {m}|debetrente {m}|kosten betaalpakket
payment-provider-costs out
Mollie B.V.|CCV|Worldline|Adyen|SumUp|SEPAY|Pin Vandaag|Buckaroo B.V.
factuur {n} transactiekosten|kosten {m}|huur pinautomaat {m}
groceries out
Albert Heijn 1438|Jumbo Utrecht|Lidl 452|ALDI 23|Dirk vd Broek|Plus Supermarkt|Vomar|AH to go|Hoogvliet|DekaMarkt|SPAR City|Picnic
BEA, Betaalpas {d} pas 012|Pasvolgnr 003 {d} transactie {n}|{d} term {n}
hospitality out
Restaurant De Zwaan|Starbucks|McDonald’s Amersfoort|La Place|Grand Café Central|Cafe De Hoek|Burger King|Thuisbezorgd.nl
BEA, Betaalpas {d} pas 012|{d} transactie {n}
fuel out
Shell Station A2|BP De Lucht|Esso Tankstation|TotalEnergies|Texaco|Tango Ede|TinQ|Fastned|Travelcard|MKB Brandstof|Tamoil|AVIA Noord|Shell 4411|Gulf|Argos|Allego
BEA, Betaalpas {d} pas 012|{d} transactie {n}|factuur {n}
travel out
NS Reizigers|Q-Park|ParkMobile|Yellowbrick|NS Groep|KLM|Transavia|Uber Trip|EasyPark|GVB|RET|ANWB|Hotel Van der Valk|Schiphol Parking
factuur {n}|{d} transactie {n}
loan-instalment out
Qredits|New10 B.V.|Floryn B.V.|Swishfund|BridgeFund|Collin Crowdfund|YouLend|Rabobank|ING Bank|Hr. J. Post|Geldvoorelkaar|Funding Circle
aflossing lening {n}|rente en aflossing {m}|termijn lening contract {n}
private-withdrawal out
P.C. de Bruin|L. van Dam|M. Aslan|T. Hendriks|De Bruin Holding|Familie Van Dam
privé opname {m}|Prive|privé|rekening-courant DGA
cash-withdrawal out
Geldmaat|GEA, Betaalpas|ING Geldautomaat|ABN AMRO Geldautomaat
{d} {n} pas 012|opname {d}|Geldmaat Stationsplein {n}
gambling out
Holland Casino|TOTO Online|Unibet|Jacks.nl|BetCity|bet365|Staatsloterij|Fair Play Casino
storting {n}|iDEAL betaling {n}|BEA, Betaalpas {d}
crypto out
Bitvavo|Coinbase|Bitonic|Binance
storting {n}|iDEAL {n}
collection out
GGN Incasso|Flanderijn Gerechtsdeurwaarders|Syncasso|LAVG Gerechtsdeurwaarders|Intrum Nederland|Janssen & Janssen Deurwaarders|Incassobureau Snel|Bierens Incasso Advocaten
dossier {n}|betalingsregeling dossier {n}|uw dossiernr {n} termijn {m}
fine out
CJIB|Centraal Justitieel Incassobureau
beschikking {n}|boete {n} acceptgiro|verkeersboete {n}
own-transfer out
Oranje Spaarrekening|Zakelijke spaarrekening|De Korenaar spaarrekening|RaboZakelijk Sparen
naar spaarrekening {n}|sparen|btw potje {m}
reversal out
Mw. K. Post|B. Willems|Café Zuid|Hr S. Demir
Storno incasso MD06 {n}|Terugboeking door debiteur {n}|gestorneerd: onvoldoende saldo {n}
dividend out
De Bruin Holding B.V.|Beheer Van Dam|M. Aslan|Familie Hendriks
dividend 2025|Interim dividend {m}|winstuitkering 2025
`

export const labelledSources: readonly LabelledSource[] = [...written.matchAll(/^(\S+) (in|out)\n(.+)\n(.+)$/gm)].map(
  ([, category, direction = '', names = '', texts = '']) => ({
    category: category as Category,
    direction,
    names: names.split('|'),
    texts: texts.split('|'),
  }),
)
