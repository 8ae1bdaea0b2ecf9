import type { Sql } from '../database/sql.ts'

/** The acts of operators that are recorded for ever, besides those on releases. */
export const OPERATOR_ACTS = [
  'operator.added',
  'operator.enrolled',
  'operator.roles',
  'operator.reset',
  'operator.disabled',
  'operator.enabled',
  'operator.token',
  'operator.signed-out',
  'operator.sign-in',
  'operator.sign-in-refused',
  'operator.sign-out',
  'operator.preview',
  'operator.draft',
  'operator.keys-rotated',
  'operator.push-key-rotated',
  'money.proposed',
  'money.confirmed',
  'money.dropped',
  'money.withdrawal-approved',
  'money.withdrawal-taken-back',
  'money.withdrawal-rejected',
  'money.withdrawal-asked',
  'money.withdrawal-redirected',
  'money.document-accepted',
  'money.document-refused',
  'money.payout-asked',
  'money.transfer-asked',
  'money.payout-paid',
  'money.payout-failed',
  'money.dispute-received',
  'money.dispute-returned',
  'money.deposit-rejected',
  'money.receipt-matched',
  'money.receipt-assigned',
  'money.receipt-returned',
  'money.reward-granted',
  'money.reward-rejected',
  'money.reward-collected',
  'money.reward-forgiven',
  'money.order-approved',
  'money.order-sent',
  'money.order-done',
  'money.order-rejected',
  'money.codes-added',
  'money.way-closed',
  'money.way-opened',
  'money.difference-closed',
  'money.difference-opened',
  'money.exported',
  'operator.chat-removed',
  'operator.chat-kept',
  'operator.chat-muted',
  'operator.chat-unmuted',
  'operator.chat-room',
  'operator.feedback',
  'operator.message',
  'operator.message-cancelled',
  'operator.notice',
  'operator.notice-changed',
  'operator.notice-ended',
] as const
export type OperatorAct = (typeof OPERATOR_ACTS)[number]

/** The actor of requests with the deployment's secret, which belongs to no person. */
export const DEPLOYMENT = 'deployment'

export interface OperatorActRecord {
  /** The person's name, or `DEPLOYMENT`. */
  readonly by: string
  readonly act: OperatorAct
  /** The subject: an operator's name, or a release. */
  readonly subject: string
  readonly merchantId?: string
  /** Words from our code; of typed text only the reason of an act about money. */
  readonly detail?: Readonly<Record<string, unknown>>
  readonly ip: string
}

/** Adds an operator's act to the append-only audit log. */
export async function recordOperatorAct(sql: Sql, record: OperatorActRecord): Promise<void> {
  const { by, act, subject, merchantId = null, detail, ip } = record
  await sql.run(
    `insert into audit (merchant_id, actor_kind, actor, action, subject, after, ip)
     values ($1, 'operator', $2, $3, $4, $5, $6)`,
    [merchantId, by, act, subject, detail ? JSON.stringify(detail) : null, ip],
  )
}
