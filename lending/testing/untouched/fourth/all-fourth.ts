import type { UntouchedBusiness } from '../untouched-business.ts'
import { byHand } from './by-hand.ts'
import { peopleAndCare } from './people-and-care.ts'
import { placesAndTravel } from './places-and-travel.ts'

/** Written after the third set was mended, with other names and other words, and measured at first sight. */
export const fourthSet: readonly UntouchedBusiness[] = [...byHand, ...peopleAndCare, ...placesAndTravel]
