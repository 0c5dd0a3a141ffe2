import type { UntouchedBusiness } from '../untouched-business.ts'

export const staffAndLessons: readonly UntouchedBusiness[] = [
  {
    kind: 'security firm',
    names: ['Nachtwacht Beveiliging B.V.'],
    lines: `
8712.00|Jumbo Distributiecentrum Woerden|NW-26-331 objectbeveiliging|customer-receipt
6050.00|Holland Casino Venlo|factuur NW-26-338 portiers|customer-receipt
2420.00|Gemeente Woerden|evenement koningsdag factuur NW-26-340|customer-receipt
18250.00|Svea Finance factoring|voorfinanciering facturen week 30|loan-proceeds,customer-receipt
-412.00|Svea Finance factoring|factoorkosten juli|bank-costs,payment-provider-costs,loan-instalment
-1910.23|O. Bulut|loon P8|wages
-2011.87|S. Mertens|LOON PERIODE 8|wages
-1722.00|Securitas Uitzenddiensten|inleen 4 beveiligers|supplier,wages
-5310.00|Belastingdienst|LH P8 2026|wage-tax
-1120.00|Pensioenfonds Particuliere Beveiliging|pensioen P8|pension
-88.00|SFPB sociaal fonds beveiliging|premie|social-insurance,pension,supplier
-1566.00|Athlon|wagenpark augustus|lease
-488.00|Travelcard Nederland|tankpassen|fuel
-344.00|Hytera portofoons huur|huur 20 portofoons|supplier,lease,rent
-212.00|Dienst Justis|VOG en vergunning|local-tax,other-tax,supplier
-1750.00|Stichting Woerden Bedrijvenpark|kantoorhuur|rent
-2500.00|M. Salah|DGA salaris aug|wages,private-withdrawal
-910.00|Collect & Co Gerechtsdeurwaarders|vonnis 26/118|collection
-1833.00|Belastingdienst|betalingsregeling loonheffing 2025|tax-arrears,wage-tax
-640.00|UWV|terugvordering NOW4|loan-instalment,subsidy,tax-arrears
2611.00|UWV|WAZO uitkering mw. Dekker|benefit
-1299.00|Kapitalisto Lending OÜ|weekly payment 6/26|loan-instalment
1240.00|a.s.r. verzuim|uitkering ziekteverzuim Bulut|insurance-payout
-455.00|a.s.r. verzuim|premie Q3|insurance
`,
  },
  {
    kind: 'removal firm',
    names: ['Verhuisbedrijf Tilman V.O.F.', 'K. Tilman', 'D. Tilman'],
    lines: `
1350.00|mw. P. Geurts|verhuizing 4 juni restant|customer-receipt
2178.00|Politie Eenheid Oost|interne verhuizing inkoopnr 4500|customer-receipt
880.00|CCV|AFREK BETAALAUT 30122|card-takings,payment-provider-payout
2500.00|Verhuizen.nl leadveiling|terugbetaling borg|refund-received
-1420.00|Volvo Group Financial|termijn vrachtauto 22/72|lease,loan-instalment
-1188.00|AS24 Tankstations|diesel juni|fuel
-610.00|TLN Verzekeringen|CMR en vervoerd goed|insurance
-411.00|RDW / Belastingdienst MRB|wegenbelasting vrachtauto|other-tax
-288.00|Eurovignet AGES|vignet Q3|travel,other-tax
-905.00|Verhuisdozen Centrale|dozen en tape|supplier
-700.00|Shurgard|opslag units|rent
-780.00|B. Lammers|weekloon 23|wages
-640.00|Flexpool Sjouwers|inhuur 2 man|wages,supplier
-1600.00|K. Tilman|winstvoorschot juni|private-withdrawal
-1600.00|D. Tilman|juni|private-withdrawal
-250.00|D. Tilman|bonnetjes terug|private-withdrawal
15000.00|Truckland Finance B.V.|uitbetaling financieringsovereenkomst 8812|loan-proceeds
-655.00|Truckland Finance B.V.|maandbedrag 1/24|loan-instalment
-215.00|Verhuizen.nl leadveiling|leads juni|marketing,supplier
-95.00|Gemeente Ede|ontheffing parkeren/verhuisbord|local-tax,travel,fine
-60.00|CJIB|boete rood licht|fine
-1644.00|Belastingdienst|ob juni|vat-payment
-55.00|TransIP B.V.|website|software
-300.00|mw. P. Geurts|schadevergoeding kast klant|supplier,insurance,reversal
1120.00|TLN Verzekeringen|uitkering schade lading|insurance-payout
`,
  },
  {
    kind: 'yoga retreat',
    names: ['Yogaboerderij Adem', 'I. Scholten'],
    lines: `
295.00|M. van Zuylen|retreat weekend 12-14 juni|customer-receipt
1180.00|Stripe Payments UK|STRIPE ADEM JUN2|payment-provider-payout
412.00|Bookyogaretreats.com (Tripaneer)|payout bookings|customer-receipt,payment-provider-payout
-62.00|Bookyogaretreats.com (Tripaneer)|commission june|payment-provider-costs,marketing,supplier
-188.00|De Kleinste Soepfabriek|catering soep|supplier,hospitality,groceries
-244.00|Odin Groothandel|biologische producten|groceries,supplier
-121.00|Yogisha|matten en bolsters|supplier
-45.00|Momoyoga B.V.|maandabonnement lesrooster|software
-950.00|Landgoed De Kamp|huur boerderij juni|rent
-211.00|Pure Energie|stroom|energy
-160.00|Docent Aafje Visser|gastles|supplier
-1350.00|I. Scholten|eigen opname|private-withdrawal
-200.00|I. Scholten|huur woning deel zakelijk|private-withdrawal,rent
-400.00|Bright Pensioen|inleg Scholten|private-withdrawal,pension
1000.00|I. Scholten|aanzuivering|private-deposit
5000.00|Crowdfunding Voor Goed|uitbetaling campagne lening|loan-proceeds
-236.00|Crowdfunding Voor Goed|maandelijkse terugbetaling leningdeel|loan-instalment
-99.00|Thuisarts Keurmerk Yoga Nederland|lidmaatschap|supplier
-188.00|Belastingdienst|Btw aangifte Q2|vat-payment
412.00|Belastingdienst|Toeslagen kindgebonden budget|benefit,private-deposit
-25.00|Vriendenloterij|maandlot juni|gambling,private-withdrawal
10.00|Vriendenloterij|prijs trekking|gambling,private-deposit
-295.00|M. van Zuylen|retour inschrijfgeld|reversal
-14.00|Triodos|betaalrekening kosten|bank-costs
`,
  },
  {
    kind: 'hosting company',
    names: ['Stekker IT B.V.'],
    lines: `
1089.00|Tandartspraktijk Molenaar|abonnement beheer Q2 factuur 8812|customer-receipt
3630.00|Funda Real Estate B.V.|inv STK-26-12|customer-receipt
2211.40|GoCardless|STEKKER-Q2|payment-provider-payout
640.00|Adyen Client Services|invoice STK-26-19 consultancy|customer-receipt
-1877.00|Interconnect Datacenter|rackspace mei|supplier,rent,software
-411.00|Hetzner Online GmbH|Rechnung R0088|software,supplier
-388.00|SIDN|domeinregistraties|software,supplier
-644.00|Copaco Nederland|laptops klant|supplier
-120.00|Plesk International GmbH|licenses|software
-99.00|Atlassian Pty|Jira|software
-3120.00|J. Brands|salaris mei|wages
-2988.00|N. Iyer|salary may|wages
-2790.00|Belastingdienst|8512.33.771.L.01.6050|wage-tax
-2020.00|Belastingdienst|8512.33.771.B.01.6240|vat-payment
-3000.00|Brands Beheer B.V.|mngt fee|private-withdrawal,wages,supplier
-10000.00|Stekker IT B.V.|spaarrekening buffer|own-transfer,private-withdrawal
-660.00|Bizay Workspace Verhuur|kantoorruimte mei|rent
-712.00|MHC Mobility|lease Tesla|lease
-41.00|Shell Recharge|laadsessies|fuel,energy,travel
-133.00|Eurofiber|glasvezel verbinding|telecom
-88.00|Hiscox Insurance|cyberverzekering|insurance
-1666.67|NPEX Obligaties|coupon en aflossing|loan-instalment
500.00|WBSO RVO|nabetaling|subsidy
-75.00|Stripe|Stripe fees adjustment|payment-provider-costs
`,
  },
  {
    kind: 'language school',
    names: ['Taalcafé Polyglot', 'Z. Marković'],
    lines: `
640.00|Gemeente Utrecht Inburgering|nota 26-14 cursisten|customer-receipt
1210.00|Start People Opleidingen|fact 26-15 taaltraining flexkrachten|customer-receipt
210.00|L. Okafor|Dutch course A2|customer-receipt
1000.00|DUO|cursusgeld inburgering cursist 8812 factuur 26-18|customer-receipt
388.00|PayPal|bank transfer 8812|payment-provider-payout
-450.00|Buurthuis De Boog|huur lokaal|rent
-220.00|T. Brouwer|lesuren juni factuur|supplier,wages
-34.00|Boom Uitgevers|lesmateriaal|supplier
-12.00|Quizlet Inc|Quizlet Plus annual|software
-1200.00|Z. Marković|lična plata|private-withdrawal
-150.00|Z. Markovic|Wise to RS|private-withdrawal,own-transfer
-300.00|Raiffeisen Banka Beograd|rata kredita 8/60|loan-instalment,private-withdrawal
-20.00|Mozzart Bet|uplata online|gambling
55.00|Mozzart Bet|isplata dobitka|gambling
-88.00|Belastingdienst|inkomensafhankelijke bijdrage Zvw|income-tax,other-tax
-59.00|Menzis|zorgpolis|private-withdrawal,insurance
-9.00|bunq B.V.|Easy Money Biz abonnement|bank-costs
-40.00|OV-chipkaart Translink|reissaldo|travel
-31.00|Café De Zaak|taalborrel|hospitality
-17.00|Simpel|bundel|telecom
-75.00|Blik op Werk|keurmerk|supplier
250.00|Z. Marković|moj novac|private-deposit
-105.00|L. Okafor|refund half course|reversal
`,
  },
]
