// Every deliberate defect. One leaves the list only with a reason in the commit.
import type { Defect } from './defect.ts'
import { navigation } from './defects/navigation.ts'

export const allDefects: readonly Defect[] = [...navigation]
