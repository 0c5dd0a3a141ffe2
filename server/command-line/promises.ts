// Prints what the site promises, and which kind of work at the desk keeps it by when. Run: npm run promises
import '../settings/this-lender.ts'
import { dueTable } from '#lending/desk/due-times.ts'
import { taskKinds, unpromisedKinds } from '#lending/desk/task-kinds.ts'
import { kindWords } from '#lending/desk/task-words.ts'
import { keepers, promises } from '#lending/desk/promises.ts'

/** Every text that promises something, under the kind of work that keeps it. */
const promiseLines = (): string[] =>
  taskKinds.flatMap((kind) => {
    const { value, unit } = dueTable[kind]
    const title = `${kind}: ${kindWords.en[kind]}, within ${value} ${value === 1 ? unit.replace(/s$/, '') : unit}`
    if (unpromisedKinds.some((one) => one === kind)) return [title, '  promised to nobody', '']
    const { openedBy, closedBy } = keepers[kind as keyof typeof keepers]
    const texts = Object.entries(promises).flatMap(([file, keys]) =>
      Object.entries(keys).flatMap(([key, kinds]) => (kinds.includes(kind) ? [`  ${file} ${key}`] : [])),
    )
    return [title, `  opened by ${openedBy}; its owner ${closedBy}`, ...texts, '']
  })

console.log(promiseLines().join('\n').trimEnd())
