// Every deliberate defect. One leaves the list only with a reason in the commit.
import type { Defect } from './defect.ts'
import { bar } from './defects/bar.ts'
import { behaviour } from './defects/behaviour.ts'
import { content } from './defects/content.ts'
import { navigation } from './defects/navigation.ts'
import { progress } from './defects/progress.ts'
import { screens } from './defects/screens.ts'

export const allDefects: readonly Defect[] = [...navigation, ...screens, ...content, ...bar, ...progress, ...behaviour]
