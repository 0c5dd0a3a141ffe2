/** Who works at the lender; the login lets one be any of them. */
export interface Employee {
  id: string
  name: string
  /** The value of the claim `roles`. */
  role: 'assessor' | 'senior' | 'compliance' | 'reader'
  meaning: string
}

export const EMPLOYEES: readonly Employee[] = [
  { id: 'assessor-1', name: 'Noor Bakker', role: 'assessor', meaning: 'Assessor' },
  { id: 'assessor-2', name: 'Daan Visser', role: 'assessor', meaning: 'Assessor, a second one' },
  { id: 'senior-1', name: 'Sanne de Vries', role: 'senior', meaning: 'Senior assessor' },
  { id: 'compliance-1', name: 'Mila Jansen', role: 'compliance', meaning: 'Compliance officer' },
  { id: 'reader-1', name: 'Bram Smit', role: 'reader', meaning: 'Reader: sees, changes nothing' },
]

export const employeeOf = (id: string): Employee | undefined => EMPLOYEES.find((employee) => employee.id === id)
