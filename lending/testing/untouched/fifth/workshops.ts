import type { UntouchedBusiness } from '../untouched-business.ts'

export const workshops: readonly UntouchedBusiness[] = [
  {
    kind: 'recording studio',
    names: ['Studio Galm', 'E. Baptiste'],
    lines: `
1210.00|Warner Music Benelux|inv SG-26-14 mixing|customer-receipt
605.00|Jackpot Records|SG-26-15 mastering|customer-receipt
363.00|Theater Casino Breda|factuur SG-26-16|customer-receipt
288.40|Stichting SENA|uitkering uitvoerend kunstenaar|customer-receipt
94.11|DistroKid LLC|earnings withdrawal|customer-receipt,payment-provider-payout
61.70|Bandcamp / PayPal|payout|payment-provider-payout,customer-receipt
-499.00|Native Instruments GmbH|Komplete upgrade|software,supplier
-22.00|Splice.com|creator plan|software
-14.99|iZotope Inc|subscription|software
-1180.00|Thomann GmbH|Bestellung 88120 Mikrofon|supplier
-299.00|PayPal Later|Rode in 3 delen|supplier
-450.00|Muziekgebouw Oefenruimtes|studiohuur juni|rent
-80.00|Sessiedrummer B. Klaassen|sessie 2 uur|supplier
-1100.00|E. Baptiste|loon|private-withdrawal
-350.00|Emile Baptiste|invoice 4|private-withdrawal
-60.00|Nova Casino Amsterdam|Betaalautomaat 00:41|gambling
-50.00|Vave.com|deposit casino|gambling
190.00|Vave.com|withdrawal|gambling
-100.00|Bitpanda GmbH|Einzahlung|crypto
-45.00|Flatex Bank AG|Einzahlung Depot|private-withdrawal,crypto,own-transfer
-18.90|Tele2|sim|telecom
-33.00|HelloFresh|box 22|groceries,private-withdrawal
-240.00|Belastingdienst|BTW 2026 2e kwartaal|vat-payment
-9.00|SNS Bank|kosten betaalpakket|bank-costs
`,
  },
  {
    kind: 'upholsterer',
    names: ['Stoffeerderij De Naald', 'B. Vermaat'],
    lines: `
640.00|Hr. Kooiman|herstofferen fauteuil|customer-receipt
1815.00|Grand Café Royal Casino|12 stoelen bekleden factuur 44|customer-receipt
302.00|Knab Pin / myPOS|terminal uitbetaling|card-takings,payment-provider-payout
-388.00|De Ploeg Stoffen|stof 14 m|supplier
-62.00|Schuimrubber Kampioen|polyether|supplier
-150.00|Spotcap|aflossing|loan-instalment
-89.00|Biller B.V.|Manutan betaaltermijn 30 dagen|supplier
-520.00|Verzamelgebouw De Fabriek|werkplaats mei|rent
-88.00|Essent|mei|energy
-1500.00|B. Vermaat|overboeking naar mezelf|private-withdrawal
-275.00|B. Vermaat|stoffeerwerk nota BV-3|private-withdrawal
-95.00|Ohra Zorgverzekeringen|maandpremie|private-withdrawal,insurance
-60.00|Gemeente Gouda|reclamebelasting|local-tax
-29.00|Ecwid by Lightspeed|webshop plan|software
-47.00|Argos Gouda|pas 002 07:33|fuel
-18.40|Bakkerij Van Vliet|Apple Pay broodjes|hospitality,groceries
-36.00|Sparta Bingo Avond vereniging|zaalkaart|gambling,private-withdrawal,supplier
-260.00|Belastingdienst|VA ZVW/IB mei|income-tax
-310.00|Stadsbank van Lening|aflossing pand|loan-instalment,private-withdrawal
640.00|Verzekeringsmaatschappij De Onderlinge|vergoeding waterschade werkplaats|insurance-payout
220.00|De Ploeg Stoffen|retour verkeerde kleur|refund-received
-9.50|Rabobank|Rabo DirectPakket zakelijk|bank-costs
`,
  },
  {
    kind: 'chimney sweep',
    names: ['Schoorsteenveger Roetvrij', 'T. Jonkman'],
    lines: `
85.00|mevr. Dijkema|vegen 12 mei|customer-receipt
1452.00|Woonbedrijf Ieder1|complex 12 fact 118|customer-receipt
720.00|SumUp|payout 771|card-takings,payment-provider-payout
-311.00|Wöhler Nederland|borstels en camera|supplier
-77.00|ASPB|lidmaatschap bond|supplier
-355.00|Volkswagen Bank|financial lease Caddy|lease,loan-instalment
-93.00|Gulf Deventer|16:03 pas 3|fuel
-1250.00|T. Jonkman|salaris naar prive|private-withdrawal
-180.00|T. Jonkman|hypotheek|private-withdrawal
-640.00|ASN Hypotheken|hypotheektermijn woonhuis|loan-instalment,private-withdrawal
-25.00|Zoofy|klussen commissie|payment-provider-costs,marketing,supplier
-38.00|Nationale Nederlanden|avb premie|insurance
-12.00|Jortt Zoho|boekhouden|software,accountancy
-45.00|BetMGM|storting|gambling
-30.00|Circus.nl|iDEAL Circus|gambling
-150.00|Belastingdienst|terugvordering zorgtoeslag|income-tax,private-withdrawal,benefit,tax-arrears,other-tax
-410.00|Belastingdienst|BTW 2e kw|vat-payment
1100.00|Gemeente Deventer|Bbz uitkering mei|benefit
-55.00|Gemeente Deventer|Bbz aflossing lening|loan-instalment
-62.00|Incassobureau Fiditon|dossier Ziggo|collection
-22.00|McDonald's Deventer|12:11 pas 3|hospitality
-85.00|mevr. Dijkema|terug dubbel betaald|reversal
`,
  },
  {
    kind: 'dental laboratory',
    names: ['Tandtechniek Kroon B.V.'],
    lines: `
3112.00|Tandartspraktijk De Brug|verzamelnota mei|customer-receipt
1944.00|Mondzorg Alliantie Inkoop|fact TK-118/124|customer-receipt
610.00|Factoringbedrijf Infomedics|uitbetaling batch 12|customer-receipt,payment-provider-payout,loan-proceeds
-1480.00|Straumann B.V.|implantaatdelen|supplier
-922.00|Ivoclar Vivadent|keramiek|supplier
-688.00|Edelmetaal Schone|goudlegering|supplier
-455.00|3Shape A/S|TRIOS annual subscription|software
-1266.00|Henry Schein Financial Services|freesmachine 14/60|lease,loan-instalment
-2611.00|P. Kwant|salaris mei|wages
-1955.00|E. Sadik|salaris mei|wages
-1512.00|Belastingdienst|loonheffingen mei|wage-tax
-388.00|Pensioenfonds Tandtechniek|premie|pension
-1250.00|Praktijkpanden Oost|huur mei|rent
-99.00|DPD Nederland|koeriersritten|supplier
-41.00|VLHT brancheorganisatie|contributie|supplier
-2600.00|Kroon Holding|vergoeding directie mei|private-withdrawal,wages,supplier
-12500.00|Kroon Holding|slotdividend 2025|dividend
-1111.00|Rabobank|aflossing 3355.88 mei|loan-instalment
-7.00|Rabobank|kosten zakelijk mei|bank-costs
-350.00|Belastingdienst|Vpb 2026 voorlopig|corporate-tax
-59.00|Interpolis|arbodienst en verzuim|insurance,social-insurance
-144.00|Tandartspraktijk De Brug|creditnota kroon element 14|reversal
`,
  },
]
