const advisers = ['sanne', 'youssef', 'marijke']

/** FOOT-2: three adviser portraits; separate files, since a phone shows none and a script need not carry them. */
export const AdviserPortraits = ({ label }: { label: string }) => (
  <div className="advisers" role="img" aria-label={label}>
    {advisers.map((name) => (
      <img className="adviser" key={name} src={`/advisers/${name}.svg`} alt="" width={68} height={68} loading="lazy" />
    ))}
  </div>
)
