import type { VerificationNeeded } from '@livery/contract/auth/verification'
import { URI } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../../platform/database/testing/databases.ts'
import { type Guest, type GuestHouse, HOST, openGuestHouse, PASSWORD } from '../testing/guest-house.ts'
import { takeAuthenticatorCode } from './take-code.ts'

describe.each(DATABASE_KINDS)('the authenticator, on %s', (kind) => {
  let house: GuestHouse
  beforeAll(async () => {
    house = await openGuestHouse(kind, { AUTHENTICATOR: true })
  })
  afterAll(() => house?.close())

  const begin = async ({ token }: Guest) => {
    const { answer } = await house.gateway.call('newAuthenticator', { password: PASSWORD }, { host: HOST, token })
    if (!answer.success) throw new Error(answer.code)
    return answer.value
  }
  const confirm = (guest: Guest, code: string) =>
    house.gateway.call('confirmAuthenticator', { code }, { host: HOST, token: guest.token })
  /** The code the app shows at a time `steps` half minutes from now. */
  const shown = (uri: string, steps = 0) =>
    (URI.parse(uri) as { generate(at: { timestamp: number }): string }).generate({
      timestamp: Date.now() + steps * 30_000,
    })
  const isOn = async ({ token }: Guest) => (await house.gateway.call('authenticator', {}, { host: HOST, token })).answer

  test('is on once its first code has been read from the app, and then has ten recovery codes', async () => {
    const guest = await house.guest('nadia')
    expect(await isOn(guest)).toEqual({ success: true, value: { on: false, recoveryCodesLeft: 0 } })
    const { uri, secret } = await begin(guest)
    expect(uri).toContain(secret)
    expect(uri).toMatch(/^otpauth:\/\/totp\/.*nadia/)
    expect(await isOn(guest)).toMatchObject({ value: { on: false } })
    expect((await confirm(guest, '12345')).answer).toMatchObject({ code: 'PROOF_WRONG' })
    const { answer } = await confirm(guest, shown(uri))
    expect(answer.success && new Set(answer.value.recoveryCodes).size).toBe(10)
    expect(await isOn(guest)).toEqual({ success: true, value: { on: true, recoveryCodesLeft: 10 } })
  })

  test('a code works once, in the digits of any script, and an old code never works', async () => {
    const guest = await house.guest('omar')
    const { uri } = await begin(guest)
    await confirm(guest, shown(uri))
    const take = (code: string) => takeAuthenticatorCode(house.gateway.gateway, guest, code)
    expect(await take(shown(uri))).toBe(false)
    expect(await take(shown(uri, -3))).toBe(false)
    expect(await take(shown(uri, 3))).toBe(false)
    const next = shown(uri, 1).replace(/\d/g, (digit) => String.fromCodePoint(0x0660 + Number(digit)))
    const taken = await Promise.all([take(next), take(next), take(next)])
    expect(taken.filter(Boolean)).toEqual([true])
  })

  test('a recovery code signs in once, with or without dashes, spaces and capitals', async () => {
    const guest = await house.guest('petra')
    const { uri } = await begin(guest)
    const { answer } = await confirm(guest, shown(uri))
    const [first = ''] = answer.success ? answer.value.recoveryCodes : []
    const take = () => takeAuthenticatorCode(house.gateway.gateway, guest, first.toLowerCase().replace('-', ' '))
    expect((await Promise.all([take(), take()])).filter(Boolean)).toEqual([true])
    expect(await take()).toBe(false)
    expect(await isOn(guest)).toMatchObject({ value: { recoveryCodesLeft: 9 } })
  })

  test('neither secret nor recovery codes can be read from the database', async () => {
    const guest = await house.guest('quentin')
    const { uri, secret } = await begin(guest)
    const { answer } = await confirm(guest, shown(uri))
    const { rows } = await house.gateway.gateway.database.pool.query(
      'select authenticator::text as row from authenticator',
    )
    const kept = JSON.stringify(rows)
    const { bytes } = (URI.parse(uri) as { secret: { bytes: Uint8Array } }).secret
    expect(kept).not.toContain(secret)
    expect(kept).not.toContain(Buffer.from(bytes).toString('hex'))
    for (const code of answer.success ? answer.value.recoveryCodes : [])
      expect(kept).not.toContain(code.replace('-', ''))
  })

  test('signing in takes the password and a code: the password alone is not enough, and each code works once', async () => {
    const guest = await house.guest('salma')
    const { uri } = await begin(guest)
    const { answer } = await confirm(guest, shown(uri))
    const [recovery = ''] = answer.success ? answer.value.recoveryCodes : []
    const wanted = async () => {
      const login = { type: 'username', username: 'salma', password: PASSWORD } as const
      const half = (await house.gateway.call('login', login, { host: HOST })).answer
      if (half.success || half.code !== 'EXTRA_VERIFICATION') throw new Error('no second factor is wanted')
      expect(half.value).toMatchObject({ reason: 'authenticator', proofs: [{ proof: 'authenticator' }] })
      expect(JSON.stringify(half)).not.toContain('token')
      return (half.value as VerificationNeeded).verificationId
    }
    const prove = async (verificationId: string, code: string) => {
      const request = { verificationId, proof: 'authenticator', answer: code } as const
      return (await house.gateway.call('proveSignIn', request, { host: HOST })).answer
    }
    const first = await wanted()
    expect(await prove(first, '000000')).toMatchObject({ code: 'PROOF_WRONG' })
    const next = shown(uri, 1)
    const entered = await prove(first, next)
    if (!entered.success) throw new Error(entered.code)
    const { token } = entered.value
    expect((await house.gateway.call('memberInfo', {}, { host: HOST, token })).answer).toMatchObject({
      value: { account: 'salma' },
    })
    expect(await prove(first, next)).toMatchObject({ code: 'SESSION_EXPIRED' })
    const second = await wanted()
    expect(await prove(second, next)).toMatchObject({ code: 'PROOF_WRONG' })
    expect(await prove(second, recovery)).toMatchObject({ success: true, value: { account: 'salma' } })
    expect(await prove(await wanted(), recovery)).toMatchObject({ code: 'PROOF_WRONG' })
  })

  test('an enabled authenticator is neither replaced nor turned off without the password', async () => {
    const guest = await house.guest('rana')
    const { uri } = await begin(guest)
    await confirm(guest, shown(uri))
    const call = <Name extends 'newAuthenticator' | 'removeAuthenticator'>(name: Name, password: string) =>
      house.gateway.call(name, { password }, { host: HOST, token: guest.token })
    expect((await call('newAuthenticator', PASSWORD)).answer).toMatchObject({ code: 'FORBIDDEN' })
    expect((await call('removeAuthenticator', 'wrong')).answer).toMatchObject({ code: 'PASSWORD_WRONG' })
    expect(await isOn(guest)).toMatchObject({ value: { on: true } })
    expect((await call('removeAuthenticator', PASSWORD)).answer).toMatchObject({ success: true })
    expect(await isOn(guest)).toMatchObject({ value: { on: false } })
    expect(await takeAuthenticatorCode(house.gateway.gateway, guest, shown(uri, 1))).toBe(false)
  })

  test('the secret of one member does not work for another', async () => {
    const [one, other] = [await house.guest('sami'), await house.guest('tala')]
    const { uri } = await begin(one)
    await begin(other)
    const { pool } = house.gateway.gateway.database
    await pool.query(
      `update authenticator set secret = (select secret from authenticator where member_id = $1) where member_id = $2`,
      [one.memberId, other.memberId],
    )
    expect((await confirm(other, shown(uri))).answer.success).toBe(false)
  })

  test('is refused to visitors', async () => {
    expect((await house.gateway.call('authenticator', {}, { host: HOST })).answer).toMatchObject({
      code: 'NOT_SIGNED_IN',
    })
  })
})
