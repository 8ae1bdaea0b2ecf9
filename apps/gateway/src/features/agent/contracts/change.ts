import { type OfferFault, offerFaults, type Written } from '@livery/contract/agent/contract-rules'
import type { ContractGameType, ContractKind } from '@livery/contract/agent/contract-words'
import type { CONTRACT_FAULTS } from '@livery/contract/agent/contracts'
import { LiveryError } from '@livery/contract/errors'
import { writtenDecimals } from '@livery/locale/money'
import type { Merchant } from '@livery/merchant/merchant'
import type { Sql } from '../../../platform/database/sql.ts'
import { periodAt } from '../computation/periods.ts'
import { type KindPlan, offeredPlan } from '../plan/plan-of.ts'
import {
  addContract,
  CONTRACT,
  CONTRACT_COLUMNS,
  type ContractRow,
  changeContract,
  givenOn,
  holdContracts,
  inForce,
  noteStep,
  offered,
} from './store.ts'

export type Stating = Pick<Merchant, 'id' | 'currency' | 'timeZone' | 'contracts' | 'capabilities'>

/** The agent who acts. */
export interface Party {
  readonly memberId: string
  readonly uplineId: string | null
}

/** When a contract agreed now begins: at the next period, for a real-time salary the next day. */
export const beginsAt = ({ rules, calendar }: KindPlan, now = new Date()): Date =>
  periodAt(rules.kind, now, calendar).base.to

/** The most an agent may give on: the merchant's plan at the top, else the agent's own contract with the upline. */
async function ownTerms(
  sql: Sql,
  merchant: Stating,
  { rules: { kind }, top }: KindPlan,
  gameType: ContractGameType,
  { memberId, uplineId }: Party,
): Promise<Written | null> {
  if (uplineId === null) return top.find((one) => one.gameType === gameType) ?? null
  const own = await inForce(sql, merchant.id, kind, gameType, memberId)
  return own && own.payer === uplineId ? own : null
}

type Fault = Omit<OfferFault, 'code'> & { readonly code: (typeof CONTRACT_FAULTS)[number] }
const refused = (fields: readonly Fault[]) => new LiveryError('VALIDATION', { fields })

export interface Offer extends Written {
  readonly kind: ContractKind
  readonly gameType: ContractGameType
  readonly holderId: string
}

/** Offers a contract to a direct downline, in the caller's transaction. Throws VALIDATION that names each fault. */
export async function offer(tx: Sql, merchant: Stating, agent: Party, { holderId, ...offer }: Offer): Promise<string> {
  const { kind, gameType, rateType, tiers } = offer
  const plan = offeredPlan(merchant, kind)
  await holdContracts(tx, merchant.id, kind)
  const own = await ownTerms(tx, merchant, plan, gameType, agent)
  if (!own) throw refused([{ field: 'gameType', code: 'contractNone' }])
  const bounds = { exponent: writtenDecimals(merchant.currency), tiersMost: plan.tiersMost, rateMost: plan.rateMost }
  const faults = offerFaults(kind, offer, { ...bounds, own })
  if (faults.length > 0) throw refused(faults)
  const below = await givenOn(tx, merchant.id, kind, gameType, holderId)
  if (!fitsInto(offer, below, merchant)) throw refused([{ field: 'tiers', code: 'contractBelow' }])
  const before = await offered(tx, merchant.id, kind, gameType, holderId)
  if (before) await takeBack(tx, merchant.id, before.id, agent)
  const present = await inForce(tx, merchant.id, kind, gameType, holderId)
  // An offered change withdraws a request to end the contract, so that a holder decides one thing at a time.
  if (present?.state === 'V' && present.payer === agent.memberId)
    await keep(tx, merchant.id, present.id, agent.memberId)
  const state = present ? 'E' : 'P'
  const written = { gameType, rateType, tiers, kind, state } as const
  const id = await addContract(tx, { ...written, merchantId: merchant.id, payerId: agent.memberId, holderId })
  await noteStep(tx, merchant.id, id, state, agent.memberId)
  return id
}

/** Takes back an offer; throws NOT_FOUND where the agent has no offer that is still open. */
export async function withdraw(tx: Sql, merchant: Stating, agent: Party, id: string): Promise<void> {
  const contract = await held(tx, merchant.id, id)
  if (contract.payer !== agent.memberId || !isOffered(contract)) throw new LiveryError('NOT_FOUND')
  await takeBack(tx, merchant.id, id, agent)
}

/**
 * Requests the end of a contract, in place of an offered change; throws CONTRACT_UNCONFIRMED while other contracts
 * depend on it.
 */
export async function askEnd(tx: Sql, merchant: Stating, agent: Party, id: string): Promise<void> {
  const contract = await held(tx, merchant.id, id)
  if (contract.payer !== agent.memberId || contract.state !== 'A' || contract.until) throw new LiveryError('NOT_FOUND')
  await assertNothingBelow(tx, merchant.id, contract)
  const waiting = await offered(tx, merchant.id, contract.kind, contract.gameType, contract.holder)
  if (waiting?.payer === agent.memberId) await takeBack(tx, merchant.id, waiting.id, agent)
  await changeContract(tx, merchant.id, id, { state: 'V' })
  await noteStep(tx, merchant.id, id, 'V', agent.memberId)
}

