import { useText } from '../i18n/use-text.ts'

/** The kinds of movements that have a word of their own; the ledger may have more. */
const NAMED = {
  bet: 'bet',
  win: 'win',
  freeWin: 'freeWin',
  rollback: 'rollback',
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  withdrawalReleased: 'withdrawalReturned',
  payoutReturned: 'withdrawalReturned',
  depositUndone: 'depositUndone',
  chargeback: 'chargeback',
  chargebackReversed: 'chargebackReversed',
  toVendor: 'toVendor',
  toVendorReturned: 'toVendorReturned',
  fromVendor: 'fromVendor',
  bonus: 'bonus',
  reward: 'bonus',
  points: 'points',
  rewardTakenBack: 'bonusTakenBack',
  rebate: 'rebate',
  rebateTakenBack: 'rebateTakenBack',
  agentRebate: 'agentRebate',
  ownRebate: 'ownRebate',
  dividend: 'dividend',
  dailySalary: 'dailySalary',
  hourlySalary: 'hourlySalary',
  realtimeSalary: 'realtimeSalary',
  transferUp: 'transferUp',
  transferDown: 'transferDown',
} as const

/** Names a kind of movements; a kind that this build does not know gets a neutral word. */
export function useKindName(): (kind: string) => string {
  const t = useText('history')
  return (kind) => t(`kind.${Object.hasOwn(NAMED, kind) ? NAMED[kind as keyof typeof NAMED] : 'other'}`)
}
