type SliderProps = {
  label: string
  /** The value in words, for screen readers. */
  says: string
  bounds: readonly [least: number, most: number, step: number]
  value: number
  isDisabled?: boolean
  onValue: (value: number) => void
}

export const Slider = ({ label, says, bounds: [min, max, step], value, isDisabled = false, onValue }: SliderProps) => (
  <input
    className="slider"
    type="range"
    aria-label={label}
    aria-valuetext={says}
    {...{ min, max, step, value }}
    disabled={isDisabled}
    onChange={(event) => onValue(Number(event.target.value))}
  />
)
