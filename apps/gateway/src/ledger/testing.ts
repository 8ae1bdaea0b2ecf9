import { afterAll, expect } from 'vitest'
import type { Database } from '../platform/database/connect.ts'
import { checkInvariants } from './invariants.ts'

/** For test files that move money: after their tests the ledger must still balance. */
export function expectBalancedBooks(database: () => Pick<Database, 'transaction'> | undefined): void {
  afterAll(async () => {
    const opened = database()
    if (opened) expect(await checkInvariants(opened)).toEqual({ ok: true, faults: [] })
  })
}
