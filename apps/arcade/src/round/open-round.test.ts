import { afterEach, expect, it } from 'vitest'
import { toMinor } from '../money.ts'
import type { RoundAnswer } from '../protocol.ts'
import { ArcadeTable, eventually, launchOf, SECRET, TOKEN } from '../testing/arcade-table.ts'
import { WalletServer } from '../testing/wallet-server.ts'

const open: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const part of open.splice(0).reverse()) await part.close()
})

const game = { ...launchOf().game, type: 'LIVE', classify: 'BLACKJACK' } as const
type Player = ReturnType<ArcadeTable['player']>

async function seated(options: ConstructorParameters<typeof ArcadeTable>[0] = {}) {
  const wallet = new WalletServer({ secret: SECRET, sessionId: 'session-1', token: TOKEN, balance: '1000.00' })
  const walletUrl = await wallet.start()
  const table = new ArcadeTable(options)
  open.push(wallet, { close: () => table.remove() })
  await table.start()
  const launched = await table.launch({ walletUrl, game })
  const { sessionKey } = await table.open(launched)
  const player = table.player(sessionKey)
  expect((await player.state()).status).toBe(200)
  return { wallet, walletUrl, table, player }
}

/** Plays until a round waits for a decision, and for a stated one until that is offered. */
async function waiting(player: Player, offer = 'hit'): Promise<RoundAnswer> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 155))
    const { body } = await player.play({}, '1.00')
    let answer = body as RoundAnswer
    if (answer.open?.offers.includes(offer)) return answer
    while (answer.open) answer = (await player.decide(answer.roundId, answer.open.at, 'stand')).body as RoundAnswer
  }
}

it('stays open over a reload, and a decision that is sent twice is taken once', async () => {
  const { table, wallet, player } = await seated()
  const first = await waiting(player)
  expect(first.win).toBe('0.00')
  const { body: state } = await player.state()
  expect(state).toMatchObject({ last: { roundId: first.roundId, open: { at: 0 } } })
  expect(await player.play({}, '1.00')).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
  const once = await player.decide(first.roundId, 0, 'double')
  const again = await player.decide(first.roundId, 0, 'double')
  expect(again).toEqual(once)
  expect(once.body).toMatchObject({ open: null, cost: '2.00' })
  await table.settled()
  expect(wallet.isSettled).toBe(true)
})

it('takes a stake more for a double or a split, and moves exactly what was staked and won', async () => {
  const { table, wallet, player } = await seated()
  let expected = toMinor(wallet.balance, 2)
  const before = wallet.count('bet')
  let answer = (await player.play({}, '1.00')).body as RoundAnswer
  while (answer.open)
    answer = (await player.decide(answer.roundId, answer.open.at, answer.open.offers.at(-1) as string)).body
  expected += toMinor(answer.win, 2) - toMinor(answer.cost, 2)
  await table.settled()
  expect(toMinor(wallet.balance, 2)).toBe(expected)
  expect(wallet.count('bet') - before).toBe(Number(answer.cost))
  expect(wallet.isSettled).toBe(true)
})

it('refuses what is not offered and what is out of turn, and stays as it was', async () => {
  const { player } = await seated()
  const { roundId } = await waiting(player)
  for (const [round, at, move] of [
    [roundId, 0, 'surrender'],
    [roundId, 1, 'hit'],
    ['r-none', 0, 'hit'],
  ] as const) {
    expect((await player.decide(round, at, move)).status).toBe(400)
  }
  expect((await player.state()).body).toMatchObject({ last: { roundId, open: { at: 0 } } })
})

it('keeps the hand when a stake more cannot be taken', async () => {
  const { wallet, player } = await seated()
  const { roundId } = await waiting(player)
  wallet.refuse = 'INSUFFICIENT_FUNDS'
  expect(await player.decide(roundId, 0, 'double')).toMatchObject({ status: 402 })
  wallet.refuse = null
  const { body } = await player.decide(roundId, 0, 'stand')
  expect(body).toMatchObject({ open: null, cost: '1.00' })
})

it('goes on in the next session of the same player', async () => {
  const { table, wallet, walletUrl, player } = await seated()
  const { roundId } = await waiting(player)
  wallet.issue('next-token')
  const { sessionKey } = await table.open(await table.launch({ walletUrl, game, token: 'next-token' }))
  const next = table.player(sessionKey)
  expect((await next.state()).body).toMatchObject({ last: { roundId, open: { at: 0 } } })
  expect((await player.state()).body).toMatchObject({ last: null })
  expect((await next.decide(roundId, 0, 'stand')).body).toMatchObject({ roundId, open: null })
  await table.settled()
  expect(wallet.isSettled).toBe(true)
})

it('is settled when its player stays away', async () => {
  const { table, wallet, player } = await seated({ sessionIdleMs: 300 })
  await waiting(player)
  await new Promise((resolve) => setTimeout(resolve, 350))
  await table.open(
    await table.launch({ walletUrl: 'http://127.0.0.1:1/wallet', game, player: { id: 'p2', name: 'Other' } }),
  )
  await eventually(() => wallet.isSettled, 'the hand that was left is settled')
  await table.settled()
})

it('gives every stake back when the arcade stops before the round is over', async () => {
  const { table, wallet, player } = await seated()
  const first = await waiting(player)
  const balance = toMinor(first.balanceBefore, 2)
  await table.stop()
  await table.start()
  await table.settled()
  expect(toMinor(wallet.balance, 2)).toBe(balance + toMinor(first.cost, 2))
})

it('takes one stake for a decision that is sent twice while the one before it is under way', async () => {
  const { wallet, player } = await seated()
  for (;;) {
    const { roundId } = await waiting(player, 'split')
    const before = wallet.count('bet')
    const [split, first, second] = await Promise.all([
      player.decide(roundId, 0, 'split'),
      player.decide(roundId, 1, 'double'),
      player.decide(roundId, 1, 'double'),
    ])
    // Two aces, and a hand that has 21 at once, cannot be doubled; where both have it the round is over.
    const { last } = (await player.state()).body as { last: RoundAnswer }
    let left: RoundAnswer = last
    while (left.open) left = (await player.decide(roundId, left.open.at, 'stand')).body as RoundAnswer
    if (first?.status !== 200 || (split?.body as RoundAnswer | undefined)?.open === null) continue
    expect(second?.body).toMatchObject({ roundId, cost: '3.00' })
    // One for the split and one for the double.
    expect(wallet.count('bet') - before).toBe(2)
    return
  }
})
