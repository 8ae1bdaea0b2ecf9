import { extractParams } from 'altcha-lib/v1'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDatabase, SERVER_ALONE, type TestDatabase } from '../../../platform/database/testing/databases.ts'
import { assembleOn, type TestGateway } from '../../../testing/assembled.ts'
import { botAnswer } from '../../../testing/bot-answer.ts'

describe.each(SERVER_ALONE)('the embedded bot check, on %s', (kind) => {
  let own: TestDatabase
  let gateway: TestGateway
  beforeAll(async () => {
    own = await makeDatabase(kind)
    gateway = await assembleOn(own)
  })
  afterAll(async () => {
    await gateway?.stop()
    await own?.remove()
  })
  const verify = (answer?: Record<string, string>, merchant = 'aurora') => {
    const site = gateway.gateway.registry.site(merchant)
    if (!site) throw new Error(merchant)
    return gateway.gateway.botCheck.verify(site, answer)
  }

  test('a solved puzzle is accepted once, even when it is sent several times at the same moment', async () => {
    const answer = await botAnswer(gateway)
    const taken = await Promise.allSettled(Array.from({ length: 5 }, () => verify(answer)))
    expect(taken.filter(({ status }) => status === 'fulfilled')).toEqual([{ status: 'fulfilled', value: 'normal' }])
    await expect(verify(answer)).rejects.toMatchObject({ code: 'BOT_CHECK_FAILED' })
  })

  test('a puzzle of one merchant is not accepted at another', async () => {
    const answer = await botAnswer(gateway)
    await expect(verify(answer, 'oasis')).rejects.toMatchObject({ code: 'BOT_CHECK_FAILED' })
  })

  test('a missing answer and a wrong answer have different errors', async () => {
    await expect(verify()).rejects.toMatchObject({ code: 'VERIFICATION_FIRST' })
    await expect(verify({})).rejects.toMatchObject({ code: 'VERIFICATION_FIRST' })
    for (const payload of ['', 'null', '%%%', btoa('null'), btoa('{}'), btoa('{"salt":1,"challenge":{}}')])
      await expect(verify({ payload }), payload).rejects.toMatchObject({ code: 'BOT_CHECK_FAILED' })
    await expect(verify({ other: 'x' })).rejects.toMatchObject({ code: 'BOT_CHECK_FAILED' })
  })

  test('neither the end nor the effort of a signed puzzle can be changed', async () => {
    const { payload = '' } = await botAnswer(gateway)
    const solved = JSON.parse(atob(payload))
    const { expires } = extractParams(payload)
    const changes = [
      { salt: solved.salt.replace('effort=normal', 'effort=high') },
      { salt: solved.salt.replace(expires, String(Number(expires) + 3600)) },
      { number: solved.number + 1 },
      { signature: solved.signature.replace(/^./, (first: string) => (first === '0' ? '1' : '0')) },
      { algorithm: 'SHA-1' },
    ]
    for (const change of changes) {
      const changed = btoa(JSON.stringify({ ...solved, ...change }))
      await expect(verify({ payload: changed }), JSON.stringify(change)).rejects.toMatchObject({
        code: 'BOT_CHECK_FAILED',
      })
    }
    expect(await verify({ payload })).toBe('normal')
  })

  test('verifying a hard puzzle returns the effort "high"', async () => {
    const { answer } = await gateway.call('botChallenge', { effort: 'high' })
    expect(answer).toMatchObject({ success: true, value: { provider: 'proof-of-work', maxnumber: 1_000_000 } })
  })
})