/**
 * Records a holder's answer to an offer or to a request to end a contract. What is agreed begins with the next period.
 * Throws NOT_FOUND where nothing waits for this answer, CONTRACT_LAPSED where the offerer may no longer give so much,
 * CONTRACT_EXCEEDED where contracts given on would exceed the new one, CONTRACT_UNCONFIRMED where others depend on the
 * contract that is to end.
 */
export async function answer(
  tx: Sql,
  merchant: Stating,
  holderId: string,
  id: string,
  status: 'A' | 'R' | 'C',
): Promise<void> {
  const contract = await held(tx, merchant.id, id)
  if (contract.holder !== holderId) throw new LiveryError('NOT_FOUND')
  if (isOffered(contract)) {
    if (status === 'A') return accept(tx, merchant, contract)
    if (status !== 'R') throw new LiveryError('NOT_FOUND')
    await changeContract(tx, merchant.id, id, { state: 'R' })
    return noteStep(tx, merchant.id, id, 'R', holderId)
  }
  if (contract.state !== 'V' || contract.until) throw new LiveryError('NOT_FOUND')
  // Any other status refuses the end and keeps the contract; hourly contracts send another one than the rest.
  if (status !== 'C') return keep(tx, merchant.id, id, holderId)
  await assertNothingBelow(tx, merchant.id, contract)
  const until = beginsAt(offeredPlan(merchant, contract.kind))
  await changeContract(tx, merchant.id, id, { state: 'C', until: later(until, contract.since) })
  await noteStep(tx, merchant.id, id, 'C', holderId)
}

async function accept(tx: Sql, merchant: Stating, contract: ContractRow): Promise<void> {
  const { kind, gameType, payer, holder } = contract
  const plan = offeredPlan(merchant, kind)
  const above = await tx.row(
    { upline: CONTRACT.payer, above: (value: unknown) => value as string | null },
    `select t.upline_id::text as upline, u.upline_id::text as above
       from team_member t join team_member u on u.merchant_id = $1 and u.member_id = t.upline_id
      where t.merchant_id = $1 and t.member_id = $2::bigint`,
    [merchant.id, holder],
  )
  const own =
    above?.upline === payer &&
    (await ownTerms(tx, merchant, plan, gameType, { memberId: payer, uplineId: above.above }))
  const bounds = { exponent: writtenDecimals(merchant.currency), tiersMost: plan.tiersMost, rateMost: plan.rateMost }
  if (!own || offerFaults(kind, contract, { ...bounds, own }).length > 0) throw new LiveryError('CONTRACT_LAPSED')
  // Contracts given on since the offer count; open offers do not, because they are checked when they are answered.
  const below = (await givenOn(tx, merchant.id, kind, gameType, holder)).filter((one) => !isOffered(one))
  if (!fitsInto(contract, below, merchant)) throw new LiveryError('CONTRACT_EXCEEDED')
  const since = beginsAt(plan)
  const before = await inForce(tx, merchant.id, kind, gameType, holder)
  if (before) {
    await changeContract(tx, merchant.id, before.id, { state: 'C', until: later(since, before.since) })
    await noteStep(tx, merchant.id, before.id, 'C', holder)
  }
  await changeContract(tx, merchant.id, contract.id, { state: 'A', since })
  await noteStep(tx, merchant.id, contract.id, 'A', holder)
}

async function takeBack(tx: Sql, merchantId: string, id: string, { memberId }: Party): Promise<void> {
  await changeContract(tx, merchantId, id, { state: 'W' })
  await noteStep(tx, merchantId, id, 'W', memberId)
}

/** Keeps a contract whose end was requested. */
async function keep(tx: Sql, merchantId: string, id: string, actorId: string): Promise<void> {
  await changeContract(tx, merchantId, id, { state: 'A' })
  await noteStep(tx, merchantId, id, 'K', actorId)
}

/** Whether the contracts an agent has given on are within the agent's own new contract. */
const fitsInto = (own: Written, below: readonly ContractRow[], { currency }: Stating) =>
  below.every(
    (one) =>
      offerFaults(one.kind, one, { exponent: currency.exponent, tiersMost: one.tiers.length, rateMost: '100', own })
        .length === 0,
  )

const isOffered = ({ state }: ContractRow) => state === 'P' || state === 'E'
/** A contract that is replaced before its first day was never in force. */
export const later = (until: Date, since: Date | null) => (since && since > until ? since : until)

async function assertNothingBelow(tx: Sql, merchantId: string, { kind, gameType, holder }: ContractRow): Promise<void> {
  if ((await givenOn(tx, merchantId, kind, gameType, holder)).length > 0) throw new LiveryError('CONTRACT_UNCONFIRMED')
}

/** A contract; no other contract of its kind can change until the transaction ends. */
async function held(tx: Sql, merchantId: string, id: string): Promise<ContractRow> {
  const read = () =>
    tx.row(CONTRACT, `select ${CONTRACT_COLUMNS} from contract c where c.id = $1::bigint and c.merchant_id = $2`, [
      id,
      merchantId,
    ])
  const seen = await read()
  if (!seen) throw new LiveryError('NOT_FOUND')
  await holdContracts(tx, merchantId, seen.kind)
  return (await read())!
}
