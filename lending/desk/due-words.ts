import { dueTable, type DueName } from '#lending/desk/due-times.ts'
import type { Language } from '#lending/language.ts'

const inWords: Record<Language, Readonly<Record<number, string>>> = {
  nl: { 1: 'één', 2: 'twee', 3: 'drie', 5: 'vijf', 10: 'tien', 15: 'vijftien' },
  en: { 1: 'one', 2: 'two', 3: 'three', 5: 'five', 10: 'ten', 15: 'fifteen' },
}

const units = {
  'working days': { nl: ['werkdag', 'werkdagen'], en: ['working day', 'working days'] },
  days: { nl: ['dag', 'dagen'], en: ['day', 'days'] },
} as const

/** `twee werkdagen`, `two working days`: how long something takes at most, for a sentence. */
export function dueWords(name: DueName, locale: Language): string {
  const { value, unit }: { value: number; unit: keyof typeof units } = dueTable[name]
  const [one, more] = units[unit][locale]
  return `${inWords[locale][value] ?? value} ${value === 1 ? one : more}`
}
