import type { Act } from './act.ts'
import { DOCUMENT_ACTS } from './documents.ts'
import { ORDER_ACTS } from './orders.ts'
import { RECEIPT_ACTS } from './receipts.ts'
import { REWARD_ACTS } from './rewards.ts'
import { TRANSFER_ACTS } from './transfers.ts'
import { WAY_AND_DAY_ACTS } from './ways-and-days.ts'
import { WITHDRAWAL_ACTS } from './withdrawals.ts'

const ACTS: Readonly<Record<string, Act>> = {
  ...WITHDRAWAL_ACTS,
  ...DOCUMENT_ACTS,
  ...RECEIPT_ACTS,
  ...REWARD_ACTS,
  ...ORDER_ACTS,
  ...TRANSFER_ACTS,
  ...WAY_AND_DAY_ACTS,
}

/** An act by the name in its form's address; undefined for an unknown name. */
export function actNamed(name: string): Act | undefined {
  return Object.hasOwn(ACTS, name) ? ACTS[name] : undefined
}
