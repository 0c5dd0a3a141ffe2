import type { Offer } from '#contract/offers.ts'
import { formatDate } from '#ui/format.ts'
import { SchedulePlot } from '#ui/figures/schedule-plot.tsx'
import { Table } from '#ui/table.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { showCents } from '#ui/amounts.ts'
import { plotBars } from './offer-view.ts'
import { detailsTexts } from './details-text.ts'
import { TitledSection } from '../../titled-section.tsx'

/** FLOW-9: the monthly payments, repayment and interest apart, with their table. */
export function OfferPlot({ offer }: { offer: Offer }) {
  const language = useLanguage()
  const text = detailsTexts[language]
  const cents = (amount: number) => showCents(amount, language, 0)
  return (
    <TitledSection id="plot-title" title={text.plotTitle} level="h3">
      <SchedulePlot
        summary={text.plotSummary(
          offer.schedule.length,
          cents(offer.firstInstalmentCents),
          cents(offer.lastInstalmentCents),
        )}
        bars={plotBars(offer)}
        show={cents}
        axisName={text.plotAxis}
        principalName={text.principal}
        interestName={text.interest}
        tableTitle={text.scheduleTitle}
        table={<ScheduleTable offer={offer} />}
      />
    </TitledSection>
  )
}

function ScheduleTable({ offer }: { offer: Offer }) {
  const language = useLanguage()
  const heads = detailsTexts[language].scheduleHeads
  return (
    <Table
      className="table table-schedule"
      heads={Object.values(heads)}
      rows={offer.schedule.map((month) => [
        month.number,
        formatDate(month.dueOn),
        showCents(month.principalCents, language),
        showCents(month.interestCents, language),
        showCents(month.totalCents, language),
        showCents(month.outstandingCents, language),
      ])}
    />
  )
}
