import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDatabase, SERVER_ALONE, type TestDatabase } from '../../platform/database/testing/databases.ts'
import { removeExpired } from '../../platform/database/upkeep.ts'
import { ok } from '../../testing/answers.ts'
import { assembleOn, type TestGateway } from '../../testing/assembled.ts'
import { favouriteIds, notePlayed } from './own-games.ts'
import { playerToken } from './testing.ts'
import { gameUpkeep, PAIR_FLOOR } from './upkeep.ts'

describe.each(SERVER_ALONE)('games, on %s', (kind) => {
  let own: TestDatabase
  let gateway: TestGateway
  let memberId = ''
  let token = ''
  const merchantId = 'aurora'

  beforeAll(async () => {
    own = await makeDatabase(kind)
    gateway = await assembleOn(own)
    token = await playerToken(gateway)
    memberId = (await ok(gateway.call('memberInfo', {}, { token }))).id
  })
  afterAll(async () => {
    await gateway?.stop()
    await own?.remove()
  })

  test('a game tells its vendor’s figures, its wins and similar games; what is not stated is not there', async () => {
    const information = await ok(
      gateway.call('gameInformation', { vassalage: 'Pg', gameCode: 'PG-0001', language: 'EN' }),
    )
    expect(information.game).toMatchObject({ gameCode: 'pg-0001', gameName: 'Lanternlight Koi' })
    expect(information.facts).toEqual({ returnToPlayer: { least: 96.26, most: 96.26 }, volatility: 3, ways: 243 })
    const nodeId = information.game?.nodeId
    expect(information.wins.every((win) => win.nodeId === nodeId)).toBe(true)
    expect(information.similar).toHaveLength(9)
    expect(new Set(information.similar.map(({ gameClassify }) => gameClassify))).toEqual(new Set(['VIDEO_SLOT']))
    expect(information.similar.map((game) => game.nodeId)).not.toContain(nodeId)
    const draw = await ok(
      gateway.call('gameInformation', { vassalage: 'NMR', gameCode: 'numero-0001', language: 'EN' }),
    )
    expect(Object.keys(draw.facts)).toEqual(['returnToPlayer'])
  })

  test.each([
    ['of no vendor', { vassalage: 'none', gameCode: 'pg-0001' }],
    ['of another vendor', { vassalage: 'fc', gameCode: 'pg-0001' }],
    ['that is a list of games', { vassalage: 'LMN', gameCode: 'lumen-0016' }],
  ])('nothing is told of a game %s', async (_what, named) => {
    const information = await ok(gateway.call('gameInformation', { ...named, language: 'EN' }))
    expect(information).toEqual({ game: null, facts: {}, stakes: null, wins: [], similar: [] })
  })

  test('the whole house is searched, and a provider’s games are listed, whatever their category', async () => {
    const { games } = await ok(gateway.call('houseGames', { gameName: 'tabel lantrn', language: 'EN' }))
    expect(games.length).toBeLessThan(10)
    const house = await ok(gateway.call('houseGames', { gameName: 'lantrn', pageSize: 24, language: 'EN' }))
    expect(new Set(house.games.map(({ gameType }) => gameType)).size).toBeGreaterThan(1)
    const own = await ok(gateway.call('houseGames', { vassalage: 'fc', pageSize: 100, language: 'EN' }))
    expect(new Set(own.games.map(({ vassalage }) => vassalage))).toEqual(new Set(['FC']))
    expect(new Set(own.games.map(({ gameType }) => gameType))).toEqual(new Set(['RNG', 'FISH']))
    expect(own.total).toBe(own.games.length)
  })

  test('because of a game that was played, others of the same members are shown, once enough members played both', async () => {
    const { database } = gateway.gateway
    const { games } = await ok(gateway.call('houseGames', { vassalage: 'pg', pageSize: 7, language: 'EN' }))
    const [played, known, ...others] = games.map(({ nodeId }) => nodeId)
    const because = () => ok(gateway.call('becausePlayed', { language: 'EN' }, { token }))
    /** Adds rounds of these games, settled or still open. */
    const play = (member: number, nodeIds: readonly unknown[], open = 0) =>
      database.pool.query(
        `insert into play_sum (merchant_id, member_id, currency, quarter, node_id, vendor, game_type, rounds, open_rounds,
                               cancelled_rounds, stake_minor, win_minor, open_stake_minor, open_win_minor, moved_at)
         select $1, $2, 'PHP', quarter_of(now()), node_id, 'PG', 'RNG', 1, $4, 0, 1, 0, 0, 0, now()
           from unnest($3::int[]) node_id`,
        [merchantId, member, nodeIds, open],
      )
    for (const nodeId of [known, played]) {
      await notePlayed(database.of(merchantId), { merchantId, memberId }, Number(nodeId))
    }
    for (let member = 1; member < PAIR_FLOOR; member++) await play(900_000 + member, [played, known, ...others])
    // A player whose round is still open does not count.
    await play(900_100, [played, ...others], 1)
    await removeExpired(database.everyMerchant, gameUpkeep)
    expect(await because()).toEqual({ because: null, list: [] })

    await play(900_000 + PAIR_FLOOR, [played, known, ...others])
    await removeExpired(database.everyMerchant, gameUpkeep)
    const row = await because()
    expect(row.because?.nodeId).toBe(played)
    expect(row.list.map(({ nodeId }) => nodeId).sort()).toEqual([...others].sort())
    await database.pool.query('delete from recent_game')
  })

  const found = async (gameName: string, language = 'EN', gameType = 'RNG' as const) => {
    const { games } = await ok(gateway.call('games', { language, gameType, gameName, pageSize: 5 }))
    return games.map((game) => game.gameName)
  }

  test.each([
    ['its name', 'Blue Garnet Spins'],
    ['a part of a word', 'garn'],
    ['other case and accents', 'BLÜE gárnet'],
    ['its words in another order', 'spins garnet'],
    ['a letter too few', 'blu garnt'],
    ['two letters changed', 'bleu garnet'],
    ['a wrong letter', 'blue garmet'],
  ])('a game is found by %s', async (_how, query) => {
    expect((await found(query))[0]).toBe('Blue Garnet Spins')
  })

  test('a game is found by its name in any language, and shown in the reader’s', async () => {
    expect(await found('دورات العقيق')).toContain('Blue Garnet Spins')
    expect((await found('blue garnet', 'AR'))[0]).toBe('دورات العقيق الأزرق')
    expect((await found('العقيق الازرق', 'AR'))[0]).toBe('دورات العقيق الأزرق')
  })

  test('three letters find what holds them and nothing that only resembles them', async () => {
    expect(await found('abc')).toEqual([])
    expect(await found('gar blue')).toContain('Blue Garnet Spins')
  })

  test('one letter begins a word, except in scripts without spaces between words', async () => {
    const { pool } = gateway.gateway.database
    // A search with words of a game that no merchant offers.
    await pool.query(
      `insert into game_catalogue (vendor_id, vendor, code, game_type, names, words, released_at)
       values ('none', 'NONE', 'letters', 'RNG', '{"EN":"Letters"}', '{黑龙,wqxy}', now())`,
    )
    const found = async (letter: string) =>
      (
        await pool.query(
          `select from games_found($1::text[]) join game_catalogue using (node_id) where code = 'letters'`,
          [[letter]],
        )
      ).rowCount
    expect(await found('w')).toBe(1)
    expect(await found('q')).toBe(0)
    expect(await found('龙')).toBe(1)
  })

  test('NEW has the same games, the latest first', async () => {
    const page = (select?: 'NEW') =>
      ok(gateway.call('games', { language: 'EN', gameType: 'FISH', pageSize: 100, ...(select && { select }) }))
    const [all, latest] = await Promise.all([page(), page('NEW')])
    const codes = ({ games }: typeof all) => games.map(({ gameCode }) => gameCode)
    expect(codes(latest).toSorted()).toEqual(codes(all).toSorted())
    const { rows } = await gateway.gateway.database.pool.query<{ code: string }>(
      'select code from game_catalogue where code = any($1) order by released_at desc, node_id',
      [codes(latest)],
    )
    expect(codes(latest)).toEqual(rows.map(({ code }) => code))
  })

  test('a name of no game, and a search without words, find nothing', async () => {
    expect(await found('zzxqv')).toEqual([])
    expect(await found('%')).toEqual([])
    expect(await found("'; drop table game_catalogue; --")).toEqual([])
  })

  test('pages follow one another without a gap, and beyond the last there is none', async () => {
    const page = (pageNo: number, pageSize: number) =>
      ok(gateway.call('games', { language: 'EN', gameType: 'LIVE', pageNo, pageSize }))
    const whole = await page(1, 100)
    expect(whole).toMatchObject({ totalPages: 1, total: whole.games.length })
    const { totalPages } = await page(1, 7)
    expect(totalPages).toBe(Math.ceil(whole.total / 7))
    const pages = await Promise.all(Array.from({ length: totalPages }, (_, index) => page(index + 1, 7)))
    expect(pages.flatMap(({ games }) => games)).toEqual(whole.games)
    expect(await page(totalPages + 1, 7)).toEqual({ games: [], total: whole.total, totalPages })
  })

  test('favourites come the latest first, once each, and can be removed', async () => {
    const { games } = await ok(gateway.call('games', { language: 'EN', gameType: 'RNG', pageSize: 3 }))
    const [one, two] = games
    if (!one || !two) throw new Error('no games')
    for (const { nodeId } of [one, two, one]) await ok(gateway.call('addFavourite', { nodeId }, { token }))
    const favourites = await ok(gateway.call('getFavGames', { language: 'EN', pageSize: 1 }, { token }))
    expect(favourites).toMatchObject({
      content: [two],
      pageNum: 1,
      total: 2,
      totalPages: 2,
      nodeIds: [two.nodeId, one.nodeId],
    })
    expect((await ok(gateway.call('getFavGames', { language: 'EN', gameType: 'LIVE' }, { token }))).content).toEqual([])
    expect(await ok(gateway.call('removeFavourite', { nodeId: two.nodeId }, { token }))).toEqual({
      nodeIds: [one.nodeId],
    })
    await ok(gateway.call('removeFavourite', { nodeId: two.nodeId }, { token }))
    const fromElsewhere = await favouriteIds(gateway.gateway.database.of('oasis'), { merchantId: 'oasis', memberId })
    expect(fromElsewhere).toEqual([])
  })

  test('a game the merchant does not offer cannot be a favourite, and a visitor has no favourites', async () => {
    const made = await gateway.call('addFavourite', { nodeId: 999_999 }, { token })
    expect(made.answer).toMatchObject({ success: false, code: 'GAME_NOT_FOUND' })
    expect((await gateway.call('addFavourite', { nodeId: 1001 })).status).toBe(401)
    expect((await gateway.call('getRecentGames', { language: 'EN' })).status).toBe(401)
  })

  test('the list of favourites answers FAVOURITES_FULL at its limit', async () => {
    const { database } = gateway.gateway
    // Games without a vendor, which fill the list.
    await database.pool.query(
      `with filler as (insert into game_catalogue (vendor_id, vendor, code, game_type, names, released_at, withdrawn_at)
         select 'none', 'NONE', 'filler-' || n, 'RNG', '{"EN":"Filler"}', now(), now() from generate_series(1, 999) n
         returning node_id)
       insert into favourite (merchant_id, member_id, node_id) select $1, $2, node_id from filler limit (
         select 999 - count(*) from favourite where merchant_id = $1 and member_id = $2)`,
      [merchantId, memberId],
    )
    const { content, nodeIds } = await ok(gateway.call('getFavGames', { language: 'EN' }, { token }))
    expect(nodeIds).toHaveLength(999)
    const [game] = (await ok(gateway.call('games', { language: 'EN', gameType: 'LIVE', pageSize: 1 }))).games
    const made = await gateway.call('addFavourite', { nodeId: game?.nodeId ?? 0 }, { token })
    expect(made.answer).toMatchObject({ success: false, code: 'FAVOURITES_FULL' })
    // Adding a game again changes nothing; withdrawn games are not shown.
    await ok(gateway.call('addFavourite', { nodeId: content[0]?.nodeId ?? 0 }, { token }))
    expect(content.map(({ gameName }) => gameName)).not.toContain('Filler')
  })

  test('recent games are those that were played, the latest first', async () => {
    const { games } = await ok(gateway.call('games', { language: 'EN', gameType: 'RNG', pageSize: 3 }))
    for (const game of [...games, ...games.slice(0, 1)]) {
      await notePlayed(gateway.gateway.database.of(merchantId), { merchantId, memberId }, game.nodeId)
      // The embedded database counts in milliseconds, and nobody plays two games within one.
      await sleep(2)
    }
    const { list, total } = await ok(gateway.call('getRecentGames', { language: 'EN' }, { token }))
    expect(total).toBe(3)
    expect(list.map(({ nodeId }) => nodeId)).toEqual([games[0], games[2], games[1]].map((game) => game?.nodeId))
  })
})
