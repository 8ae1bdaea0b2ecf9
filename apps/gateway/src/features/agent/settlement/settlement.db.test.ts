import type { Period } from '@livery/contract/account/history/period'
import type { ContractKind } from '@livery/contract/agent/contract-words'
import type { Merchant } from '@livery/merchant/merchant'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import lettersEnglish from '../../../../../../locales/EN/letters.json' with { type: 'json' }
import { checkInvariants } from '../../../ledger/invariants.ts'
import { makePlayer, type TestPlayer } from '../../../ledger/wallet/testing.ts'
import { inboxPage } from '../../../members/messages/inbox.ts'
import { placeInTeam } from '../../../members/team/place.ts'
import { bigint, text } from '../../../platform/database/row.ts'
import { forEachDatabase } from '../../../platform/database/testing/databases.ts'
import type { TextStore } from '../../../tenancy/texts/text-store.ts'
import { periodAt } from '../computation/periods.ts'
import { planOf } from '../plan/plan-of.ts'
import type { Viewed } from '../viewer.ts'
import { payRest } from './pay-rest.ts'
import { readBillLines, readBillsOf } from './read-bills.ts'
import { readLineMembers } from './read-line-members.ts'
import { readLineRounds } from './read-line-rounds.ts'
import { explainLine, replayRun } from './replay.ts'
import { reportShortfalls } from './report-shortfalls.ts'
import { settleDue, settleJob } from './settle-due.ts'
import { settlePeriod } from './settle-period.ts'
import { readLines } from './store/lines.ts'
import { RUN, RUN_COLUMNS } from './store/runs.ts'

const DAY = 86_400_000
const MINUTE = 60_000

type SettledMerchant = Pick<Merchant, 'id' | 'currency' | 'timeZone' | 'turnover' | 'contracts' | 'capabilities'>

/**
 * Time zones that a merchant moves between. Periods depend on no database, so one kind of database runs all of them.
 */
const MOVES = [
  ['hourly', 'Asia/Manila', 'UTC'],
  ['hourly', 'Pacific/Kiritimati', 'Pacific/Honolulu'],
  ['daily', 'Pacific/Kiritimati', 'Pacific/Honolulu'],
  ['realtime', 'Asia/Manila', 'UTC'],
  ['realtime', 'Pacific/Kiritimati', 'Pacific/Honolulu'],
  ['realtime', 'UTC', 'Asia/Manila'],
  ['realtime', 'Pacific/Honolulu', 'Pacific/Kiritimati'],
] as const

/** Agents at the top get one percent of the day’s stakes; dividends are twenty percent. */
function merchantOf(id: string, kind: ContractKind): SettledMerchant {
  const salary = {
    tiersMost: 5,
    rateMost: '1',
    plan: [{ gameType: 'CONS', tiers: [{ turnover: '0', active: 0, rate: '1' }] }],
  }
  const dividend = {
    ...{ cycle: 'weekly', carry: 'always', tiersMost: 5, rateMost: '20' },
    plan: [{ gameType: 'CONS', tiers: [{ turnover: '0', loss: '0', active: 0, rate: '20' }] }],
  }
  return {
    id,
    currency: { code: 'PHP', symbol: '₱', exponent: 2 },
    timeZone: 'Asia/Manila',
    turnover: { depositTimes: 1, weights: [] },
    contracts: { activeTurnover: '0', [kind]: kind === 'dividend' ? dividend : salary },
    capabilities: { CONTRACTS: true, DAILYSALARY: true, HOURSALARY: true, REALTIMESALARY: true },
  } as unknown as SettledMerchant
}

