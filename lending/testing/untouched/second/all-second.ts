import type { UntouchedBusiness } from '../untouched-business.ts'
import { care } from './care.ts'
import { making } from './making.ts'
import { outdoors } from './outdoors.ts'
import { shopAndStaff } from './shop-and-staff.ts'

/** Written after the first set was mended, by somebody who had not read the rules. */
export const secondSet: readonly UntouchedBusiness[] = [...care, ...making, ...outdoors, ...shopAndStaff]
