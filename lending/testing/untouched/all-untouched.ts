import { crafts } from './crafts.ts'
import { food } from './food.ts'
import { people } from './people.ts'
import { deskWork } from './desk-work.ts'
import { trade } from './trade.ts'
import type { UntouchedBusiness } from './untouched-business.ts'
import { wheelsAndLand } from './wheels-and-land.ts'

/** Written without a look at the rules, so that what they get right of it says how they do with a stranger's lines. */
export const untouchedBusinesses: readonly UntouchedBusiness[] = [
  ...food,
  ...trade,
  ...crafts,
  ...deskWork,
  ...people,
  ...wheelsAndLand,
]
