/** Who works at the lender; the login lets one be any of them. */
interface Employee {
  id: string
  name: string
  /** The value of the claim `roles`. */
  role: 'assessor' | 'senior' | 'compliance' | 'reader'
  meaning: { nl: string; en: string }
}

export const EMPLOYEES: readonly Employee[] = [
  { id: 'assessor-1', name: 'Noor Bakker', role: 'assessor', meaning: { nl: 'Beoordelaar', en: 'Assessor' } },
  {
    id: 'assessor-2',
    name: 'Daan Visser',
    role: 'assessor',
    meaning: { nl: 'Beoordelaar, een tweede', en: 'Assessor, a second one' },
  },
  {
    id: 'senior-1',
    name: 'Sanne de Vries',
    role: 'senior',
    meaning: { nl: 'Senior beoordelaar', en: 'Senior assessor' },
  },
  {
    id: 'compliance-1',
    name: 'Mila Jansen',
    role: 'compliance',
    meaning: { nl: 'Compliance officer', en: 'Compliance officer' },
  },
  {
    id: 'reader-1',
    name: 'Bram Smit',
    role: 'reader',
    meaning: { nl: 'Meelezer: ziet alles, wijzigt niets', en: 'Reader: sees, changes nothing' },
  },
]

export const employeeOf = (id: string): Employee | undefined => EMPLOYEES.find((employee) => employee.id === id)
