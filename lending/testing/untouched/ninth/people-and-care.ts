import type { UntouchedBusiness } from '../untouched-business.ts'

export const peopleAndCare: readonly UntouchedBusiness[] = [
  {
    kind: 'physiotherapist',
    names: ['Fysiotherapie Kromhout', 'A. Kromhout'],
    lines: `
4811.20|Zilveren Kruis Zorgverzekeringen NV|DECLARATIE 26-0204 AGB 04118820 SPECIF VOLGT|customer-receipt
2677.35|VGZ Zorgverzekeraar NV|UZOVI 7095 DECL 118204 FACT 2026-02|customer-receipt
1904.10|CZ Zorgverzekeringen|AGB 04118820 VERWERKINGSNR 0088120 DECLARATIE|customer-receipt
988.44|Menzis Zorgverzekeraar|RETOURINFO 441188 VERGOEDING BEHANDELINGEN FEB|customer-receipt,insurance-payout
612.00|Infomedics B.V.|Uitbetaling declaraties batch 188204|customer-receipt,payment-provider-payout
39.50|P. van Asperen|nota 2026-311 behandeling 4/2|customer-receipt
39.50|mw H. Schuiten-Baas|nota 2026-318|customer-receipt
188.00|CCV Group|PIN 09-02-2026 5 TRX|card-takings,payment-provider-payout
363.00|Korfbalvereniging DOS|sportverzorging jan-feb|customer-receipt
-2688.00|I. Tap|salaris februari|wages
-1944.20|S. Roelofs|salaris februari|wages
-1870.00|Praktijk voor Psychosomatiek B. Keus|waarneming wk 6-9 factuur 12|supplier
-801.66|PFZW|Premie februari 2026 Pensioenfonds Zorg en Welzijn|pension
-548.00|Stichting Pensioenfonds voor Fysiotherapeuten|SPF premie 1e kw eigen regeling|pension,private-withdrawal
-2240.00|Belastingdienst|LH FEB 2026|wage-tax
-1033.00|Belastingdienst|VOORLOPIGE AANSLAG IB 2026 TERMIJN 2|income-tax
-1480.00|Gezondheidscentrum De Lindt|Huur behandelkamers maart|rent
-144.00|Gezondheidscentrum De Lindt|voorschot gwe en schoonmaak maart|rent,energy,supplier
-311.80|Convenient B.V.|Intramed licentie EPD Q1|software
-118.58|Enraf-Nonius|bestelling elektroden|supplier
-72.11|Medische Vakhandel|tape, massagecrème, papierrollen|supplier
-104.00|KNGF|contributie 2026 termijn 1|supplier
-245.00|NPi Nederlands Paramedisch Instituut|cursus schouder I. Tap|supplier
-66.00|VvAA Schadeverzekeringen|praktijkpolis mrt|insurance
-243.60|Movir N.V.|AOV A. Kromhout mrt|insurance,private-withdrawal
-49.50|KPN|KPN EEN MKB|telecom
-2500.00|A. Kromhout|Privé|private-withdrawal
-910.00|Rabobank|Aflossing en rente praktijkfinanciering 02-2026|loan-instalment
-12.15|Rabobank|Rabo ZakelijkPakket feb|bank-costs
-133.40|VGZ Zorgverzekeraar NV|TERUGVORDERING DECL 117880 NA CONTROLE|reversal,customer-receipt
`,
  },
  {
    kind: 'yoga studio',
    names: ['Studio Adem', 'Marieke Lansink'],
    lines: `
1311.47|Stripe|STRIPE MOMOYOGA PAYOUT|payment-provider-payout
922.18|Stripe|STRIPE MOMOYOGA PAYOUT|payment-provider-payout
488.00|Urban Sports GmbH|OneFit/Urban Sports Auszahlung 09/2026 Venue 4418|customer-receipt,payment-provider-payout
212.40|ClassPass International|CLASSPASS PAYOUT STUDIO ADEM SEP|customer-receipt,payment-provider-payout
140.00|F. Nieuwboer|10 rittenkaart|customer-receipt
59.00|Ilse de Groot|abonnement oktober|customer-receipt
335.00|Carmen Willemsen|retraite Ardennen aanbetaling|customer-receipt
544.50|Gemeente Zwolle|vitaliteitsweek workshop factuur 26-071|customer-receipt
-59.00|Marloes Thijssen|storno incasso abonnement okt MS03|reversal,customer-receipt
-1320.00|Buro Statendam Vastgoed|huur studio nov|rent
-132.00|Budget Energie|Budget Energie zakelijk termijn okt|energy
-420.00|Joris Lems|lessen september 14x30|supplier,wages
-390.00|Prana by Kim|invoice 2026-09 teaching|supplier
-210.00|Wendela Smit|invallessen|supplier,wages,private-withdrawal
-166.98|Love Generation B.V.|bolsters en matten|supplier
-24.35|Etos Zwolle|ETOS 7188 ZWOLLE|supplier,groceries,private-withdrawal
-31.07|Ekoplaza Zwolle|EKOPLAZA ZWOLLE thee|groceries
-40.00|Momoyoga B.V.|Momoyoga subscription plan L|software
-10.89|Spotify AB|Spotify P2C8812044|software,private-withdrawal
-33.15|Buma|Achtergrondmuziek licentie|supplier
-13.00|Mailchimp|MAILCHIMP INTUIT ATLANTA|software,marketing
-88.00|Drukwerkdeal.nl|flyers open dag|marketing,supplier
-475.00|Domaine des Hautes Fagnes|acompte groupe yoga 13-15/11|travel,supplier,hospitality,rent
-389.00|Belastingdienst|OB kw 3|vat-payment
-1250.00|Marieke Lansink|privé okt|private-withdrawal
-200.00|Marieke Lansink|btw sparen|own-transfer,private-withdrawal
-150.00|Qredits Microfinanciering Nederland|termijn 31 MKB krediet 4401882|loan-instalment
-13.99|bunq|Monthly fee bunq Elite Business|bank-costs
-9.90|Balens Europe B.V.|aansprakelijkheid yogadocent|insurance
`,
  },
  {
    kind: 'day nursery',
    names: ['Kinderdagverblijf Het Wortelhuis B.V.'],
    lines: `
1422.18|S. van den Hul|/TRTP/SEPA OVERBOEKING/NAME/S. van den Hul/REMI/opvang april Noud en Pip/EREF/KDV-26-0412|customer-receipt
688.40|O. Celik|/TRTP/SEPA OVERBOEKING/NAME/O. Celik/REMI/kdv april|customer-receipt
22890.65||/TRTP/SEPA INCASSO BATCH/REMI/INCASSO KDV 2026-04 AANTAL 24/EREF/BATCH-0426|customer-receipt
902.00|Belastingdienst Toeslagen|/TRTP/SEPA OVERBOEKING/REMI/KINDEROPVANGTOESLAG 04-2026 FAM BAKKER 118204|customer-receipt,benefit,subsidy
3180.00|Gemeente Houten|/TRTP/SEPA OVERBOEKING/REMI/SUBSIDIE VVE 2026 KW2 BESCHIKKING 44-118|subsidy
1240.50|Gemeente Houten|/TRTP/SEPA OVERBOEKING/REMI/SMI-opvang april factuur 26-88|customer-receipt,subsidy
-1288.40||/TRTP/SEPA Incasso Storno/REMI/STORNO M. HENDRIX OPVANG APRIL RETOURREDEN AM04|reversal,customer-receipt
-2011.30|E. Wassink|/TRTP/SEPA OVERBOEKING/REMI/salaris 04-2026|wages
-1877.00|B. Oomen|/TRTP/SEPA OVERBOEKING/REMI/salaris 04-2026|wages
-1730.55|N. El Amrani|/TRTP/SEPA OVERBOEKING/REMI/salaris 04-2026|wages
-990.12|C. Jaspers|/TRTP/SEPA OVERBOEKING/REMI/salaris 04-2026|wages
-17244.80||/TRTP/SEPA BATCH/REMI/SALARISSEN 04-2026 AANTAL 9|wages
-5118.90|Pensioenfonds Zorg en Welzijn|/TRTP/SEPA Incasso algemeen doorlopend/REMI/NOTA 260411882|pension
-9244.00|Belastingdienst|/TRTP/SEPA OVERBOEKING/REMI/loonaangifte april 2026|wage-tax
-1650.00|Tempo-Team Uitzenden B.V.|/TRTP/SEPA OVERBOEKING/REMI/fact 26118204 inval pm'er|supplier,wages
-4350.00|Stichting Viveste Wonen|/TRTP/SEPA OVERBOEKING/REMI/huur Vlierweg mei|rent
-688.00|Oxxio Zakelijk|/TRTP/SEPA Incasso algemeen doorlopend/REMI/voorschot mei|energy
-1012.70|Vers aan Tafel Kinderopvang|/TRTP/SEPA OVERBOEKING/REMI/warme maaltijden april|supplier,groceries
-388.92|Heutink B.V.|/TRTP/SEPA OVERBOEKING/REMI/order 4418820 speelmateriaal|supplier
-244.11|Kruidvat|BEA, Betaalpas Kruidvat 7740 Houten,PAS018 NR:KV8812, 14.04.26/10:02 HOUTEN luiers|supplier,groceries
-61.48|Jumbo Houten|BEA, Betaalpas Jumbo Houten,PAS018 NR:JB2204, 16.04.26/09:15 HOUTEN|groceries
-121.00|GGD regio Utrecht|/TRTP/SEPA OVERBOEKING/REMI/inspectie LRK wijziging|supplier,local-tax
-188.00|Geschillencommissie Kinderopvang|/TRTP/SEPA OVERBOEKING/REMI/bijdrage 2026|supplier
-33.85|Justis|/TRTP/IDEAL/REMI/VOG aanvraag 118204 Ministerie JenV|supplier,wages
-272.25|Portabase B.V.|/TRTP/SEPA Incasso algemeen doorlopend/REMI/ouderportaal april|software
-412.00|Nationale-Nederlanden Schade|/TRTP/SEPA Incasso algemeen doorlopend/REMI/pakketpolis kinderopvang|insurance
-158.40|RMN N.V.|/TRTP/SEPA Incasso algemeen doorlopend/REMI/bedrijfsafval april luiercontainer|supplier,local-tax
-2200.00|Volksbank N.V.|/TRTP/SEPA Incasso algemeen doorlopend/REMI/zakelijke hypotheek rente en aflossing mei|loan-instalment
-36.02||ABN AMRO Bank N.V. Incassokosten en zakelijk pakket april 2026|bank-costs
2104.16|UWV|/TRTP/SEPA OVERBOEKING/REMI/ZWANGERSCHAPSUITKERING C JASPERS 30-03 T/M 26-04|benefit
`,
  },
  {
    kind: 'dog groomer',
    names: ['Trimsalon Pluis', 'N. Hogenboom'],
    lines: `
312.40|SumUp Payments Ltd|SUMUP UITBETALING 12-01|payment-provider-payout,card-takings
267.10|SumUp Payments Ltd|SUMUP UITBETALING 13-01|payment-provider-payout,card-takings
404.85|SumUp Payments Ltd|SUMUP UITBETALING 16-01|payment-provider-payout,card-takings
65.00|J. Kloosterman|trimmen Saartje|customer-receipt
57.50|ABN AMRO Bank NV|Tikkie ID 001188204412, Trimbeurt Boef, Van: G. Sluis, NL40ABNA0118820441|customer-receipt,private-deposit
180.00||Geldautomaat storting 17-01-2026 Geldmaat Dorpsstraat Zoetermeer|cash-deposit
-188.22|Transgroom B.V.|order 26-0088 shampoo scharen|supplier
-44.00|Slijperij De Scherpe Snede|scheerkoppen|supplier
-27.18|Pets Place Zoetermeer|pin 14-01-2026 13:40|supplier
-18.60|Action 1182 Zoetermeer|pin 15-01-2026 09:50|supplier,groceries
-395.00|W. Zuidgeest|huur salon febr|rent
-68.00|Oxxio|stroom en gas jan|energy
-17.40|Dunea|water jan|energy,supplier,local-tax
-24.00|Ben Nederland|factuur 0188|telecom,private-withdrawal
-22.99|Salonized B.V.|abonnement jan|software
-36.18|FBTO|AVB + inventaris|insurance
-42.00|ABHB|lidmaatschap 2026|supplier
-611.00|Belastingdienst|btw 4e kw 2025|vat-payment
-83.00|Belastingdienst|VA IB 2026 01|income-tax
-164.30|Belastingsamenwerking Gouwe-Rijnland|gecombineerde aanslag 2026|local-tax
-750.00|N. Hogenboom|boodschappen en huis|private-withdrawal
-90.00|N. Hogenboom|Sparen voor tafel|own-transfer,private-withdrawal
200.00|P. Hogenboom|lening van pa|loan-proceeds,private-deposit
-50.00|P. Hogenboom|aflossen pa|loan-instalment,private-withdrawal
-10.00|Nederlandse Loterij|TOTO storting|gambling,private-withdrawal
-71.04|Bol.com|Bestelnr A000K8812Q waterblazer|supplier
34.99|Bol.com|Retour A000K8812Q|refund-received
-6.95|ASN Bank|Kosten Zakelijk rekening december|bank-costs
-145.20|Administratie Plus Zoetermeer|jaarwerk 2025 termijn|accountancy
`,
  },
  {
    kind: 'midwifery practice',
    names: ['Verloskundigen Praktijk De Bron Maatschap'],
    lines: `
6188.00|Zilveren Kruis|Omschrijving: AGB 08118820 declaratie VK 2026-11882 Kenmerk: ZK0118820|customer-receipt
4402.75|CZ Groep|Omschrijving: 0088120441 verloskundige zorg UZOVI 9664|customer-receipt
1980.10|DSW|Omschrijving: declaratie okt batch 14|customer-receipt
655.00|ASR Basis Ziektekosten|Omschrijving: declaratienr 8812204|customer-receipt,insurance-payout
140.00|G. Vermaas|Omschrijving: pretecho factuur 2026-611|customer-receipt
145.00|Mw. D. Oliveira|Omschrijving: nota 2026-615 NIPT bloedprik + echo|customer-receipt
750.00|Hogeschool Rotterdam|Omschrijving: stagevergoeding praktijkopleider blok 1|customer-receipt,subsidy
-4500.00|M.L. Verkuyl|Omschrijving: winstvoorschot okt|private-withdrawal
-4500.00|R. Sonneveld|Omschrijving: winstvoorschot okt|private-withdrawal
-2178.60|F. Tjon|Omschrijving: salaris oktober praktijkassistente|wages
-2812.00|Verloskundige E. Baars|Omschrijving: waarneemfactuur 2026-22|supplier
-1344.00|Belastingdienst|Omschrijving: loonheffingen 10|wage-tax
-455.12|PFZW|Omschrijving: nota oktober Doorlopende incasso|pension
-1640.00|SPV Pensioenfonds Verloskundigen|Omschrijving: premie maten 4e kwartaal Doorlopende incasso|pension,private-withdrawal
-1725.00|Stichting Wijkgebouw Ommoord|Omschrijving: huur praktijkruimte nov|rent
-611.15|GE Healthcare B.V.|Omschrijving: onderhoudscontract Voluson|supplier
-880.00|GE Capital Equipment Finance|Omschrijving: huurkoop echo-apparaat termijn 33 Doorlopende incasso|loan-instalment,lease
-299.00|Vrumun B.V.|Omschrijving: EPD licentie nov|software
-84.50|Star-shl|Omschrijving: labmateriaal|supplier
-118.00|KNOV|Omschrijving: contributie nov Doorlopende incasso|supplier
-1012.00|VvAA|Omschrijving: beroepsaansprakelijkheid 2 maten|insurance
-144.66|Odido Netherlands B.V.|Omschrijving: 3 abonnementen dienst nov|telecom
-54.10|Esso Express Capelsebrug ROTTERDAM NLD|Pasvolgnr: 012 22-10-2026 03:41 Transactie: 8K21D0 Term: EX8812 Valutadatum: 23-10-2026|fuel
-4.12|Gem Rotterdam Parkeren|Pasvolgnr: 012 19-10-2026 11:20 Transactie: 11D8K2 Term: RP0412 Valutadatum: 20-10-2026|travel,local-tax
-22.15|Bagels & Beans ROTTERDAM NLD|Pasvolgnr: 011 21-10-2026 12:31 Transactie: 7P11X2 Term: BB0188 Valutadatum: 22-10-2026|hospitality
-363.00|Wij Zijn Jong Accountants|Omschrijving: adviesnota 26-4418|accountancy
-29.60||Kosten Zakelijk Betaalpakket 01-09-2026 t/m 30-09-2026|bank-costs
-3000.00|Zakelijke Spaarrekening|Naar Zakelijke Spaarrekening 118-20441 reservering|own-transfer
9.75||Rente Zakelijke Spaarrekening 3e kwartaal|interest-received
-75.00|Kraamshop Het Nestje|Omschrijving: kraamcadeaus|supplier,marketing,hospitality
-181.30|Prodimed Wegwerp|Omschrijving: handschoenen en gel|supplier
`,
  },
]
