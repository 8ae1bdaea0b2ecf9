import { closest } from '@livery/document/closest'
import type { Fault, Path } from '@livery/document/fault'
import { type Draft, entriesOf } from '../../draft.ts'
import type { ProgrammesFile, SoundProgramme } from './file.ts'

/** Triggers about rounds, which have vendors, categories and games. */
const OF_ROUNDS = ['turnover', 'rounds', 'winMultiple', 'place']

/** A reward that nobody can reach: conditions that exclude one another or that no fact of its trigger ever meets. */
export function reachFaults(draft: Draft<ProgrammesFile>, index: number, programme: SoundProgramme): Fault[] {
  const { file, merchant } = draft
  const { conditions = {}, trigger } = programme
  const on = trigger?.on
  const faults: Fault[] = []
  const say = (path: Path, message: string, repair: string, near?: string) =>
    faults.push(
      merchant.faultAt(['programmes', index, 'conditions', ...path], {
        code: 'programme.unreachable',
        message,
        ...(near === undefined ? {} : { suggestion: JSON.stringify(near) }),
        repair,
      }),
    )

  const { from, until, levelFrom, levelTo } = conditions
  for (const [key, moment] of [
    ['from', from],
    ['until', until],
  ] as const) {
    if (moment !== undefined && !isReal(moment))
      say([key], 'there is no such moment', 'Write a moment in UTC such as 2026-11-02T08:00Z')
  }
  if (from !== undefined && until !== undefined && Date.parse(until) <= Date.parse(from)) {
    say(['until'], `it ends before it begins at ${from}`, 'Write a later moment')
  }
  if (levelFrom !== undefined && levelTo !== undefined && levelTo < levelFrom) {
    say(['levelTo'], `no level is from ${levelFrom} to ${levelTo}`, 'Write a higher level')
  }
  for (const [at, { from: begin, to }] of entriesOf(conditions.weekly)) {
    if (begin !== undefined && begin === to) {
      say(
        ['weekly', at, 'to'],
        'it ends at the moment of the week at which it begins',
        'Write another end, or leave it out',
      )
    }
  }
  const offered = entriesOf(file.vendors).flatMap(([, { id }]) => id ?? [])
  for (const [at, vendor] of entriesOf(conditions.vendors)) {
    if (!offered.includes(vendor))
      say(
        ['vendors', at],
        `the merchant offers no vendor ${JSON.stringify(vendor)}`,
        'Name one of its vendors',
        closest(vendor, offered),
      )
  }
  const ways = entriesOf(file.payments?.methods).flatMap(([, { id, deposit }]) => (deposit === false ? [] : (id ?? [])))
  for (const [at, way] of entriesOf(conditions.methods)) {
    if (file.payments && !ways.includes(way))
      say(
        ['methods', at],
        `nobody can deposit by ${JSON.stringify(way)}`,
        'Name one of the merchant’s ways to pay',
        closest(way, ways),
      )
  }
  const categories = entriesOf(file.categories).map(([, type]) => type)
  for (const [at, type] of entriesOf(conditions.gameTypes)) {
    if (categories.length > 0 && !categories.includes(type))
      say(['gameTypes', at], `the merchant offers no ${type} games`, 'Name one of its categories')
  }
  const currencies = entriesOf(conditions.currencies).map(([, code]) => code)
  if (currencies.length > 0 && file.currency?.code !== undefined && !currencies.includes(file.currency.code)) {
    say(['currencies'], `all members have ${file.currency.code}`, 'Remove it')
  }
  const languages = entriesOf(file.languages).map(([, code]) => code)
  for (const [at, code] of entriesOf(conditions.languages)) {
    if (languages.length > 0 && !languages.includes(code))
      say(['languages', at], `the merchant does not speak ${code}`, 'Name one of its languages')
  }
  if (on === undefined) return faults
  for (const key of ['vendors', 'gameTypes', 'games'] as const) {
    if (conditions[key] !== undefined && !OF_ROUNDS.includes(on))
      say([key], `a trigger on "${on}" knows no games`, 'Remove it')
  }
  for (const key of ['minDeposit', 'methods'] as const) {
    if (conditions[key] !== undefined && on !== 'deposit')
      say([key], `a trigger on "${on}" knows no deposit`, 'Remove it')
  }
  return faults
}

function isReal(written: string): boolean {
  const moment = new Date(written)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written.slice(0, 16))
}
