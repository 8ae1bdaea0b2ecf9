import type { Fault, Path } from '@livery/document/fault'
import type { Draft } from '../../draft.ts'
import type { ProgrammesFile, SoundProgramme } from './file.ts'

/** Keys for free rounds only. */
export const FREE_ROUND_KEYS = ['game', 'rounds', 'stake', 'winnings', 'playHours'] as const
const NEEDED = ['game', 'rounds', 'stake', 'winnings'] as const
const FOREIGN = ['percent', 'amount', 'most', 'byLevel', 'turnoverOf', 'raffle'] as const

/** Free rounds must state their number, game and stake, and the terms of their winnings. */
export function freeRoundFaults(
  { merchant }: Draft<ProgrammesFile>,
  index: number,
  { reward = {}, trigger, prizes }: SoundProgramme,
): Fault[] {
  const path = ['programmes', index, 'reward']
  const faults: Fault[] = []
  const say = (at: Path, message: string, repair: string) =>
    faults.push(merchant.faultAt(at, { code: 'programme.reward', message, repair }))
  for (const key of NEEDED) {
    if (reward[key] === undefined) say(path, `free rounds need ${JSON.stringify(key)}`, `Add ${JSON.stringify(key)}`)
  }
  for (const key of FOREIGN) {
    if (reward[key] !== undefined) say([...path, key], 'free rounds state rounds and a stake instead', 'Remove it')
  }
  if (reward.winnings === 'bonus' && !reward.turnoverTimes) {
    const message = 'a bonus has to be staked first, and no turnoverTimes says how often'
    say([...path, 'winnings'], message, 'Add "turnoverTimes", or use "money"')
  }
  if (reward.winnings === 'money' && reward.turnoverTimes) {
    say([...path, 'turnoverTimes'], 'winnings that are money need not be staked', 'Remove it, or use "bonus"')
  }
  if (prizes !== undefined) say(['programmes', index, 'prizes'], 'places give no free rounds', 'Use another trigger')
  if (trigger?.chosen) {
    say(['programmes', index, 'trigger', 'chosen'], 'a deposit promises money and no rounds', 'Remove it')
  }
  return faults
}
