import type { Bonus, bonusDetails } from '@livery/contract/rewards/bonuses'
import { fromMinor } from '@livery/locale/amount'
import { rewardTitle } from '@livery/merchant/reward-title'
import Type from 'typebox'
import { feedTurnover } from '../../../ledger/turnover/requirements.ts'
import { turnoverWeights } from '../../../ledger/turnover/weights.ts'
import { fromWord, toWord } from '../../../members/history/cursor.ts'
import { periodOf } from '../../../members/history/period.ts'
import { type RewardHandler, rewardedMember } from '../services.ts'
import { readBonuses, readBonusTotals } from './read.ts'

const PAGE_SIZE = 20
const Place = Type.Tuple([Type.String({ pattern: '^[0-9]{1,17}$' }), Type.String({ maxLength: 40 })])

export const bonusesHandler: RewardHandler<typeof bonusDetails> = async (context) => {
  const { services, site, request } = context
  const { merchant } = site
  const { memberId } = rewardedMember(context)
  const { source, state, cursor, pageSize = PAGE_SIZE, language } = request
  const period = periodOf(request, merchant.timeZone)
  const after = cursor === undefined ? null : fromWord(Place, cursor)
  const owner = { merchantId: merchant.id, memberId, currency: merchant.currency }
  // Open stakes are counted before the list is read.
  if (!after) await feedTurnover(services.database, owner, turnoverWeights(merchant))
  const filter = { memberId, begin: period.begin, end: period.end, source, state }
  const rows = await readBonuses(services.database, merchant, filter, after, pageSize + 1)
  const totals = after ? null : await readBonusTotals(services.database, merchant, filter)
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  const amount = (minor: bigint) => fromMinor(minor, merchant.currency.exponent)
  return {
    period,
    totals: totals && {
      bonuses: totals.bonuses,
      received: amount(totals.receivedMinor),
      ready: amount(totals.readyMinor),
      left: amount(totals.leftMinor),
    },
    bonuses: shown.map(
      ({
        programme,
        exponent,
        ofMoney,
        amountMinor,
        neededMinor,
        doneMinor,
        micros: _,
        at,
        expiresAt,
        endedAt,
        ...row
      }): Bonus => ({
        ...row,
        title: programme === null ? null : (rewardTitle(programme, merchant, language) ?? programme),
        amount: fromMinor(amountMinor, exponent),
        turnover:
          neededMinor > 0n && isTheirs(row.state)
            ? { needed: fromMinor(neededMinor, ofMoney), done: fromMinor(doneMinor, ofMoney) }
            : null,
        at: at.toISOString(),
        expiresAt: row.state === 'issued' ? (expiresAt?.toISOString() ?? null) : null,
        endedAt: endedAt?.toISOString() ?? null,
      }),
    ),
    next: rows.length > pageSize && last ? toWord([last.micros, last.id]) : null,
  }
}

/** A bonus that was never granted, or is over, has nothing to stake. */
const isTheirs = (state: Bonus['state']) => state === 'applying' || state === 'issued' || state === 'claimed'
