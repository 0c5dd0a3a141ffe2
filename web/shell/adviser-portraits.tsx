import { lender } from '#lending/this-lender.ts'

/** FOOT-2: three adviser portraits; separate files, since a phone shows none and a script need not carry them. */
export const AdviserPortraits = ({ label }: { label: string }) =>
  lender.advisers.length > 0 && (
    <div className="advisers" role="img" aria-label={label}>
      {lender.advisers.map(({ name, picture }) => (
        <img className="adviser" key={name} src={`/advisers/${picture}`} alt="" width={68} height={68} loading="lazy" />
      ))}
    </div>
  )
