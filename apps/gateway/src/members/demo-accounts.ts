import { TRIAL_TYPE } from '@livery/contract/account'
import { toMinor } from '@livery/locale/amount'
import type { Merchant } from '@livery/merchant/merchant'
import { deposit } from '../ledger/deposit.ts'
import { text } from '../platform/database/row.ts'
import type { Sql } from '../platform/database/sql.ts'
import { addMember } from './add-member.ts'
import { placeInTeam } from './team/place.ts'

/**
 * Makes a merchant's missing demo accounts. Each gets its money once (`seedDemoMoney`), by a deposit through the ledger; an
 * account that has played keeps its balance.
 */
export async function seedDemoAccounts(
  sql: Sql,
  merchant: Pick<Merchant, 'id' | 'currency' | 'agentTypes' | 'demo'>,
  hashPassword: (password: string) => Promise<string>,
): Promise<void> {
  const kinds = { player: 0, trial: TRIAL_TYPE, agent: merchant.agentTypes[0] ?? 1 }
  for (const { username, password, kind } of merchant.demo.accounts) {
    const memberId =
      (await findMember(sql, merchant.id, username)) ??
      (await addMember(sql, merchant.id, {
        account: username,
        kind: kinds[kind],
        passwordHash: await hashPassword(password),
        hasPassword: true,
      })) ??
      // Another gateway has added it at the same moment.
      (await findMember(sql, merchant.id, username))
    if (!memberId) throw new Error(`the demo account ${username} could be neither found nor added`)
    if (kind === 'agent') await placeInTeam(sql, merchant, { memberId, uplineId: null, rebateBp: 0, code: null })
    if (kind !== 'trial') await addCode(sql, merchant.id, memberId, `DEMO${username}`.toUpperCase())
  }
}

/** Gives a demonstration's accounts their money. */
export async function seedDemoMoney(sql: Sql, merchant: Pick<Merchant, 'id' | 'currency' | 'demo'>): Promise<void> {
  for (const { username, balance } of merchant.demo.accounts) {
    const amountMinor = toMinor(balance, merchant.currency.exponent)
    const memberId = amountMinor === 0n ? undefined : await findMember(sql, merchant.id, username)
    if (!memberId) continue
    // A balance changed later in the file conflicts with the idempotency key, and the account's balance stays.
    await deposit(sql, {
      merchantId: merchant.id,
      memberId,
      currency: merchant.currency,
      amountMinor,
      key: `demo:${memberId}`,
    })
  }
}

async function findMember(sql: Sql, merchantId: string, account: string): Promise<string | undefined> {
  const rows = await sql.rows(
    { id: text },
    'select id::text as id from member where merchant_id = $1 and account_key = lower($2)',
    [merchantId, account],
  )
  return rows[0]?.id
}

/** The account's invitation code; only demonstrations show the name in it (docs/decisions/29). */
async function addCode(sql: Sql, merchantId: string, memberId: string, code: string): Promise<void> {
  await sql.run(
    'insert into invitation_code (merchant_id, code, member_id) values ($1, $2, $3) on conflict do nothing',
    [merchantId, code, memberId],
  )
}
