// A lane's process that builds its site for one defect after another: loaded and compiled code of the build stays.
// Started with NODE_ENV=production, as site-build/build.ts is.
import { buildSite } from '../site-build/build-site.ts'
// @ts-expect-error -- plain scripts, which the commands of the repository share
import { ensureBuilt } from '../run/build-web.mjs'
import { obeyOrders } from './kept-program.ts'

obeyOrders(() => ensureBuilt(process.execPath, buildSite))
