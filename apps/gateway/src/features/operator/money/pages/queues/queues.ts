import { DEPOSITS } from './deposits.ts'
import { DIFFERENCES } from './differences.ts'
import { ORDERS } from './orders.ts'
import { PROPOSALS } from './proposals.ts'
import type { Queue } from './queue.ts'
import { REWARDS } from './rewards.ts'
import { UNASSIGNED_AND_OWED } from './unassigned-and-owed.ts'
import { WITHDRAWALS } from './withdrawals.ts'

/** In the order of the menu. */
const ALL: readonly Queue[] = [
  ...WITHDRAWALS,
  ...DEPOSITS,
  ...UNASSIGNED_AND_OWED,
  ...REWARDS,
  ...ORDERS,
  ...DIFFERENCES,
  ...PROPOSALS,
]

export const queueNamed = (id: string): Queue | undefined => ALL.find((one) => one.id === id)
export const queuesOfLine = (line: string): readonly Queue[] => ALL.filter((one) => one.line === line)
