import { createHash } from 'node:crypto'
import { PUSH_DEVICES, PUSH_KINDS, type PushKind } from '@livery/contract/messages/push-words'
import { arrayOf, instant, integer, nullable, oneOf, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import type { Account } from '../sessions/session.ts'

type Owner = Pick<Account, 'merchantId' | 'memberId'>

export interface NewPushDevice {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly publicKey: string
  readonly language: string
  readonly userAgent: string
}

/** The kinds of notifications a member wants: all kinds until they choose. */
export async function pushKinds(sql: Sql, { merchantId, memberId }: Owner): Promise<PushKind[]> {
  const row = await sql.row(
    { kinds: arrayOf(oneOf(PUSH_KINDS)) },
    'select kinds from push_choice where member_id = $2 and merchant_id = $1',
    [merchantId, memberId],
  )
  return row?.kinds ?? [...PUSH_KINDS]
}

export async function choosePushKinds(sql: Sql, { merchantId, memberId }: Owner, kinds: readonly PushKind[]) {
  await sql.run(
    `insert into push_choice (merchant_id, member_id, kinds) values ($1, $2, $3)
     on conflict (member_id, merchant_id) do update set kinds = excluded.kinds`,
    [merchantId, memberId, kinds],
  )
}

/** The devices that show a member's notifications, the newest first. */
export async function pushDevices(sql: Sql, { merchantId, memberId }: Owner) {
  return sql.rows(
    { id: text, user_agent: text, added_at: instant, sent_at: nullable(instant) },
    `select id::text as id, user_agent, added_at, sent_at from push_device
      where member_id = $2 and merchant_id = $1 order by added_at desc, push_device.id desc`,
    [merchantId, memberId],
  )
}

/**
 * Makes a browser show a member's notifications, in the caller's transaction. Notifications for its previous member
 * end, including waiting ones. Null where the merchant has no such key.
 */
export async function addPushDevice(tx: Sql, account: Account, device: NewPushDevice): Promise<string | null> {
  const { merchantId, memberId, tokenHash } = account
  const hash = createHash('sha256').update(device.endpoint).digest()
  await tx.run('delete from push_device where endpoint_hash = $2 and merchant_id = $1 and member_id <> $3', [
    merchantId,
    hash,
    memberId,
  ])
  const row = await tx.row(
    { id: text },
    `insert into push_device (merchant_id, member_id, push_key_id, endpoint, endpoint_hash, p256dh, auth, user_agent,
                              language, session_hash)
     select $1, $2, k.id, $4, $5, $6, $7, $8, $9, $10 from push_key k where k.id = $3 and k.merchant_id = $1
     on conflict (endpoint_hash, merchant_id) do update
        set push_key_id = excluded.push_key_id, p256dh = excluded.p256dh, auth = excluded.auth,
            user_agent = excluded.user_agent, language = excluded.language, session_hash = excluded.session_hash
      where push_device.member_id = excluded.member_id
     returning id::text as id`,
    [
      merchantId,
      memberId,
      device.publicKey,
      device.endpoint,
      hash,
      device.p256dh,
      device.auth,
      device.userAgent.slice(0, 200),
      device.language,
      tokenHash,
    ],
  )
  await tx.run(
    `delete from push_device where id in (select id from push_device where member_id = $2 and merchant_id = $1
       order by added_at desc, push_device.id desc offset ${PUSH_DEVICES})`,
    [merchantId, memberId],
  )
  return row?.id ?? null
}

/** The number of a merchant's devices that still have another key. */
export async function devicesOfOtherKeys(sql: Sql, merchantId: string, publicKey: string): Promise<number> {
  const row = await sql.row(
    { count: integer },
    'select count(*)::int as count from push_device where merchant_id = $1 and push_key_id <> $2',
    [merchantId, publicKey],
  )
  return row!.count
}

/** Answers whether the member had this device. */
export async function removePushDevice(sql: Sql, { merchantId, memberId }: Owner, id: string): Promise<boolean> {
  return (
    (await sql.run('delete from push_device where id = $3 and member_id = $2 and merchant_id = $1', [
      merchantId,
      memberId,
      id,
    ])) === 1
  )
}
