import type { Offer } from '#contract/offers.ts'
import { formatDate } from '../../ui/format.ts'
import { Notice } from '../../ui/notice.tsx'
import { SchedulePlot } from '../../ui/schedule-plot.tsx'
import { useLanguage } from '../../use-language.ts'
import { showCents } from '../amounts.ts'
import { longerHelps, plotBars } from './offer-view.ts'
import { personalOfferTexts } from './text.ts'

/** The schedule against what the applicant has left each month, as it is and with a fifth less income. */
export function OfferPlot({ offer, offers }: { offer: Offer; offers: readonly Offer[] }) {
  const language = useLanguage()
  const text = personalOfferTexts[language]
  const cents = (amount: number) => showCents(amount, language, 0)
  const { stress } = offer
  return (
    <section className="card" aria-labelledby="plot-title">
      <h2 className="section-title" id="plot-title">
        {text.plotTitle}
      </h2>
      <SchedulePlot
        summary={text.plotSummary(
          offer.schedule.length,
          cents(offer.firstInstalmentCents),
          cents(offer.lastInstalmentCents),
          cents(stress.monthlyRoomCents),
        )}
        bars={plotBars(offer)}
        lines={[
          { key: 'room', value: stress.monthlyRoomCents, label: text.room(cents(stress.monthlyRoomCents)) },
          {
            key: 'stressed',
            value: stress.monthlyRoomStressedCents,
            label:
              stress.monthlyRoomStressedCents < 0
                ? text.shortStressed(cents(-stress.monthlyRoomStressedCents))
                : text.roomStressed(cents(stress.monthlyRoomStressedCents)),
          },
        ]}
        principalName={text.principal}
        interestName={text.interest}
        tableTitle={text.scheduleTitle}
        table={<ScheduleTable offer={offer} />}
      />
      <Notice tone={stress.coversInstalmentStressed ? 'success' : 'warning'}>
        <p>
          {stress.coversInstalment ? text.covers : text.coversNot}{' '}
          {stress.coversInstalmentStressed ? text.coversStressed : text.coversStressedNot}
          {longerHelps(offer, offers) && ` ${text.longerHelps}`}
        </p>
      </Notice>
    </section>
  )
}

function ScheduleTable({ offer }: { offer: Offer }) {
  const language = useLanguage()
  const heads = personalOfferTexts[language].scheduleHeads
  return (
    <table className="table table-schedule">
      <thead>
        <tr>
          {Object.values(heads).map((head) => (
            <th scope="col" key={head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {offer.schedule.map((month) => (
          <tr key={month.number}>
            <th scope="row">{month.number}</th>
            <td>{formatDate(month.dueOn)}</td>
            <td>{showCents(month.principalCents, language)}</td>
            <td>{showCents(month.interestCents, language)}</td>
            <td>{showCents(month.totalCents, language)}</td>
            <td>{showCents(month.outstandingCents, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
