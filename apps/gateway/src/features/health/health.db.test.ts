import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '../../platform/database/testing/databases.ts'
import { outboxLagSeconds } from '../../platform/events/outbox.ts'
import { publishEvent } from '../../platform/events/publish.ts'
import { assembleOn, type TestGateway } from '../../testing/assembled.ts'

let own: TestDatabase
let gateway: TestGateway
beforeAll(async () => {
  own = await makeDatabase('postgres')
  gateway = await assembleOn(own, { DRAIN_SECONDS: '0' })
})
afterAll(async () => {
  await gateway?.stop()
  await own?.remove()
})

const ready = () => gateway.app.inject('/health/ready')

test('is ready while the wallet answers, and not while only the database does', async () => {
  expect((await ready()).json()).toMatchObject({
    status: 'ready',
    limits: 'by this process alone',
    countries: expect.stringMatching(/^ip-location-db .* made on 20.*CC0/),
  })
  const { pool } = gateway.gateway.database
  await pool.query('alter function wallet_balance rename to wallet_balance_away')
  expect((await ready()).statusCode).toBe(503)
  await pool.query('alter function wallet_balance_away rename to wallet_balance')
  expect((await ready()).statusCode).toBe(200)
})

test('measures connections, streams, the lag of events and Valkey', async () => {
  const text = await gateway.gateway.metrics.registry.metrics()
  expect(text).toMatch(/^livery_database_connections\{state="waiting"\} 0$/m)
  expect(text).toMatch(/^livery_event_streams 0$/m)
  expect(text).toMatch(/^livery_event_lag_seconds 0$/m)
  expect(text).toMatch(/^livery_valkey_up Nan$/m)
  expect(text).toMatch(/^livery_country_data_age_days [1-9]/m)
})

test('an open transaction that has written shows as the lag of events', async () => {
  const client = await gateway.gateway.database.pool.connect()
  const database = gateway.gateway.database.everyMerchant
  await client.query('begin')
  await client.query('select pg_current_xact_id()')
  await publishEvent(database, { merchantId: 'aurora', memberId: null }, { kind: 'ready' })
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(await outboxLagSeconds(database)).toBeGreaterThan(0.05)
  await client.query('rollback')
  client.release()
  expect(await outboxLagSeconds(database)).toBe(0)
})

test('is not ready once it stops, goes on serving, and closes each connection with its answer', async () => {
  const response = await gateway.app.inject('/health/live')
  expect(response.headers.connection).not.toBe('close')
  await gateway.gateway.drain.run()
  expect((await ready()).json()).toEqual({ status: 'stopping' })
  const served = await gateway.app.inject('/health/live')
  expect([served.statusCode, served.headers.connection]).toEqual([200, 'close'])
})
