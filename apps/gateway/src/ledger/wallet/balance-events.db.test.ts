import type { ServerEvent } from '@livery/contract/events'
import { expect, it, vi } from 'vitest'
import { forEachDatabase } from '../../platform/database/testing/databases.ts'
import { quietLogger } from '../../platform/database/testing/quiet-logger.ts'
import { EventHub } from '../../platform/events/hub.ts'
import { expectBalancedBooks } from '../testing.ts'
import { makePlayer } from './testing.ts'

forEachDatabase((_kind, database) => {
  expectBalancedBooks(database)

  it('a player gets the balance with each posting, with a rising version', async () => {
    const hub = new EventHub({ database: database(), logger: quietLogger, intervalMs: 20 })
    const { memberId, bet, win } = await makePlayer(database())
    const events: ServerEvent[] = []
    hub.subscribe({ merchantId: 'aurora', memberId }, ({ event }) => events.push(event))
    await vi.waitFor(() => expect(events).toHaveLength(1), { timeout: 10_000 })
    await bet(`${memberId}-1`, '10')
    await win(`${memberId}-2`, '25')
    await vi.waitFor(() => expect(events).toHaveLength(3), { timeout: 10_000 })
    expect(events).toEqual([
      { kind: 'ready' },
      { kind: 'balance', balance: '90.00', currency: 'PHP', version: 2, at: expect.stringMatching(/T.*Z$/) },
      { kind: 'balance', balance: '115.00', currency: 'PHP', version: 3, at: expect.stringMatching(/T.*Z$/) },
    ])
    await hub.close()
  })
})
