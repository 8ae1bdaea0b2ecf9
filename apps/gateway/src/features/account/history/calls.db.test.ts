import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '../../../platform/database/testing/databases.ts'
import { assembleOn, type TestGateway } from '../../../testing/assembled.ts'

const REQUEST = { period: 'days7', language: 'EN' } as const

describe('the calls of histories', () => {
  let own: TestDatabase
  let gateway: TestGateway
  beforeAll(async () => {
    own = await makeDatabase('embedded')
    gateway = await assembleOn(own)
  })
  afterAll(async () => {
    await gateway?.stop()
    await own?.remove()
  })
  const signIn = async (username: string, password: string) => {
    const { answer } = await gateway.call('login', { type: 'username', username, password })
    if (!answer.success) throw new Error(answer.code)
    return answer.value.token
  }

  test('visitors and trial accounts are refused', async () => {
    const { merchant } = gateway.gateway.registry.sites.find((site) => site.merchant.id === 'aurora')!
    const trial = merchant.demo.accounts.find(({ kind }) => kind === 'trial')!
    const token = await signIn(trial.username, trial.password)
    const { period } = REQUEST
    for (const answers of [
      (options: object) => gateway.call('betRecords', REQUEST, options),
      (options: object) => gateway.call('betRecord', { id: 'AAAA', language: 'EN' }, options),
      (options: object) => gateway.call('transactions', REQUEST, options),
      (options: object) => gateway.call('personalProfit', { period }, options),
    ]) {
      expect((await answers({})).answer).toMatchObject({ code: 'NOT_SIGNED_IN' })
      expect((await answers({ token })).answer).toMatchObject({ code: 'REAL_ACCOUNT_NEEDED' })
    }
  })

  test('a member sees the account record in the merchant’s days, and is told which days are too many', async () => {
    const { merchant } = gateway.gateway.registry.sites.find((site) => site.merchant.id === 'aurora')!
    const player = merchant.demo.accounts.find(({ kind }) => kind === 'player')!
    const token = await signIn(player.username, player.password)
    const { answer } = await gateway.call('transactions', REQUEST, { token })
    if (!answer.success) throw new Error(answer.code)
    const { period, totals, kinds, movements } = answer.value
    expect(period).toMatchObject({ timeZone: merchant.timeZone, isOpen: true })
    expect(kinds).toContain('deposit')
    expect(totals?.opening).toBe('0.00')
    expect(movements.at(-1)).toMatchObject({ kind: 'deposit', balanceAfter: totals?.in && movements.at(-1)?.amount })
    const tooMany = { ...REQUEST, period: 'custom', from: '2026-01-01', to: '2026-12-31' } as const
    const refused = await gateway.call('betRecords', tooMany, { token })
    expect(refused).toMatchObject({ status: 422, answer: { code: 'PERIOD_INVALID', params: { days: 92 } } })
    const word = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url')
    for (const id of ['AAAA', word(['jdb', 'a\0b']), word(['\ud800', 'a'])])
      expect((await gateway.call('betRecord', { id, language: 'EN' }, { token })).status).toBe(400)
    for (const cursor of [word([8.7e15, '1']), word([-1, '1']), word([1, '1'.repeat(19)])])
      expect((await gateway.call('transactions', { ...REQUEST, cursor }, { token })).status).toBe(400)
  })
})
