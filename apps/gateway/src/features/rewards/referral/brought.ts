import type { Merchant } from '@livery/merchant/merchant'
import type { Sql } from '../../../platform/database/sql.ts'
import { programmesOf } from '../rules/compiled.ts'
import type { ReadMember } from '../vip/days.ts'

/** Makes programmes judge again what these members have brought to their inviters. */
export async function noteBrought(sql: Sql, merchant: Merchant, members: readonly ReadMember[]): Promise<void> {
  if (members.length === 0 || !programmesOf(merchant).some(({ on }) => on === 'referral')) return
  await sql.run('select referral_note($1, $2::bigint[])', [merchant.id, members.map(({ memberId }) => memberId)])
}
