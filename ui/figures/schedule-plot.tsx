import type { ReactNode } from 'react'
import { axisTicks } from './axis.ts'
import { PlotAxis, plotSize } from './months-plot.tsx'

export type PlotBar = { key: number; label: string; principal: number; interest: number }

type SchedulePlotProps = {
  /** The picture in one sentence; the table below it has every figure. */
  summary: string
  bars: readonly PlotBar[]
  show: (value: number) => string
  /** The unit of the numbers below the bars. */
  axisName: string
  principalName: string
  interestName: string
  table: ReactNode
  tableTitle: ReactNode
}

const { width, height, left, floor } = plotSize

/** The schedule as stacked bars on an axis, in SVG without inline styles; the same figures follow as a table. */
export function SchedulePlot(props: SchedulePlotProps) {
  const { bars } = props
  const top = Math.max(1, ...bars.map((bar) => bar.principal + bar.interest)) * 1.05
  const y = (value: number) => floor - (value / top) * (floor - plotSize.top)
  return (
    <figure className="plot">
      <svg className="plot-picture" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={props.summary}>
        <PlotAxis ticks={axisTicks(0, top)} y={y} show={props.show} />
        <PlotBars bars={bars} y={y} />
      </svg>
      <figcaption className="plot-legend">
        <span className="plot-key plot-key-principal">{props.principalName}</span>
        <span className="plot-key plot-key-interest">{props.interestName}</span>
        <span>{props.axisName}</span>
      </figcaption>
      <details className="plot-table">
        <summary>{props.tableTitle}</summary>
        <div className="table-scroll" tabIndex={0} role="region" aria-label={props.summary}>
          {props.table}
        </div>
      </details>
    </figure>
  )
}

function PlotBars({ bars, y }: { bars: readonly PlotBar[]; y: (value: number) => number }) {
  const step = (width - left) / Math.max(1, bars.length)
  const labelEvery = Math.ceil(bars.length / 6)
  return bars.map((bar, index) => {
    const x = left + index * step + step * 0.14
    const principalTop = y(bar.principal)
    const totalTop = y(bar.principal + bar.interest)
    return (
      <g key={bar.key}>
        <rect className="plot-principal" x={x} width={step * 0.72} y={principalTop} height={floor - principalTop} />
        <rect className="plot-interest" x={x} width={step * 0.72} y={totalTop} height={principalTop - totalTop} />
        {index % labelEvery === 0 && (
          <text className="plot-label" x={x} y={height - 6}>
            {bar.label}
          </text>
        )}
      </g>
    )
  })
}
