import type { Company } from '#contract/application.ts'
import { addressLine } from './search-companies.ts'
import type { CompanyOptionsState } from './use-company-options.ts'

type CompanyOptionsProps = {
  id: string
  label: string
  kvkLabel: string
  options: CompanyOptionsState
  onChoose: (company: Company) => void
}

/**
 * A combobox's list: focus and keys stay in the field, and the active option is referenced (ARIA authoring practices).
 * A press must not take the focus, or the list would close before the click.
 */
export function CompanyOptions({ id, label, kvkLabel, options, onChoose }: CompanyOptionsProps) {
  return (
    <ul className="options" id={id} role="listbox" aria-label={label} hidden={!options.isOpen}>
      {options.companies.map((company) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys of its list
        <li
          key={company.id}
          id={`${id}-${company.id}`}
          role="option"
          aria-selected={options.active === company}
          className="option"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(company)}
        >
          <span className="option-name">{company.name}</span>
          <span className="option-detail">
            {kvkLabel} {company.kvkNumber}
            {addressLine(company) && ` · ${addressLine(company)}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
