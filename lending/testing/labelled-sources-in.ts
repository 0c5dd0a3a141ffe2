import { type LabelledSource, source } from '#lending/testing/labelled-source.ts'

/** Money in. Names of customers are made up, or large companies that a small one may well have as a customer. */
export const labelledSourcesIn: readonly LabelledSource[] = [
  source(
    'customer-receipt',
    'in',
    'Timmerbedrijf Hofstra|Gemeente Zwolle|Jansen Advies B.V.|Bouwcombinatie Oost V.O.F.|Hr P de Groot|Mevr. A. Yilmaz|Stichting Zorggroep Noord|Shell Nederland B.V.|Hotel De Zwaan|VVE Parkzicht|Albert Heijn B.V.|Universiteit Utrecht|Kinderdagverblijf Pippeloen|Rijkswaterstaat|Van den Berg Installaties|ASML Netherlands BV|Restaurant Lotus|Provincie Drenthe|Drukwerk en Zo|Garage Visser|De Boer Transport|K. El Amrani|Tandartspraktijk Molenwijk|Boekhandel Het Paard|S. Pietersen en/of M. Kok|Nijhof Makelaars|Coop Supermarkten|Advocatenkantoor Prins|Vereniging Sportlust|Dakbedekking Rood',
    'Factuur {n}|betaling factuurnr 2026-{n}|fact {n} dd {d}|Ordernr {n} dank voor de levering|project {n} termijn 2|uw nota van {m}|2026{n}|RF18{n}',
  ),
  source(
    'payment-provider-payout',
    'in',
    'Stichting Mollie Payments|Adyen N.V.|Stichting Derdengelden Buckaroo|Stripe Payments Europe|PayPal Europe S.a.r.l.|SumUp Limited|MultiSafepay|Klarna Bank AB|Riverty Group|Stichting Pay.nl|Thuisbezorgd.nl|Takeaway.com Payments|bol.com b.v.|Uber Eats|Booking.com BV|Airbnb Payments Luxembourg|Rabo OmniKassa|Amazon Payments Europe|Etsy Payments|Tikkie|Treatwell|Billink B.V.',
    'Uitbetaling {n}|Payout {d} ref {n}|settlement batch {n}|{n} omzet {m}|TX{n} afrekening periode {m}',
  ),
  source(
    'card-takings',
    'in',
    'CCV Group B.V.|Worldline|Zettle by PayPal|myPOS|Viva Wallet|equensWorldline|Elavon Financial Services|PIN Vandaag|SEPAY|Ingenico|Paysquare SE|Nexi',
    'afrekening terminal {n}|PIN transacties {d}|Maestro V PAY totaal {n}|uitbetaling pinbetalingen|MID {n} {d}',
  ),
  source(
    'cash-deposit',
    'in',
    'Geldmaat|Storting Geldmaat|Sealbag|ING Geldautomaat storting|Contante storting|Brink’s',
    '{d} automaat {n}|storting kas {m}|afstorting {n} pasnr 003',
  ),
  source(
    'tax-refund',
    'in',
    'Belastingdienst|BELASTINGDIENST APELDOORN|Belastingdienst Utrecht|Belastingdienst/Centrale administratie',
    'teruggaaf omzetbelasting {m}|812345678O016300 teruggaaf|Teruggave inkomstenbelasting 2025|betalingskenmerk 8123456780{n}0|BTW teruggaaf 3e kwartaal',
  ),
  source(
    'benefit',
    'in',
    'UWV|UWV Amsterdam|Uitvoeringsinstituut Werknemersverzekeringen|Sociale Verzekeringsbank',
    'uitkering WAZO {m}|ziektewet uitkering ref {n}|Betaling {m} 2026',
  ),
  source(
    'subsidy',
    'in',
    'RVO|Rijksdienst voor Ondernemend Nederland|Uitvoering van Beleid SZW|Stimuleringsfonds Creatieve Industrie',
    'subsidie SLIM regeling {n}|tegemoetkoming TVL {n}|voorschot subsidie {m}',
  ),
  source(
    'insurance-payout',
    'in',
    'Interpolis|Achmea Schadeverzekeringen|Nationale-Nederlanden|ASR Schade|Allianz Benelux|Univé',
    'schade-uitkering dossier {n}|Uitkering schade schadenr {n}|schadevergoeding polis {n}',
  ),
  source(
    'loan-proceeds',
    'in',
    'Qredits|New10 B.V.|Floryn B.V.|Swishfund|BridgeFund|YouLend|Collin Crowdfund|Stichting Geldvoorelkaar|Hr. J. Post|Rabobank',
    'uitbetaling lening {n}|Lening {n} hoofdsom|uitbetaling krediet contract {n}',
  ),
  source(
    'private-deposit',
    'in',
    'P.C. de Bruin|L. van Dam|M. Aslan|T. Hendriks',
    'privé storting|kapitaalstorting|inbreng eigen middelen|rekening-courant DGA storting',
  ),
  source(
    'own-transfer',
    'in',
    'Oranje Spaarrekening|Zakelijke spaarrekening|De Korenaar spaarrekening|RaboZakelijk Sparen',
    'van spaarrekening {n}|interne overboeking|opname spaarrekening tbv btw',
  ),
  source(
    'reversal',
    'in',
    'KPN B.V.|Vattenfall Sales|Verhuur Centrum|Nationale-Nederlanden|Leaseplan|Sportschool Zuid',
    'STORNO incasso onvoldoende saldo|Terugboeking incasso MS03 {n}|Retour incasso AM04 ref {n}|gestorneerde incasso {n}',
  ),
  source(
    'interest-received',
    'in',
    'Rabobank|ING Bank|ABN AMRO|Knab',
    'creditrente {m}|Rente 3e kwartaal|ontvangen rente spaarrekening',
  ),
  source(
    'refund-received',
    'in',
    'Sligro Food Group|Technische Unie|Coolblue|IKEA|Hanos|Makro',
    'creditnota {n}|terugbetaling retour order {n}|Refund {n}',
  ),
]
