import type { UntouchedBusiness } from '../untouched-business.ts'
import { artAndLeisure } from './art-and-leisure.ts'
import { careAndAdvice } from './care-and-advice.ts'
import { onTheRoad } from './on-the-road.ts'

/** Written after the fifth set was mended, with other names and other words, and measured at first sight. */
export const sixthSet: readonly UntouchedBusiness[] = [...careAndAdvice, ...onTheRoad, ...artAndLeisure]
