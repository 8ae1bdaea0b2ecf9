import { Random } from '@livery/artwork/random'
import { expect, test } from 'vitest'
import { claimReward } from '../../ledger/rewards/rewards.ts'
import { expectBalancedBooks } from '../../ledger/testing.ts'
import { makePlayer, type TestPlayer } from '../../ledger/wallet/testing.ts'
import type { Database } from '../../platform/database/connect.ts'
import { bigint, boolean, integer, text } from '../../platform/database/row.ts'
import { forEachDatabase } from '../../platform/database/testing/databases.ts'
import { listen, lookAfterRewards } from './look-after.ts'
import { CODES, drawnMoment, drawProgrammes, type Family } from './testing/drawn.ts'
import { chargeback, paidDeposit, undoneDeposit } from './testing/facts.ts'
import { merchantWith } from './testing/merchant-with.ts'
import { type ModelFact, type ModelInvitation, type ModelMember, RewardModel } from './testing/model.ts'

/** Draws facts and programmes. */
const DRAWS = Number(process.env.REWARD_DRAWS ?? 260)
const SEED = process.env.REWARD_SEED ?? 'rewards'
const LOOKS = 5
const FACTS_A_LOOK = 14
const MEMBERS = 4
const DAY_MS = 86_400_000
const LEVELS = ['40', '120']

forEachDatabase((kind, database) => {
  expectBalancedBooks(database)

  test(`of ${DRAWS} drawn facts and programmes, two evaluators at once give what a model gives: nothing twice, nothing missed, no budget passed`, async () => {
    const families: readonly Family[] = ['plain', 'levels', 'friends']
    let given = 0
    for (let drawn = 0, number = 0; drawn < DRAWS; number += 1) {
      const random = new Random(`${SEED} ${number}`)
      const scenario = await Scenario.draw(database(), random, families[number % 3]!, `s${number}`)
      await scenario.run()
      drawn += scenario.drawn
      given += await scenario.check(`${kind}, ${SEED} ${number}`)
    }
    expect(given).toBeGreaterThan(DRAWS / 10)
    if (process.env.REWARD_DRAWS) console.log(kind, 'given', given)
  }, 3_600_000)
})

/** Members of a merchant with drawn programmes and drawn events, which go to both the database and the model. */
class Scenario {
  drawn = 0
  readonly #changes: (() => Promise<void>)[] = []
  #order = 0

  readonly database: Database
  readonly random: Random
  readonly merchant: ReturnType<typeof merchantWith>
  readonly players: readonly TestPlayer[]
  readonly model: RewardModel
  /** Nothing is undone, so no budget is ever freed. */
  readonly isCalm: boolean

  private constructor(parts: Pick<Scenario, 'database' | 'random' | 'merchant' | 'players' | 'model' | 'isCalm'>) {
    this.database = parts.database
    this.random = parts.random
    this.merchant = parts.merchant
    this.players = parts.players
    this.model = parts.model
    this.isCalm = parts.isCalm
  }

  static async draw(database: Database, random: Random, family: Family, name: string): Promise<Scenario> {
    const now = Date.now()
    const programmes = drawProgrammes(random, family, name, now)
    const levels = family === 'levels' ? LEVELS : []
    const merchant = merchantWith(programmes, {
      withdrawal: { perDay: { count: 3 } },
      ...(levels.length > 0 && { vip: { days: 30, levels: levels.map((turnover) => ({ turnover })) } }),
    } as never)
    await listen(database, merchant)
    const players: TestPlayer[] = []
    const members = new Map<string, ModelMember>()
    for (let n = 0; n < MEMBERS; n += 1) {
      const player = await makePlayer(database, { balanceMinor: 100_000_000n })
      const { memberId: id } = player
      const level = family === 'levels' ? 0 : random.whole(0, 4)
      const createdMs = drawnMoment(random, now) - 2 * DAY_MS
      await database.run('update member set vip_level = $2, created_at = $3 where id = $1', [
        id,
        level,
        new Date(createdMs),
      ])
      const joinedMs = new Map<string, number>()
      for (const { join, id: programme } of programmes) {
        if (join !== 'join' || random.chance(0.3)) continue
        joinedMs.set(programme, drawnMoment(random, now))
        await database.run(
          'insert into reward_join (merchant_id, member_id, programme_id, at) values ($1, $2, $3, $4)',
          [...['aurora', id, programme], new Date(joinedMs.get(programme)!)],
        )
      }
      members.set(id, { id, level, createdMs, joinedMs })
      players.push(player)
    }
    const invitations = family === 'friends' ? await invite(database, random, players, now) : []
    const model = new RewardModel(
      programmes,
      members,
      invitations,
      levels.map((amount) => BigInt(amount) * 100n),
    )
    const scenario = new Scenario({ database, random, merchant, players, model, isCalm: random.chance(0.3) })
    scenario.drawn += programmes.length
    for (const { id, createdMs } of members.values())
      await scenario.#tell({ kind: 'signUp', key: 'signUp', memberId: id, atMs: createdMs })
    return scenario
  }

