import { createHash } from 'node:crypto'
import { turnoverNeeded } from '@livery/contract/rewards/deposit-bonus'
import { drawPlaces } from '@livery/contract/rewards/raffle/draw'
import { toMinor } from '@livery/locale/amount'
import type { Merchant } from '@livery/merchant/merchant'
import {
  addWinners,
  type ClosedRaffle,
  lockClosed,
  type NewWinner,
  publishDraw,
  seedOf,
  takenBackPlaces,
  ticketsAt,
} from '../../../ledger/raffle/raffles.ts'
import { prizeCount, prizeOf, type Terms } from '../../../ledger/raffle/terms.ts'
import { issueReward, tellRewards } from '../../../ledger/rewards/rewards.ts'
import { writeMessage } from '../../../members/messages/write.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { publishEvent } from '../../../platform/events/publish.ts'
import type { KeySettings } from '../../../platform/secrets/derived-key.ts'
import { lettersOf } from '../../../tenancy/letters/letters.ts'
import type { TextStore } from '../../../tenancy/texts/text-store.ts'
import { newRewardId } from '../judging/issue.ts'

export interface DrawServices {
  readonly settings: KeySettings
  readonly texts: TextStore
}

/**
 * Draws a raffle with a fixed list, once: winners, prizes and seed are written together or not at all. In the caller's
 * transaction.
 *
 * @returns false where there is nothing to draw
 */
export async function drawRaffle(sql: Sql, services: DrawServices, merchant: Merchant, id: string): Promise<boolean> {
  const raffle = await lockClosed(sql, merchant.id, id)
  if (!raffle) return false
  const { terms, listHash, entries } = raffle
  const seed = seedOf(services.settings, merchant.id, id, raffle)
  const takenBack = await takenBackPlaces(sql, merchant.id, id)
  const places = await drawPlaces({ id, seed, listHash, entries, takenBack, prizes: prizeCount(terms) })
  const tickets = await ticketsAt(sql, merchant.id, id, places)
  await publishDraw(sql, merchant.id, id, { seed, takenBack })
  const winners: NewWinner[] = []
  for (const [index, place] of places.entries()) {
    const { number, memberId } = tickets.get(place)!
    winners.push(await winner(sql, merchant, { id, raffle, place: index + 1, number, memberId }))
  }
  await addWinners(sql, merchant.id, id, winners)
  const memberIds = [...new Set(winners.map((one) => one.memberId))]
  await tellRewards(sql, merchant.id, memberIds)
  for (const memberId of memberIds) {
    await tellWinner(sql, services.texts, merchant, { memberId, name: terms.name })
  }
  await publishEvent(
    sql,
    { merchantId: merchant.id, memberId: null },
    { kind: 'raffle', id, state: 'drawn', at: new Date().toISOString() },
  )
  return true
}

interface Drawn {
  readonly id: string
  readonly raffle: ClosedRaffle
  readonly place: number
  readonly number: number
  readonly memberId: string
}

/** A winner, with the reward of a prize; goods are no reward. */
async function winner(
  sql: Sql,
  merchant: Merchant,
  { id, raffle, place, number, memberId }: Drawn,
): Promise<NewWinner> {
  const { terms } = raffle
  const prize = prizeOf(terms, place)
  const { kind, amount, turnoverTimes } = terms.prizes[prize]!
  const expiresAt = new Date(Date.now() + terms.claimHours * 3_600_000)
  const base = { place, prize, number, memberId, expiresAt }
  if (kind === 'goods' || amount === null) return { ...base, rewardId: null }
  const isPoints = kind === 'points'
  const currency = isPoints ? { code: 'POINTS', exponent: 0 } : merchant.currency
  const amountMinor = toMinor(amount, currency.exponent)
  const rewardId = newRewardId()
  const issued = await issueReward(
    sql,
    {
      ...{ id: rewardId, merchantId: merchant.id, memberId, programmeId: raffle.raffleId, kind, currency, amountMinor },
      version: versionOf(terms),
      source: `${id} ${place}`,
      factKind: 'raffle',
      factKey: id,
      turnoverMinor: turnoverNeeded(amountMinor, turnoverTimes),
      ...{ state: 'issued', isAuto: false, comment: null, address: null, device: null, expiresAt },
      inputs: { place, number },
      budgetPeriod: isPoints ? `${id} points` : id,
    },
    { budget: budgetOf(terms, isPoints, merchant.currency.exponent), once: [], excludes: [] },
  )
  if (issued !== 'OK') throw new Error(`place ${place} of ${id} could not be given: ${issued}`)
  return { ...base, rewardId }
}

/** A digest of the published terms, stored with each reward like the version of a rule. */
export const versionOf = (terms: Terms) => createHash('sha256').update(JSON.stringify(terms)).digest('hex').slice(0, 12)

/** The total that may be given: of money the stated budget, of points the sum of the prizes. */
function budgetOf({ budget, prizes }: Terms, isPoints: boolean, exponent: number): bigint {
  if (!isPoints) return toMinor(budget, exponent)
  return prizes.reduce(
    (sum, { kind, amount, count }) => (kind === 'points' ? sum + BigInt(amount ?? 0) * BigInt(count) : sum),
    0n,
  )
}

/** Sends a message to a winner, in each of the merchant's languages. */
async function tellWinner(
  sql: Sql,
  texts: TextStore,
  merchant: Merchant,
  { memberId, name }: { readonly memberId: string; readonly name: Terms['name'] },
): Promise<void> {
  const textsOf = (key: string) =>
    Object.fromEntries(
      merchant.languages.map((language) => {
        const raffle = name[language] ?? Object.values(name)[0] ?? ''
        return [language, lettersOf(texts, { merchant }, language).text(key, { raffle })]
      }),
    )
  await writeMessage(sql, {
    merchantId: merchant.id,
    to: { audience: 'member', memberId },
    title: textsOf('raffle.subject'),
    content: textsOf('raffle.text'),
    format: 'plain',
    by: 'raffle',
    sendAt: null,
  })
}
