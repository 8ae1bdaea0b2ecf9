import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { RequestOf } from '@livery/contract/call'
import type { CallName, Calls } from '@livery/contract/calls'
import { ProviderRefused, type StartedDeposit } from '@livery/contract/payments/adapter'
import type { PaymentFact } from '@livery/contract/payments/facts'
import { writePayment } from '@livery/payment-codes/payments/write-payment'
import { PROMPTPAY } from '@livery/payment-codes/schemes/promptpay'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { checkInvariants } from '../../../ledger/invariants.ts'
import { closeWay, openWay } from '../../../ledger/payments/closed-ways.ts'
import { slipPicture, slipsOf } from '../../../ledger/payments/slips.ts'
import { openRequirements } from '../../../ledger/turnover/requirements.ts'
import { DATABASE_KINDS, makeDatabase, type TestDatabase } from '../../../platform/database/testing/databases.ts'
import { assembleOn, type TestGateway } from '../../../testing/assembled.ts'
import type { DepositWay } from '../deposit-ways.ts'
import { depositJob } from './look-after.ts'

const MERCHANT = 'aurora'
const HOST = 'aurora.localhost'

/** How the provider of these tests behaves next. */
const provider = {
  start: (): Promise<StartedDeposit> => Promise.resolve(TRANSFER),
  facts: [] as PaymentFact[] | null,
  orders: [] as string[],
  fields: {} as Readonly<Record<string, string>>,
}
const TRANSFER: StartedDeposit = {
  providerOrder: 'P-1',
  instructions: {
    kind: 'transfer',
    bank: 'Test Bank',
    holder: 'Aurora',
    account: '123',
    note: 'D',
    exactAmount: '100.07',
  },
}
const way = (deposit: Partial<DepositWay['method']['deposit']> = {}): DepositWay & { readonly isClosed: boolean } => ({
  method: {
    ...{
      id: 'test-transfer',
      name: { EN: 'Bank transfer', TY: 'Padala sa bangko' },
      adapter: 'test',
      channel: 'transfer',
    },
    deposit: {
      ...{ kind: 'transfer', limits: { PHP: { min: '50', max: '5000' } }, takes: { usual: 5, longest: 60 } },
      ...{ fields: [{ name: 'account', type: 'accountNumber', minLength: 6 }], expiresAfterMinutes: 30 },
      ...{ proof: 'transactionNumber', exactWithin: { PHP: '100' }, ...deposit },
    },
  },
  ...{ minMinor: 5_000n, maxMinor: 500_000n, quickMinor: [10_000n], fee: { basisPoints: 100, fixedMinor: 0n } },
  ...{ logoUrl: '/x.svg', isClosed: false },
  connection: {
    ...{ id: 'test', callbackUrl: 'http://127.0.0.1/payments/aurora/test' },
    startDeposit: ({ reference, fields }) => {
      provider.orders.push(reference)
      provider.fields = fields
      return provider.start()
    },
    queryDeposit: () => Promise.resolve(provider.facts),
  },
})

function withoutProof({ proof: _, ...deposit }: DepositWay['method']['deposit']): DepositWay['method']['deposit'] {
  return deposit
}

