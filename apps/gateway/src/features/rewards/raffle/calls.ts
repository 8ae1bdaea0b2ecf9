import { LiveryError } from '@livery/contract/errors'
import type {
  rafflePromotionClaim as claimCall,
  raffleEntries as entriesCall,
  ownRaffles as ownCall,
  Raffle,
  raffles as rafflesCall,
} from '@livery/contract/rewards/raffle/calls'
import { fromMinor, toMinor } from '@livery/locale/amount'
import type { Merchant } from '@livery/merchant/merchant'
import { programmeTitle } from '@livery/merchant/reward-title'
import { textIn } from '@livery/merchant/texts'
import { claimGoods, ticketCounts, ticketRuns, winsOf } from '../../../ledger/raffle/own.ts'
import { entriesFrom, type RaffleRow, shownRaffles, winnersOf } from '../../../ledger/raffle/raffles.ts'
import { type Terms, termsOf } from '../../../ledger/raffle/terms.ts'
import { claimReward } from '../../../ledger/rewards/rewards.ts'
import { integer } from '../../../platform/database/row.ts'
import { programmesOf } from '../rules/compiled.ts'
import { type Round, roundAt, type StatedRaffle } from '../rules/raffle-rounds.ts'
import { type RewardHandler, rewardedMember } from '../services.ts'

/** The latest drawn raffles that are shown. */
const DRAWN = 12
/** Tickets of a page of the list. */
const PAGE = 10_000
const HOUR_MS = 3_600_000

export const rafflesHandler: RewardHandler<typeof rafflesCall> = async ({ services, site, request }) => {
  const { database } = services
  const { merchant } = site
  const { language } = request
  const now = Date.now()
  const rows = await shownRaffles(database, merchant.id, DRAWN)
  const drawn = rows.filter(({ state }) => state === 'drawn').map(({ id }) => id)
  const winners = drawn.length === 0 ? [] : await winnersOf(database, merchant.id, drawn)
  const shown = rows.map((row) => ({
    ...raffleShown(row, merchant, language),
    winners: winners.filter(({ raffle }) => raffle === row.id).map(({ raffle: _, ...winner }) => winner),
  }))
  return { raffles: [...shown, ...comingRaffles(merchant, rows, now, language)], now: new Date(now).toISOString() }
}

function raffleShown(row: RaffleRow, merchant: Merchant, language: string): Raffle {
  const { state, opensAt, closesAt, drawsAt, terms, drawnAt } = row
  const drawnMs = (drawnAt ?? drawsAt).getTime()
  return {
    ...promised(terms, row.raffleId, merchant, language),
    id: row.id,
    state: state === 'open' && opensAt.getTime() > Date.now() ? 'upcoming' : state,
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    drawsAt: drawsAt.toISOString(),
    claimBy: new Date(drawnMs + terms.claimHours * HOUR_MS).toISOString(),
    tickets: row.tickets,
    commitment: row.commitment,
    listHash: row.listHash,
    seed: row.seed,
    takenBack: row.takenBack ?? [],
    winners: [],
  }
}

/** Raffles that are still to come, each at its next time; a weekly one is listed once its present time is over. */
function comingRaffles(
  merchant: Merchant,
  rows: readonly RaffleRow[],
  now: number,
  language: string,
): readonly Raffle[] {
  return (merchant.raffles ?? []).flatMap((raffle) => {
    const isThere = rows.some(({ raffleId, state }) => raffleId === raffle.id && state !== 'drawn')
    const next = isThere ? null : nextRound(raffle, merchant.timeZone, now)
    return next && !rows.some(({ id }) => id === next.id) ? [comingShown(raffle, next, merchant, language)] : []
  })
}

const nextRound = (raffle: StatedRaffle, timeZone: string, now: number): Round | null =>
  [0, 1].map((weeks) => roundAt(raffle, timeZone, now, weeks)).find((round) => round && round.opensMs > now) ?? null

