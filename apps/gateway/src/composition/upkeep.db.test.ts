import { expect, it } from 'vitest'
import { forEachDatabase } from '../platform/database/testing/databases.ts'
import { removeExpired, UPKEEP_LOCK } from '../platform/database/upkeep.ts'
import { OF_MEMBERS, upkeep } from './upkeep.ts'

forEachDatabase((kind, database) => {
  it('removes what has expired and keeps the rest', async () => {
    await database().pool.query(`
      insert into event_outbox (merchant_id, payload, at)
        values ('m', '{"kind": "notice", "id": "old"}', now() - interval '25 hours'),
               ('m', '{"kind": "notice", "id": "new"}', now());
      insert into payload_seen values ('old', now() - interval '1 second'), ('new', now() + interval '1 hour');
      insert into captcha (id, merchant_id, answer_hash, expires_at)
        values ('old', 'm', '', now() - interval '1 second'), ('new', 'm', '', now() + interval '1 hour');
      insert into bot_proof values ('m', 'old', now() - interval '1 second'), ('m', 'new', now() + interval '1 hour');
      insert into one_time_code (id, merchant_id, purpose, target, code_hash, tries_left, expires_at)
        values ('old', 'm', 'login', '1', '', 5, now() - interval '25 hours'),
               ('new', 'm', 'login', '1', '', 5, now() - interval '23 hours')`)
    expect(await removeExpired(database(), upkeep)).toBe(true)
    const { rows } = await database().pool.query(`
      select payload->>'id' as id from event_outbox where merchant_id = 'm'
      union all select jti from payload_seen union all select id from captcha
      union all select convert_from(proof_hash, 'UTF8') from bot_proof union all select id from one_time_code`)
    expect(rows).toEqual(Array.from({ length: 5 }, () => ({ id: 'new' })))
  })

  it('removes announcements half a year after they ended, and none that have no end', async () => {
    await database().pool.query(`
      insert into written_announcement (merchant_id, list, title, content, published_at, ends_at, ended_at, written_by, request_key)
        values ('w', 'notices', '{}', '{}', now() - interval '1 year', null, now() - interval '181 days', 'a', 'ended'),
               ('w', 'notices', '{}', '{}', now() - interval '1 year', now() - interval '181 days', null, 'a', 'over'),
               ('w', 'notices', '{}', '{}', now() - interval '1 year', null, now() - interval '179 days', 'a', 'late'),
               ('w', 'notices', '{}', '{}', now() - interval '1 year', null, null, 'a', 'shown')`)
    await removeExpired(database(), upkeep)
    const { rows } = await database().pool.query(
      `select request_key as key from written_announcement where merchant_id = 'w' order by id`,
    )
    expect(rows).toEqual([{ key: 'late' }, { key: 'shown' }])
  })

  it('forgets old addresses, but never a member’s last one', async () => {
    const { rows: members } = await database().pool.query(
      `insert into member (merchant_id, account, nickname, password_hash) values ('m', 'a', 'a', ''), ('m', 'b', 'b', '')
       returning id`,
    )
    const [moved, away] = members.map(({ id }) => id)
    await database().pool.query(
      `insert into known_address (merchant_id, member_id, network, last_seen_at)
       values ('m', $1, 'old', now() - interval '181 days'), ('m', $1, 'new', now()),
              ('m', $2, 'only', now() - interval '400 days')`,
      [moved, away],
    )
    await removeExpired(database(), upkeep)
    const { rows } = await database().pool.query('select network from known_address order by network')
    expect(rows).toEqual([{ network: 'new' }, { network: 'only' }])
  })

  it('removes trial accounts without a session after a week, and no others', async () => {
    const { rows: members } = await database().pool.query(
      `insert into member (merchant_id, account, nickname, password_hash, kind, created_at)
       values ('t', 'over', 'over', '', 4, now() - interval '8 days'),
              ('t', 'fresh', 'fresh', '', 4, now() - interval '6 days'),
              ('t', 'there', 'there', '', 4, now() - interval '8 days'),
              ('t', 'played', 'played', '', 4, now() - interval '8 days'),
              ('t', 'of-a-demonstration', 'd', 'a hash', 4, now() - interval '8 days'),
              ('t', 'member', 'member', '', 0, now() - interval '8 days')
       returning id`,
    )
    const [over, , there, played] = members.map(({ id }) => id)
    await database().pool.query(
      `insert into session (token_hash, merchant_id, member_id, expires_at, revoked_at)
       values ('over', 't', $1, now() - interval '7 days', null), ('out', 't', $1, now() + interval '1 hour', now()),
              ('there', 't', $2, now() + interval '1 hour', null)`,
      [over, there],
    )
    await database().pool.query(
      `insert into known_address (merchant_id, member_id, network, last_seen_at) values ('t', $1, 'n', now())`,
      [over],
    )
    await database().pool.query(
      `insert into ledger_account (merchant_id, kind, owner, currency, exponent) values ('t', 'player', $1, 'PHP', 2)`,
      [played],
    )
    await removeExpired(database(), upkeep)
    const { rows } = await database().pool.query(`select account from member where merchant_id = 't' order by id`)
    expect(rows.map(({ account }) => account)).toEqual(['fresh', 'there', 'played', 'of-a-demonstration', 'member'])
  })

  it('knows every table that refers to a member', async () => {
    const { rows } = await database().pool.query(
      `select distinct conrelid::regclass::text as table from pg_constraint
        where contype = 'f' and confrelid = 'member'::regclass order by 1`,
    )
    expect(rows.map(({ table }) => table)).toEqual(
      [
        ...OF_MEMBERS,
        'contract',
        'deposit',
        'free_rounds',
        'game_session',
        'member_transfer',
        'payee',
        'point_conversion',
        'point_order',
        'point_purse',
        'raffle_ticket',
        'raffle_winner',
        'rebate_claim',
        'rebate_purse',
        'reward',
        'team_member',
        'turnover_requirement',
        'vip_change',
        'wallet_transfer',
        'withdrawal',
      ].sort(),
    )
  })

  if (kind === 'postgres') {
    it('does nothing while another gateway does it', async () => {
      const other = await database().pool.connect()
      await other.query('begin')
      await other.query('select pg_advisory_xact_lock($1)', [UPKEEP_LOCK])
      expect(await removeExpired(database(), upkeep)).toBe(false)
      await other.query('rollback')
      other.release()
      expect(await removeExpired(database(), upkeep)).toBe(true)
    })
  }
})
