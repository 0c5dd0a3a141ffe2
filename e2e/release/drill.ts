// The loss of everything but the keys and the log of erasures, and the way back from a backup of while it worked.
import { type Journey, Journeys, steps } from './journeys.ts'
import { partNames, places, type Production, seconds } from './production.ts'

/** Throws where a backup is not made, does not come back, or a journey cannot go on. */
export async function drill(production: Production): Promise<void> {
  const { containers } = production
  const kept = ['backups', 'key'].map((name) => `${containers.volume(name)}:/${name}`)
  const recipient = await production.command('backup', ['--new-key', '/key/backup-key.txt'], kept)
  const { BACKUP_RECIPIENT = '' } = Object.fromEntries([recipient.split('=')])
  const journeys = new Journeys()
  const begun: Journey[] = []
  for (const step of [...steps, ...steps]) {
    const journey = await journeys.begin()
    await journeys.travel(journey, step)
    begun.push(journey)
  }
  const erased = begun.pop()!
  // Not awaited: they are under way while the backup is made, and when all is lost.
  const under = [...begun, ...(await Promise.all(steps.map(() => journeys.begin())))]
  const ways = under.map((journey) => journeys.travel(journey, 'offers').catch(() => {}))

  const backingUp = performance.now()
  const backup = await production.command('backup', ['/backups'], kept, { BACKUP_RECIPIENT })
  console.log(`  backed up in ${seconds(backingUp)}: ${backup.split('\n')[0]}`)
  const late = await journeys.begin()
  await journeys.travel(late, 'bank')
  await erased.person.call('POST', 'vlot/v1/privacy/erase', {})

  await containers.kill([...partNames, 'database'])
  for (const name of ['postgres', 'data', 'lender', 'sockets']) containers.empty(name)
  await production.startDatabase()
  const restoring = performance.now()
  const lender = `${containers.volume('lender')}:/lender`
  const words = ['/backups', '--identity', '/key/backup-key.txt']
  const restored = await production.command('restore', words, [...kept, lender])
  console.log(`  restored in ${seconds(restoring)}:\n${restored.replace(/^/gm, '    ')}`)
  if (!restored.includes('Erased again: 1 of ')) throw new Error('The erased case came back.')
  await production.migrate()
  await production.start(partNames)

  const since = performance.now()
  await Promise.all(ways)
  await Promise.all(under.map((journey) => journeys.goOn(journey)))
  console.log(`  ${under.length} journeys of before the backup went on to their choice in ${seconds(since)}`)
  for (const [name, { person }] of Object.entries({ late, erased })) {
    const refusal = await person.call('GET', 'vlot/v1/application').then(() => 'answered', String)
    if (!refusal.includes(': 401 ')) throw new Error(`The session of the journey "${name}" is not refused: ${refusal}`)
  }
  console.log('  the journey begun after it, and the one erased since, are refused as sessions that have ended')
  const home = await (await fetch(places.site)).text()
  if (!home.includes('Kwikstaart Krediet')) throw new Error('The lender did not come back.')
  console.log((await production.command('verify-audit', [])).replace(/^/gm, '    '))
}