function comingShown(raffle: StatedRaffle, { id, ...times }: Round, merchant: Merchant, language: string): Raffle {
  const terms = termsOf(raffle)
  const iso = (ms: number) => new Date(ms).toISOString()
  return {
    ...promised(terms, raffle.id, merchant, language),
    ...{
      id,
      state: 'upcoming',
      opensAt: iso(times.opensMs),
      closesAt: iso(times.closesMs),
      drawsAt: iso(times.drawsMs),
    },
    claimBy: iso(times.drawsMs + terms.claimHours * HOUR_MS),
    ...{ tickets: 0, commitment: null, listHash: null, seed: null, takenBack: [], winners: [] },
  }
}

/** A raffle's published terms, and the programmes that give its tickets. */
function promised(terms: Terms, raffleId: string, merchant: Merchant, language: string) {
  const textOf = (texts: Readonly<Record<string, string>>) => textIn(texts, language, merchant.languages)
  const { exponent } = merchant.currency
  return {
    name: textOf(terms.name),
    text: terms.text && textOf(terms.text),
    perMember: terms.perMember,
    prizes: terms.prizes.map(({ kind, count, amount, turnoverTimes, name }) => ({
      ...{ kind, count, turnoverTimes },
      amount: amount === null || kind === 'points' ? amount : fromMinor(toMinor(amount, exponent), exponent),
      name: name && textOf(name),
    })),
    sources: programmesOf(merchant)
      .filter(({ raffle }) => raffle === raffleId)
      .map((programme) => ({
        title: programmeTitle(programme.stated, merchant, language),
        tickets: programme.fixedMinor === null ? null : Number(programme.fixedMinor),
        period: programme.period,
      })),
  }
}

export const ownHandler: RewardHandler<typeof ownCall> = async (context) => {
  const { database } = context.services
  const { id: merchantId } = context.site.merchant
  const { memberId } = rewardedMember(context)
  const ids = (await shownRaffles(database, merchantId, DRAWN)).map(({ id }) => id)
  const counts = await ticketCounts(database, merchantId, memberId, ids)
  const runs = await ticketRuns(database, merchantId, memberId, ids)
  const wins = await winsOf(database, merchantId, memberId, ids)
  return {
    raffles: [...counts].map(([id, tickets]) => ({
      id,
      tickets,
      numbers: runs.filter(({ raffle }) => raffle === id).map(({ first, last }): [number, number] => [first, last]),
      wins: wins
        .filter(({ raffle }) => raffle === id)
        .map(({ place, prize, state, rewardId, number }) => ({
          ...{ place, prize, state },
          reference: rewardId ?? `${id} ${number}`,
        })),
    })),
  }
}

export const entriesHandler: RewardHandler<typeof entriesCall> = async ({ services, site, request }) => {
  const { database } = services
  const { id, from } = request
  const raffle = await database.row(
    { entries: integer },
    `select entries from raffle where merchant_id = $1 and id = $2 and entries is not null`,
    [site.merchant.id, id],
  )
  if (!raffle) throw new LiveryError('NOT_FOUND')
  const runs: [first: number, count: number, holder: string][] = []
  for (const { number, holder } of await entriesFrom(database, site.merchant.id, id, from, PAGE)) {
    const last = runs.at(-1)
    if (last && last[2] === holder && last[0] + last[1] === number) last[1] += 1
    else runs.push([number, 1, holder])
  }
  return { runs, next: from + PAGE < raffle.entries ? from + PAGE : null }
}

export const claimPrizeHandler: RewardHandler<typeof claimCall> = async (context) => {
  const { database } = context.services
  const { id: merchantId } = context.site.merchant
  const { memberId } = rewardedMember(context)
  const { id, place } = context.request
  const won = async () => (await winsOf(database, merchantId, memberId, [id])).find((win) => win.place === place)
  const before = await won()
  if (!before) throw new LiveryError('NOT_FOUND')
  if (before.rewardId !== null) await claimReward(database, merchantId, memberId, before.rewardId)
  else await claimGoods(database, merchantId, memberId, id, place)
  return { state: (await won())!.state }
}