describe.each(DATABASE_KINDS)('deposits, on %s', (kind) => {
  let own: TestDatabase
  let gateway: TestGateway
  let offered = [way()]
  beforeAll(async () => {
    own = await makeDatabase(kind)
    gateway = await assembleOn(own)
    vi.spyOn(gateway.gateway.depositWays, 'of').mockImplementation(() => offered)
    vi.spyOn(gateway.gateway.depositWays, 'find').mockImplementation(() => offered[0])
  })
  afterAll(async () => {
    expect(await checkInvariants(gateway.gateway.database.everyMerchant)).toEqual({ ok: true, faults: [] })
    await gateway?.stop()
    await own?.remove()
  })

  const database = () => gateway.gateway.database.of(MERCHANT)
  const member = async (type = 0) => {
    const { pool } = gateway.gateway.database
    const account = `d${randomBytes(5).toString('hex')}`
    const { rows } = await pool.query<{ id: string }>(
      `insert into member (merchant_id, account, nickname, password_hash, kind) values ($1, $2, $2, '', $3) returning id::text as id`,
      [MERCHANT, account, type],
    )
    const token = randomBytes(32).toString('base64url')
    await pool.query(
      `insert into session (token_hash, merchant_id, member_id, expires_at) values ($1, $2, $3, now() + interval '1 hour')`,
      [createHash('sha256').update(token).digest(), MERCHANT, rows[0]!.id],
    )
    return { token, memberId: rows[0]!.id }
  }
  const call = async <Name extends CallName>(token: string, name: Name, request: RequestOf<Calls[Name]>) => {
    const [a = 0, b = 0] = createHash('sha256').update(token).digest()
    const { answer } = await gateway.call(name, request, { host: HOST, token, ip: `127.2.${a}.${b}` })
    return answer
  }
  const value = async <Name extends CallName>(token: string, name: Name, request: RequestOf<Calls[Name]>) => {
    const answer = await call(token, name, request)
    if (!answer.success) throw new Error(`${name}: ${JSON.stringify(answer)}`)
    return answer.value
  }
  const request = (amount = '100', more = {}) => ({
    ...{ methodId: 'test-transfer', amount, fields: { account: '1234567' }, bonusId: null, key: randomUUID(), ...more },
  })

  test('limits, fee and time are told before the amount; a deposit answers what to do, once for a press', async () => {
    const { token } = await member()
    const { methods } = await value(token, 'depositMethods', {})
    expect(methods).toEqual([
      expect.objectContaining({
        ...{ id: 'test-transfer', min: '50.00', max: '5000.00', quick: ['100.00'], usualMinutes: 5 },
        fee: { basisPoints: 100, fixed: '0.00' },
      }),
    ])
    const press = request()
    const before = provider.orders.length
    const [one, two] = await Promise.all([value(token, 'startDeposit', press), value(token, 'startDeposit', press)])
    expect(two.reference).toBe(one.reference)
    expect(new Set(provider.orders.slice(before)).size).toBe(1)
    const shown = await value(token, 'deposit', { reference: one.reference })
    expect(shown).toMatchObject({ state: 'awaiting', amount: '100.00', payable: '100.07', nextActor: 'you' })
    expect(shown.instruction).toEqual({
      kind: 'transfer',
      bank: 'Test Bank',
      holder: 'Aurora',
      account: '123',
      note: 'D',
    })
    expect(await call(token, 'startDeposit', { ...press, amount: '101' })).toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    })
    expect((await value(token, 'depositMethods', {})).open.map(({ reference }) => reference)).toEqual([one.reference])
    expect(await value(token, 'cancelDeposit', { reference: one.reference })).toMatchObject({ state: 'cancelled' })
  })

  test('what is owed of a payment that was taken back is told where money is paid in and out', async () => {
    const { token, memberId } = await member()
    expect(await value(token, 'depositMethods', {})).not.toHaveProperty('owed')
    await database().run(
      `select ledger_post($1, 'test', $2, '\\x00', array[ledger_account_id($1, 'PHP', 2::smallint, 'debt', $3),
                          ledger_account_id($1, 'PHP', 2::smallint, 'house', '0')], array[-1550, 1550]::bigint[], '{}')`,
      [MERCHANT, randomUUID(), memberId],
    )
    expect(await value(token, 'depositMethods', {})).toMatchObject({ owed: '15.50' })
    expect(await value(token, 'withdrawalDesk', {})).toMatchObject({ owed: '15.50' })
  })

  test('what is wrong is said of each field, and nothing is begun', async () => {
    const { token } = await member()
    const wrong = async (press: object) => {
      const answer = await call(token, 'startDeposit', { ...request(), ...press })
      return answer.success ? [] : (answer.fields ?? []).map(({ field, code }) => `${field} ${code}`)
    }
    expect(await wrong({ amount: '49.99', fields: { account: '12' } })).toEqual([
      'amount amount.limits',
      'account payee.length',
    ])
    expect(await wrong({ amount: '5000.01' })).toEqual(['amount amount.limits'])
    expect(await wrong({ amount: '100.001', fields: {} })).toEqual(['amount amount.decimals', 'account required'])
    expect((await value(token, 'deposits', {})).deposits).toEqual([])
    expect(await call(token, 'startDeposit', request('100', { methodId: 'other' }))).toMatchObject({
      code: 'PAYMENT_METHOD_UNAVAILABLE',
    })
    const trial = await member(4)
    expect(await call(trial.token, 'startDeposit', request())).toMatchObject({ code: 'REAL_ACCOUNT_NEEDED' })
  })

  test('another member’s deposit is not there', async () => {
    const [ana, ben] = [await member(), await member()]
    const { reference } = await value(ana.token, 'startDeposit', request())
    for (const name of ['deposit', 'cancelDeposit'] as const)
      expect(await call(ben.token, name, { reference })).toMatchObject({ code: 'NOT_FOUND' })
    const proof = { reference, transactionNumber: 'TX-77' }
    expect(await call(ben.token, 'proveDeposit', proof)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await value(ana.token, 'proveDeposit', proof)).toMatchObject({ state: 'review', nextActor: 'us' })
  })

  test('a number of a transaction has a person look only where the way to pay asks for one', async () => {
    offered = [{ ...way(), method: { ...way().method, deposit: withoutProof(way().method.deposit) } }]
    const { token } = await member()
    const { reference } = await value(token, 'startDeposit', request())
    const proof = { reference, transactionNumber: 'TX-1234' }
    expect(await call(token, 'proveDeposit', proof)).toMatchObject({ code: 'PAYMENT_STATE_CHANGED' })
    expect(await value(token, 'deposit', { reference })).toMatchObject({ state: 'awaiting' })
    offered = [way()]
  })

  test('a press that is sent again is the deposit it was, though the way was closed and the bonus is gone since', async () => {
    const { token } = await member()
    const bonuses = vi.spyOn(gateway.gateway.depositBonuses, 'isOffered').mockResolvedValueOnce(true)
    const press = request('100', { bonusId: 'welcome' })
    const { reference } = await value(token, 'startDeposit', press)
    bonuses.mockResolvedValue(false)
    const closing = { merchantId: MERCHANT, method: 'test-transfer', direction: 'deposit' } as const
    await closeWay(database(), closing, 'ana', '')
    expect(await value(token, 'startDeposit', press)).toMatchObject({ reference, state: 'awaiting' })
    expect(await call(token, 'startDeposit', { ...press, amount: '101' })).toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    })
    expect(await call(token, 'startDeposit', request())).toMatchObject({ code: 'PAYMENT_METHOD_UNAVAILABLE' })
    await openWay(database(), closing)
    expect(await call(token, 'startDeposit', request('100', { bonusId: 'welcome' }))).toMatchObject({
      fields: [{ field: 'bonusId', code: 'bonus' }],
    })
    bonuses.mockRestore()
  })

  test('a code that is not what was ordered is never shown', async () => {
    const { token } = await member()
    const payload = writePayment(PROMPTPAY, 'phone', {
      ...{ currency: 'THB', exponent: 2, amountMinor: 10_000n, payee: { phone: '+66812345678' }, details: {} },
    })
    const code = { madeBy: 'provider', payload, payee: { phone: '+66812345678' } } as const
    vi.spyOn(provider, 'start').mockResolvedValueOnce({
      providerOrder: null,
      instructions: { kind: 'qr', code, payeeName: 'A' },
    })
    offered = [way({ kind: 'qr', scheme: 'promptpay' })]
    expect(await call(token, 'startDeposit', request())).toMatchObject({ code: 'PAYMENT_PROVIDER_FAILED' })
    expect((await value(token, 'deposits', {})).deposits).toMatchObject([{ state: 'failed', instruction: null }])
    offered = [way()]
  })

  test('another sum than the order’s is paid only where it is as near as the way to pay says; else it is refused and logged', async () => {
    const { token } = await member()
    const log = vi.spyOn(gateway.gateway.log, 'error')
    const payableOf = async (exactAmount: string, exactWithin?: Record<string, string>) => {
      vi.spyOn(provider, 'start').mockResolvedValueOnce({
        ...{
          providerOrder: null,
          instructions: { ...TRANSFER.instructions, exactAmount } as typeof TRANSFER.instructions,
        },
      })
      offered = [way(exactWithin && { exactWithin })]
      const answer = await call(token, 'startDeposit', request())
      const [newest] = (await value(token, 'deposits', {})).deposits
      if (answer.success) await value(token, 'cancelDeposit', { reference: answer.value.reference })
      return answer.success ? answer.value.payable : newest?.state
    }
    expect(await payableOf('100.97', { PHP: '0.97' })).toBe('100.97')
    expect(await payableOf('99.03', { PHP: '0.97' })).toBe('99.03')
    const logged = () => log.mock.calls.filter(([, text]) => text === 'a provider asks for another sum').length
    expect(logged()).toBe(0)
    expect(await payableOf('100.98', { PHP: '0.97' })).toBe('failed')
    expect(await payableOf('10000.00', { PHP: '0.97' })).toBe('failed')
    expect(await payableOf('0.00', { PHP: '500' })).toBe('failed')
    expect(await payableOf('100.01', { THB: '5' })).toBe('failed')
    expect(logged()).toBe(4)
    log.mockRestore()
    offered = [way()]
  })

  test('a voucher’s number is stored sealed and shown masked; its provider alone is told it, also of one stored before', async () => {
    const { token } = await member()
    const NUMBER = '8842190077315520'
    const fields = [{ name: 'voucher', type: 'voucher', secret: true }] as const
    offered = [way({ fields: [...fields] })]
    const stored = async (reference: string) => {
      const { rows } = await gateway.gateway.database.pool.query<{ row: string; hash: Buffer }>(
        'select d::text as row, request_hash as hash from deposit d where reference = $1',
        [reference],
      )
      return rows[0]!
    }
    const press = request('100', { fields: { voucher: NUMBER } })
    const { reference } = await value(token, 'startDeposit', press)
    expect(provider.fields).toEqual({ voucher: NUMBER })
    const { row, hash } = await stored(reference)
    expect(row).not.toContain(NUMBER)
    expect(row).toContain('••••5520')
    const guess = JSON.stringify(['test-transfer', '10000', { voucher: NUMBER }, null])
    expect(hash).not.toEqual(createHash('sha256').update(guess).digest())
    expect(await value(token, 'startDeposit', press)).toMatchObject({ reference, nextActor: 'you' })

    const redeeming = { kind: 'voucher', number: null, where: '' } as const
    vi.spyOn(provider, 'start').mockResolvedValueOnce({ ...TRANSFER, instructions: redeeming })
    const redeemed = request('100', { fields: { voucher: NUMBER } })
    expect(await value(token, 'startDeposit', redeemed)).toMatchObject({ instruction: redeeming, nextActor: 'bank' })

    vi.spyOn(provider, 'start').mockRejectedValueOnce(new Error('socket hang up'))
    const other = request('100', { fields: { voucher: NUMBER } })
    await call(token, 'startDeposit', other)
    const [before] = (await value(token, 'deposits', {})).deposits
    await database().run('update deposit set fields = $2, sealed_fields = null where reference = $1', [
      before!.reference,
      JSON.stringify({ voucher: NUMBER }),
    ])
    provider.fields = {}
    await value(token, 'startDeposit', other)
    expect(provider.fields).toEqual({ voucher: NUMBER })
    expect((await stored(before!.reference)).row).not.toContain(NUMBER)
    offered = [way()]
  })

  test('a provider’s no ends the deposit; where nobody knows, it is asked for again under the same reference', async () => {
    const { token } = await member()
    vi.spyOn(provider, 'start').mockRejectedValueOnce(new ProviderRefused('closed'))
    expect(await call(token, 'startDeposit', request())).toMatchObject({ code: 'PAYMENT_PROVIDER_FAILED' })
    vi.spyOn(provider, 'start').mockRejectedValueOnce(new Error('socket hang up'))
    const press = request()
    expect(await call(token, 'startDeposit', press)).toMatchObject({ code: 'PAYMENT_PROVIDER_FAILED' })
    const [unknown] = (await value(token, 'deposits', {})).deposits
    expect(unknown).toMatchObject({ state: 'created' })
    const again = await value(token, 'startDeposit', press)
    expect(again).toMatchObject({ reference: unknown!.reference, state: 'awaiting' })
    expect(provider.orders.slice(-2)).toEqual([again.reference, again.reference])
  })

  test('a deposit has to be staked depositTimes times; what nobody told is asked for', async () => {
    const { token, memberId } = await member()
    const { reference } = await value(token, 'startDeposit', request('200'))
    provider.facts = [
      {
        ...{ kind: 'depositReceived', eventId: randomUUID(), at: new Date().toISOString(), reference },
        ...{ providerRef: randomUUID(), amount: '200.00', currency: 'PHP' },
      },
    ]
    const { registry, depositWays } = gateway.gateway
    const merchantOf = async (id: string) => (await registry.liveSite(id))?.merchant
    const job = depositJob({ ...gateway.gateway, depositWays, merchantOf })
    expect(await job.run({ key: reference, merchantId: MERCHANT, payload: {}, failures: 0 })).toBe('done')
    provider.facts = []
    const shown = await value(token, 'deposit', { reference })
    expect(shown).toMatchObject({
      state: 'credited',
      received: '200.00',
      credited: '198.00',
      fee: '2.00',
      nextActor: null,
    })
    expect((await value(token, 'getBalanceV2', {})).balance).toBe('198.00')
    const { merchant } = (await registry.liveSite(MERCHANT))!
    const requirements = await openRequirements(database(), {
      merchantId: MERCHANT,
      memberId,
      currency: merchant.currency,
    })
    const { depositTimes } = merchant.turnover
    expect(depositTimes).toBeGreaterThan(0)
    expect(requirements.map(({ neededMinor }) => neededMinor)).toEqual([BigInt(Math.round(19_800 * depositTimes))])
  })

  describe('a picture of the slip', () => {
    const picture = async (background: string) => {
      const drawn = sharp({ create: { width: 120, height: 80, channels: 3, background } })
      return (await drawn.png().toBuffer()).toString('base64')
    }
    const begun = async (proof: 'slip' | 'transactionNumber' = 'slip') => {
      offered = [way({ proof })]
      const one = await member()
      const { reference } = await value(one.token, 'startDeposit', request())
      return { ...one, reference }
    }

    test('has a person look, proves one deposit, and is the member’s own to send', async () => {
      const [one, other] = [await begun(), await begun()]
      const blue = await picture('#0000ff')
      const sent = { reference: one.reference, picture: blue }
      expect(await call(other.token, 'sendDepositSlip', sent)).toMatchObject({ code: 'NOT_FOUND' })
      expect(await value(one.token, 'sendDepositSlip', sent)).toMatchObject({ state: 'review', nextActor: 'us' })
      expect((await value(one.token, 'sendDepositSlip', sent)).steps.at(-1)).toMatchObject({ reason: 'slipGiven' })
      expect(await call(other.token, 'sendDepositSlip', { ...sent, reference: other.reference })).toMatchObject({
        code: 'PROOF_TAKEN',
      })
      expect(await slipsOf(database(), MERCHANT, one.reference)).toMatchObject([{ number: 1 }])
      const storedPicture = await slipPicture(database(), MERCHANT, one.reference, 1)
      expect(storedPicture?.subarray(0, 4)).toEqual(Buffer.from('89504e47', 'hex'))
      expect(await slipPicture(gateway.gateway.database.of('oasis'), 'oasis', one.reference, 1)).toBeNull()
      for (const [background, done] of [
        ['#00ff00', true],
        ['#ff0000', true],
        ['#ffffff', false],
      ] as const) {
        const more = { reference: one.reference, picture: await picture(background) }
        expect((await call(one.token, 'sendDepositSlip', more)).success).toBe(done)
      }
    })

    test('that is none, is too large, or was not asked for, is refused', async () => {
      const { token, reference } = await begun()
      const page = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')
      expect(await call(token, 'sendDepositSlip', { reference, picture: page })).toMatchObject({
        code: 'PICTURE_REFUSED',
      })
      const large = await call(token, 'sendDepositSlip', { reference, picture: 'A'.repeat(6_000_000) })
      expect(large.success).toBe(false)
      expect(await value(token, 'deposit', { reference })).toMatchObject({ state: 'awaiting' })
      const unasked = await begun('transactionNumber')
      const sent = { reference: unasked.reference, picture: await picture('#123456') }
      expect(await call(unasked.token, 'sendDepositSlip', sent)).toMatchObject({ code: 'PAYMENT_STATE_CHANGED' })
    })
  })
})
