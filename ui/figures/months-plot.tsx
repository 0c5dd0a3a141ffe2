import type { ReactNode } from 'react'
import { axisTicks, type Scale, scaleFor } from './axis.ts'

type MonthBar = {
  key: string
  label: string
  value: number
  before?: number | null
  /** The cost that made it low, written above it. */
  word?: string | null
}

type MonthsPlotProps = {
  /** The picture in one sentence; the table below it has every figure. */
  summary: string
  bars: readonly MonthBar[]
  name: string
  /** Drawn as the water that every bar stands in. */
  line?: { value: number; name: string }
  /** Of a bar below zero, in the legend where there is one. */
  shortName: string
  /** The name of the mark of an earlier value beside a bar. */
  beforeName?: string
  /** The text for a bar higher than the picture. */
  cutName: string
  show: (value: number) => string
  /** Every figure, where the page has no other place for it. */
  table?: ReactNode
  tableTitle: ReactNode
}

export const plotSize = { width: 400, height: 200, left: 72, top: 12, floor: 178 } as const
const { width, height, left } = plotSize

/** A bar for each month on an axis with words, in SVG without inline styles; the same figures follow as a table. */
export function MonthsPlot(props: MonthsPlotProps) {
  const { bars, line, summary } = props
  const values = bars.flatMap(({ value, before }) => [value, before ?? 0])
  const scale = scaleFor(values, line?.value ?? 0)
  const isCut = values.some((value) => value > scale.top || value < scale.bottom)
  const span = scale.top - scale.bottom
  const y = (value: number) =>
    plotSize.floor -
    ((Math.min(scale.top, Math.max(scale.bottom, value)) - scale.bottom) / span) * (plotSize.floor - plotSize.top)
  return (
    <figure className="plot">
      <svg className="plot-picture" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={summary}>
        <PlotAxis ticks={axisTicks(scale.bottom, scale.top)} y={y} show={props.show} />
        {line && (
          <rect className="plot-water" x={left} width={width - left} y={y(line.value)} height={y(0) - y(line.value)} />
        )}
        <MonthBars bars={bars} line={line?.value ?? 0} scale={scale} y={y} />
        {line && <line className="plot-waterline" x1={left} x2={width} y1={y(line.value)} y2={y(line.value)} />}
      </svg>
      <figcaption className="plot-legend">
        <span className="plot-key plot-key-principal">{props.name}</span>
        {line && <span className="plot-key plot-key-water">{line.name}</span>}
        {props.beforeName && <span className="plot-key plot-key-before">{props.beforeName}</span>}
        {bars.some(({ value }) => value < 0) && <span className="plot-key plot-key-short">{props.shortName}</span>}
        {isCut && <span>{props.cutName}</span>}
      </figcaption>
      {props.table && (
        <details className="plot-table">
          <summary>{props.tableTitle}</summary>
          <div className="table-scroll" tabIndex={0} role="region" aria-label={summary}>
            {props.table}
          </div>
        </details>
      )}
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

/** Upright above its bar or inside it, wherever there is more room; inside a cut bar it begins below the notch. */
function Word({ word, x, top, floor }: { word: string; x: number; top: number; floor: number }) {
  const isAbove = top - plotSize.top >= floor - top
  const isCut = top <= plotSize.top
  const y = isAbove ? top - 5 : top + (isCut ? 16 : 6)
  return (
    <text
      className={isAbove ? 'plot-label plot-word' : 'plot-label plot-word plot-word-inside'}
      transform={`rotate(-90 ${x} ${y})`}
      x={x}
      y={y}
    >
      {word}
    </text>
  )
}

type MonthBarsProps = { bars: readonly MonthBar[]; line: number; scale: Scale; y: (value: number) => number }

function MonthBars({ bars, line, scale, y }: MonthBarsProps) {
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
        {bar.word && <Word word={bar.word} x={x + wide / 2} top={y(Math.max(bar.value, line))} floor={y(0)} />}
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
