import type { ReactNode } from 'react'
import { axisTicks, type Scale, scaleFor } from './axis.ts'

type MonthBar = { key: string; label: string; value: number; before?: number | null }

type MonthsPlotProps = {
  /** The picture in one sentence; the table below it has every figure. */
  summary: string
  bars: readonly MonthBar[]
  name: string
  /** The same part of every bar, drawn in it from below. */
  part?: { value: number; name: string; missingName: string }
  /** The name of the mark of an earlier value beside a bar. */
  beforeName?: string
  /** The text for a bar higher than the picture. */
  cutName: string
  show: (value: number) => string
  table: ReactNode
  tableTitle: ReactNode
}

export const plotSize = { width: 400, height: 200, left: 62, top: 12, floor: 178 } as const
const { width, height, left } = plotSize

/** A bar for each month on an axis with words, in SVG without inline styles; the same figures follow as a table. */
export function MonthsPlot(props: MonthsPlotProps) {
  const { bars, part, summary } = props
  const values = bars.flatMap(({ value, before }) => [value, before ?? 0])
  const scale = scaleFor(values, part?.value ?? 0)
  const isCut = values.some((value) => value > scale.top || value < scale.bottom)
  const span = scale.top - scale.bottom
  const y = (value: number) =>
    plotSize.floor -
    ((Math.min(scale.top, Math.max(scale.bottom, value)) - scale.bottom) / span) * (plotSize.floor - plotSize.top)
  return (
    <figure className="plot">
      <svg className="plot-picture" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={summary}>
        <PlotAxis ticks={axisTicks(scale.bottom, scale.top)} y={y} show={props.show} />
        <MonthBars bars={bars} part={part?.value ?? 0} scale={scale} y={y} />
      </svg>
      <figcaption className="plot-legend">
        <span className="plot-key plot-key-principal">{props.name}</span>
        {part && <span className="plot-key plot-key-interest">{part.name}</span>}
        {props.beforeName && <span className="plot-key plot-key-before">{props.beforeName}</span>}
        {part && bars.some(({ value }) => value < part.value) && <span>{part.missingName}</span>}
        {isCut && <span>{props.cutName}</span>}
      </figcaption>
      <details className="plot-table">
        <summary>{props.tableTitle}</summary>
        <div className="table-scroll" tabIndex={0} role="region" aria-label={summary}>
          {props.table}
        </div>
      </details>
    </figure>
  )
}

type AxisProps = { ticks: readonly number[]; y: (value: number) => number; show: (value: number) => string }

/** A line and its amount at each round value. */
export function PlotAxis({ ticks, y, show }: AxisProps) {
  return ticks.map((tick) => (
    <g key={tick}>
      <line className={tick === 0 ? 'plot-floor' : 'plot-grid'} x1={left} x2={width} y1={y(tick)} y2={y(tick)} />
      <text className="plot-label plot-label-amount" x={left - 6} y={y(tick) + 4}>
        {show(tick)}
      </text>
    </g>
  ))
}

/** The mark of a bar that goes beyond the picture. */
const Notch = ({ x, wide, y }: { x: number; wide: number; y: number }) => (
  <path className="plot-cut" d={`M${x - 1} ${y}l${wide / 2} -5l${wide / 2 + 2} 5`} />
)

type MonthBarsProps = { bars: readonly MonthBar[]; part: number; scale: Scale; y: (value: number) => number }

function MonthBars({ bars, part, scale, y }: MonthBarsProps) {
  const step = (width - left) / Math.max(1, bars.length)
  const labelEvery = Math.ceil(bars.length / 6)
  return bars.map((bar, index) => {
    const x = left + index * step + step * 0.14
    const wide = step * 0.72
    const [high, low] = [y(Math.max(0, bar.value)), y(Math.min(0, bar.value))]
    return (
      <g key={bar.key}>
        <rect
          className={bar.value < 0 ? 'plot-short' : 'plot-principal'}
          x={x}
          width={wide}
          y={high}
          height={Math.max(0, low - high)}
        />
        {part > 0 && (
          <rect
            className={bar.value < part ? 'plot-interest plot-missing' : 'plot-interest'}
            x={x}
            width={wide}
            y={y(part)}
            height={y(0) - y(part)}
          />
        )}
        {bar.before != null && (
          <line className="plot-before" x1={x - 2} x2={x + wide + 2} y1={y(bar.before)} y2={y(bar.before)} />
        )}
        {bar.value > scale.top && <Notch x={x} wide={wide} y={high + 9} />}
        {bar.value < scale.bottom && <Notch x={x} wide={wide} y={low - 4} />}
        {index % labelEvery === 0 && (
          <text className="plot-label" x={x} y={height - 6}>
            {bar.label}
          </text>
        )}
      </g>
    )
  })
}
