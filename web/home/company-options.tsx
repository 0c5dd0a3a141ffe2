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

/** The list of a combobox: the focus stays in the field, and the active option is pointed at (ARIA authoring practices). */
export function CompanyOptions({ id, label, kvkLabel, options, onChoose }: CompanyOptionsProps) {
  return (
    <ul className="options" id={id} role="listbox" aria-label={label} hidden={!options.isOpen}>
      {options.companies.map((company) => (
        <li
          key={company.id}
          id={`${id}-${company.id}`}
          role="option"
          aria-selected={options.active === company}
          className="option"
          // The press would take the focus from the field and so close the list before the click.
          onPointerDown={(event) => event.preventDefault()}
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
