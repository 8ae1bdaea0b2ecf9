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
        VALUES ('old', 'm', '', now() - interval '1 second'), ('new', 'm', '', now() + interval '1 hour')`)
    expect(await removeExpired(database())).toBe(true)
    const { rows } = await database().pool.query(`
      SELECT payload->>'id' AS id FROM event_outbox WHERE merchant_id = 'm'
      UNION ALL SELECT jti FROM payload_seen UNION ALL SELECT id FROM captcha`)
    expect(rows).toEqual([{ id: 'new' }, { id: 'new' }, { id: 'new' }])
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
