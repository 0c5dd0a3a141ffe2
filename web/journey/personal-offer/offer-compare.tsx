import type { Offer } from '#contract/offers.ts'
import { useLanguage } from '../../use-language.ts'
import { inOrder } from './offer-view.ts'
import { offerName } from '../offer-name.ts'
import { offerRows } from './offer-details.tsx'
import { personalOfferTexts } from './text.ts'

/** Every offer in a column, every amount in a row. On a phone each row lists the offers below each other, named beside their value. */
export function OfferCompare({ offers }: { offers: readonly Offer[] }) {
  const language = useLanguage()
  const text = personalOfferTexts[language]
  const columns = inOrder(offers).map((offer) => ({ offer, cells: new Map(offerRows(offer, language)) }))
  const rows = [...(columns[0]?.cells.keys() ?? [])]
  return (
    <details className="accordion">
      <summary className="accordion-title">{text.compareTitle}</summary>
      <div className="table-scroll" tabIndex={0} role="region" aria-label={text.compareTitle}>
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
                    {cells.get(name)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
