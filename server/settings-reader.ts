import { isAbsolute, resolve } from 'node:path'
import { settingTable, type SettingName, type SettingRow } from './settings-table.ts'

export type Environment = Record<string, string | undefined>

export type Reader = ReturnType<typeof makeReader>

/** Reads one setting after the other, and notes in `problems` what makes no sense. */
export function makeReader(environment: Environment, problems: string[]) {
  const rows: Record<SettingName, SettingRow> = settingTable
  const text = (name: SettingName): string =>
    (environment[name] ?? '').trim() ||
    (rows[name].default ?? '').replace(/\{([A-Z_]+)\}/g, (_all, other: SettingName) => text(other))
  // A default is only wrong when it follows from another setting that is, and that one is reported already.
  const complain = (name: SettingName, what: string) => {
    if (environment[name]) problems.push(`${name} ${what}, not "${shown(name, text(name))}".`)
  }
  return {
    text,
    optional: (name: SettingName) => text(name) || null,
    list: (name: SettingName) =>
      text(name)
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    wholeNumber(name: SettingName, least: number, most: number): number {
      const value = Number(text(name))
      if (Number.isInteger(value) && value >= least && value <= most) return value
      complain(name, `must be a whole number from ${least} to ${most}`)
      return least
    },
    number(name: SettingName, least: number, most: number): number {
      const value = Number(text(name))
      if (value >= least && value <= most) return value
      complain(name, `must be a number from ${least} to ${most}`)
      return least
    },
    choice<T extends string>(name: SettingName, choices: readonly T[]): T {
      const found = choices.find((choice) => choice === text(name))
      if (!found) complain(name, `must be one of ${choices.join(', ')}`)
      return found ?? choices[0]!
    },
    address(name: SettingName, value: string, protocols: readonly string[]): string {
      const isGood = URL.canParse(value) && protocols.includes(new URL(value).protocol)
      if (!isGood) complain(name, `must be an address starting with ${protocols.join('// or ')}//`)
      return isGood ? value.replace(/\/+$/, '') : 'http://invalid'
    },
    /** Absolute; a relative path counts from the working folder. */
    path: (name: SettingName) => (isAbsolute(text(name)) ? text(name) : resolve(text(name))),
    isGiven: (name: SettingName) => (environment[name] ?? '').trim() !== '',
    complain,
    problem: (what: string) => void problems.push(what),
  }
}

/** Secrets are not repeated on a terminal. */
const shown = (name: SettingName, value: string) => (/KEY|SECRET|TOKEN|URL/.test(name) ? '…' : value.slice(0, 80))
