import { expect, test } from 'vitest'
import { makePlayer } from '../../ledger/wallet/testing.ts'
import { integer } from '../../platform/database/row.ts'
import { forEachDatabase } from '../../platform/database/testing/databases.ts'
import { rewardsJob } from './look-after.ts'
import { merchantWith } from './testing/merchant-with.ts'

const MERCHANT = merchantWith([], { vip: { days: 30, keepPercent: 50, levels: [{ turnover: '100' }] } })
const BROKEN = { ...MERCHANT, id: 'broken' }

forEachDatabase((_kind, database) => {
  test('a merchant whose rewards fail stops no other merchant, is logged, and is tried again after a while', async () => {
    const failed: object[] = []
    const log = { error: (fields: object) => void failed.push(fields) }
    const of = (id: string) => {
      if (id === BROKEN.id) throw new Error('no rewards today')
      return database()
    }
    const job = rewardsJob({
      ...{ database: { of }, all: database(), loaded: () => [BROKEN, MERCHANT], log },
      merchantOf: async (id) => [BROKEN, MERCHANT].find((one) => one.id === id),
    })
    const run = () => job.run({ key: 'all', merchantId: null, payload: {}, failures: 0 })
    await run()
    const one = await makePlayer(database(), { balanceMinor: 10_000_000n })
    await one.bet('a', '150.00', { roundId: 'a', roundClosed: true })
    await run()
    const member = await database().row({ level: integer }, 'select vip_level as level from member where id = $1', [
      one.memberId,
    ])
    expect(member).toEqual({ level: 1 })
    expect(failed).toEqual([{ err: expect.any(Error), merchant: 'broken' }])
  })
})
