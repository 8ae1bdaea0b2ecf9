import type { Fault } from '@livery/document/fault'
import { type Draft, entriesOf, type Rule, type Stated } from '../../draft.ts'
import { type LinkedFile, targetFaults } from '../../link-faults.ts'
import type { announcements } from './schema.ts'

type File = Stated<typeof announcements> & LinkedFile

/** Announcements need unique ids and existing dates; promotions need a time in which they run and a target. */
export const announcementFaults: Rule<File> = (draft) => [
  ...idFaults(draft),
  ...momentFaults(draft),
  ...windowFaults(draft),
  ...entriesOf(draft.file.promotions).flatMap(([index, { link }]) =>
    targetFaults(draft, ['promotions', index, 'link'], link),
  ),
]

/** A window that ends where it begins could mean a week or no time at all. */
function windowFaults({ file, merchant }: Draft<File>): Fault[] {
  return entriesOf(file.promotions).flatMap(([index, { weekly }]) =>
    entriesOf(weekly).flatMap(([at, { from, to }]) => {
      if (from === undefined || from !== to) return []
      return merchant.faultAt(['promotions', index, 'weekly', at, 'to'], {
        code: 'moment.order',
        message: 'it ends at the moment of the week at which it begins',
        found: JSON.stringify(to),
        repair: 'Write another end, or leave "weekly" out for a promotion that always runs',
      })
    }),
  )
}

const ANNOUNCEMENTS = ['notices', 'promotions', 'popups'] as const

/** Notices, promotions and pop-ups share one table, so their ids must differ across all three. */
function idFaults({ file, merchant }: Draft<File>): Fault[] {
  const first = new Map<string, (typeof ANNOUNCEMENTS)[number]>()
  return ANNOUNCEMENTS.flatMap((list) =>
    entriesOf(file[list]).flatMap(([index, { id }]) => {
      if (id === undefined) return []
      const other = first.get(id)
      if (other === undefined) {
        first.set(id, list)
        return []
      }
      return merchant.faultAt([list, index, 'id'], {
        code: 'list.duplicate',
        message: `${JSON.stringify(id)} ${other === list ? 'appears twice in the list' : `is the id of one of ${other} too`}`,
        repair: 'Remove or rename one of the two',
      })
    }),
  )
}

const MOMENTS = ['publishedAt', 'endsAt'] as const

/** Dates that do not exist, such as 30 February, pass the pattern of the schema; so does an end before the beginning. */
function momentFaults({ file, merchant }: Draft<File>): Fault[] {
  return ANNOUNCEMENTS.flatMap((list) =>
    entriesOf(file[list]).flatMap(([index, entry]) => {
      const unknown = MOMENTS.filter((key) => entry[key] !== undefined && !isReal(entry[key]))
      const { publishedAt, endsAt } = entry
      if (unknown.length === 0 && publishedAt && endsAt && Date.parse(endsAt) <= Date.parse(publishedAt)) {
        return merchant.faultAt([list, index, 'endsAt'], {
          code: 'moment.order',
          message: `it ends before it is published at ${publishedAt}`,
          found: JSON.stringify(endsAt),
          repair: 'Write a later moment, or leave it out: then it is shown until it is removed',
        })
      }
      return unknown.map((key) =>
        merchant.faultAt([list, index, key], {
          code: 'moment.unknown',
          message: 'there is no such moment',
          found: JSON.stringify(entry[key]),
          repair: 'Write a moment in UTC such as 2026-11-02T08:00Z',
        }),
      )
    }),
  )
}

function isReal(written: string): boolean {
  const moment = new Date(written)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written.slice(0, 16))
}
