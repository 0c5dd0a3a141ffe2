import type { ReactNode } from 'react'

export type PlotBar = { key: number; label: string; principal: number; interest: number }

type SchedulePlotProps = {
  /** One sentence that says what the picture shows; the table below it has every figure. */
  summary: string
  bars: readonly PlotBar[]
  /** Horizontal lines to hold the bars against, e.g. what is left a month. */
  lines: readonly { key: string; value: number; label: string }[]
  principalName: string
  interestName: string
  table: ReactNode
  tableTitle: ReactNode
}

const width = 400
const height = 190
const floor = height - 24
const left = 4

/** The schedule as stacked bars against lines, in SVG without inline styles; the same figures follow as a table. */
export function SchedulePlot(props: SchedulePlotProps) {
  const { bars, lines } = props
  const top = Math.max(1, ...bars.map((bar) => bar.principal + bar.interest), ...lines.map((line) => line.value)) * 1.08
  const y = (value: number) => floor - (Math.max(0, value) / top) * (floor - 10)
  return (
    <figure className="plot">
      <svg className="plot-picture" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={props.summary}>
        <PlotBars bars={bars} y={y} />
        <line className="plot-floor" x1={left} x2={width} y1={floor} y2={floor} />
        {lines.map((line) => (
          <line
            className={`plot-line plot-line-${line.key}`}
            key={line.key}
            x1={left}
            x2={width}
            y1={y(line.value)}
            y2={y(line.value)}
          />
        ))}
      </svg>
      <figcaption className="plot-legend">
        <span className="plot-key plot-key-principal">{props.principalName}</span>
        <span className="plot-key plot-key-interest">{props.interestName}</span>
        {lines.map((line) => (
          <span className={`plot-key plot-key-${line.key}`} key={line.key}>
            {line.label}
          </span>
        ))}
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
