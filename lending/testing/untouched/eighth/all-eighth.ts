import type { UntouchedBusiness } from '../untouched-business.ts'
import { desksAndWater } from './desks-and-water.ts'
import { growersAndMakers } from './growers-and-makers.ts'
import { shopsAndPubs } from './shops-and-pubs.ts'
import { townServices } from './town-services.ts'

/** Written without sight of the rules or of the other sets' lines, and measured at first sight. */
export const eighthSet: readonly UntouchedBusiness[] = [
  ...shopsAndPubs,
  ...townServices,
  ...growersAndMakers,
  ...desksAndWater,
]
