import { fromMinor, toMinor } from '@livery/locale/amount'
import type { Merchant } from '@livery/merchant/merchant'
import { deposit } from '../../../ledger/deposit.ts'
import { addMember } from '../../../members/add-member.ts'
import { bindReferral, ownCode } from '../../../members/team/referrals.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'

/** Friends of the first player: their inviter, and their money in hundredths of the player's. */
const FRIENDS = [
  { name: 'rosalinda', by: null, share: 100n },
  { name: 'benjie', by: null, share: 60n },
  { name: 'noor', by: null, share: 20n },
  { name: 'samira', by: 'rosalinda', share: 100n },
  { name: 'lito', by: 'rosalinda', share: 10n },
  { name: 'yusuf', by: null, share: 0n },
] as const
/** Every registration within this time counts as invited in time. */
const ANY_DAYS = 36_500

/**
 * Adds friends to a demonstration's first player, at merchants whose members invite friends. Nobody signs in to these
 * accounts.
 *
 * @returns the friends who get rounds, and the balance these are scaled to
 */
export async function seedFriends(
  database: Database,
  { id, currency, capabilities, demo }: Pick<Merchant, 'id' | 'currency' | 'capabilities' | 'demo'>,
): Promise<readonly { readonly username: string; readonly balance: string }[]> {
  const host = demo.accounts.find(({ kind }) => kind === 'player')
  if (!capabilities.REFERRAL || !host) return []
  const hostId = await memberOf(database, id, host.username)
  if (!hostId) return []
  const whole = toMinor(host.balance, currency.exponent)
  for (const { name, by, share } of FRIENDS) {
    await database.transaction(async (tx) => {
      const account = nameOf(name)
      const memberId = await addMember(tx, id, {
        account,
        nickname: titled(name),
        kind: 0,
        passwordHash: '',
        hasPassword: false,
      })
      // An account that exists already has its money too.
      if (memberId === null) return
      const inviter = by === null ? hostId : await memberOf(tx, id, nameOf(by))
      if (inviter) await bindReferral(tx, id, memberId, await ownCode(tx, id, inviter), ANY_DAYS)
      const amountMinor = (whole * share) / 100n
      if (amountMinor > 0n)
        await deposit(tx, { merchantId: id, memberId, currency, amountMinor, key: `demo:${memberId}` })
    })
  }
  return FRIENDS.filter(({ share }) => share > 0n).map(({ name, share }) => ({
    username: nameOf(name),
    balance: fromMinor((whole * share) / 100n, currency.exponent),
  }))
}

const nameOf = (name: string) => `friend_${name}`
const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

async function memberOf(sql: Sql, merchantId: string, account: string): Promise<string | undefined> {
  const row = await sql.row(
    { id: text },
    'select id::text as id from member where merchant_id = $1 and account_key = lower($2)',
    [merchantId, account],
  )
  return row?.id
}
