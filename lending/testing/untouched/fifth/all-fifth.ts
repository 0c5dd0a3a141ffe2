import type { UntouchedBusiness } from '../untouched-business.ts'
import { goods } from './goods.ts'
import { staffAndLessons } from './staff-and-lessons.ts'
import { workshops } from './workshops.ts'

/** Written after the fourth set was mended, with other names and other words, and measured at first sight. */
export const fifthSet: readonly UntouchedBusiness[] = [...goods, ...workshops, ...staffAndLessons]
