import Type from 'typebox'
import { bigint, instant, integer, json, type RowOf, text } from '../../../../platform/database/row.ts'
import type { Sql } from '../../../../platform/database/sql.ts'
import { Refusal } from '../../../../tenancy/releases/refusal.ts'
import type { Subject } from './act.ts'

const PROPOSAL = {
  id: text,
  merchant_id: text,
  act: text,
  subject: text,
  fields: json(Type.Record(Type.String(), Type.String())),
  currency: text,
  exponent: integer,
  amount_minor: bigint,
  proposed_by: text,
  proposed_at: instant,
}
/** An act that one person has proposed, and another has to confirm. */
export type Proposal = RowOf<typeof PROPOSAL>
const COLUMNS = `id::text, merchant_id, act, subject, fields, currency, exponent, amount_minor::text, proposed_by, proposed_at`

/** The open proposal about a subject, for a page; null for none. */
export async function proposalAbout(sql: Sql, { merchantId, key }: Pick<Subject, 'merchantId' | 'key'>) {
  return sql.row(
    PROPOSAL,
    `select ${COLUMNS} from desk_proposal where subject = $1 and merchant_id = $2 and settled_at is null`,
    [key, merchantId],
  )
}

/** The open proposal about a subject, or with an id; locked until the transaction ends. Null for none. */
export async function openProposal(
  sql: Sql,
  of: Pick<Subject, 'merchantId' | 'key'> | { readonly id: string },
): Promise<Proposal | null> {
  if ('id' in of)
    return sql.row(PROPOSAL, `select ${COLUMNS} from desk_proposal where id = $1 and settled_at is null for update`, [
      of.id,
    ])
  return sql.row(
    PROPOSAL,
    `select ${COLUMNS} from desk_proposal where subject = $1 and merchant_id = $2 and settled_at is null for update`,
    [of.key, of.merchantId],
  )
}

/** The open proposals, the oldest first. */
export async function openProposals(
  sql: Sql,
  { after, limit, merchantId }: { readonly after: string; readonly limit: number; readonly merchantId: string | null },
): Promise<readonly Proposal[]> {
  return sql.rows(
    PROPOSAL,
    `select ${COLUMNS} from desk_proposal
      where settled_at is null and id > $1 and ($3::text is null or merchant_id = $3) order by desk_proposal.id limit $2`,
    [after, limit, merchantId],
  )
}

/** Proposes an act. Of two simultaneous proposals about a subject one is refused. */
export async function propose(
  sql: Sql,
  {
    subject,
    act,
    fields,
    by,
  }: { readonly subject: Subject; readonly act: string; readonly fields: object; readonly by: string },
): Promise<void> {
  const { merchantId, key, sum } = subject
  const begun = await sql.run(
    `insert into desk_proposal (merchant_id, act, subject, fields, currency, exponent, amount_minor, proposed_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    [merchantId, act, key, fields, sum?.currency ?? '', sum?.exponent ?? 0, sum?.amountMinor ?? 0n, by],
  )
  if (begun === 0) throw new Refusal(409, 'Somebody has begun this at the same moment. Look at it again.')
}

export async function settle(sql: Sql, id: string, by: string, outcome: 'done' | 'dropped'): Promise<void> {
  await sql.run(
    'update desk_proposal set settled_by = $2, settled_at = clock_timestamp(), outcome = $3 where id = $1',
    [id, by, outcome],
  )
}
