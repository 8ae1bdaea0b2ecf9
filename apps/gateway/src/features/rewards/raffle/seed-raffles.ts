import type { Merchant } from '@livery/merchant/merchant'
import { claimReward } from '../../../ledger/rewards/rewards.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { issueGift } from '../judging/issue.ts'
import { readMembers } from '../judging/members.ts'
import { type Programme, programmesOf } from '../rules/compiled.ts'
import { type Round, roundAt, type StatedRaffle } from '../rules/raffle-rounds.ts'
import { type DrawServices, drawRaffle } from './draw.ts'
import { closeRound, openRaffles, openRound } from './look-after.ts'

/** How many members of a demonstration take part, and how many tickets the first one has. */
const MEMBERS = 40
const OF_THE_FIRST = 18

/** Makes a demonstration's weekly raffles look drawn last week, and open now with tickets of its members. */
export async function seedRaffles(database: Database, services: DrawServices, merchant: Merchant): Promise<void> {
  const nowMs = Date.now()
  await openRaffles(database, services.settings, merchant, nowMs)
  for (const raffle of merchant.raffles ?? []) {
    const programme = programmesOf(merchant).find((one) => one.raffle === raffle.id)
    const [last, present] = [-1, 0].map((weeks) => roundAt(raffle, merchant.timeZone, nowMs, weeks))
    if (!programme || !last || !present) continue
    await seedDrawn(database, services, merchant, { raffle, programme, round: last })
    await database.transaction(async (tx) => {
      await oneGateway(tx, merchant.id)
      await giveTickets(tx, merchant, { raffle, programme, round: present })
    })
  }
}

interface Seeded {
  readonly raffle: StatedRaffle
  readonly programme: Programme
  readonly round: Round
}

async function seedDrawn(
  database: Database,
  services: DrawServices,
  merchant: Merchant,
  seeded: Seeded,
): Promise<void> {
  const { raffle, round } = seeded
  if (round.drawsMs >= Date.now()) return
  await database.transaction(async (tx) => {
    await oneGateway(tx, merchant.id)
    if (await isThere(tx, merchant.id, round.id)) return
    await openRound(tx, services.settings, merchant, raffle, round)
    await giveTickets(tx, merchant, seeded)
    await closeRound(tx, merchant, round.id)
    await drawRaffle(tx, services, merchant, round.id)
  })
}

/** Without a lock, gateways that start together would each find no draw, and draw it twice. */
async function oneGateway(sql: Sql, merchantId: string): Promise<void> {
  await sql.run(`select pg_advisory_xact_lock(hashtextextended('demo raffles|' || $1, 0))`, [merchantId])
}

async function isThere(sql: Sql, merchantId: string, id: string): Promise<boolean> {
  const row = await sql.row({ id: text }, 'select id from raffle where merchant_id = $1 and id = $2', [merchantId, id])
  return row !== null && row !== undefined
}

/** Gives some tickets to members of the demonstration who have none for this raffle. */
async function giveTickets(tx: Transaction, merchant: Merchant, { raffle, programme, round }: Seeded): Promise<void> {
  const players = await tx.rows(
    { id: text },
    `select id::text as id from member where merchant_id = $1 and kind = 0 order by id limit ${MEMBERS}`,
    [merchant.id],
  )
  const members = await readMembers(
    tx,
    merchant.id,
    players.map(({ id }) => id),
  )
  for (const [index, { id: memberId }] of players.entries()) {
    const member = members.get(memberId)
    if (!member) continue
    const tickets = Math.min(index === 0 ? OF_THE_FIRST : 2 + ((index * 7) % 11), raffle.perMember ?? OF_THE_FIRST)
    const fact = { factKind: 'signUp', factKey: `demonstration ${round.id}`, inputs: {}, atMs: round.opensMs }
    const gift = {
      memberId,
      programme,
      source: `demonstration ${round.id}`,
      amountMinor: BigInt(tickets),
      turnoverMinor: 0n,
    }
    const issued = await issueGift(tx, merchant, { ...gift, ...fact }, member, Date.now())
    if (issued !== 'OK') continue
    const reward = await tx.row(
      { id: text },
      'select id from reward where member_id = $2 and merchant_id = $1 and programme_id = $3 and source = $4',
      [merchant.id, memberId, programme.id, gift.source],
    )
    if (reward) await claimReward(tx, merchant.id, null, reward.id)
  }
}
