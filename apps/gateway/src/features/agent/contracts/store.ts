import { RATE_TYPES, type Written } from '@livery/contract/agent/contract-rules'
import {
  CONTRACT_GAME_TYPES,
  CONTRACT_KINDS,
  type ContractGameType,
  type ContractKind,
} from '@livery/contract/agent/contract-words'
import { CONTRACT_STATES, type CONTRACT_STEPS, ContractTier } from '@livery/contract/agent/contracts'
import Type from 'typebox'
import { instant, json, nullable, oneOf, type RowOf, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { tell, tellOwnDevices } from '../tell.ts'

export const CONTRACT = {
  id: text,
  kind: oneOf(CONTRACT_KINDS),
  gameType: oneOf(CONTRACT_GAME_TYPES),
  payer: text,
  holder: text,
  rateType: oneOf(RATE_TYPES),
  tiers: json(Type.Array(ContractTier)),
  state: oneOf(CONTRACT_STATES),
  since: nullable(instant),
  until: nullable(instant),
}
export type ContractRow = RowOf<typeof CONTRACT>

export const CONTRACT_COLUMNS = `c.id::text as id, c.kind, c.game_type as "gameType", c.payer_id::text as payer,
  c.holder_id::text as holder, c.rate_type as "rateType", c.tiers, c.state, c.since, c.until`

/** Changes contracts of a kind one after another, so that each check of dependent contracts sees the latest state. */
export async function holdContracts(tx: Sql, merchantId: string, kind: ContractKind): Promise<void> {
  await tx.run('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`contracts ${kind} ${merchantId}`])
}

/** A holder's contract that is in force without an end; it may begin only with the next period. */
export function inForce(
  sql: Sql,
  merchantId: string,
  kind: ContractKind,
  gameType: ContractGameType,
  holderId: string,
) {
  return sql.row(
    CONTRACT,
    `select ${CONTRACT_COLUMNS} from contract c
      where c.merchant_id = $1 and c.kind = $2 and c.game_type = $3 and c.holder_id = $4::bigint and c.state in ('A', 'V')
        and c.until is null`,
    [merchantId, kind, gameType, holderId],
  )
}

/** The offer that a holder has not answered. */
export function offered(
  sql: Sql,
  merchantId: string,
  kind: ContractKind,
  gameType: ContractGameType,
  holderId: string,
) {
  return sql.row(
    CONTRACT,
    `select ${CONTRACT_COLUMNS} from contract c
      where c.merchant_id = $1 and c.kind = $2 and c.game_type = $3 and c.holder_id = $4::bigint and c.state in ('P', 'E')`,
    [merchantId, kind, gameType, holderId],
  )
}

/** The contracts and offers of an agent to present direct downlines. */
export function givenOn(sql: Sql, merchantId: string, kind: ContractKind, gameType: ContractGameType, payerId: string) {
  return sql.rows(
    CONTRACT,
    `select ${CONTRACT_COLUMNS} from contract c
       join team_member t on t.merchant_id = $1 and t.member_id = c.holder_id and t.upline_id = c.payer_id
      where c.merchant_id = $1 and c.kind = $2 and c.game_type = $3 and c.payer_id = $4::bigint
        and (c.state in ('P', 'E') or (c.state in ('A', 'V') and c.until is null))`,
    [merchantId, kind, gameType, payerId],
  )
}

export interface NewContract extends Written {
  readonly merchantId: string
  readonly kind: ContractKind
  readonly gameType: ContractGameType
  readonly payerId: string
  readonly holderId: string
  readonly state: 'P' | 'E'
}

export async function addContract(tx: Sql, contract: NewContract): Promise<string> {
  const row = await tx.row(
    { id: text },
    `insert into contract (merchant_id, kind, game_type, payer_id, holder_id, rate_type, tiers, state)
     values ($1, $2, $3, $4::bigint, $5::bigint, $6, $7, $8) returning id::text as id`,
    [
      ...[
        contract.merchantId,
        contract.kind,
        contract.gameType,
        contract.payerId,
        contract.holderId,
        contract.rateType,
      ],
      ...[JSON.stringify(contract.tiers), contract.state],
    ],
  )
  return row!.id
}

export interface Change {
  readonly state: (typeof CONTRACT_STATES)[number]
  readonly since?: Date
  readonly until?: Date
}

export async function changeContract(
  tx: Sql,
  merchantId: string,
  id: string,
  { state, since, until }: Change,
): Promise<void> {
  await tx.run(
    `update contract set state = $3, since = coalesce($4, since), until = coalesce($5, until),
            answered_at = case when state in ('P', 'E') then clock_timestamp() else answered_at end
      where id = $1::bigint and merchant_id = $2`,
    [id, merchantId, state, since ?? null, until ?? null],
  )
}

/**
 * Records a step in the history of a contract, with the contract's present state, and sends it to the other side and
 * the actor's own devices.
 * @param actorId null for a step nobody took; then both sides get a message
 */
export async function noteStep(
  tx: Sql,
  merchantId: string,
  id: string,
  state: (typeof CONTRACT_STEPS)[number],
  actorId: string | null,
): Promise<void> {
  const row = await tx.row(
    { payer: text, holder: text },
    `insert into contract_step (merchant_id, contract_id, kind, payer_id, holder_id, actor_id, state, snapshot)
     select merchant_id, id, kind, payer_id, holder_id, $4::bigint, $3,
            jsonb_build_object('gameType', game_type, 'rateType', rate_type, 'tiers', tiers, 'since', since, 'until', until)
       from contract where id = $1::bigint and merchant_id = $2
     returning payer_id::text as payer, holder_id::text as holder`,
    [id, merchantId, state, actorId],
  )
  const others = [row!.payer, row!.holder].filter((member) => member !== actorId)
  await tell(tx, merchantId, others, id, state)
  if (actorId !== null) await tellOwnDevices(tx, merchantId, actorId)
}
