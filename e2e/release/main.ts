// The release as a lender runs it: an image, unprivileged, read-only, in production, behind TLS: `npm test -- release`.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { drill } from './drill.ts'
import { partNames, places, Production, repository, seconds } from './production.ts'

const production = new Production()
const { containers } = production

function walk(): boolean {
  const cli = join(repository, 'node_modules', '@playwright', 'test', 'cli.js')
  const config = ['--config', join(repository, 'e2e', 'playwright.config.ts'), '--project=desktop']
  const env = {
    ...process.env,
    SECOND_LENDER: JSON.stringify(places),
    NODE_EXTRA_CA_CERTS: production.certificate,
  }
  return spawnSync(process.execPath, [cli, 'test', ...config, 'second-lender'], { stdio: 'inherit', env }).status === 0
}

await production.run(async () => {
  const building = performance.now()
  const size = containers.build(join(repository, 'build', 'release'))
  console.log(`  image: ${Math.round(size / 1e6)} MB, made in ${seconds(building)}`)
  await production.startDatabase()
  await production.startOutside()
  await production.migrate()
  const starting = performance.now()
  await production.start(partNames)
  console.log(`  two http, desk and worker healthy in ${seconds(starting)}`)
  const isWalked = walk()
  for (const name of partNames) console.log(`  ${name}: ${Math.round(containers.memoryOf(name) / 1e6)} MB of memory`)
  await drill(production)
  const codes = []
  for (const name of [...partNames, 'database']) codes.push(await containers.stop(name))
  console.log(`  stopped, exit codes ${codes.join(', ')}`)
  return isWalked && codes.every((code) => code === 0)
})
