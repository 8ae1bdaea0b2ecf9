import { bigint, instant, nullable, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'

/** The member and currency of a turnover. */
export interface TurnoverOwner {
  readonly merchantId: string
  readonly memberId: string
  readonly currency: { readonly code: string; readonly exponent: number }
}

/** The part of a stake that counts, by vendor, otherwise by game type; see the SQL function `turnover_of`. */
export interface TurnoverWeight {
  readonly percent: number
  readonly counts?: 'staked' | 'risked'
}
export interface TurnoverWeights {
  readonly gameTypes: Readonly<Record<string, TurnoverWeight>>
  readonly vendors: Readonly<Record<string, TurnoverWeight>>
}

/** A requirement that is not finished. */
export interface OpenRequirement {
  readonly sourceKind: string
  readonly name: string
  readonly neededMinor: bigint
  readonly doneMinor: bigint
  readonly grantedAt: Date
}

/** Makes a requirement, once for its source. */
export async function grantTurnover(
  sql: Sql,
  { merchantId, memberId, currency }: TurnoverOwner,
  grant: { readonly kind: string; readonly reference: string; readonly name: string; readonly neededMinor: bigint },
): Promise<void> {
  await sql.rows({ id: nullable(text) }, 'select turnover_grant($1, $2, $3, $4, $5, $6, $7, $8)::text as id', [
    merchantId,
    memberId,
    currency.code,
    currency.exponent,
    grant.kind,
    grant.reference,
    grant.name,
    grant.neededMinor,
  ])
}

/** Counts the rounds settled since the last time. */
export async function feedTurnover(
  sql: Sql,
  { merchantId, memberId, currency }: TurnoverOwner,
  weights: TurnoverWeights,
): Promise<void> {
  await sql.rows({ fed: nullable(text) }, 'select turnover_feed($1, $2, $3, $4, $5)::text as fed', [
    merchantId,
    memberId,
    currency.code,
    currency.exponent,
    JSON.stringify(weights),
  ])
}

/** The requirements that lock money, the oldest first. */
export async function openRequirements(
  sql: Sql,
  { merchantId, memberId, currency }: TurnoverOwner,
): Promise<readonly OpenRequirement[]> {
  return sql.rows(
    { sourceKind: text, name: text, neededMinor: bigint, doneMinor: bigint, grantedAt: instant },
    `select source_kind as "sourceKind", name, needed_minor::text as "neededMinor", done_minor::text as "doneMinor",
            granted_at as "grantedAt"
       from turnover_requirement
      where member_id = $2 and merchant_id = $1 and currency = $3 and finished_at is null
      order by granted_at, id`,
    [merchantId, memberId, currency.code],
  )
}
