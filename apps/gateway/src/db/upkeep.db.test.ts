import { expect, it } from 'vitest'
import { forEachDatabase } from './testing/databases.ts'
import { removeExpired, UPKEEP_LOCK } from './upkeep.ts'

forEachDatabase((kind, database) => {
  it('removes what has expired and keeps the rest', async () => {
    await database().pool.query(`
      INSERT INTO event_outbox (merchant_id, payload, at)
        VALUES ('m', '{"kind": "notice", "id": "old"}', now() - interval '25 hours'),
               ('m', '{"kind": "notice", "id": "new"}', now());
      INSERT INTO payload_seen VALUES ('old', now() - interval '1 second'), ('new', now() + interval '1 hour');
      INSERT INTO captcha (id, merchant_id, answer_hash, expires_at)
        VALUES ('old', 'm', '', now() - interval '1 second'), ('new', 'm', '', now() + interval '1 hour');
      INSERT INTO bot_proof VALUES ('m', 'old', now() - interval '1 second'), ('m', 'new', now() + interval '1 hour');
      INSERT INTO one_time_code (id, merchant_id, purpose, target, code_hash, tries_left, expires_at)
        VALUES ('old', 'm', 'login', '1', '', 5, now() - interval '25 hours'),
               ('new', 'm', 'login', '1', '', 5, now() - interval '23 hours')`)
    expect(await removeExpired(database())).toBe(true)
    const { rows } = await database().pool.query(`
      SELECT payload->>'id' AS id FROM event_outbox WHERE merchant_id = 'm'
      UNION ALL SELECT jti FROM payload_seen UNION ALL SELECT id FROM captcha
      UNION ALL SELECT convert_from(proof_hash, 'UTF8') FROM bot_proof UNION ALL SELECT id FROM one_time_code`)
    expect(rows).toEqual(Array.from({ length: 5 }, () => ({ id: 'new' })))
  })

  it('forgets addresses of long ago, but never the last one of a member', async () => {
    const { rows: members } = await database().pool.query(
      `INSERT INTO member (merchant_id, account, nickname, password_hash) VALUES ('m', 'a', 'a', ''), ('m', 'b', 'b', '')
       RETURNING id`,
    )
    const [moved, away] = members.map(({ id }) => id)
    await database().pool.query(
      `INSERT INTO known_address (merchant_id, member_id, network, last_seen_at)
       VALUES ('m', $1, 'old', now() - interval '181 days'), ('m', $1, 'new', now()),
              ('m', $2, 'only', now() - interval '400 days')`,
      [moved, away],
    )
    await removeExpired(database())
    const { rows } = await database().pool.query('SELECT network FROM known_address ORDER BY network')
    expect(rows).toEqual([{ network: 'new' }, { network: 'only' }])
  })

  if (kind === 'postgres') {
    it('is left to another gateway that is at it', async () => {
      const other = await database().pool.connect()
      await other.query('BEGIN')
      await other.query('SELECT pg_advisory_xact_lock($1)', [UPKEEP_LOCK])
      expect(await removeExpired(database())).toBe(false)
      await other.query('ROLLBACK')
      other.release()
      expect(await removeExpired(database())).toBe(true)
    })
  }
})
