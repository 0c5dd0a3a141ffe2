import type { UntouchedBusiness } from '../untouched-business.ts'

export const care: readonly UntouchedBusiness[] = [
  {
    kind: 'veterinary practice',
    names: ['Dierenkliniek De Wilgenhof B.V.'],
    lines: `
1284.50|CCV Group B.V.|Afrekening betaalautomaat 12-03 CCV mid 30112873|card-takings,payment-provider-payout
96.20|J.P. Hoekstra-Wiersma|Factuurnr 2026-04412 Sterilisatie poes Mimi|customer-receipt
148.00|Infomedics BV|Uitbetaling declaraties batch 884213|customer-receipt,payment-provider-payout
-3412.77|AUV Dierenartsencooperatie|Verzamelfactuur 558127 incasso maart|supplier
-614.20|Covetrus B.V.|fact. 9004417 medicijnen en voeding|supplier
-289.00|IDEXX Laboratories B.V.|Klantnr 40721 lab onderzoek februari|supplier
-2875.00|Vastgoed Noorderhaven C.V.|huur praktijkruimte april 2026|rent
-318.45|Essent Zakelijk|Termijnbedrag elektra en gas 04-2026 contract 12887|energy
-4120.00|Belastingdienst|8523.41.229.A.01.6030 Loonheffing maart 2026|wage-tax
-6210.00|Belastingdienst|8523.41.229.B.01.6010 OB 1e kwartaal|vat-payment
-2466.31|S. Dijkstra|Salaris april 2026 paraveterinair|wages
-1988.12|F. el Amrani|loon periode 4|wages
-3105.00|Terpstra Veehouderij Holding B.V.|managementvergoeding april|private-withdrawal,wages,supplier
-441.90|Stichting Pensioenfonds voor Dierenartsen|premienota 2026-04|pension
-168.33|KNMvD|contributie 2026 deel 2|supplier,accountancy
-87.12|Vetstoria Ltd|Online booking subscription Apr-26 GBP 74.00 koers 1.177|software
-235.95|Animana (IDEXX)|Praktijksoftware abonnement 04/2026|software,supplier
-1240.00|Grenke Finance N.V.|leasetermijn 07 contract 102-88213 rontgenapparaat|lease
-812.50|De Lage Landen Vendorlease B.V.|contract 5002291 echo apparatuur incasso|lease
-1580.44|Stichting Qredits Microfinanciering Nederland|rente en aflossing lening 34427|loan-instalment
-64.95|KPN B.V.|factuur 0412 internet en bellen zakelijk|telecom
-152.00|Renewi Nederland B.V.|klinisch afval en restafval maart|supplier
-98.60|Anicura Verwijskliniek|doorverwijzing consult hond Boris 2026-112|supplier
210.00|Stichting Zwerfkattenopvang Friesland|nota 2026-03981 castraties|customer-receipt
1350.00|Gemeente Leeuwarden|factuur 2026-0077 opvang zwerfdieren Q1|customer-receipt
415.00|Petplan Insurance|schadenr 7712983 directe betaling behandeling patient Sam|customer-receipt,insurance-payout
-37.80|Shell Station Drachten|Betaalautomaat 17:44 pasnr. 003|fuel
-22.15|Jumbo Leeuwarden Bilgaard|Betaalautomaat 12:31 pasnr. 003|groceries
-61.50|Brasserie De Waag|Betaalautomaat 20:12 pasnr. 003 lunch team|hospitality
-1125.00|Countus Accountants|voorschot jaarrekening 2025|accountancy
-388.17|Univé Zakelijk|premie bedrijfsaansprakelijkheid 2e kw|insurance
-49.00|Rabobank|Kosten zakelijk betalen maart 2026|bank-costs
500.00|Terpstra Veehouderij Holding B.V.|tijdelijke storting liquiditeit|private-deposit,loan-proceeds,own-transfer
-10000.00|Terpstra Veehouderij Holding B.V.|interim dividend 2025|dividend,private-withdrawal
-214.50|Hoogheemraadschap Wetterskip Fryslan|aanslag zuiveringsheffing bedrijfsruimte 2026|local-tax
-96.20|J.P. Hoekstra-Wiersma|terugbetaling dubbel voldaan 2026-04412|reversal
`,
  },
  {
    kind: 'child care',
    names: ['Kinderopvang De Vlindertuin B.V.'],
    lines: `
38210.44|Kinderopvang De Vlindertuin|verzamelincasso ouderbijdragen juni batch 2026-06|customer-receipt,own-transfer
1187.30|mw L. Bakkali|opvang juni Yasmine en Noor fact 260611|customer-receipt
946.80|Fam. Oosterhuis|KDV juli klantnr 2033|customer-receipt
-946.80|Fam. Oosterhuis|Storno incasso MD06 kenmerk 260702|reversal
6120.00|Gemeente Assen|VVE peuterplaatsen subsidie termijn 2 beschikking 2026-118|subsidy,customer-receipt
884.00|UWV|Loonkostenvoordeel / LIV 2025 uitbetaling|subsidy,benefit
2419.18|UWV|Ziektewet-uitkering werknemer zwangerschap WAZO J. Prins|benefit
-2288.41|C. Mulder|Salaris 06-2026|wages
-1934.66|R. Ouali|SALARIS JUNI groepsleiding|wages
-480.00|S. Blaauw|stagevergoeding juni PM3|wages
-8450.00|Belastingdienst|loonbelasting 2026-05 beconnr L01|wage-tax
-3126.55|Pensioenfonds Zorg en Welzijn|PFZW premie juni aansluitnr 812210|pension
-4200.00|Woningcorporatie Actium|huurpenningen locatie Pittelo juni|rent
-644.12|Greenchoice|zakelijk termijn juni|energy
-718.35|Heutink Primair Onderwijs|speelmateriaal order 66120|supplier
-1203.27|De Kleine Kok Catering|warme maaltijden juni|supplier,hospitality,groceries
-284.55|Albert Heijn Zakelijk|bezorging boodschappen week 24|groceries,supplier
-112.70|Lidl 412 Assen|Kaartbetaling 14-06 09:31|groceries
-221.00|GGD Drenthe|inspectie kinderopvang / legesnota|local-tax,supplier,other-tax
-199.65|Konnect (Topicus Onderwijs)|ouderportaal licentie Q3|software
-86.50|Boink|abonnement vakblad|supplier
-1089.00|Randstad Kinderopvang Uitzendburo|inhuur pedagogisch medewerkers wk 23|supplier,wages
-655.00|Tentoo Collective Freelance|inleen invalkracht juni|supplier,wages
-302.50|Arbo Unie|abonnement en verzuimbegeleiding|supplier,insurance,social-insurance
-1410.98|Aegon Schadeverzekering / a.s.r.|verzuimverzekering 3e kwartaal|insurance
-4166.00|Triodos Bank NV|rente en aflossing lening 200.411.882|loan-instalment
-1833.00|Waarborgfonds Kinderopvang|aflossing borgstellingslening|loan-instalment
-3100.00|Rijksdienst voor Ondernemend Nederland|terugbetaling TVL Q2 2021 betalingsregeling termijn 9|subsidy,tax-arrears,loan-instalment,supplier,refund-received,reversal,other-tax
-1275.00|UWV inzake NOW|terugvordering NOW 3e aanvraag termijn 14/36|subsidy,tax-arrears,loan-instalment,supplier,refund-received,reversal,other-tax
-1650.00|Belastingdienst|betalingsregeling coronaschulden termijn 31|tax-arrears
-410.00|Belastingdienst|vennootschapsbelasting 2026 VA termijn 6|corporate-tax
-2500.00|Vlinder Holding B.V.|mgt fee juni cf overeenkomst|private-withdrawal,wages,supplier
-67.40|Schoonmaakgroothandel Drenthe|handschoenen, doekjes|supplier
-730.00|Glansrijk Schoonmaakdiensten|schoonmaak juni locatie 1 en 2|supplier
18.22|Triodos Bank NV|creditrente 2e kwartaal spaarrekening|interest-received
`,
  },
  {
    kind: 'home nurse (self-employed)',
    names: ['Zorg met Hart', 'N. El Idrissi'],
    lines: `
2816.00|Thuiszorg De Linde Coöperatie|inv 2026-06 inzet verpleging 64 uur|customer-receipt
1944.00|Sociale Verzekeringsbank|PGB declaratie budgethouder 881 mei zorgverlener|customer-receipt,benefit
3120.50|Menzis Zorgkantoor|Wlz declaratie 06-2026 AGB 90012|customer-receipt
742.00|VGZ Zorgverzekeraar N.V.|declaratie wijkverpleging 26-0612|customer-receipt
1188.00|Zilveren Kruis Achmea|VECOZO decl. 7712239 retourinfo|customer-receipt,insurance-payout
1650.00|Uitzendbureau TMI Zorg|self-billing week 24-25|customer-receipt
880.00|Maandag Interim Professionals|uw factuur 2026-14|customer-receipt
613.00|Randstad Payroll Zorg|verloning uitbetaling nacht diensten|customer-receipt,wages
2700.00|Yacht Detachering B.V.|selfbill 229182|customer-receipt
-55.00|Klachtenportaal Zorg|lidmaatschap zzp|supplier,insurance
-39.00|Nedap ONS licentie|zorgdossier maand|software
-62.00|V&VN|contributie kwaliteitsregister|supplier
-110.00|Medicura Uniformen|tunieken|supplier
-149.00|Trainingscentrum BLS Reanimatie|bijscholing|supplier
-82.50|BAV VvAA|beroepsaansprakelijkheid|insurance
-198.34|SharePeople|AOV crowdsurance|insurance,private-withdrawal,supplier
-2100.00|N. El Idrissi|inkomen juni|private-withdrawal
-450.00|N. EL IDRISSI|hypotheekdeel|private-withdrawal
-700.00|N. El Idrissi|declaratie 2026-06 eigen uren|private-withdrawal
-125.00|A. El Idrissi|zakgeld|private-withdrawal
-36.45|KFC Utrecht Overvecht|Apple Pay|hospitality,groceries
-142.00|Vakantiediscounter B.V.|boeking Kreta|private-withdrawal,travel
-780.00|Transavia Airlines|vliegtickets familie|travel,private-withdrawal
-89.00|Decathlon Utrecht|sportkleding|supplier,private-withdrawal
-54.90|Kruidvat 7712|ASN betaalpas 14:11|supplier,groceries,private-withdrawal
-68.00|Esso Express Zuilen|ASN betaalpas 07:12|fuel
-312.00|Alphabet Nederland B.V.|private lease Polo juni|lease,private-withdrawal
-23.10|Moneybird B.V.|abonnement|software,accountancy
-55.00|Administratie Met Zorg|boekhouding kwartaal|accountancy
-12.50|ASN Bank|kosten betaalrekening zakelijk|bank-costs
-1888.00|Belastingdienst|Aanslag inkomstenbelasting 2025|income-tax
-425.00|DUO Dienst Uitvoering Onderwijs|aflossing studieschuld|loan-instalment,private-withdrawal
-1050.00|Gemeente Utrecht Werk en Inkomen|Terugbetaling TOZO lening termijn 18|loan-instalment,benefit,private-withdrawal,subsidy
1421.00|UWV|ZEZ uitkering zwangerschap zelfstandigen|benefit
-380.00|Gemeente Utrecht|terugvordering Bbz kapitaal|loan-instalment,benefit,private-withdrawal,subsidy
10157.00|Gemeente Utrecht Bbz|bedrijfskapitaal Bbz krediet|loan-proceeds,subsidy,benefit
`,
  },
]
