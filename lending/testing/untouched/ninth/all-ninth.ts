import type { UntouchedBusiness } from '../untouched-business.ts'
import { desks } from './desks.ts'
import { peopleAndCare } from './people-and-care.ts'
import { shopsAndGuests } from './shops-and-guests.ts'
import { toolsAndLand } from './tools-and-land.ts'

/** Written without a look at the rules or at the sets before it, of 21 kinds of business. */
export const ninthSet: readonly UntouchedBusiness[] = [...shopsAndGuests, ...toolsAndLand, ...desks, ...peopleAndCare]
