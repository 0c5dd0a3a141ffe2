import { useState } from 'react'
import { maskIban } from '#lending/iban.ts'
import { formatEuros } from '#lending/money.ts'
import { Accordion } from '#ui/accordion.tsx'
import { Button } from '#ui/button.tsx'
import { BottomSheet, Dialog } from '#ui/dialog.tsx'
import { FigureSource } from '#ui/figures/figure-source.tsx'
import { formatDate, formatIban } from '#ui/format.ts'
import { SchedulePlot } from '#ui/figures/schedule-plot.tsx'
import { Table } from '#ui/table.tsx'
import { Tooltip } from '#ui/tooltip.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { Group } from './group.tsx'
import { designTexts } from './text.ts'

const iban = 'NL91ABNA0417164300'
const day = '2026-11-21'
const amounts = [
  [800, 200],
  [800, 160],
  [800, 120],
  [800, 85],
  [800, 50],
] as const

/** UI-3, UI-4 and the figures that one can look behind. */
export function Figures() {
  const language = useLanguage()
  const { figures: text, groups } = designTexts[language]
  const euros = (amount: number) => formatEuros(amount * 100, { locale: language })
  return (
    <Group id="figures" title={groups.figures}>
      <div>
        <Accordion title={text.question}>
          <p>{text.answer}</p>
        </Accordion>
        <Accordion title={text.second}>
          <p>{text.answer}</p>
        </Accordion>
      </div>
      <p>
        {text.term} <Tooltip label={text.term}>{text.termExplained}</Tooltip>
      </p>
      <FigureSource figure={`${text.amount}: ${euros(2_150)}`}>
        <p>{text.source}</p>
      </FigureSource>
      <p>
        {text.masked}: <span className="unbroken">{formatIban(iban)}</span>,{' '}
        <span className="unbroken">{formatIban(maskIban(iban))}</span>, {formatDate(day)}
      </p>
      <SchedulePlot
        summary={text.plot}
        bars={amounts.map(([principal, interest], index) => ({
          key: index,
          label: String(index + 1),
          principal,
          interest,
        }))}
        show={euros}
        axisName={text.month}
        principalName={text.principal}
        interestName={text.interest}
        tableTitle={text.table}
        table={<PlotTable euros={euros} />}
      />
    </Group>
  )
}

function PlotTable({ euros }: { euros: (amount: number) => string }) {
  const { figures: text } = designTexts[useLanguage()]
  return (
    <Table
      heads={[text.month, text.principal, text.interest]}
      rows={amounts.map(([principal, interest], index) => [index + 1, euros(principal), euros(interest)])}
    />
  )
}

export function Overlays() {
  const { overlays: text, groups } = designTexts[useLanguage()]
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null)
  const close = () => setOpen(null)
  const content = (
    <>
      <p>{text.body}</p>
      <Button onClick={close}>{text.close}</Button>
    </>
  )
  return (
    <Group id="overlays" title={groups.overlays}>
      <div className="specimen-row">
        <Button look="secondary" onClick={() => setOpen('dialog')}>
          {text.dialog}
        </Button>
        <Button look="secondary" onClick={() => setOpen('sheet')}>
          {text.sheet}
        </Button>
      </div>
      <Dialog isOpen={open === 'dialog'} onClose={close} title={text.title} closeText={text.close}>
        {content}
      </Dialog>
      <BottomSheet isOpen={open === 'sheet'} onClose={close} title={text.title} closeText={text.close}>
        {content}
      </BottomSheet>
    </Group>
  )
}
