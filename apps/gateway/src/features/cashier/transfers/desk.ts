import type { transferDesk } from '@livery/contract/cashier/member-transfers'
import { fromMinor, toMinor } from '@livery/locale/amount'
import { enterableMinor } from '@livery/locale/entered'
import { accountAbove } from '../../../ledger/member-transfers/shown-account.ts'
import { latestMemberTransfers, sentSince } from '../../../ledger/member-transfers/transfer.ts'
import { feedTurnover, openRequirements } from '../../../ledger/turnover/requirements.ts'
import { turnoverWeights } from '../../../ledger/turnover/weights.ts'
import { balanceOf } from '../../../members/balance.ts'
import { nullable, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { dayBegan } from '../day-began.ts'
import { type CashierHandler, realMember } from '../services.ts'
import { withdrawableMinor } from '../withdrawals/checks.ts'
import { withdrawalPasswordHash } from '../withdrawals/password.ts'

const SHOWN = 20

export const transferDeskHandler: CashierHandler<typeof transferDesk> = async (context) => {
  const { services, site } = context
  const { database } = services
  const { merchant } = site
  const account = realMember(context)
  const { currency, transfers } = merchant
  const owner = { merchantId: account.merchantId, memberId: account.memberId, currency }
  await feedTurnover(database, owner, turnoverWeights(merchant))
  const [upline, requirements, balance, hash, sent, latest] = await Promise.all([
    uplineAccount(database, owner),
    openRequirements(database, owner),
    balanceOf(database, merchant, account.memberId),
    withdrawalPasswordHash(database, account),
    sentSince(database, owner, dayBegan(merchant.timeZone)),
    latestMemberTransfers(database, owner, SHOWN),
  ])
  const decimal = (minor: bigint) => fromMinor(minor, currency.exponent)
  const available = toMinor(balance, currency.exponent)
  const left = requirements.reduce((sum, { neededMinor, doneMinor }) => sum + neededMinor - doneMinor, 0n)
  const free = withdrawableMinor(available, left)
  const limits = (stated: Limits | undefined, sentMinor: bigint) => {
    if (!stated) return null
    const leftMinor = stated.perDay === undefined ? null : toMinor(stated.perDay, currency.exponent) - sentMinor
    return {
      ...{ min: stated.min, max: stated.max },
      leftToday: leftMinor === null ? null : decimal(leftMinor > 0n ? leftMinor : 0n),
    }
  }
  return {
    hasPassword: hash !== null,
    upline,
    toUpline: upline === null ? null : limits(transfers?.toUpline, sent.up),
    toDownline: account.isAgent ? limits(transfers?.toDownline, sent.down) : null,
    available: balance,
    locked: decimal(available - free),
    transferable: decimal(enterableMinor(free, currency)),
    turnoverPercent: transfers?.turnoverPercent ?? 0,
    transfers: latest.map(({ reference, direction, is_sent, other, amount_minor, needed_minor, exponent, at }) => ({
      ...{ reference, direction, sent: is_sent },
      other,
      amount: fromMinor(amount_minor, exponent),
      turnover: needed_minor === null ? null : fromMinor(needed_minor, exponent),
      at: at.toISOString(),
    })),
  }
}

interface Limits {
  readonly min: string
  readonly max: string
  readonly perDay?: string | undefined
}

interface Owner {
  readonly merchantId: string
  readonly memberId: string
}

/** The account of the agent above in the form shown to downlines; null where there is none or it is closed. */
async function uplineAccount(sql: Sql, { merchantId, memberId }: Owner): Promise<string | null> {
  const row = await sql.row(
    { account: nullable(text) },
    `select ${accountAbove('u')} as account from team_member t join member u on u.id = t.upline_id and u.merchant_id = t.merchant_id
      where t.merchant_id = $1 and t.member_id = $2::bigint and u.status = 'active'`,
    [merchantId, memberId],
  )
  return row?.account ?? null
}