  async run(): Promise<void> {
    for (let look = 0; look < LOOKS; look += 1) {
      for (let n = 0; n < FACTS_A_LOOK; n += 1) await this.#happen()
      this.drawn += FACTS_A_LOOK
      // Facts of levels and friends follow from other facts, so one run is not enough.
      for (let n = 0; n < 3; n += 1) await Promise.all([this.#look(), this.#look()])
      this.model.look()
      if (look < LOOKS - 1) await this.#claim()
    }
  }

  #next(): number {
    this.#order += 1
    return this.#order
  }

  #look(): Promise<void> {
    return lookAfterRewards(this.database, this.merchant, Date.now() + 60_000)
  }

  async #happen(): Promise<void> {
    const { random } = this
    const undo = this.isCalm || this.#changes.length === 0 ? 0 : 0.2
    if (random.chance(undo))
      return void (await this.#changes.splice(random.whole(0, this.#changes.length - 1), 1)[0]!())
    if (random.chance(0.15) && (await this.#playFree())) return
    const player = random.pick(this.players)
    const atMs = drawnMoment(random, Date.now())
    const draw = random.next()
    if (draw < 0.55) return this.#play(player, atMs)
    if (draw < 0.8) return this.#deposit(player, atMs)
    const { memberId } = player
    if (draw < 0.92) return this.#tell({ kind: 'signIn', key: `in-${this.#next()}`, memberId, atMs })
    return this.#tell({ kind: 'code', key: random.pick(CODES).toLowerCase(), memberId, atMs })
  }

  /** Adds a fact that is complete with its key. */
  async #tell(fact: ModelFact): Promise<void> {
    const { memberId, kind, key, atMs } = fact
    const known = await this.database.row(
      { at: bigint },
      `select (extract(epoch from at) * 1000)::bigint::text as at from reward_fact where member_id = $1 and kind = $2 and key = $3`,
      [memberId, kind, key],
    )
    const at = known ? Number(known.at) : atMs
    await this.database.run(`select reward_note('aurora', $1, $2, $3)`, [memberId, kind, key])
    await this.database.run('update reward_due set at = $4 where member_id = $1 and kind = $2 and key = $3', [
      ...[memberId, kind, key],
      new Date(at),
    ])
    this.model.note({ ...fact, atMs: at })
  }

  async #play(player: TestPlayer, atMs: number): Promise<void> {
    const { memberId } = player
    const round = `${this.#next()}`
    const stake = this.random.whole(1, 12)
    const win = this.random.chance(0.4) ? this.random.whole(1, 40) : 0
    const id = `${memberId}-${round}`
    await player.bet(id, `${stake}.00`, { roundId: round, roundClosed: win === 0 })
    if (win > 0) await player.win(`${id}-win`, `${win}.00`, { roundId: round, roundClosed: true })
    const row = await this.database.row(
      { key: text },
      `update game_round set closed_at = $2 where member_id = $1 and round_id like '%-' || $3
       returning adapter || ' ' || round_id as key`,
      [memberId, new Date(atMs), round],
    )
    const fact: ModelFact = {
      ...{ kind: 'round', key: row!.key, memberId, atMs },
      round: { stakeMinor: BigInt(stake) * 100n, winMinor: BigInt(win) * 100n },
    }
    this.model.note(fact)
    if (win > 0) return
    this.#changes.push(async () => {
      await player.rollback(`${id}-back`, id, round)
      fact.round!.stakeMinor = 0n
      this.model.note(fact)
    })
  }

  /** Plays a free round of any that were ever claimed, left or not; answers whether there are such. */
  async #playFree(): Promise<boolean> {
    const claimed = [...this.model.given.values()].filter(
      ({ orders, programme }) => orders.length > 0 && !this.#isTight(programme),
    )
    if (claimed.length === 0) return false
    const one = this.random.pick(claimed)
    const { memberId, programme, source } = one
    const player = this.players.find((other) => other.memberId === memberId)!
    const row = await this.database.row(
      { id: text },
      `select f.id from free_rounds f join reward r on r.id = f.reward_id
        where r.member_id = $1 and r.programme_id = $2 and r.source = $3 order by f.turn desc limit 1`,
      [memberId, programme, source],
    )
    const roundId = `${row!.id}:${this.#next()}`
    const call = { roundId, freeRounds: row!.id }
    const order = this.model.playFree(one)
    const bet = await player.ask({
      ...{ action: 'bet', transactionId: roundId, amount: '0', roundClosed: false, ...call },
    })
    expect(bet.status, roundId).toBe(order ? 'OK' : 'FREE_ROUNDS_OVER')
    if (!order) return true
    if (this.random.chance(0.5)) {
      const won = { transactionId: `${roundId}-win`, amount: `${this.random.whole(1, 9)}.00`, roundClosed: true }
      await player.ask({ action: 'win', ...won, ...call })
      return true
    }
    this.#changes.push(async () => {
      await player.ask({
        ...{ action: 'rollback', transactionId: `${roundId}-back`, referenceTransactionId: roundId, roundId },
      })
      this.model.unplayFree(one, order)
    })
    return true
  }

  async #deposit({ memberId }: TestPlayer, atMs: number): Promise<void> {
    const chosen = this.random.chance(0.4)
      ? (this.model.programmes.find(({ trigger }) => trigger.chosen)?.id ?? null)
      : null
    const amount = `${this.random.whole(1, 60)}.00`
    const startedMs = Date.now()
    const { reference, providerRef } = await paidDeposit(this.database, memberId, amount, chosen, new Date(atMs))
    const order = this.#next()
    const amountMinor = BigInt(amount.replace('.', ''))
    const deposit: NonNullable<ModelFact['deposit']> = { amountMinor, order, chosen, startedMs, state: 'credited' }
    const fact: ModelFact = { kind: 'deposit', key: reference, memberId, atMs, deposit }
    this.model.note(fact)
    const become = (state: typeof deposit.state) => {
      deposit.state = state
      this.model.note(fact)
    }
    this.#changes.push(async () => {
      if (this.random.chance(0.5)) {
        await undoneDeposit(this.database, providerRef, new Date())
        return become('undone')
      }
      const back = await chargeback(this.database, providerRef, amount)
      become('disputed')
      this.#changes.push(async () => {
        await back()
        become('credited')
      })
    })
  }

  async #claim(): Promise<void> {
    const ready = await this.rewards()
    for (const { id, memberId, programme, source, state } of ready) {
      if (state !== 'issued' || this.random.chance(0.5)) continue
      expect(await claimReward(this.database, 'aurora', memberId, id)).toBe('OK')
      // The model has no rewards that a tight budget refused.
      if (!this.#isTight(programme)) this.model.claim(memberId, programme, source)
    }
  }

  #isTight(id: string): boolean {
    return this.model.programmes.find((one) => one.id === id)!.budget!.amount === '15'
  }

  rewards() {
    return this.database.rows(
      {
        ...{ id: text, memberId: text, programme: text, source: text, state: text, kind: text, amount: bigint },
        ...{ paid: bigint, isOpen: boolean },
      },
      `select r.id, r.member_id::text as "memberId", r.programme_id as programme, r.source, r.state, r.kind,
              r.amount_minor::text as amount,
              (select coalesce(-sum(e.amount_minor), 0) from ledger_posting p
                 join ledger_entry e on e.posting_id = p.id join ledger_account a on a.id = e.account_id and a.kind = 'rewards'
                where p.meta ->> 'reward' = r.id and p.kind in ('reward', 'rewardTakenBack'))::text as paid,
              exists (select from reward_correction c where c.reward_id = r.id and c.closed_at is null) as "isOpen"
         from reward r where r.programme_id = any ($1) order by r.member_id, r.programme_id, r.source`,
      [this.model.programmes.map(({ id }) => id)],
    )
  }

  /** @returns how many rewards there are */
  async check(where: string): Promise<number> {
    const all = await this.rewards()
    const active = all.filter(({ state }) => state !== 'takenBack')
    const line = (one: { memberId: string; programme: string; source: string; amount: bigint }, isClaimed: boolean) =>
      `${one.memberId} ${one.programme} ${one.source} ${one.amount} ${isClaimed ? 'claimed' : 'waits'}`
    const exact = <T extends { readonly programme: string }>(list: readonly T[]) =>
      list.filter(({ programme }) => !this.#isTight(programme))
    const given = [...this.model.given.values()].filter(({ isActive }) => isActive)
    expect(
      exact(active)
        .map((one) => line(one, one.state === 'claimed'))
        .sort(),
      where,
    ).toEqual(
      exact(given)
        .map((one) => line(one, one.isClaimed))
        .sort(),
    )
    // Claimed rewards are paid once, those taken back have come back, and waiting ones have moved no money.
    for (const { id, paid, state, kind, amount } of all)
      expect(paid, `${where}: ${id}`).toBe(state === 'claimed' && kind !== 'freeRounds' ? amount : 0n)
    await this.#checkFreeRounds(where)
    expect(
      all.filter(({ isOpen }) => isOpen),
      where,
    ).toEqual([])
    await this.#checkBudgets(active, where)
    const left = await this.database.row(
      { count: integer },
      `select count(*)::int as count from reward_due where member_id = any ($1::bigint[])`,
      [this.players.map(({ memberId }) => memberId)],
    )
    expect(left!.count, where).toBe(0)
    return active.length
  }

  /** The orders have as many played and open rounds as the model's. */
  async #checkFreeRounds(where: string): Promise<void> {
    const rows = await this.database.rows(
      { key: text, orders: text },
      `select r.member_id || ' ' || r.programme_id || ' ' || r.source as key,
              string_agg(f.played || ' of ' || f.rounds || case when f.state in ('wanted', 'open') then ' open' else '' end,
                         ', ' order by f.turn) as orders
         from free_rounds f join reward r on r.id = f.reward_id where r.programme_id = any ($1) group by 1`,
      [this.model.programmes.filter(({ id }) => !this.#isTight(id)).map(({ id }) => id)],
    )
    const ordered = [...this.model.given].flatMap(([key, { orders, programme }]) => {
      if (orders.length === 0 || this.#isTight(programme)) return []
      const line = orders.map(
        ({ played, rounds, isOver }) => `${played} of ${rounds}${isOver || played === rounds ? '' : ' open'}`,
      )
      return [[key, line.join(', ')] as const]
    })
    expect(new Map(rows.map(({ key, orders }) => [key, orders])), where).toEqual(new Map(ordered))
  }

  async #checkBudgets(active: Awaited<ReturnType<Scenario['rewards']>>, where: string): Promise<void> {
    const budgets = await this.database.rows(
      { programme: text, given: bigint },
      `select programme_id as programme, given::text as given from reward_budget where programme_id = any ($1)`,
      [this.model.programmes.map(({ id }) => id)],
    )
    for (const { programme, given } of budgets) {
      const { budget, reward } = this.model.programmes.find(({ id }) => id === programme)!
      const most = BigInt(budget!.amount) * (reward.kind === 'points' || reward.kind === 'tickets' ? 1n : 100n)
      const own = active.filter((one) => one.programme === programme)
      const spent = [...this.model.given.values()].filter((one) => one.programme === programme)
      expect(given, `${where}: ${programme}`).toBe(
        reward.kind === 'freeRounds' && !this.#isTight(programme)
          ? spent.reduce((sum, one) => sum + this.model.spent(one), 0n)
          : own.reduce((sum, { amount }) => sum + amount, 0n),
      )
      expect(given, `${where}: ${programme}`).toBeLessThanOrEqual(most)
      if (!this.isCalm) continue
      // No budget is freed, so each missing reward would have exceeded the budget; and no reward exists beyond the
      // model's.
      const has = new Set(own.map(({ memberId, source }) => `${memberId} ${programme} ${source}`))
      for (const key of has) expect(this.model.given.get(key)?.isActive, `${where}: ${key}`).toBe(true)
      for (const [key, one] of this.model.given)
        if (one.programme === programme && !has.has(key))
          expect(given + one.amount, `${where}: ${key}`).toBeGreaterThan(most)
    }
  }
}

/** Each member was invited by an earlier one, a while ago. */
async function invite(database: Database, random: Random, players: readonly TestPlayer[], now: number) {
  const above = new Map<string, { readonly by: string; readonly atMs: number }>()
  const invitations: ModelInvitation[] = []
  for (const [place, { memberId }] of players.entries()) {
    if (place === 0) continue
    const by = players[random.whole(Math.max(0, place - 2), place - 1)]!.memberId
    const atMs = now - random.whole(16, 25) * DAY_MS
    await database.run(
      `insert into referral (merchant_id, member_id, referrer_id, code, at) values ('aurora', $1, $2, 'drawn', $3)`,
      [memberId, by, new Date(atMs)],
    )
    above.set(memberId, { by, atMs })
    invitations.push({ ownerId: memberId, friendId: memberId, tier: 0, atMs })
    for (let tier = 1, owner: string | undefined = by; tier <= 3 && owner; tier += 1) {
      invitations.push({ ownerId: owner, friendId: memberId, tier, atMs })
      owner = above.get(owner)?.by
    }
  }
  return invitations
}
