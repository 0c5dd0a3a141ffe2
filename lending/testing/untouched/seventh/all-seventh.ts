import type { UntouchedBusiness } from '../untouched-business.ts'
import { makers } from './makers.ts'
import { sellers } from './sellers.ts'
import { smallFirms } from './small-firms.ts'

/** Written after the sixth set was mended, with other names and other words, and measured at first sight. */
export const seventhSet: readonly UntouchedBusiness[] = [...smallFirms, ...makers, ...sellers]
