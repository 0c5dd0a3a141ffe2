import type { UntouchedBusiness } from '../untouched-business.ts'

export const artAndLeisure: readonly UntouchedBusiness[] = [
  {
    kind: 'art gallery',
    names: ['Galerie Kraanspoor', 'W. Lichtenberg'],
    lines: `
4500.00|H. Ammerlaan|schilderij 'Zuid' aankoop|customer-receipt
2722.50|Holding Casino Kunstcollectie|factuur GK-26-12 sculptuur|customer-receipt
3000.00|Mondriaan Fonds|bijdrage beurspresentatie|subsidy,customer-receipt
1100.00|KunstKoop ABN AMRO|uitbetaling renteloze lening koper Bakker factuur 14|customer-receipt,loan-proceeds
-2250.00|Kunstenaar J. Prins|verkoopaandeel 50%|supplier
-1980.00|Art Rotterdam|standhuur|marketing,rent,supplier
-402.00|Lijstenmakerij Okker|lijsten|supplier
-244.00|Hizkia van Kralingen|kunsttransport|supplier
-1475.00|BPD Kraanspoor|huur september|rent
-133.00|Hiscox|kunstverzekering|insurance
-28.00|Artlogic Ltd|gallery database subscription|software
-1800.00|W. Lichtenberg|salaris|private-withdrawal
-600.00|W Lichtenberg|naar beleggingsrekening|private-withdrawal,own-transfer
-96.00|Slijterij Kraan|wijn vernissage|groceries,supplier,hospitality
-41.00|Mailchimp|essentials plan|software,marketing
-175.00|PR bureau Kleur|persbericht|marketing,supplier
-690.00|Belastingdienst|omzetbelasting kwartaal 3|vat-payment
-100.00|Lottoland|speelsaldo|gambling
-66.00|NS International|trein Brussel|travel
-450.00|Triodos Cultuurlening|aflossing|loan-instalment
-200.00|H. Ammerlaan|korting achteraf terugbetaald|reversal
`,
  },
  {
    kind: 'funeral stationery web shop',
    names: ['Kaartje voor Later', 'N. Bruins'],
    lines: `
288.10|Mollie|Uitbetaling 8812|payment-provider-payout
61.40|Klarna Bank AB|settlement K8812|payment-provider-payout
402.00|Uitvaartcentrum Zwolle|maandfactuur drukwerk|customer-receipt
2500.00|PayPal|PayPal Working Capital loan funded|loan-proceeds
-188.00|PayPal|Working Capital repayment|loan-instalment
6000.00|Qeld Financiering|uitbetaling|loan-proceeds
-540.00|Qeld Financiering|incasso wk 12|loan-instalment
-212.00|Enveloppenland|enveloppen crème|supplier
-611.00|Drukkerij Wihabo|kaarten oplage 500|supplier,marketing
-88.00|PostNL|postzegels rouw|supplier
-29.00|Lightspeed eCom|webshop abonnement|software
-22.10|Mollie B.V.|transactiekosten maart|payment-provider-costs
-133.00|Google Ireland Ltd|Ads|marketing
-850.00|N. Bruins|inkomen|private-withdrawal
-120.00|Nienke Bruins|creditcard privé aanvullen|private-withdrawal
-75.00|Wehkamp Finance|aflossing|loan-instalment,private-withdrawal,supplier
-48.00|Spraypay|termijn 3 wasmachine|supplier,loan-instalment,private-withdrawal
-36.00|in3|kantoorstoel 2/3|supplier,loan-instalment
-20.00|Bingo.nl|storting|gambling
45.00|Bingo.nl|uitbetaling winst|gambling
-210.00|Belastingdienst|btw maart|vat-payment
-9.00|Knab|Knab Basis|bank-costs
-19.00|L. Maat|geld terug verkeerde tekst|reversal
`,
  },
  {
    kind: 'escape room',
    names: ['Ontsnapt! Zwolle B.V.'],
    lines: `
1733.00|Bookeo / Stripe|payout week 14|payment-provider-payout
640.00|SmartPay Rabobank|uitbetaling 6-4|card-takings,payment-provider-payout
1210.00|Deltion College|teamdag 9 personen factuur 118|customer-receipt
605.00|Young Capital Zwolle|teamuitje uw factuur 121|customer-receipt
968.00|Fair Play Casino Zwolle|personeelsuitje factuur 124|customer-receipt
422.00|SocialDeal B.V.|uitbetaling vouchers|customer-receipt,payment-provider-payout
-84.00|SocialDeal B.V.|commissie vouchers maart|payment-provider-costs,marketing,supplier
-2440.00|Vastgoed Melkmarkt|huur april|rent
-355.00|Eneco|april|energy
-1455.00|F. Douma|salaris maart|wages
-512.00|K. Smit|oproepkracht uren maart loon|wages
-811.00|Belastingdienst|loonheffing mrt|wage-tax
-1822.00|Belastingdienst|BTW Q1|vat-payment
-2000.00|Ontsnapt Holding|mgt vergoeding|private-withdrawal,wages,supplier
-7500.00|Ontsnapt Holding|tussentijdse winstuitkering|dividend,private-withdrawal
-388.00|Prop Shop Berlin GmbH|Requisiten|supplier
-45.00|Jackpot Slotenmaker|reservesleutels|supplier
-133.00|Bookeo Pty Ltd|Standard plan|software
-61.00|BUMA Sena servicecentrum|muzieklicentie|supplier,other-tax
-980.00|OnlineKrediet B.V.|weekbetaling 8 van 52|loan-instalment
-1150.00|RVO|terugbetaling TVL Q4 termijn 12|loan-instalment,subsidy,tax-arrears,supplier
-240.00|Ziggo|zakelijk internet|telecom
-80.00|VVV Zwolle|vermelding folder|marketing
-96.80|Deltion College|restitutie 1 deelnemer|reversal
`,
  },
  {
    kind: 'community theatre company',
    names: ['Toneelhuis De Vlieger B.V.'],
    lines: `
2410.00|Ticketmatic NV|afdracht verkoop voorstelling mei|customer-receipt,payment-provider-payout
15000.00|Fonds Podiumkunsten|2e termijn productiesubsidie|subsidy
4000.00|Gemeente Haarlem|subsidie cultuur 2026|subsidy
1815.00|Schouwburg Velsen|uitkoopsom 14 mei factuur 26-9|customer-receipt
2500.00|Rabobank Kennemerland|sponsoring factuur 26-11|customer-receipt
-880.00|Decorbouw Van Es|decor|supplier
-1210.00|Actrice M. Vink|5 voorstellingen factuur|supplier,wages
-1704.00|T. Blok|salaris mei zakelijk leider|wages
-390.00|Pensioenfonds PFZW|mei|pension
-955.00|Belastingdienst|Loonaangifte mei|wage-tax
-640.00|Theaterhuur Nova College|repetitieruimte mei|rent
-311.00|Boels|verhuur aggregaat|supplier,lease,rent
-77.00|Flyerman|verspreiding flyers|marketing,supplier
-44.00|Bol.|rekwisieten|supplier
-188.00|Hotel Velsen|overnachting spelers|travel
-1600.00|De Vlieger Holding|directievergoeding mei|private-withdrawal,wages,supplier
-1000.00|Cultuur+Ondernemen|rente en aflossing cultuurlening|loan-instalment
10000.00|Cultuur+Ondernemen|verstrekking cultuurlening 88|loan-proceeds
-120.00|Stichting Auteursrechten IBVA Holland|opvoeringsrechten|supplier
5.10|Triodos Bank N.V.|ontvangen rente|interest-received
-122.00|Ticketmatic NV|servicekosten mei|payment-provider-costs,software,supplier
-36.00|L. Ruys|refund 2 tickets|reversal
`,
  },
  {
    kind: 'metal art smith',
    names: ['Smederij Vonk en Vuur', 'A. Kessels'],
    lines: `
1936.00|Fam. De Groot|spijlenhek aanbetaling|customer-receipt
3630.00|Aannemer Van Wijnen Zuid|balkonhekken SV-26-14|customer-receipt
-733.00|MCB Nederland|staal en profielen|supplier
-155.00|Linde Gas Benelux|argon flessenhuur|supplier,rent
-88.00|Würth Nederland|slijpschijven|supplier
-500.00|Gemeente Weert|huur ambachtsloods|rent
-266.00|Enexis Netbeheer|aansluiting|energy
-1400.00|A. Kessels|overboeking huishouden|private-withdrawal
-360.00|A. Kessels|laswerk rekening AK-4|private-withdrawal
-98.00|Nationale-Nederlanden|bedrijvenpakket|insurance
-240.00|KBC Lease|lasrobot 6/48|lease
-212.00|Factoring Limburg Finance B.V.|maandtermijn lening 9/24|loan-instalment
7500.00|Factoring Limburg Finance B.V.|uitbetaling lening|loan-proceeds
-60.00|Casino Admiral Weert|BEA Betaalpas,PAS003 23:02|gambling
-40.00|LeoVegas Gaming plc|deposit|gambling
-175.00|Metaalunie|ledenbijdrage|supplier
-520.00|Belastingdienst|Omzetbelasting juni|vat-payment
-95.00|Belastingdienst|invorderingsrente en kosten|tax-arrears,fine
-19.00|Exact|boekhoudpakket|software,accountancy
1650.00|Achmea Schade|vergoeding brandschade werkbank|insurance-payout
-145.00|Fam. De Groot|retour teveel betaald|reversal
`,
  },
  {
    kind: 'pottery workshop',
    names: ['Atelier Draaischijf', 'L. Vermeer'],
    lines: `
45.00|P. Snel|proefles draaien|customer-receipt
318.00|SumUp|SUMUP 14/06|card-takings,payment-provider-payout
640.00|Bedrijfsuitje Company Fun|workshop 16 p factuur 31|customer-receipt
92.00|Etsy|Etsy payout June|customer-receipt,payment-provider-payout
-211.00|Keramikos|klei en glazuur|supplier
-1288.00|Rohde Ovens|keramiekoven aanbetaling|supplier
-420.00|Ateliergebouw Het Veem|huur juni|rent
-166.00|Frank Energie|juni|energy
-900.00|L. Vermeer|opname|private-withdrawal
-130.00|Linde Vermeer|factuur les invallen|private-withdrawal
-32.00|Acuity Scheduling|growing plan|software
-22.00|Instagram Meta|advertentie|marketing
-50.00|Raisin GmbH|spaarinleg|private-withdrawal,own-transfer
-89.00|AfterPay|bestelling VidaXL kruk|supplier
-25.00|Oranje Casino|deposit|gambling
-210.00|Belastingdienst|btw Q2|vat-payment
-6.00|bunq|card payment fee abroad|bank-costs
2000.00|Tante Vermeer|renteloze lening|loan-proceeds,private-deposit
-100.00|Tante Vermeer|terugbetaling lening|loan-instalment
-45.00|P. Snel|cursusgeld terug|reversal
`,
  },
]
