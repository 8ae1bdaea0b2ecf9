import { createHmac, randomUUID } from 'node:crypto'
import type { addPayee, Payee, PayeeField } from '@livery/contract/cashier/withdraw'
import { type FieldError, LiveryError } from '@livery/contract/errors'
import { checkField } from '@livery/payees/check-field'
import { stripBidi } from '@livery/rules/strip-bidi'
import type { Account } from '../../../members/sessions/session.ts'
import { recordAct } from '../../../platform/audit/record.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { bytes, instant, integer, nullable, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { derivedKey, type KeySettings } from '../../../platform/secrets/derived-key.ts'
import { sealed, unsealed } from '../../../platform/secrets/seal.ts'
import { sealOwner } from '../../../platform/secrets/sealed-columns.ts'
import { type CashierHandler, realMember } from '../services.ts'
import { accountFields } from './account-fields.ts'
import { mask } from './mask.ts'
import { assertWithdrawalPassword } from './password.ts'

/** How many payees a member has at most, so that nobody fills the table. */
const MOST = 10

/** A payee's values for a payout, by field. */
export type PayeeDetails = Readonly<Record<string, string>>

export const addPayeeHandler: CashierHandler<typeof addPayee> = async (context) => {
  const { services, site, request, http } = context
  const { database, settings, payoutWays } = services
  const { merchant } = site
  const account = realMember(context)
  const { merchantId, memberId } = account
  const way = payoutWays.of(merchant).find(({ id }) => id === request.way)
  if (!way) throw new LiveryError('FEATURE_DISABLED')
  const details = checkedDetails(way.fields, request.fields)
  await assertWithdrawalPassword(database, account, request.password, merchant)
  const id = randomUUID()
  const masked = mask(way.fields, details)
  const values = [
    id,
    merchantId,
    memberId,
    way.id,
    sealed(settings, 'payee', Buffer.from(JSON.stringify(details)), sealOwner([id])),
    fingerprintOf(settings, way.fields, details),
    masked,
    merchant.withdrawal.payeeCoolDownMinutes,
  ]
  return database.transaction(async (tx) => {
    const offered = payoutWays.of(merchant).map((one) => one.id)
    const { usable_at } = await insert(tx, values, offered)
    await recordAct(tx, { merchantId, memberId, act: 'payee-added', detail: { way: way.id, masked }, ip: http.ip })
    return shown({ id, method: way.id, masked, usable_at })
  })
}

/**
 * @param offered the ways whose payees the page shows: payees of other ways cannot be removed there, so they do not
 * count
 */
async function insert(sql: Sql, values: readonly unknown[], offered: readonly string[]) {
  // A member's adds come one after the other, so that they cannot pass the limit together.
  await sql.run('select from member where merchant_id = $1 and id = $2 for update', [values[1], values[2]])
  const count = await sql.row(
    { number: integer },
    `select count(*)::int as number from payee
      where merchant_id = $1 and member_id = $2 and removed_at is null and method = any ($3)`,
    [values[1], values[2], offered],
  )
  if (count!.number >= MOST)
    throw new LiveryError('WITHDRAWAL_REFUSED', { params: { check: 'payeesFull', count: MOST } })
  // A member’s first account is usable at once, since it replaces none.
  const row = await sql.row(
    { usable_at: instant },
    `insert into payee (id, merchant_id, member_id, method, sealed_details, fingerprint, masked, usable_at)
     values ($1, $2, $3, $4, $5, $6, $7, now() + case when exists (
               select from payee other where other.merchant_id = $2 and other.member_id = $3)
             then make_interval(mins => $8) else interval '0' end)
     on conflict do nothing returning usable_at`,
    values,
  )
  if (!row) throw new LiveryError('WITHDRAWAL_REFUSED', { params: { check: 'payeeTwice' } })
  return row
}

/** Checks the input field by field. Throws VALIDATION that names each field and its fault. */
function checkedDetails(fields: readonly PayeeField[], typed: PayeeDetails): PayeeDetails {
  const faults: FieldError[] = []
  const details: Record<string, string> = {}
  for (const field of fields) {
    const value = stripBidi(typed[field.name] ?? '').trim()
    if (value === '') {
      if (!field.optional) faults.push({ field: field.name, code: 'required' })
      continue
    }
    const check = checkField(field, value)
    if (check.valid) details[field.name] = check.payee
    else faults.push({ field: field.name, code: `payee.${check.fault.reason}`, params: check.fault.params })
  }
  if (faults.length > 0) throw new LiveryError('VALIDATION', { fields: faults })
  return details
}

/**
 * A fingerprint that is equal for equal accounts of any member; without the deployment's secret it reveals no account.
 */
function fingerprintOf(settings: KeySettings, fields: readonly PayeeField[], details: PayeeDetails): Buffer {
  const parts = accountFields(fields).map(({ name }) => details[name] ?? '')
  return createHmac('sha256', derivedKey(settings, 'payee-fingerprint')).update(parts.join('\u001f')).digest()
}

/** A member's payees, the newest first. */
export async function payeesOf(sql: Sql, { merchantId, memberId }: Account): Promise<Payee[]> {
  const rows = await sql.rows(
    { id: text, method: text, masked: text, usable_at: instant },
    `select id, method, masked, usable_at from payee
      where merchant_id = $1 and member_id = $2 and removed_at is null order by created_at desc, id`,
    [merchantId, memberId],
  )
  return rows.map(shown)
}

/** Throws NOT_FOUND for a payee of another member. */
export async function removePayee(database: Database, account: Account, id: string, ip: string): Promise<void> {
  const { merchantId, memberId } = account
  await database.transaction(async (tx) => {
    const removed = await tx.run(
      `update payee set removed_at = now()
        where id = $1 and merchant_id = $2 and member_id = $3 and removed_at is null`,
      [id, merchantId, memberId],
    )
    if (removed !== 1) throw new LiveryError('NOT_FOUND')
    await recordAct(tx, { merchantId, memberId, act: 'payee-removed', ip })
  })
}

/**
 * A payee's values for a payout, also of a removed payee: a withdrawal that was made goes on. Null for none.
 *
 * @param memberId the required owner; null for a withdrawal's own payee
 */
export async function payeeDetails(sql: Sql, settings: KeySettings, id: string, memberId: string | null) {
  const row = await sql.row(
    { method: text, sealed_details: bytes, holder: nullable(text) },
    `select p.method, p.sealed_details, m.profile->>'payeeName' as holder
       from payee p join member m on m.id = p.member_id and m.merchant_id = p.merchant_id
      where p.id = $1 and ($2::bigint is null or p.member_id = $2)`,
    [id, memberId],
  )
  if (!row) return null
  const plain = unsealed(settings, 'payee', row.sealed_details, sealOwner([id]))
  return { way: row.method, details: JSON.parse(plain.toString()) as PayeeDetails, holder: row.holder }
}

const shown = (row: {
  readonly id: string
  readonly method: string
  readonly masked: string
  readonly usable_at: Date
}) => ({
  id: row.id,
  way: row.method,
  masked: row.masked,
  usableAt: row.usable_at.getTime() > Date.now() ? row.usable_at.toISOString() : null,
})
