import { createHmac } from 'node:crypto'
import type { VerificationNeeded } from '@livery/contract/auth/verification'
import { URI } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SERVER_ALONE } from '../../../platform/database/testing/databases.ts'
import { derivedKey } from '../../../platform/secrets/derived-key.ts'
import { reseal } from '../../../platform/secrets/reseal.ts'
import { ofMerchant } from '../../../testing/of-merchant.ts'
import {
  type ConnectedMerchant,
  HOST,
  openConnectedMerchant,
  PASSWORD,
  type SignedInMember,
} from '../testing/connected-merchant.ts'
import { takeAuthenticatorCode } from './take-code.ts'

describe.each(SERVER_ALONE)('the authenticator, on %s', (kind) => {
  let merchant: ConnectedMerchant
  beforeAll(async () => {
    merchant = await openConnectedMerchant(kind, { AUTHENTICATOR: true })
  })
  afterAll(() => merchant?.close())

  const begin = async ({ token }: SignedInMember) => {
    const { answer } = await merchant.gateway.call('newAuthenticator', {}, { host: HOST, token })
    if (!answer.success) throw new Error(answer.code)
    return answer.value
  }
  const confirm = (member: SignedInMember, code: string) =>
    merchant.gateway.call('confirmAuthenticator', { code }, { host: HOST, token: member.token })
  /** The code the app shows at a time `steps` half minutes from now. */
  const shown = (uri: string, steps = 0) =>
    (URI.parse(uri) as { generate(at: { timestamp: number }): string }).generate({
      timestamp: Date.now() + steps * 30_000,
    })
  const isOn = async ({ token }: SignedInMember) =>
    (await merchant.gateway.call('authenticator', {}, { host: HOST, token })).answer

  test('is on once its first code has been read from the app, and then has ten recovery codes', async () => {
    const member = await merchant.signedIn('nadia')
    expect(await isOn(member)).toEqual({ success: true, value: { on: false, recoveryCodesLeft: 0 } })
    const { uri, secret } = await begin(member)
    expect(uri).toContain(secret)
    expect(uri).toMatch(/^otpauth:\/\/totp\/.*nadia/)
    expect(await isOn(member)).toMatchObject({ value: { on: false } })
    expect((await confirm(member, '12345')).answer).toMatchObject({ code: 'PROOF_WRONG' })
    const { answer } = await confirm(member, shown(uri))
    expect(answer.success && new Set(answer.value.recoveryCodes).size).toBe(10)
    expect(await isOn(member)).toEqual({ success: true, value: { on: true, recoveryCodesLeft: 10 } })
  })

  test('a code works once, in the digits of any script, and an old code never works', async () => {
    const member = await merchant.signedIn('omar')
    const { uri } = await begin(member)
    await confirm(member, shown(uri))
    const take = (code: string) =>
      takeAuthenticatorCode(ofMerchant(merchant.gateway.gateway, member.merchantId), member, code)
    expect(await take(shown(uri))).toBe(false)
    expect(await take(shown(uri, -3))).toBe(false)
    expect(await take(shown(uri, 3))).toBe(false)
    const next = shown(uri, 1).replace(/\d/g, (digit) => String.fromCodePoint(0x0660 + Number(digit)))
    const taken = await Promise.all([take(next), take(next), take(next)])
    expect(taken.filter(Boolean)).toEqual([true])
  })

  test('a recovery code signs in once, with or without dashes, spaces and capitals', async () => {
    const member = await merchant.signedIn('petra')
    const { uri } = await begin(member)
    const { answer } = await confirm(member, shown(uri))
    const [first = ''] = answer.success ? answer.value.recoveryCodes : []
    const take = () =>
      takeAuthenticatorCode(
        ofMerchant(merchant.gateway.gateway, member.merchantId),
        member,
        first.toLowerCase().replace('-', ' '),
      )
    expect((await Promise.all([take(), take()])).filter(Boolean)).toEqual([true])
    expect(await take()).toBe(false)
    expect(await isOn(member)).toMatchObject({ value: { recoveryCodesLeft: 9 } })
  })

  test('neither secret nor recovery codes can be read from the database', async () => {
    const member = await merchant.signedIn('quentin')
    const { uri, secret } = await begin(member)
    const { answer } = await confirm(member, shown(uri))
    const { rows } = await merchant.gateway.gateway.database.pool.query(
      'select authenticator::text as row from authenticator',
    )
    const stored = JSON.stringify(rows)
    const { bytes } = (URI.parse(uri) as { secret: { bytes: Uint8Array } }).secret
    expect(stored).not.toContain(secret)
    expect(stored).not.toContain(Buffer.from(bytes).toString('hex'))
    for (const code of answer.success ? answer.value.recoveryCodes : [])
      expect(stored).not.toContain(code.replace('-', ''))
  })

  test('signing in takes the password and a code: the password alone is not enough, and each code works once', async () => {
    const member = await merchant.signedIn('salma')
    const { uri } = await begin(member)
    const { answer } = await confirm(member, shown(uri))
    const [recovery = ''] = answer.success ? answer.value.recoveryCodes : []
    const pendingSignIn = async () => {
      const login = { type: 'username', username: 'salma', password: PASSWORD } as const
      const half = (await merchant.gateway.call('login', login, { host: HOST })).answer
      if (half.success || half.code !== 'EXTRA_VERIFICATION') throw new Error('no second factor is needed')
      expect(half.value).toMatchObject({ reason: 'authenticator', proofs: [{ proof: 'authenticator' }] })
      expect(JSON.stringify(half)).not.toContain('token')
      return (half.value as VerificationNeeded).verificationId
    }
    const prove = async (verificationId: string, code: string) => {
      const request = { verificationId, proof: 'authenticator', answer: code } as const
      return (await merchant.gateway.call('proveSignIn', request, { host: HOST })).answer
    }
    const first = await pendingSignIn()
    expect(await prove(first, '000000')).toMatchObject({ code: 'PROOF_WRONG' })
    const next = shown(uri, 1)
    const entered = await prove(first, next)
    if (!entered.success) throw new Error(entered.code)
    const { token } = entered.value
    expect((await merchant.gateway.call('memberInfo', {}, { host: HOST, token })).answer).toMatchObject({
      value: { account: 'salma' },
    })
    expect(await prove(first, next)).toMatchObject({ code: 'SESSION_EXPIRED' })
    const second = await pendingSignIn()
    expect(await prove(second, next)).toMatchObject({ code: 'PROOF_WRONG' })
    expect(await prove(second, recovery)).toMatchObject({ success: true, value: { account: 'salma' } })
    expect(await prove(await pendingSignIn(), recovery)).toMatchObject({ code: 'PROOF_WRONG' })
  })

  test('an enabled authenticator is neither replaced nor turned off without one of its codes', async () => {
    const member = await merchant.signedIn('rana')
    const { uri } = await begin(member)
    await confirm(member, shown(uri))
    const options = { host: HOST, token: member.token }
    expect((await merchant.gateway.call('newAuthenticator', {}, options)).answer).toMatchObject({ code: 'FORBIDDEN' })
    const remove = async (code: string) =>
      (await merchant.gateway.call('removeAuthenticator', { code }, options)).answer
    expect(await remove('000000')).toMatchObject({ code: 'PROOF_WRONG' })
    expect(await isOn(member)).toMatchObject({ value: { on: true } })
    expect(await remove(shown(uri, 1))).toMatchObject({ success: true })
    expect(await isOn(member)).toMatchObject({ value: { on: false } })
    expect(
      await takeAuthenticatorCode(ofMerchant(merchant.gateway.gateway, member.merchantId), member, shown(uri, 1)),
    ).toBe(false)
  })

  test('recovery codes stay good when the deployment’s secret is replaced, those of the release before too', async () => {
    const member = await merchant.signedIn('rosa')
    const { uri } = await begin(member)
    const { answer } = await confirm(member, shown(uri))
    const [first = ''] = answer.success ? answer.value.recoveryCodes : []
    const services = ofMerchant(merchant.gateway.gateway, member.merchantId)
    const { settings } = services
    const key = derivedKey(settings, 'recovery-code')
    const hash = createHmac('sha256', key).update(`${member.merchantId}|${member.memberId}|ABCDE23456`).digest('hex')
    await services.database.run(
      'update authenticator set recovery = recovery || to_jsonb($2::text) where member_id = $1',
      [member.memberId, hash],
    )
    const next = {
      deploymentSecret: 'the next secret of this deployment',
      previousSecrets: [settings.deploymentSecret],
    }
    const replaced = { ...services, settings: { ...settings, ...next } }
    const take = (code: string) => takeAuthenticatorCode(replaced, member, code)
    expect(await take(first)).toBe(true)
    expect(await take(first)).toBe(false)
    expect(await take('abcde-23456')).toBe(true)
    await reseal(services.database.everyMerchant, replaced.settings, 1_000)
    const [, second = ''] = answer.success ? answer.value.recoveryCodes : []
    const alone = { ...replaced, settings: { ...replaced.settings, previousSecrets: [] } }
    expect(await takeAuthenticatorCode(alone, member, second)).toBe(true)
    await services.database.run('delete from authenticator where member_id = $1', [member.memberId])
  })

  test('the secret of one member does not work for another', async () => {
    const [one, other] = [await merchant.signedIn('sami'), await merchant.signedIn('tala')]
    const { uri } = await begin(one)
    await begin(other)
    const { pool } = merchant.gateway.gateway.database
    await pool.query(
      `update authenticator set secret = (select secret from authenticator where member_id = $1) where member_id = $2`,
      [one.memberId, other.memberId],
    )
    expect((await confirm(other, shown(uri))).answer.success).toBe(false)
  })

  test('is refused to visitors', async () => {
    expect((await merchant.gateway.call('authenticator', {}, { host: HOST })).answer).toMatchObject({
      code: 'NOT_SIGNED_IN',
    })
  })
})
