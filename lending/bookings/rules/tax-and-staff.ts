import { rules } from '#lending/bookings/rules/rule.ts'

/**
 * The tax office by name only decides that it is tax; `tax-kind.ts` reads from the reference which tax. Staff: wages,
 * pension funds, the sick-leave service and the employee insurance agency.
 */
export const taxAndStaffRules = rules({
  'tax/office: other-tax out certain whichTax':
    'belastingdienst*|belastingdiens|belastingdnst|rijksbelastingen|ontvanger der belastingen|belasting dienst',
  'tax/bailiff: tax-arrears out certain': 'belastingdeurwaarder*',
  'tax/customs: other-tax out name': 'douane*|invoerrechten',
  'tax/licence: other-tax out certain': 'kansspelautoriteit*|kansspelbelasting*|rdw|dienst wegverkeer*',
  'tax/refund: tax-refund in certain whichTax':
    'belastingdienst*|belastingdnst|rijksbelastingen|teruggaaf omzetbelasting|teruggave btw|btw teruggave|teruggaaf ob',
  'tax/allowance: benefit in certain':
    'belastingdienst toeslagen|zorgtoeslag|huurtoeslag|kinderopvangtoeslag|kinderbijslag*|kindgebonden budget|voorschot toeslag|dienst toeslagen',
  'tax/vat: vat-payment out word':
    'omzetbelasting|btw aangifte|aangifte btw|btw afdracht|afdracht btw|aangifte omzetbelasting|aangifte ob|ob aangifte|btw kwartaal|btw 1e kwartaal|btw 2e kwartaal|btw 3e kwartaal|btw 4e kwartaal|btw q1|btw q2|btw q3|btw q4',
  'tax/wage: wage-tax out word':
    'loonheffing|loonheffingen|loonbelasting|aangifte lh|aangifte loonheffingen|afdracht loonheffing*',
  'tax/income: income-tax out word':
    'inkomstenbelasting|voorlopige aanslag ib|aanslag ib|bijdrage zvw|zorgverzekeringswet',
  'tax/corporate: corporate-tax out word': 'vennootschapsbelasting|vpb|aanslag vpb',
  'tax/vehicle: other-tax out word': 'motorrijtuigenbelasting|wegenbelasting|dividendbelasting|bpm aangifte',
  'tax/local: local-tax out name':
    'gemeentebelasting*|aanslagbiljet*|woz|woz beschikking|waterschap*|hoogheemraadschap*|gblt|bghu|svhw|cocensus|sabewa|bsgr|bsob|munitax|bsgw|belastingsamenwerking*|regionale belasting groep|onroerende zaakbelasting|ozb|reclamebelasting|precario*|toeristenbelasting|afvalstoffenheffing|rioolheffing|zuiveringsheffing|verontreinigingsheffing|leges*|hondenbelasting|forensenbelasting|vermakelijkhedenretributie*|retributie*|tribuut|lococensus*|noordelijk belastingkantoor|biz bijdrage|wetterskip*|gbtwente|gemeentelijk belastingkantoor*|belastingkantoor*|hefpunt|rbg|waternet belasting*|hhnk|hhsk|rivierenland waterschap|watersysteemheffing|waterschapsheffing*|waterschapsbelasting*|watertoeristenbelasting|kwijtschelding gemeente|belastingen gemeente|gemeente heffing*|gemeentelijke heffing*|gemeentelijke belasting*|heffingen gemeente|ondernemersfonds bijdrage|biz heffing|biz vereniging|biz|bedrijveninvesteringszone*|ingezetenenheffing|baatbelasting|bouwleges|standplaatsvergunning|omgevingsvergunning*|exploitatievergunning*|terrasvergunning*|horecavergunning*',
  // A municipality is a landlord, a lender and a shop as well, so any better word wins.
  'tax/municipality: local-tax out hint': 'gemeente*',
  'tax/local-refund: tax-refund in name': 'gblt|bghu|bsgw|svhw|cocensus|gemeentebelasting*|teruggaaf ozb',
  'staff/wages: wages out word':
    'salaris*|sal|nettoloon|netto loon|loon|lonen|weekloon|maandloon|loonbetaling|salary|payroll|vakantiegeld|vakantietoeslag|eindejaarsuitkering|13e maand|dertiende maand|stagevergoeding|oproepkracht|loonbetalingen|transitievergoeding|bonus uitbetaling|eindafrekening dienstverband|overuren|wage|wages|lohn|managementloon|directieloon|directeursloon|maandsalaris|uurloon|loonsom|verloning|nabetaling loon|netto week*|nettoweek*|wynagrodzenie*|wyplata*|pensja|salariu*|salario*|sueldo|nomina|munkaber*|zaplata*|loonstrook|nettosalaris*|dagloon|gage personeel|fooienpot',
  'staff/advance: wages out word':
    'voorschot loon|voorschot salaris|loonbeslag|reiskostenvergoeding|onkostenvergoeding',
  'staff/agency: wages out name':
    'randstad*|tempo team|adecco|manpower|olympia uitzend*|young capital|youngcapital|uitzendbureau|timing uitzend*|start people|temper|yoursminijobs|payrolling|tentoo|dpa group|unique uitzend*|luba uitzend*|otto workforce|covebo',
  'staff/temporary: wages out hint':
    'uitzendkracht*|matroos|matrozen|bemanning*|inhuur personeel|inhuurkracht*|flexkracht*',
  'staff/pension-fund: pension out name':
    'pensioenfonds*|bedrijfstakpensioenfonds|bpf*|stichting pensioen*|pfzw|pggm|abp|pme|pmt|mn services|mnservices|apg|zwitserleven|befrank|brand new day|centraal beheer ppi|centraal beheer apf|nn ppi|asr doenpensioen|doenpensioen|syntrus achmea|azl|tkp pensioen|a s r pensioen*|bpfbouw|bpf koopvaardij|spw|sfb|pensioen*|pf|mn premie|bpl|ph c|phenc|pwri|spoa|spms|spv|spf|hnpf|pnb|brightpensioen|bright pensioen|appel pensioen*|blue sky group*|stap pensioen*|pensioenpremie|pensioenbijdrage|nationale nederlanden pensioen|aegon cappital|aegon ppi|nationale nederlanden levensverzekering*',
  'staff/pension-premium: pension out certain':
    'pensioenpremie*|pensioen premie*|pensioenbijdrage*|werknemerspensioen*|collectief pensioen*',
  'staff/sector-fund: social-insurance out name':
    'sociaal fonds*|sociaal fonds bouw*|tijdspaarfonds*|o en o fonds|opleidingsfonds|o o fonds|technisch bureau bouw*|sectorfonds|colland|soob|sfm|stichting arbeidsmarkt*|aanvullingsfonds|fonds bouw|vakraad|fonds colportage|raad voor arbeidsverhoudingen*|cao fonds*|fonds arbeid*|sncu|stichting raad voor*|o o bijdrage|scholingsfonds*|fonds scholing*|savantis|stl opleiding*|sectorinstituut*|a en o fonds|fcb|ooc|oom fonds|oomt|wij techniek|mvt sociaal|aof|cao bijdrage*|caobijdrage*|vakraad bijdrage|fonds kappers*',
  'staff/sick-leave: social-insurance out name':
    'arbodienst|arbo unie|arbounie|zorg van de zaak|arboned|humancapitalcare|verzuimverzekering|verzuimdienst*|arbo*|wga premie|whk premie|gedifferentieerde premie',
  'staff/uwv-in: benefit in name':
    'uwv|uitvoeringsinstituut wer*|sociale verzekeringsbank|svb|wao uitkering|ziektewet uitkering|ww uitkering|bbz uitkering|bijstandsuitkering*',
  'staff/uwv-out: social-insurance out name': 'uwv|uitvoeringsinstituut wer*',
  'subsidy/state: subsidy in name':
    'rijksdienst voor ondernemend*|rvo|rvo nl|subsidie*|tegemoetkoming|tozo|tvl|now subsidie|loonkostensubsidie|loonkostenvoordeel|slim regeling|wbso|dus i|stimuleringsfonds*|lage inkomensvoordeel|praktijkleren|basisinkomenssteun|glb|anlb|agrarisch natuurbeheer|weidevogel*|isde|stap budget|noodfonds*|steunfonds*|coronasteun|haalbaarheidssubsidie|subsidieregeling*',
})
