import type { UntouchedBusiness } from '../untouched-business.ts'
import { craftAndKnowledge } from './craft-and-knowledge.ts'
import { culture } from './culture.ts'
import { healthAndAnimals } from './health-and-animals.ts'

/** Written after the second set was mended, with other names and other words, and measured at first sight. */
export const thirdSet: readonly UntouchedBusiness[] = [...healthAndAnimals, ...culture, ...craftAndKnowledge]
