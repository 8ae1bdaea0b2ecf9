import { AGENT_TYPES } from '@livery/contract/account'
import { RATE_TYPES } from '@livery/contract/agent/contract-rules'
import { CONTRACT_GAME_TYPES, type ContractKind } from '@livery/contract/agent/contract-words'
import Type from 'typebox'
import { json, nullable, oneOf, text } from '../../../../platform/database/row.ts'
import type { Sql } from '../../../../platform/database/sql.ts'
import { holdersOf } from '../../computation/holders.ts'
import { push } from '../../computation/lines.ts'
import type { Base } from '../../computation/periods.ts'
import type { Holder } from '../../computation/plan.ts'
import { termsOf, type WrittenTerms } from '../../plan/plan-of.ts'
import { StoredTerms } from './runs.ts'

const IN_FORCE = {
  contract: text,
  holder: text,
  payer: text,
  upline: nullable(text),
  gameType: oneOf(CONTRACT_GAME_TYPES),
  rateType: oneOf(RATE_TYPES),
  tiers: json(StoredTerms.properties.tiers),
}

/**
 * Records who holds contracts in a base that is settled for the first time, with the terms. An agent at the top who was
 * blocked or closed at its beginning has none.
 */
export async function noteHolders(
  sql: Sql,
  merchantId: string,
  kind: ContractKind,
  base: Base,
  top: readonly WrittenTerms[],
  exponent: number,
): Promise<void> {
  const tops = await sql.rows(
    { id: text },
    `select m.id::text as id from team_member t join member m on m.merchant_id = $1 and m.id = t.member_id
      where t.merchant_id = $1 and t.level = 0 and m.kind = any ($2)
        and not exists (select from member_absence a where a.merchant_id = $1 and a.member_id = m.id and a.since <= $3
                           and (a.until is null or a.until > $3))`,
    [merchantId, [...AGENT_TYPES], base.from],
  )
  const inForce = await sql.rows(
    IN_FORCE,
    `select c.id::text as contract, c.holder_id::text as holder, c.payer_id::text as payer, t.upline_id::text as upline,
            c.game_type as "gameType", c.rate_type as "rateType", c.tiers
       from contract c join team_member t on t.merchant_id = $1 and t.member_id = c.holder_id
      where c.merchant_id = $1 and c.kind = $2 and c.since <= $3 and (c.until is null or c.until > $3)`,
    [merchantId, kind, base.from],
  )
  const written = new Map(inForce.map((one) => [one.contract, one]))
  const uplines = new Map(inForce.map(({ holder, upline }) => [holder, upline]))
  const holders = holdersOf(
    tops.map(({ id }) => id),
    top.map((terms) => termsOf(PLAN, terms, exponent)),
    inForce.map((one) => ({ holder: one.holder, payer: one.payer, ...termsOf(one.contract, one, exponent) })),
    (id) => uplines.get(id) ?? null,
  )
  const storedTermsOf = ({ payer, terms }: Holder): StoredTerms[] =>
    terms.map(({ contract, gameType }) => {
      const { rateType, tiers } =
        payer === null ? top.find((one) => one.gameType === gameType)! : written.get(contract)!
      return { contract, gameType, rateType, tiers: [...tiers] }
    })
  await sql.run(
    `insert into contract_holder (merchant_id, kind, base, holder_id, payer_id, terms)
     select $1, $2, $3, holder, payer, terms
       from jsonb_to_recordset($4) as h (holder bigint, payer bigint, terms jsonb)`,
    [
      merchantId,
      kind,
      base.key,
      JSON.stringify(holders.map((one) => ({ holder: one.id, payer: one.payer ?? '0', terms: storedTermsOf(one) }))),
    ],
  )
}

/** The id of the contract of agents without an upline. */
const PLAN = 'plan'

/** The holders of contracts in some bases. */
export async function readHolders(
  sql: Sql,
  merchantId: string,
  kind: ContractKind,
  bases: readonly string[],
  exponent: number,
): Promise<ReadonlyMap<string, readonly Holder[]>> {
  const rows = await sql.rows(
    { base: text, id: text, payer: text, terms: json(Type.Array(StoredTerms)) },
    `select base, holder_id::text as id, payer_id::text as payer, terms from contract_holder
      where merchant_id = $1 and kind = $2 and base = any ($3) order by holder_id`,
    [merchantId, kind, bases],
  )
  const holders = new Map<string, Holder[]>()
  for (const { base, id, payer, terms } of rows) {
    const read = terms.map((one) => termsOf(one.contract, one, exponent))
    push(holders, base, { id, payer: payer === '0' ? null : payer, terms: read })
  }
  return holders
}
