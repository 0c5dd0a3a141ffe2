import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Offer } from '#contract/offers.ts'
import { useLanguage } from '#ui/use-language.ts'
import { offerName } from '../offer-name.ts'
import { WhenLoaded } from '../../screen/step-screen.tsx'
import { choicesFor, type Ranges, type Wish } from './choice.ts'
import { offerRows } from './offer-details.tsx'
import { extremesOf } from './offer-view.ts'
import { detailsTexts } from './details-text.ts'
import { personalOfferTexts } from './text.ts'
import { pricedOfferQuery } from './use-priced-offer.ts'

type OfferCompareProps = { ranges: Ranges; wish: Wish; offers: readonly Offer[] }

/** The amount in every term and as a credit, as far as each carries it: a column each, every amount in a row. */
export function OfferCompare({ ranges, wish, offers }: OfferCompareProps) {
  const queries = useQueryClient()
  const choices = choicesFor(ranges, wish)
  const compared = useQuery({
    queryKey: ['compared-offers', offers[0]?.id, choices],
    queryFn: () => Promise.all(choices.map((choice) => queries.fetchQuery(pricedOfferQuery(choice, offers)))),
    staleTime: Infinity,
  })
  return <WhenLoaded query={compared}>{(priced) => <CompareTable offers={priced} />}</WhenLoaded>
}

/** On a phone each row lists the offers below each other, named beside their value. */
function CompareTable({ offers }: { offers: readonly Offer[] }) {
  const language = useLanguage()
  const text = detailsTexts[language]
  const columns = offers.map((offer) => ({ offer, cells: new Map(offerRows(offer, language)) }))
  const rows = [...(columns[0]?.cells.keys() ?? [])]
  const extremes = extremesOf(offers)
  return (
    <>
      <div className="table-scroll" tabIndex={0} role="region" aria-label={personalOfferTexts[language].compareTitle}>
        <table className="table table-compare">
          <thead>
            <tr>
              <td />
              {columns.map(({ offer }) => (
                <th scope="col" key={offer.id}>
                  {offerName(offer, language)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((name) => (
              <tr key={name}>
                <th scope="row">{text.rows[name]}</th>
                {columns.map(({ offer, cells }) => (
                  <td key={offer.id} data-offer={offerName(offer, language)}>
                    <span>
                      {cells.get(name)}
                      {name === 'totalCost' && offer.id === extremes.lowestCostId && <Best>{text.lowestCost}</Best>}
                      {name === 'instalments' && offer.id === extremes.lowestMonthId && <Best>{text.lowestMonth}</Best>}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="small">{text.creditText}</p>
    </>
  )
}

const Best = ({ children }: { children: string }) => <span className="compare-best"> {children}</span>