forEachDatabase((kindOfDatabase, database) => {
  let number = 0
  /** Merchants of the test that runs. */
  const opened: string[] = []

  /** A chain of three: an agent at the top, one below with 0.6 percent, a player below that. */
  async function team(kind: ContractKind, rate = '0.6', contracts?: SettledMerchant['contracts']) {
    number += 1
    const stated = merchantOf(`shop${number}`, kind)
    const merchant: SettledMerchant = contracts ? { ...stated, contracts } : stated
    opened.push(merchant.id)
    const own = database().of(merchant.id)
    const make = (balanceMinor: bigint) =>
      makePlayer(database().everyMerchant, { merchantId: merchant.id, balanceMinor })
    const [top, agent, player] = [await make(0n), await make(0n), await make(10_000_000n)]
    const place = (of: TestPlayer, upline: TestPlayer | null) =>
      placeInTeam(own, merchant, { memberId: of.memberId, uplineId: upline?.memberId ?? null, rebateBp: 0, code: null })
    await own.run(`update member set kind = 1 where merchant_id = $1 and id <> $2::bigint`, [
      merchant.id,
      player.memberId,
    ])
    await place(top, null)
    await place(agent, top)
    await place(player, agent)
    const agree = (payer: TestPlayer, holder: TestPlayer, since = new Date(Date.now() - 90 * DAY)) =>
      own.run(
        `insert into contract (merchant_id, kind, game_type, payer_id, holder_id, rate_type, tiers, state, answered_at, since)
         values ($1, $2, 'CONS', $3::bigint, $4::bigint, 'P', $5, 'A', now(), $6)`,
        [
          merchant.id,
          kind,
          payer.memberId,
          holder.memberId,
          JSON.stringify([{ turnover: '0', loss: '0', active: '0', rate }]),
          since,
        ],
      )
    await agree(top, agent)
    /** Puts another agent between the top and the agent, with the agent's contract, as when a team is moved. */
    const moveUnder = async () => {
      const other = await make(0n)
      await own.run('update member set kind = 1 where merchant_id = $1 and id = $2::bigint', [
        merchant.id,
        other.memberId,
      ])
      await place(other, top)
      await agree(top, other)
      await own.run('select team_move($1, $2::bigint, $3::bigint)', [merchant.id, agent.memberId, other.memberId])
      await own.run(
        `update contract set state = 'C', until = now() where merchant_id = $1 and holder_id = $2::bigint and payer_id = $3::bigint`,
        [merchant.id, agent.memberId, top.memberId],
      )
      await agree(other, agent, new Date())
      return other
    }
    /** Puts an agent below the agent, with the same contract, and a player below that. */
    const grow = async () => {
      const [sub, gambler] = [await make(0n), await make(10_000_000n)]
      await own.run('update member set kind = 1 where merchant_id = $1 and id = $2::bigint', [
        merchant.id,
        sub.memberId,
      ])
      await place(sub, agent)
      await place(gambler, sub)
      await agree(agent, sub)
      return { sub, gambler }
    }
    const balance = async ({ memberId }: TestPlayer) =>
      (await own.row(
        { balance: bigint },
        `select coalesce(sum(balance_minor), 0)::text as balance from ledger_account
          where merchant_id = $1 and kind = 'player' and owner = $2`,
        [merchant.id, memberId],
      ))!.balance
    const settle = (now: number) => settleDue(own, merchant, new Date(now))
    const runs = () =>
      own.rows(RUN, `select ${RUN_COLUMNS} from contract_run where merchant_id = $1 order by contract_run.id`, [
        merchant.id,
      ])
    const bills = () =>
      own.rows(
        {
          ...{ holder: text, payer: text, amount: bigint, due: bigint, paid: bigint, owed: bigint, taken: bigint },
          ...{ offset: bigint, state: text },
        },
        `select holder_id::text as holder, payer_id::text as payer, amount_minor::text as amount, due_minor::text as due,
                paid_minor::text as paid, owed_after_minor::text as owed, taken_minor::text as taken,
                offset_minor::text as offset, state
           from contract_bill where merchant_id = $1 and amount_minor <> 0 order by run_id, holder_id, payer_id`,
        [merchant.id],
      )
    await settle(Date.now())
    return { merchant, own, top, agent, player, balance, settle, runs, bills, moveUnder, grow }
  }

  afterEach(async () => {
    // Replays only the merchants of this test; other tests replay theirs.
    for (const id of opened.splice(0)) {
      const own = database().of(id)
      const runs = await own.rows(
        RUN,
        `select ${RUN_COLUMNS} from contract_run where merchant_id = $1 order by contract_run.id`,
        [id],
      )
      for (const run of runs) expect(await replayRun(own, run), run.key).toMatchObject({ faults: [] })
    }
  })
  afterAll(async () => {
    expect(await checkInvariants(database().everyMerchant)).toEqual({ ok: true, faults: [] })
  })

  describe('a settlement', () => {
    test('pays a day once, the agent below of what the one above gets, and comes out the same again', async () => {
      const { merchant, own, top, agent, player, balance, settle, runs, bills } = await team('daily')
      await player.bet('daily-1', '1000.00', { roundId: 'daily-1', roundClosed: true })
      await settle(Date.now())
      expect(await runs()).toHaveLength(0)
      await settle(Date.now() + 2 * DAY)
      await settle(Date.now() + 2 * DAY)
      expect((await runs()).length).toBeGreaterThanOrEqual(1)
      expect([await balance(top), await balance(agent)]).toEqual([400n, 600n])
      expect(await bills()).toMatchObject([
        { holder: top.memberId, due: 1_000n, paid: 1_000n, state: 'paid' },
        { holder: agent.memberId, due: 600n, paid: 600n, state: 'paid' },
      ])
      const lines = await readLines(own, merchant.id, (await runs())[0]!.id, agent.memberId)
      expect(lines.map(({ holder }) => holder)).toEqual([agent.memberId])
      const { account } = (await own.row(
        { account: text },
        'select account from member where id = $1::bigint and merchant_id = $2',
        [agent.memberId, merchant.id],
      ))!
      const explained = await explainLine(own, merchant.id, 'daily', (await runs())[0]!.key, account.toUpperCase())
      expect(explained!.join('\n')).toContain('step 1: 6.00 PHP, rounded away 0 millionths')
      expect(explained!.join('\n')).toContain(`member ${player.memberId}`)
    })

    test('opens each line down to the rounds it was summed from, for who is paid by it and who pays it alone', async () => {
      const { merchant, own, top, agent, player, settle, runs } = await team('realtime')
      await player.bet('rt-1', '1000.00', { roundId: 'rt-1', roundClosed: true })
      await player.bet('rt-open', '5.00', { roundId: 'rt-open' })
      await settle(Date.now() + 11 * MINUTE)
      const run = (await runs()).at(-1)!
      await player.bet('rt-later', '7.00', { roundId: 'rt-later', roundClosed: true })
      const seen = ({ memberId }: TestPlayer) => ({ merchantId: merchant.id, memberId }) as Viewed
      const roundsFor = async (who: TestPlayer, of: TestPlayer, base = run.base) => {
        const line = { run: run.id, member: agent.memberId, base, gameType: 'CONS', language: 'EN' } as const
        const found = await readLineRounds(own, merchant, seen(who), seen(of), { ...line, of: of.memberId })
        // A test's rounds are named after its player too.
        return found?.rounds.map(({ roundId, staked }) => [roundId.slice(-'rt-1'.length), staked])
      }
      for (const who of [agent, top]) expect(await roundsFor(who, player)).toEqual([['rt-1', '1000.00']])
      expect(await roundsFor(player, player)).toBeUndefined()
      expect(await roundsFor(agent, top)).toBeUndefined()
      expect(await roundsFor(agent, player, '1999-01-01')).toBeUndefined()
    })

    test('names everybody whose play is in a line, page by page, to whom the line opens', async () => {
      const { merchant, own, top, agent, player, settle, runs } = await team('realtime')
      const players = [player]
      for (let count = 0; count < 2; count += 1) {
        const further = await makePlayer(database().everyMerchant, { merchantId: merchant.id, balanceMinor: 100_000n })
        const place = { memberId: further.memberId, uplineId: agent.memberId, rebateBp: 0, code: null }
        await placeInTeam(own, merchant, place)
        players.push(further)
      }
      for (const [index, stake] of ['500.00', '900.00', '500.00'].entries())
        await players[index]!.bet(`many-${index}`, stake, { roundId: `many-${index}`, roundClosed: true })
      await settle(Date.now() + 11 * MINUTE)
      const { id: run, base } = (await runs()).at(-1)!
      const line = { run, member: agent.memberId, base, gameType: 'CONS', pageSize: 2 } as const
      const pageFor = ({ memberId }: TestPlayer, cursor?: string) =>
        readLineMembers(own, { merchantId: merchant.id, memberId } as Viewed, { ...line, ...(cursor && { cursor }) })
      for (const who of [agent, top]) {
        const first = (await pageFor(who))!
        const second = (await pageFor(who, first.next!))!
        expect([...first.members, ...second.members].map(({ member, stake }) => [member, stake])).toEqual([
          [players[1]!.memberId, '900.00'],
          [players[0]!.memberId, '500.00'],
          [players[2]!.memberId, '500.00'],
        ])
        expect([first.members.length, second.next]).toEqual([2, null])
      }
      expect(await pageFor(player)).toBeNull()
      await expect(pageFor(agent, 'invented')).rejects.toThrow('INVALID_REQUEST')
    })

    test('opens a bill between others down to the rounds, for those above whose bill it is a part of', async () => {
      const { merchant, own, top, agent, player, settle, runs, grow } = await team('daily')
      const { sub, gambler } = await grow()
      await gambler.bet('deep-1', '1000.00', { roundId: 'deep-1', roundClosed: true })
      await player.bet('deep-2', '100.00', { roundId: 'deep-2', roundClosed: true })
      await settle(Date.now() + DAY + 20 * MINUTE)
      const first = (await runs()).at(-1)!
      const seen = ({ memberId }: TestPlayer) => ({ merchantId: merchant.id, memberId }) as Viewed
      const open = (who: TestPlayer, holder: TestPlayer, payer?: TestPlayer, run = first.id) =>
        readBillLines(own, seen(who), {
          ...{ run, member: holder.memberId },
          ...(payer && { payer: payer.memberId }),
        })
      const rounds = async (who: TestPlayer) => {
        const line = {
          run: first.id,
          member: sub.memberId,
          base: first.base,
          gameType: 'CONS',
          language: 'EN',
        } as const
        const of = { ...line, of: gambler.memberId }
        return (await readLineRounds(own, merchant, seen(who), seen(gambler), of))?.rounds.map(({ staked }) => staked)
      }
      const part = (await open(top, top))!.lines[0]!.parts[0]!
      expect(part).toMatchObject({ member: agent.memberId, run: first.id, opens: true, gross: '6.60' })
      const below = (await open(top, agent, top))!
      expect(below.lines[0]!.parts).toMatchObject([{ member: sub.memberId, opens: true, gross: '6.00' }])
      const between = (await open(top, sub, agent))!
      expect(between).toMatchObject({ bill: null, lines: [{ gross: '6.00', members: [{ member: gambler.memberId }] }] })
      expect(await rounds(top)).toEqual(['1000.00'])
      // A bill names both: without who pays it, or with another payer, it is none of one's own.
      expect([await open(top, sub), await open(top, sub, top)]).toEqual([null, null])
      for (const foreign of [gambler, player]) expect(await open(foreign, sub, agent)).toBeNull()
      expect([await open(sub, agent, top), await open(agent, top), await open(sub, top)]).toEqual([null, null, null])
      // A change below that changes nothing further up leaves the part of an earlier run to be opened.
      await player.rollback('deep-back', 'deep-2', 'deep-2')
      await settle(Date.now() + 2 * DAY + 20 * MINUTE)
      const later = (await runs()).at(-1)!
      const correction = (await open(top, agent, top, later.id))!.lines.find(({ isCorrection }) => isCorrection)!
      expect(correction.parts).toMatchObject([{ member: sub.memberId, run: first.id, opens: true }])
      expect((await open(top, sub, agent, correction.parts[0]!.run))!.lines).toHaveLength(1)
    })

    test('between others is not opened by who is above them since then, nor by who is no longer', async () => {
      const { merchant, own, top, agent, player, settle, runs, grow, moveUnder } = await team('daily')
      const { sub, gambler } = await grow()
      await gambler.bet('moved-deep', '1000.00', { roundId: 'moved-deep', roundClosed: true })
      await settle(Date.now() + DAY + 20 * MINUTE)
      const other = await moveUnder()
      const { id: run, base } = (await runs()).at(-1)!
      const seen = ({ memberId }: TestPlayer) => ({ merchantId: merchant.id, memberId }) as Viewed
      const bill = { run, member: sub.memberId, payer: agent.memberId }
      expect(await readBillLines(own, seen(other), bill)).toBeNull()
      const line = { ...{ run, member: sub.memberId, base }, gameType: 'CONS', language: 'EN' } as const
      const of = { ...line, of: gambler.memberId }
      expect(await readLineRounds(own, merchant, seen(other), seen(gambler), of)).toBeNull()
      expect(await readBillLines(own, seen(top), bill)).not.toBeNull()
      await own.run('select team_move($1, $2::bigint, $3::bigint)', [merchant.id, sub.memberId, player.memberId])
      expect(await readBillLines(own, seen(top), bill)).not.toBeNull()
      await own.run('select team_move($1, $2::bigint, null)', [merchant.id, sub.memberId])
      expect(await readBillLines(own, seen(top), bill)).toBeNull()
      const part = (await readBillLines(own, seen(top), { run, member: agent.memberId }))!.lines[0]!.parts[0]!
      expect(part).toMatchObject({ member: sub.memberId, opens: false })
    })

    test('is among the records of the days in which its period ended', async () => {
      const { merchant, own, agent, player, settle, runs } = await team('dividend')
      await player.bet('week-1', '1000.00', { roundId: 'week-1', roundClosed: true })
      await settle(Date.now() + 8 * DAY)
      const { from_at: from, to_at: to, kind } = (await runs())[0]!
      const among = async (begin: Date, end: Date) => {
        const period = { begin: begin.toISOString(), end: end.toISOString() } as Period
        const viewed = { merchantId: merchant.id, memberId: agent.memberId } as Viewed
        const { bills, totals } = await readBillsOf(own, viewed, 2, period, { kind, side: 'own', period: 'custom' })
        return [bills.length, totals?.due]
      }
      const later = new Date(to.getTime() + DAY)
      expect(await among(new Date(to.getTime() - DAY), later)).toEqual([1, '6.00'])
      expect([await among(from, new Date(to.getTime() - DAY)), await among(to, later)]).toEqual([
        [0, '0.00'],
        [0, '0.00'],
      ])
    })

    test('of a bet that is taken back afterwards is corrected in the next period, by a register', async () => {
      const { agent, top, player, balance, settle, bills } = await team('daily')
      await player.bet('void-1', '500.00', { roundId: 'void-1', roundClosed: true })
      await settle(Date.now() + DAY + 20 * MINUTE)
      expect(await balance(agent)).toBe(300n)
      await player.rollback('void-back', 'void-1', 'void-1')
      await settle(Date.now() + 2 * DAY + 20 * MINUTE)
      // Nothing is taken from a wallet.
      expect([await balance(top), await balance(agent)]).toEqual([200n, 300n])
      expect((await bills()).slice(-2)).toMatchObject([
        { holder: top.memberId, amount: -500n, due: 0n, owed: 500n, state: 'nothing' },
        { holder: agent.memberId, amount: -300n, due: 0n, owed: 300n, state: 'nothing' },
      ])
    })

    test('whose payer has too little is paid in part, and the rest when the payer has money', async () => {
      const { merchant, own, agent, top, player, balance, settle, bills, runs } = await team('daily', '4')
      await player.bet('short-1', '100.00', { roundId: 'short-1', roundClosed: true })
      await settle(Date.now() + 2 * DAY)
      expect([await balance(top), await balance(agent)]).toEqual([0n, 100n])
      expect((await bills())[1]).toMatchObject({ due: 400n, paid: 100n, state: 'part' })
      const texts = { shown: (language: string) => language, find: () => ({ value: lettersEnglish }) }
      const shop = { ...merchant, name: 'Shop', languages: ['EN'] } as unknown as Merchant
      for (let looks = 0; looks < 2; looks += 1) await reportShortfalls(own, texts as unknown as TextStore, shop)
      for (const [who, side] of [
        [top, 'payer'],
        [agent, 'holder'],
      ] as const)
        expect((await inboxPage(own, { merchantId: merchant.id, memberId: who.memberId }, 1)).list).toMatchObject([
          { title: { EN: lettersEnglish.contract[side].subject } },
        ])
      const pay = () => own.transaction((tx) => payRest(tx, merchant, top.memberId, runId, agent.memberId))
      const runId = (await runs())[0]!.id
      await expect(pay()).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
      await own.run(
        `select payment_post($1, 'transferDown', 'gift', array[ledger_account_id($1, 'PHP', 2::smallint, 'player', $2),
           ledger_account_id($1, 'PHP', 2::smallint, 'player', $3)], array[-200, 200]::bigint[], '{}')`,
        [merchant.id, player.memberId, top.memberId],
      )
      // Pressed in two tabs at once.
      const tabs = await Promise.allSettled([pay(), pay()])
      expect(tabs.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      expect(tabs.find(({ status }) => status === 'fulfilled')).toMatchObject({ value: { amount: 200n, rest: 100n } })
      expect([await balance(top), await balance(agent)]).toEqual([0n, 300n])
      const explained = await own.rows(
        { state: text },
        `select distinct payload ->> 'state' as state from event_outbox
          where merchant_id = $1 and payload ->> 'kind' = 'contract' order by 1`,
        [merchant.id],
      )
      expect(explained.map(({ state }) => state)).toEqual(['insufficient', 'paid', 'partPaid'])
    })

    test('takes nothing of a payer that the payer owes the house', async () => {
      const { merchant, own, agent, top, player, balance, settle, runs } = await team('daily', '4')
      await player.bet('debt-1', '100.00', { roundId: 'debt-1', roundClosed: true })
      await settle(Date.now() + 2 * DAY)
      const runId = (await runs())[0]!.id
      await own.run(
        `select payment_post($1, 'transferDown', 'lent', array[ledger_account_id($1, 'PHP', 2::smallint, 'debt', $2),
           ledger_account_id($1, 'PHP', 2::smallint, 'player', $2)], array[-200, 200]::bigint[], '{}')`,
        [merchant.id, top.memberId],
      )
      const pay = () => own.transaction((tx) => payRest(tx, merchant, top.memberId, runId, agent.memberId))
      await expect(pay()).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
      await own.run(
        `select payment_post($1, 'transferDown', 'gift', array[ledger_account_id($1, 'PHP', 2::smallint, 'player', $2),
           ledger_account_id($1, 'PHP', 2::smallint, 'player', $3)], array[-50, 50]::bigint[], '{}')`,
        [merchant.id, player.memberId, top.memberId],
      )
      expect(await pay()).toMatchObject({ amount: 50n, rest: 250n })
      expect([await balance(top), await balance(agent)]).toEqual([200n, 150n])
    })

    test('pays a real-time salary every five minutes, each step the day so far less what was paid', async () => {
      const { agent, player, balance, settle, runs } = await team('realtime')
      await player.bet('step-1', '100.00', { roundId: 'step-1', roundClosed: true })
      await settle(Date.now() + 5 * MINUTE)
      const first = await balance(agent)
      await player.bet('step-2', '50.00', { roundId: 'step-2', roundClosed: true })
      await settle(Date.now() + DAY + 5 * MINUTE)
      expect([first, await balance(agent)]).toEqual([60n, 90n])
      expect(
        (await runs()).map(({ base }) => base).filter((one, index, all) => all.indexOf(one) === index).length,
      ).toBeLessThanOrEqual(3)
      expect((await runs()).every(({ paid_at }) => paid_at !== null)).toBe(true)
    })

    test.each(kindOfDatabase === 'postgres' ? MOVES : MOVES.slice(0, 1))(
      'of a kind, %s, goes on when the merchant moves from %s to %s, and pays once',
      async (kind, one, other) => {
        const { merchant, own, agent, player, balance, runs } = await team(kind)
        const settleIn = (timeZone: string, most: number, after: number) =>
          settleDue(own, { ...merchant, timeZone }, new Date(Date.now() + after), most)
        await player.bet(`zone-${number}`, '100.00', { roundId: `zone-${number}`, roundClosed: true })
        await settleIn(one, 40, 6 * MINUTE)
        await settleIn(one, 40, DAY)
        await settleIn(other, 40, DAY + 12 * MINUTE)
        await settleIn(other, 80, 3 * DAY)
        const all = [...(await runs())].sort((a, b) => a.from_at.getTime() - b.from_at.getTime())
        expect(all.at(-1)!.to_at.getTime()).toBeGreaterThan(Date.now() + 1.5 * DAY)
        const bases = new Map(all.map((run) => [`${run.base} ${run.base_from.toISOString()}`, run]))
        expect(new Set(all.map(({ base }) => base)).size).toBe(bases.size)
        const spans = [...bases.values()]
        expect(spans.slice(1).map(({ base_from }) => base_from)).toEqual(
          spans.slice(0, -1).map(({ base_to }) => base_to),
        )
        expect(await balance(agent)).toBe(60n)
      },
    )

    test('that is computed and not paid is paid by who comes next, once', async () => {
      const { merchant, own, agent, player, balance, settle } = await team('daily')
      await player.bet('left-1', '200.00', { roundId: 'left-1', roundClosed: true })
      const plan = planOf(merchant, 'daily')!
      const period = periodAt('daily', new Date(), plan.calendar)
      const both = await Promise.all(
        [1, 2].map(() => own.transaction((tx) => settlePeriod(tx, merchant, plan, period))),
      )
      expect(both.filter((run) => run === null)).toHaveLength(1)
      expect(await balance(agent)).toBe(0n)
      await Promise.all([settle(Date.now()), settle(Date.now()), settle(Date.now())])
      expect(await balance(agent)).toBe(120n)
    })

    test('that fails at one merchant goes on at the next, and is tried again', async () => {
      const broken = { ...merchantOf('broken', 'daily'), timeZone: 'No/Where' }
      const logged: object[] = []
      number += 1
      const next = merchantOf(`shop${number}`, 'daily')
      const job = settleJob({
        database: database(),
        loaded: () => [broken, next],
        onSettled: () => Promise.resolve(),
        log: { error: (fields) => void logged.push(fields) },
      })
      await expect(job.run({ key: 'all', merchantId: null, payload: {}, failures: 0 })).rejects.toThrow()
      expect(logged).toMatchObject([{ merchant: 'broken' }])
      const clocks = await database().everyMerchant.rows(
        { merchant: text },
        'select merchant_id as merchant from contract_clock where merchant_id = $1 and since is not null',
        [next.id],
      )
      expect(clocks).toHaveLength(1)
    })

    test('of an earlier base is corrected by the rules it was settled by first', async () => {
      const plan = [{ gameType: 'CONS', tiers: [{ turnover: '0', active: 1, rate: '1' }] }]
      const contractsOf = (activeTurnover: string) =>
        ({ activeTurnover, daily: { tiersMost: 5, rateMost: '1', plan } }) as unknown as NonNullable<
          SettledMerchant['contracts']
        >
      const { merchant, own, top, player, bills } = await team('daily', '0.6', contractsOf('0'))
      const settleWith = (activeTurnover: string, now: number) =>
        settleDue(own, { ...merchant, contracts: contractsOf(activeTurnover) }, new Date(now))
      await player.bet('rules-1', '500.00', { roundId: 'rules-1', roundClosed: true })
      await player.bet('rules-2', '300.00', { roundId: 'rules-2', roundClosed: true })
      await settleWith('0', Date.now() + DAY + 20 * MINUTE)
      await player.rollback('rules-back', 'rules-2', 'rules-2')
      await settleWith('1000', Date.now() + 2 * DAY + 20 * MINUTE)
      expect((await bills()).filter(({ holder }) => holder === top.memberId)).toMatchObject([
        { amount: 800n },
        { amount: -300n },
      ])
    })

    test('of a period is by the plan that was stated when it began, whatever is stated since', async () => {
      const { merchant, own, top, player, balance, runs } = await team('daily')
      await player.bet('plan-1', '1000.00', { roundId: 'plan-1', roundClosed: true })
      const daily = {
        tiersMost: 5,
        rateMost: '5',
        plan: [{ gameType: 'CONS', tiers: [{ turnover: '0', active: 0, rate: '5' }] }],
      }
      const raised = { ...merchant, contracts: { activeTurnover: '0', daily } } as unknown as SettledMerchant
      await settleDue(own, raised, new Date(Date.now() + MINUTE))
      await settleDue(own, raised, new Date(Date.now() + 3 * DAY))
      expect(await balance(top)).toBe(400n)
      const rates = (await runs()).map(({ rules }) => rules.top[0]?.tiers[0]?.rate)
      expect([rates[0], rates.at(-1)]).toEqual(['1', '5'])
    })

    test('of who is blocked ends with the period that runs, at the top too, and both sides are told', async () => {
      const { merchant, own, top, agent, player, balance, settle, runs } = await team('daily')
      const steps = () =>
        own.rows(
          { state: text, ends: text },
          `select s.state, coalesce(s.snapshot ->> 'until', '') as ends from contract_step s where s.merchant_id = $1 order by id`,
          [merchant.id],
        )
      await own.run(
        `insert into contract (merchant_id, kind, game_type, payer_id, holder_id, rate_type, tiers, state)
         select merchant_id, kind, game_type, payer_id, holder_id, rate_type, tiers, 'E' from contract where merchant_id = $1`,
        [merchant.id],
      )
      await player.bet('gone-1', '1000.00', { roundId: 'gone-1', roundClosed: true })
      const status = (of: TestPlayer, state: string) =>
        own.run('update member set status = $3 where merchant_id = $1 and id = $2::bigint', [
          merchant.id,
          of.memberId,
          state,
        ])
      await status(agent, 'closed')
      await settle(Date.now() + MINUTE)
      await settle(Date.now() + 2 * MINUTE)
      expect((await steps()).map(({ state }) => state).sort()).toEqual(['C', 'W'])
      expect((await steps()).find(({ state }) => state === 'C')!.ends).not.toBe('')
      const notified = await own.rows(
        { member: text },
        `select distinct member_id::text as member from event_outbox where merchant_id = $1 and payload ->> 'kind' = 'contract'
          and payload ->> 'state' = 'C' order by 1`,
        [merchant.id],
      )
      expect(notified.map(({ member }) => member)).toEqual([top.memberId, agent.memberId].sort())
      await settle(Date.now() + 2 * DAY)
      // The day of the closing is paid to both; the next day is the top's alone.
      expect([await balance(top), await balance(agent)]).toEqual([400n, 600n])
      await status(top, 'blocked')
      await settle(Date.now() + 5 * DAY)
      const holders = () =>
        own.rows(
          { base: text },
          `select base from contract_holder where merchant_id = $1 and holder_id = $2::bigint order by base desc`,
          [merchant.id, top.memberId],
        )
      const last = (await holders())[0]!.base
      expect((await runs()).at(-1)!.base > last).toBe(true)
      await status(top, 'active')
      await settle(Date.now() + 8 * DAY)
      expect((await holders())[0]!.base > last).toBe(true)
    })

    test('of a kind that is switched off is of what ran then, to its end, and of nothing after it', async () => {
      const { merchant, own, agent, player, balance, runs } = await team('daily')
      await player.bet('off-1', '1000.00', { roundId: 'off-1', roundClosed: true })
      const off = { ...merchant, contracts: { activeTurnover: '0' } } as SettledMerchant
      const switched = new Date(Date.now() + MINUTE)
      await settleDue(own, off, switched)
      await settleDue(own, off, new Date(Date.now() + 4 * DAY))
      expect(await balance(agent)).toBe(600n)
      const last = (await runs()).at(-1)!
      expect([last.base_from <= switched, last.base_to > switched]).toEqual([true, true])
      // A kind that is on again begins with the day of that moment.
      await settleDue(own, merchant, new Date(Date.now() + 4 * DAY))
      await settleDue(own, merchant, new Date(Date.now() + 6 * DAY))
      const next = (await runs()).find(({ id }) => BigInt(id) > BigInt(last.id))!
      expect(next.from_at.getTime()).toBeGreaterThanOrEqual(Date.now() + 3 * DAY)
    })

    test('takes a correction off what is open of a bill before anything is owed', async () => {
      const { merchant, own, agent, top, player, balance, settle, bills, runs } = await team('daily', '4')
      await player.bet('part-1', '100.00', { roundId: 'part-1', roundClosed: true })
      await player.bet('part-2', '50.00', { roundId: 'part-2', roundClosed: true })
      await settle(Date.now() + DAY + 20 * MINUTE)
      expect([await balance(top), await balance(agent)]).toEqual([0n, 150n])
      await player.rollback('part-back', 'part-1', 'part-1')
      await settle(Date.now() + 2 * DAY + 20 * MINUTE)
      // Of 600 due, 150 were paid; the 400 to give back come wholly out of the unpaid part.
      expect((await bills()).filter(({ holder }) => holder === agent.memberId)).toMatchObject([
        { amount: 600n, due: 600n, paid: 150n, offset: 400n, state: 'part' },
        { amount: -400n, due: 0n, taken: 400n, owed: 0n },
      ])
      await player.rollback('part-back-2', 'part-2', 'part-2')
      await settle(Date.now() + 3 * DAY + 20 * MINUTE)
      expect((await bills()).filter(({ holder }) => holder === agent.memberId)).toMatchObject([
        { paid: 150n, offset: 450n, state: 'paid' },
        { taken: 400n },
        { amount: -200n, taken: 50n, owed: 150n },
      ])
      const pay = () => own.transaction((tx) => payRest(tx, merchant, top.memberId, first, agent.memberId))
      const first = (await runs())[0]!.id
      await expect(pay()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    })

    test('of what changes after a team was moved is between those who paid and were paid', async () => {
      const { agent, top, player, balance, settle, bills, moveUnder } = await team('daily')
      await player.bet('moved-1', '500.00', { roundId: 'moved-1', roundClosed: true })
      await player.bet('moved-2', '300.00', { roundId: 'moved-2', roundClosed: true })
      await settle(Date.now() + DAY + 20 * MINUTE)
      const other = await moveUnder()
      await player.rollback('moved-back', 'moved-2', 'moved-2')
      await settle(Date.now() + 2 * DAY + 20 * MINUTE)
      expect((await bills()).slice(-2)).toMatchObject([
        { holder: top.memberId, payer: '0', amount: -300n, owed: 300n },
        { holder: agent.memberId, payer: top.memberId, amount: -180n, owed: 180n },
      ])
      expect(await balance(other)).toBe(0n)
    })

    test('counts a round when it has ended, in the day in which it began', async () => {
      const { agent, player, balance, settle, runs, bills } = await team('daily')
      await player.bet('open-1', '500.00', { roundId: 'open-1' })
      await player.bet('open-2', '300.00', { roundId: 'open-2' })
      await settle(Date.now() + DAY + 20 * MINUTE)
      expect([(await runs()).length, await bills()]).toEqual([expect.any(Number), []])
      await player.win('open-1-win', '100.00', { roundId: 'open-1', roundClosed: true })
      await player.rollback('open-2-back', 'open-2', 'open-2')
      await settle(Date.now() + 2 * DAY + 20 * MINUTE)
      expect(await balance(agent)).toBe(300n)
      expect((await bills()).map(({ amount }) => amount)).toEqual([500n, 300n])
    })

    test('of a dividend counts what the team lost, and carries what it won', async () => {
      const { top, player, balance, settle, bills } = await team('dividend', '10')
      await player.bet('won-1', '100.00', { roundId: 'won-1' })
      await player.win('won-1-win', '300.00', { roundId: 'won-1', roundClosed: true })
      await settle(Date.now() + 8 * DAY)
      expect(await bills()).toEqual([])
      await player.bet('lost-1', '50.00', { roundId: 'lost-1', roundClosed: true })
      await settle(Date.now() + 16 * DAY)
      expect(await balance(top)).toBe(0n)
    })
  })
})
