import { closest } from '@livery/document/closest'
import type { Fault } from '@livery/document/fault'
import { type Draft, entriesOf, type Rule, type Stated } from '../../draft.ts'
import type { games } from '../games/schema.ts'
import type { turnover } from './schema.ts'

type File = Stated<typeof turnover> & Stated<typeof games>

/** Each weight must be for one offered vendor or one game type, and may be stated only once. */
export const turnoverFaults: Rule<File> = (draft) =>
  entriesOf(draft.file.turnover?.weights).flatMap(([index]) => weightFaults(draft, index))

function weightFaults({ file, merchant }: Draft<File>, index: number): Fault[] {
  const weights = file.turnover?.weights ?? []
  const { vendor, gameType } = weights[index] ?? {}
  const at = ['turnover', 'weights', index]
  if ((vendor === undefined) === (gameType === undefined)) {
    const message = 'a weight is of one vendor or of one game type'
    return [merchant.faultAt(at, { code: 'turnover.of', message, repair: 'State one of vendor and gameType' })]
  }
  const first = weights.findIndex((other) => other?.vendor === vendor && other?.gameType === gameType)
  if (first < index) {
    const message = `${vendor ?? gameType} has a weight already, and only the first would count`
    return [merchant.faultAt(at, { code: 'turnover.twice', message, repair: 'Remove it' })]
  }
  const offered = entriesOf(file.vendors).flatMap(([, { id }]) => (id === undefined ? [] : [id]))
  if (vendor === undefined || offered.includes(vendor)) return []
  const near = closest(vendor, offered)
  return [
    merchant.faultAt([...at, 'vendor'], {
      code: 'turnover.vendor',
      message: `the merchant offers no vendor ${JSON.stringify(vendor)}`,
      ...(near === undefined ? {} : { suggestion: JSON.stringify(near) }),
      repair: 'Name one of its vendors',
    }),
  ]
}
