import { expect, it, vi } from 'vitest'
import { forEachDatabase } from '../../platform/database/testing/databases.ts'
import { guard, needsCaptcha, type Try } from './guard.ts'

/** The upper bound in research S9: of ten thousand guesses fewer are checked in an hour. */
const LOOKED_AT = 100

forEachDatabase((kind, database) => {
  /** Makes a wrong guess; returns whether it was checked. */
  const guess = async (attempt: Try) => {
    try {
      await (await guard(database(), attempt)).failed()
      return true
    } catch (error) {
      expect(error).toMatchObject({ code: 'TOO_MANY_REQUESTS', params: { minutes: expect.any(Number) } })
      return false
    }
  }
  const stranger = (merchantId: string, account: string, ip: string): Try => ({
    merchantId,
    account,
    ip,
    trusted: null,
  })
  const addresses = (count: number) => Array.from({ length: count }, (_, at) => `10.${at >> 8}.${at & 255}.7`)
  /**
   * PostgreSQL takes all ten thousand; the embedded database runs the same statements more slowly, so it gets fewer.
   */
  const guesses = kind === 'postgres' ? 10_000 : 1_000
  const FEWER = 1_000

  it('of a thousand addresses guessing one password fewer than a hundred tries are checked, and the owner still gets in', async () => {
    const from = addresses(1_000)
    let lookedAt = 0
    for (let begun = 0; begun < guesses; begun += 50) {
      const batch = Array.from({ length: 50 }, (_, at) =>
        guess(stranger('one', 'Victim', from[(begun + at) % from.length] ?? '')),
      )
      lookedAt += (await Promise.all(batch)).filter(Boolean).length
    }
    expect(lookedAt).toBeGreaterThan(0)
    expect(2 * lookedAt).toBeLessThan(LOOKED_AT)
    for (const trusted of ['the-device', 'another-device']) {
      const owner = { ...stranger('one', 'victim', '192.0.2.1'), trusted }
      expect(await needsCaptcha(database(), owner)).toBe(false)
      await (await guard(database(), owner)).passed()
    }
    // Case and spaces of a name do not matter, and the same name at another merchant is another account.
    expect(await guess(stranger('one', ' VICTIM ', '192.0.2.200'))).toBe(false)
    expect(await guess(stranger('two', 'victim', '192.0.2.200'))).toBe(true)
  })

  it('of one address trying a thousand accounts fewer than a hundred tries are checked', async () => {
    let lookedAt = 0
    for (let begun = 0; begun < FEWER; begun += 50) {
      const batch = Array.from({ length: 50 }, (_, at) => guess(stranger('spray', `member${begun + at}`, '10.0.0.1')))
      lookedAt += (await Promise.all(batch)).filter(Boolean).length
    }
    expect(2 * lookedAt).toBeLessThan(LOOKED_AT)
    // Another address of the same IPv6 subscriber shares its limit; a neighbour does not.
    const six: boolean[] = []
    for (let host = 0; host < 60; host += 1)
      six.push(await guess(stranger('six', `member${host}`, `2001:db8::${host}`)))
    expect(six.at(-1)).toBe(false)
    expect(await guess(stranger('six', 'member0', '2001:db8:0:1::1'))).toBe(true)
  })

  it('an owner’s own failures are limited too, and successful sign-ins do not count', async () => {
    const owner: Try = { merchantId: 'own', account: 'owner', ip: '192.0.2.1', trusted: 'the-device' }
    for (let right = 0; right < 60; right += 1) await (await guard(database(), owner)).passed()
    const tries: boolean[] = []
    for (let wrong = 0; wrong < 30; wrong += 1) tries.push(await guess(owner))
    expect(tries.filter(Boolean)).toHaveLength(20)
  })

  it('a captcha is required after the second failure of an address at an account, and for strangers when many sign-ins fail', async () => {
    const merchantId = 'captcha'
    const pair = stranger(merchantId, 'typist', '192.0.2.1')
    expect(await needsCaptcha(database(), pair)).toBe(false)
    const first = await (await guard(database(), pair)).failed()
    const second = await (await guard(database(), pair)).failed()
    expect([first, second]).toEqual([
      { captcha: false, last: false },
      { captcha: true, last: false },
    ])
    expect(await needsCaptcha(database(), stranger(merchantId, 'typist', '192.0.2.2'))).toBe(false)
    for (const ip of addresses(8)) await guess(stranger(merchantId, 'typist', ip))
    expect(await needsCaptcha(database(), stranger(merchantId, 'typist', '192.0.2.2'))).toBe(true)
    expect(await needsCaptcha(database(), stranger(merchantId, 'nobody', '192.0.2.2'))).toBe(false)

    await database().pool.query(
      `update login_throttle set failures = 300 where merchant_id = $1 and key = 'sign-in|merchant'`,
      [merchantId],
    )
    const quiet = stranger(merchantId, 'somebody', '198.51.100.1')
    expect(await needsCaptcha(database(), quiet)).toBe(true)
    expect(await needsCaptcha(database(), { ...quiet, trusted: 'the-device' })).toBe(false)
  })

  it('after an hour the limit begins anew', async () => {
    const attempt = stranger('hours', 'patient', '192.0.2.1')
    for (let wrong = 0; wrong < 41; wrong += 1) await guess(attempt)
    expect(await guess(attempt)).toBe(false)
    await database().pool.query(`update login_throttle set until = now() where merchant_id = 'hours'`)
    expect(await guess(attempt)).toBe(true)
  })

  it('a clock that is set back, the database’s or the gateway’s, keeps nobody out for longer than the hour', async () => {
    const attempt = stranger('clocks', 'patient', '192.0.2.1')
    for (let wrong = 0; wrong < 41; wrong += 1) await guess(attempt)
    const minutes = async () => {
      const refusal: unknown = await guard(database(), attempt).catch((error: unknown) => error)
      return (refusal as { readonly params: { readonly minutes: number } }).params.minutes
    }
    // To a database whose clock was set back ten hours, every end seems ten hours further away.
    await database().pool.query(
      `update login_throttle set until = until + interval '10 hours' where merchant_id = 'clocks'`,
    )
    expect(await minutes()).toBe(60)
    vi.useFakeTimers({ now: Date.now() - 10 * 3_600_000, toFake: ['Date'] })
    try {
      expect(await minutes()).toBe(60)
    } finally {
      vi.useRealTimers()
    }
    const { rows } = await database().pool.query(
      `select max(until) <= now() + interval '1 hour' as soon from login_throttle where merchant_id = 'clocks' and key like '%address%'`,
    )
    expect(rows).toEqual([{ soon: true }])
  })

  it('no typed name is stored', async () => {
    await guess(stranger('names', 'my-password-by-mistake', '192.0.2.1'))
    const { rows } = await database().pool.query('select key from login_throttle')
    expect(JSON.stringify(rows)).not.toContain('my-password-by-mistake')
  })
})
