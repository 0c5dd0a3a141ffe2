import type { UntouchedBusiness } from '../untouched-business.ts'

export const making: readonly UntouchedBusiness[] = [
  {
    kind: 'print and sign shop',
    names: ['Drukkerij Van Steenis', 'P. van Steenis'],
    lines: `
1452.00|Basisschool Het Kompas|Betreft uw factuur 20260331 diploma's en posters|customer-receipt
3872.00|Holland Casino N.V.|Inv. 20260338 printed menu cards & signage|customer-receipt
968.00|Stichting Jackpot Jeugdtheater|fact 20260340 flyers|customer-receipt
423.50|Toto Bouw Renovatie|factuur 20260352 gevelreclame|customer-receipt
-2187.33|Igepa Nederland B.V.|papier en karton 110923|supplier
-1044.00|Antalis B.V.|SEPA Incasso factuur 7001882|supplier
-388.41|Heidelberg Benelux|service pers maart|supplier
-911.75|Xerox Financial Services|kwartaaltermijn huurkoop iGen|lease,loan-instalment
-276.00|Fogra Print Supplies GmbH|Re.-Nr. 66120 Druckplatten|supplier
-1690.00|Probo Sign Dokkum|order 5571-5580 doorverkoop banieren|supplier
-1600.00|P. van Steenis|naar prive|private-withdrawal
-2500.00|P. van Steenis|factuur PvS 2026-03 managementdiensten|private-withdrawal
-1250.00|Fam. Rijpkema Beheer|huur loods Energieweg 12 mei|rent
-519.80|Vattenfall Zakelijk|voorschotnota mei|energy
-62.44|Odido Zakelijk|mobiel abonnement 05|telecom
-72.59|Adobe Systems Software Ireland Ltd|Creative Cloud Teams 05-2026|software
-18.15|Fontspring|FS-882112 license webfont CARD 4411|software,supplier
-215.00|KVGO|contributie verbond 2026 kwartaal 2|supplier
-134.32|DHL eCommerce Netherlands|pakketten april|supplier
-96.80|PostNL Pakketten Benelux|zakelijke rekening 100228|supplier
-1377.00|Belastingdienst Apeldoorn|omzetbelasting apr 2026 betalingskenmerk 1122 3344 5566 7788|vat-payment
612.00|Belastingdienst|teruggaaf omzetbelasting 2025 4e kwartaal|tax-refund
-412.00|Swishfund Nederland|weekly instalment 14/26|loan-instalment
-286.00|Floryn B.V.|aflossing krediet week 19|loan-instalment
5000.00|Floryn B.V.|opname krediet FL-1883|loan-proceeds
-3212.00|Collin Crowdfund|Annuiteit lening 2023-118 Drukkerij Van Steenis|loan-instalment
-145.20|Movir|premie AOV polis 3312290|insurance,private-withdrawal
-118.22|ASR Ziektekosten|zorgpremie mei P van Steenis|private-withdrawal,insurance
-35.88|Bol|ABN BEA Google Pay 12.05 bol.com Utrecht kantoorartikelen|supplier
-24.99||BEA, Google Pay HEMA Gouda,PAS114 NR:7F2K11, 12.05.26/13:05 GOUDA|supplier,groceries
-72.10||BEA, Betaalpas TinQ Waddinxveen,PAS114 NR:55120, 13.05.26/08:12|fuel
-11.50||BEA, Betaalpas Bakker Bart Gouda,PAS114 NR:1182, 13.05.26/12:22|groceries,hospitality
-200.00||GEA, Betaalpas Geldmaat Kleiweg 9,PAS114 NR:221877, 15.05.26/16:02|cash-withdrawal
-14.85|ABN AMRO Bank N.V.|Kosten Zakelijk Internet Bankieren 04-2026|bank-costs
-88.00|Intrum Nederland B.V.|dossier 7712239 inzake Telfort|collection
-423.50|Toto Bouw Renovatie|creditnota 20260352C restitutie|reversal
`,
  },
  {
    kind: 'video production',
    names: ['Beeldstorm Producties', 'D.A. Ramdin'],
    lines: `
4840.00|Gemeente Almere|2026-019 promotiefilm stadsfestival|customer-receipt
1815.00|Holland Media Groep BV|Factuur 2026-021 montage|customer-receipt
2904.00|Agency Dept Netherlands B.V.|PO 4500187 inv 2026-022 content days|customer-receipt
1089.00|Brand New Telemarketing Bureau B.V.|Betaling factuur 2026-024|customer-receipt
611.44|Google Ireland Limited|AdSense YouTube earnings 05-2026|customer-receipt
143.10|Shutterstock Ireland|contributor payout PAYPAL|customer-receipt,payment-provider-payout
322.08|Stichting Buma/Stemra|Repartitie 2026 uitkering|customer-receipt
1500.00|Stichting Mediafonds Flevoland|toekenning filmbijdrage 2e termijn dossier 661|subsidy,customer-receipt
-389.00|Kamera Express B.V.|ND filters + SSD order KE99122|supplier
-1210.00|Budgetcam Rental|verhuur FX6 set 3 dagen|supplier,lease
-544.50|Jasper Kuipers Geluid|factuur 26-11 draaidag geluid|supplier
-726.00|Studio Wolkenkrabber|huur studio 12 mei|rent,supplier
-300.00|Broedplaats De Voetnoot|atelierhuur juni|rent
-24.19|Vimeo.com|Vimeo Plus USD 25.00|software
-33.87|Frame.io Inc|subscription card 8812|software
-12.99|Dropbox International|Dropbox Pro jun|software
-14.99|Artlist.io|music licence monthly|software,supplier
-1900.00|D A Ramdin|salaris mezelf|private-withdrawal
-500.00|D.A. Ramdin|spaarrekening privé|private-withdrawal
-250.00|D A Ramdin|Naar Knab spaarrekening BTW potje|own-transfer,private-withdrawal
-1000.00|D.A. Ramdin|factuurnr 26-003 regie eigen productie|private-withdrawal
-61.22|Klarna Bank AB|Klarna bestelling Coolblue NL deel 1/3|supplier
-183.20|Billink B.V.|achteraf betalen order 77123 Bax Music|supplier
-240.00|Riverty (AfterPay)|betaling Conrad Electronic referentie 88129|supplier
-49.95|Tinka B.V.|termijn aankoop wehkamp|supplier,loan-instalment
-33.00|Unibet|UNIBET MALTA storting|gambling
-50.00|Stake.com via Moonpay|card purchase|gambling,crypto
85.00|Bet365 Group|withdrawal winnings ref 5581223|gambling
-150.00|Bitvavo B.V.|iDEAL storting 7712|crypto
-200.00|DEGIRO via flatexDEGIRO Bank AG|Overboeking beleggingsrekening|private-withdrawal,own-transfer,crypto
-31.40|NS Groep|reizen zakelijk mei|travel
-18.60|Q-Park Operations|parkeren Almere P5 Apple Pay|travel
-9.75|Swapfiets|maandabonnement|travel,lease
-55.66|Wetransfer|bunq card 1220 amsterdam|software
-80.85|Jortt|boekhoudprogramma jaar|software,accountancy
-17.00|Knab|abonnementskosten zakelijk Compleet|bank-costs
-2140.00|Belastingdienst|IB/PVV 2024 aanslag|income-tax
-896.00|Belastingdienst|BTW Q1 2026|vat-payment
`,
  },
  {
    kind: 'solar installer',
    names: ['ZonnigDak Installaties B.V.'],
    lines: `
8420.00|A.J. Kamphuis|Zonnepanelen 14 stuks termijn 1 offerte 2214|customer-receipt
3988.00|VvE Parkzicht|thuisbatterij nota ZD-26-088|customer-receipt
21780.00|Woonstichting Lefier|ZD-26-091 project Emmen 12 woningen|customer-receipt
36000.00|Stichting Beheer Subsidiegelden / RVO|ISDE voorschot namens klanten batch 7|subsidy,customer-receipt
-11230.00|Solarclarity B.V.|panelen en omvormers 66120|supplier
-6420.50|Estg Zonnepanelen Groothandel|fact 26-8812|supplier
-1377.12|Technische Unie|week 27 materialen klnr 1188220|supplier
-411.00|Rexel Nederland B.V.|inc. 2026-07|supplier
-1250.00|Boels Rental|hoogwerker 3 dgn|supplier,lease
-4500.00|Kowalski Montaz Sp. z o.o.|FV 12/07/2026 montaz paneli|supplier
-2630.11|T. Wolters|salaris juli monteur|wages
-2411.87|Arkadiusz Nowak|wynagrodzenie 07/2026 loon|wages
-310.20|Pensioenfonds Metaal en Techniek (PMT)|premie 2026-06|pension
-92.15|Wij Techniek / OOM|bijdrage O&O fonds|pension,social-insurance,supplier
-688.00|Ayvens Nederland B.V.|lease VW Caddy V-123-BX|lease
-579.00|Arval BV|full operational lease Renault Kangoo|lease
-612.90|MKB Brandstof|verzamelfactuur 2026-07-15|fuel
-43.20|FASTNED A28|laadsessie BEA|fuel,travel,energy
-75.00|ANWB Energie|laadpas kosten|energy,fuel,travel
-2950.00|New10 B.V.|incasso lening 1200332 termijn 9|loan-instalment
-1420.00|OPR-Finance (OPR Zakelijk)|automatische incasso krediet 66129|loan-instalment
-650.00|Invest-NL Business Finance|interest and principal facility ref 22|loan-instalment
-1111.11|October SA|Echeance 14/36 pret NL-22133|loan-instalment
-870.00|iwoca Deutschland GmbH|repayment instalment IW88213|loan-instalment
-2400.00|Capital Box AB|CapitalBox delbetaling / monthly payment 4|loan-instalment
-1345.00|Ferratum Business (Multitude Bank p.l.c.)|Loan repayment 7/12|loan-instalment
18000.00|CapitalBox AB|Payout business loan agreement 0081123|loan-proceeds
-8000.00|Belastingdienst|naheffingsaanslag OB 2025 7e termijn uitstelregeling|tax-arrears,vat-payment
-3120.00|Belastingdienst|BTW-aangifte juni|vat-payment
-145.00|Belastingdienst|MRB kwartaal V-123-BX motorrijtuigenbelasting|other-tax
-384.00|Techniek Nederland|ledencontributie Q3|supplier
-560.00|InstallQ Certificering|erkenning zonnestroom audit|supplier
-221.50|Solvari B.V.|leads juni|marketing,supplier
-1200.00|Zonnestraal Beheer B.V.|r/c DGA juli|private-withdrawal,own-transfer,dividend
-14000.00|Notariskantoor Jansen & De Vries|aankoop bedrijfspand koopsom deel|supplier,other-tax,accountancy
-1331.00|Jurable Advocaten|voorschot geschil klant|accountancy,supplier
-3388.00|Vastgoedmaatschappij Stadskanaal Zuid|huur bedrijfshal juli incl servicekosten|rent
-64.20|Timocom B.V. / Gamma Emmen|pinbetaling schroeven en kit|supplier
`,
  },
  {
    kind: 'goldsmith and jeweller',
    names: ['Goudsmederij Lumière', 'C.M. Verschuren'],
    lines: `
1850.00|K. en L. Maas|trouwringen restant bon 2214|customer-receipt
640.20|CM Payments B.V.|CM.com payout terminal 2026-06-11|card-takings,payment-provider-payout
1280.00||STORTING SEALBAG GELDMAAT 8812|cash-deposit
920.00|Loomis Nederland|waardetransport afstorting sealbag 6612|cash-deposit
2212.00|Drijfhout Edelmetaal B.V.|inname oud goud afrekening 4412|customer-receipt,refund-received
-3180.00|Drijfhout Edelmetaal B.V.|goud 750 plaat en draad fact 66128|supplier
-1244.00|Diamantbeurs Antwerpen Rosy Blue|Invoice 2281 diamonds|supplier
-445.00|Bijou Moderne B.V.|collectie kettingen|supplier
-210.00|Waarborg Holland B.V.|keuren juni|supplier
-1575.00|Winkelfonds Lange Hezelstraat|huur winkelpand juni|rent
-212.18|Nationale-Nederlanden|juweliersblok premie Q2|insurance
-61.71|Verisure Nederland|alarmabonnement|supplier,telecom,insurance
-22.00|Lightspeed Netherlands B.V.|kassasysteem juni|software
-1800.00|C.M. Verschuren|loon juni ondernemer|private-withdrawal
-890.00|C M Verschuren|2026-06 invoice design services|private-withdrawal
-300.00|C.M. Verschuren|lijfrente inleg Brand New Day|private-withdrawal,pension
-250.00|Brand New Day Levensverzekeringen|lijfrente C.M. Verschuren|private-withdrawal,pension
-44.50|Bloemenstal Nijmegen|boeketten etalage|supplier,marketing
-12.10|Kiosk Lotto Verkooppunt|krant en tijdschrift winkel|supplier,groceries,gambling
-38.00|Ticketmaster / Pathé Nijmegen|avondje uit|private-withdrawal,hospitality,supplier,travel
-65.00|Kapsalon Haarmonie|knippen|private-withdrawal,supplier
-79.99|Zalando SE|bestelling 1022881|private-withdrawal,supplier
-430.00|in3 (Payin3)|2e termijn bestelling gereedschap|supplier,loan-instalment
-215.00|Mondu GmbH|Rechnung Karl Fischer Goldschmiedebedarf|supplier
-166.00|Two Payments (Tillit AS)|invoice 3391 Gems & Tools|supplier
-89.90|PayPal Pay in 3|Etsy purchase silver wire|supplier
12.44|bunq B.V.|Interest payment June|interest-received
-9.99|bunq|bunq Pro Business monthly fee|bank-costs
-400.00|Goudsmederij Lumière Spaarpot|round-up savings|own-transfer
600.00|Goudsmederij Lumière|van spaarrekening belasting|own-transfer
-1011.00|Belastingdienst|btw eerste kwartaal|vat-payment
-312.00|Belastingdienst|VA IB/Zvw 2026 juni|income-tax
-95.59|ANWB Verzekeringen|autoverzekering privé|private-withdrawal,insurance
1240.00|Interpolis|uitkering inbraakschade claim 66213|insurance-payout
-88.00|Gouden Gids / Youvia|vermelding premium|marketing
-260.00|Stadsbestuur Binnenstadsmanagement Nijmegen|BIZ bijdrage reclamebelasting|local-tax,marketing
`,
  },
]
