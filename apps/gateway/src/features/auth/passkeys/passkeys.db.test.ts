import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SERVER_ALONE } from '../../../platform/database/testing/databases.ts'
import {
  type ConnectedMerchant,
  HOST,
  openConnectedMerchant,
  type SignedInMember,
} from '../testing/connected-merchant.ts'
import { SoftKey } from '../testing/soft-key.ts'

const ORIGIN = `http://${HOST}`

describe.each(SERVER_ALONE)('passkeys, on %s', (kind) => {
  let merchant: ConnectedMerchant
  beforeAll(async () => {
    merchant = await openConnectedMerchant(kind, { PASSKEYS: true })
  })
  afterAll(() => merchant?.close())

  const newChallenge = async ({ token }: SignedInMember) => {
    const { answer } = await merchant.gateway.call('newPasskey', {}, { host: HOST, token })
    if (!answer.success) throw new Error(answer.code)
    const { challengeId, options } = answer.value
    return { challengeId, challenge: String(options.challenge), options }
  }
  const add = async (member: SignedInMember, key: SoftKey, origin = ORIGIN) => {
    const { challengeId, challenge } = await newChallenge(member)
    const response = key.register(challenge, HOST, origin)
    const call = { challengeId, name: 'Phone', response }
    return (await merchant.gateway.call('addPasskey', call, { host: HOST, token: member.token })).answer
  }
  const enter = async (key: SoftKey, change: { origin?: string; host?: string; asAgent?: boolean } = {}) => {
    const { answer } = await merchant.gateway.call('passkeyChallenge', {}, { host: HOST })
    if (!answer.success) throw new Error(answer.code)
    const { challengeId, options } = answer.value
    const response = key.authenticate(String(options.challenge), change.host ?? HOST, change.origin ?? ORIGIN)
    const request = { challengeId, response, ...(change.asAgent && { asAgent: true }) }
    return { request, answer: (await merchant.gateway.call('loginByPasskey', request, { host: HOST })).answer }
  }

  test('a passkey signs in without a name and without a password', async () => {
    const member = await merchant.signedIn('uma')
    const key = new SoftKey()
    expect(await add(member, key)).toMatchObject({ success: true, value: { name: 'Phone', lastUsedAt: null } })
    const { answer } = await enter(key)
    expect(answer).toMatchObject({ success: true, value: { account: 'uma', mustChangePassword: false } })
    const { token } = member
    const list = (await merchant.gateway.call('passkeys', {}, { host: HOST, token })).answer
    expect(list).toMatchObject({ value: { passkeys: [{ name: 'Phone', lastUsedAt: expect.any(String) }] } })
    const { rows } = await merchant.gateway.gateway.database.pool.query(
      `select way from session where member_id = $1 order by created_at desc limit 1`,
      [member.memberId],
    )
    expect(rows).toEqual([{ way: 'passkey' }])
  })

  test('a device that has a passkey of the member is not asked to make another', async () => {
    const member = await merchant.signedIn('vera')
    const key = new SoftKey()
    await add(member, key)
    const { options } = await newChallenge(member)
    expect(options.excludeCredentials).toMatchObject([{ id: key.id.toString('base64url') }])
  })

  test('an answer works once, and only for the member it was made for', async () => {
    const [one, other] = [await merchant.signedIn('wanda'), await merchant.signedIn('xenia')]
    const key = new SoftKey()
    await add(one, key)
    const { request } = await enter(key)
    expect((await merchant.gateway.call('loginByPasskey', request, { host: HOST })).answer).toMatchObject({
      code: 'PASSKEY_INVALID',
    })
    const { challengeId, challenge } = await newChallenge(one)
    const call = { challengeId, name: 'x', response: new SoftKey().register(challenge, HOST, ORIGIN) }
    const stolen = await merchant.gateway.call('addPasskey', call, { host: HOST, token: other.token })
    expect(stolen.answer).toMatchObject({ code: 'PASSKEY_INVALID' })
  })

  test('a signature made on another site’s page does not sign in here', async () => {
    const member = await merchant.signedIn('yara')
    const key = new SoftKey()
    expect(await add(member, key, 'http://oasis.example')).toMatchObject({ code: 'PASSKEY_INVALID' })
    await add(member, key)
    expect((await enter(key, { origin: 'http://oasis.localhost.example' })).answer).toMatchObject({
      code: 'PASSKEY_INVALID',
    })
    expect((await enter(key, { host: 'aurora.localhost' })).answer).toMatchObject({ code: 'PASSKEY_INVALID' })
    expect((await enter(new SoftKey())).answer).toMatchObject({ code: 'PASSKEY_INVALID' })
  })

  test('invalid data is refused like a wrong key', async () => {
    for (const response of [{}, { id: 'x' }, { id: 7, response: null }]) {
      const { answer } = await merchant.gateway.call('passkeyChallenge', {}, { host: HOST })
      if (!answer.success) throw new Error(answer.code)
      const { challengeId } = answer.value
      const refused = await merchant.gateway.call('loginByPasskey', { challengeId, response }, { host: HOST })
      expect(refused.answer).toMatchObject({ code: 'PASSKEY_INVALID' })
    }
  })

  test('a removed passkey does not sign in, and only its owner can remove it', async () => {
    const [owner, other] = [await merchant.signedIn('zoe'), await merchant.signedIn('aziz')]
    const key = new SoftKey()
    await add(owner, key)
    const id = key.id.toString('base64url')
    const remove = ({ token }: SignedInMember) => merchant.gateway.call('removePasskey', { id }, { host: HOST, token })
    expect((await remove(other)).answer).toMatchObject({ code: 'NOT_FOUND' })
    expect((await enter(key)).answer.success).toBe(true)
    expect((await remove(owner)).answer.success).toBe(true)
    expect((await enter(key)).answer).toMatchObject({ code: 'PASSKEY_INVALID' })
  })

  test('members sign in at the members’ page only', async () => {
    const key = new SoftKey()
    await add(await merchant.signedIn('basma'), key)
    expect((await enter(key, { asAgent: true })).answer).toMatchObject({ code: 'NON_AGENT' })
  })

  test('a merchant without passkeys has none', async () => {
    expect((await merchant.gateway.call('passkeyChallenge', {}, { host: 'sterling.localhost' })).answer).toMatchObject({
      code: 'FORBIDDEN',
    })
  })
})
