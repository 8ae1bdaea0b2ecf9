import { randomBytes, randomUUID } from 'node:crypto'
import { deposit } from '../../../ledger/deposit.ts'
import { applyDepositFact } from '../../../ledger/payments/deposit-facts.ts'
import { beginDeposit, recordAnswer } from '../../../ledger/payments/deposits.ts'
import { newReference } from '../../../ledger/payments/payment-reference.ts'
import { moveWithdrawal } from '../../../ledger/withdrawals/machine.ts'
import { requestWithdrawal } from '../../../ledger/withdrawals/request.ts'
import type { OpenDatabase } from '../../../platform/database/connect.ts'

/** The merchant of the orders, and their way to pay. */
const AURORA = {
  merchant: { id: 'aurora', currency: { code: 'PHP', exponent: 2 } },
  connection: 'test',
  method: 'test-bank',
  /** The ways that withdrawals use; the merchant offers them. */
  payoutMethod: 'gcash',
}

/** Orders and money of a merchant in the states the desk shows, made by the ledger's own functions. */
export function deskFixture(
  database: () => OpenDatabase,
  { merchant: MERCHANT, connection: CONNECTION, method, payoutMethod } = AURORA,
) {
  const own = () => database().of(MERCHANT.id)
  const owner = (memberId: string) => ({ merchantId: MERCHANT.id, memberId, currency: MERCHANT.currency })
  let events = 0
  const fact = (of: object) => ({ eventId: `desk-${++events}`, at: new Date().toISOString(), ...of }) as never
  const source = { merchant: MERCHANT, connectionId: CONNECTION, raw: null, headers: {} }

  /** A player with 1,000.00 and a payee for withdrawals. */
  async function player() {
    const account = `d${randomBytes(5).toString('hex')}`
    const { rows } = await database().pool.query<{ id: string }>(
      `insert into member (merchant_id, account, nickname, password_hash) values ($1, $2, $2, '') returning id::text as id`,
      [MERCHANT.id, account],
    )
    const memberId = rows[0]!.id
    const payeeId = await payee(memberId)
    await deposit(own(), { ...owner(memberId), amountMinor: 100_000n, key: account })
    return { account, memberId, payeeId }
  }

  /** A saved account of a player. */
  async function payee(memberId: string, of = payoutMethod) {
    const id = randomUUID()
    await database().pool.query(
      `insert into payee (id, merchant_id, member_id, method, sealed_details, fingerprint, masked, usable_at)
       values ($1, $2, $3, $5, '', $4, '•••• 1234', now())`,
      [id, MERCHANT.id, memberId, randomBytes(8), of],
    )
    return id
  }

  /** A withdrawal that waits for a person. */
  async function withdrawal(amountMinor: bigint, of?: { readonly memberId: string; readonly payeeId: string }) {
    const { memberId, payeeId } = of ?? (await player())
    const reference = newReference('W')
    const checks = [{ check: 'firstWithdrawal', outcome: 'review' }]
    const state = 'review'
    const withdrawalOrder = { reference, key: reference, payeeId, amountMinor, feeMinor: 0n, checks, state } as const
    const requested = await requestWithdrawal(own(), { ...owner(memberId), ...withdrawalOrder })
    if (requested.status !== 'OK') throw new Error(`the fixture's withdrawal was refused: ${requested.status}`)
    return { reference, memberId }
  }

  const move = async (
    reference: string,
    ...states: readonly ('approved' | 'sent' | 'unknown' | 'paid' | 'disputed')[]
  ) => {
    const from = ['review', 'approved', 'sent', 'unknown', 'paid'] as const
    for (const to of states)
      await moveWithdrawal(own(), { merchantId: MERCHANT.id, reference, from, to, actor: 'platform' })
    return reference
  }

  /** A deposit that waits for its money. */
  async function order(amountMinor: bigint) {
    const { memberId, account } = await player()
    const reference = newReference('D')
    await beginDeposit(own(), {
      ...{ reference, ...owner(memberId), method, connection: CONNECTION, amountMinor, fields: {} },
      ...{ fee: { basisPoints: 0, fixedMinor: 0n }, turnoverPercent: 100, bonusId: null, clientKey: randomUUID() },
      ...{ requestHash: Buffer.from('desk'), expiresAt: new Date(Date.now() + 600_000) },
    })
    const instructions = {
      kind: 'transfer',
      bank: 'Test',
      holder: 'Aurora',
      account: '1',
      note: 'D',
      exactAmount: null,
    } as const
    const answer = { state: 'started', providerOrder: 'P', instructions, payableMinor: amountMinor } as const
    await recordAnswer(own(), MERCHANT.id, reference, answer)
    return { reference, memberId, account }
  }

  /** Money that names no order of ours. */
  async function suspense(amount: string, currency = 'PHP') {
    const providerRef = `T-${randomBytes(4).toString('hex')}`
    await applyDepositFact(
      own(),
      source,
      fact({ kind: 'depositReceived', reference: 'nobody', providerRef, amount, currency }),
    )
    return providerRef
  }

  const received = (reference: string, amount: string, providerRef: string) =>
    applyDepositFact(own(), source, fact({ kind: 'depositReceived', reference, providerRef, amount, currency: 'PHP' }))
  const chargeback = (providerRef: string, amount: string) =>
    applyDepositFact(
      own(),
      source,
      fact({ kind: 'chargeback', providerRef, amount, currency: 'PHP', disputeRef: `X-${providerRef}` }),
    )

  const balanceOf = async (memberId: string, kind = 'player') => {
    const { rows } = await database().pool.query<{ balance: string }>(
      `select balance_minor::text as balance from ledger_account where merchant_id = $1 and owner = $2 and kind = $3`,
      [MERCHANT.id, memberId, kind],
    )
    return BigInt(rows[0]?.balance ?? 0)
  }
  const stateOf = async (reference: string) => {
    const table = reference.startsWith('D') ? 'deposit' : 'withdrawal'
    const { rows } = await database().pool.query<{ state: string }>(`select state from ${table} where reference = $1`, [
      reference,
    ])
    return rows[0]?.state
  }
  return { player, payee, withdrawal, move, order, suspense, received, chargeback, balanceOf, stateOf }
}
