import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addCodes, newCode } from '../../../ledger/points/codes.ts'
import { makeDatabase, SERVER_ALONE, type TestDatabase } from '../../../platform/database/testing/databases.ts'
import { sealed, sealMark } from '../../../platform/secrets/seal.ts'
import { SEALED_COLUMNS, SEALED_PURPOSES, sealOwner } from '../../../platform/secrets/sealed-columns.ts'
import { assembleOn, type TestGateway } from '../../../testing/assembled.ts'
import { type EnrolledOperator, operatorBrowser } from '../../../testing/operator-browser.ts'

const KEEPER = 'the-operators-secret-of-a-test'
const FIRST = 'the-first-secret-of-a-deployment'
const SECOND = 'the-second-secret-of-a-deployment'

describe.each(SERVER_ALONE)('what is sealed and what is linked, on %s', (kind) => {
  let own: TestDatabase
  let gateway: TestGateway
  let ana: EnrolledOperator
  let ben: EnrolledOperator
  const start = async (environment: Readonly<Record<string, string>>) => {
    await gateway?.stop()
    gateway = await assembleOn(own, { OPERATOR_SECRET: KEEPER, ...environment })
  }
  beforeAll(async () => {
    own = await makeDatabase(kind)
    await start({ DEPLOYMENT_SECRET: FIRST })
    ana = await operatorBrowser(gateway, KEEPER).enrolled('ana')
    ben = await operatorBrowser(gateway, KEEPER).enrolled('ben')
    await gateway.call('payloadKeys', {})
    // The demonstration's sealed values use another secret: this database is a copy of another gateway's.
    const { database, settings } = gateway.gateway
    await database.pool.query('delete from point_code')
    const code = newCode(settings, 'aurora', 'a-voucher', 'AAAA-BBBB')
    await addCodes(database.of('aurora'), 'aurora', 'a-voucher', 'ana', [code])
    const raffles = await database.pool.query('select merchant_id, id from raffle')
    for (const { merchant_id, id } of raffles.rows) {
      const seed = sealed(settings, 'raffle-seed', randomBytes(32), sealOwner([merchant_id, id]))
      await database.pool.query('update raffle set sealed_seed = $1 where merchant_id = $2 and id = $3', [
        ...[seed, merchant_id, id],
      ])
    }
  })
  afterAll(async () => {
    await gateway?.stop()
    await own?.remove()
  })

  const post = async (path: string, body: object, secret = KEEPER) => {
    const headers = { authorization: `Bearer ${secret}` }
    return operatorBrowser(gateway, KEEPER).ask(`/operator/v1${path}`, { body, headers })
  }
  const signIn = async ({ name, password, unusedCode }: EnrolledOperator) => {
    const form = { name, password, appCode: unusedCode() }
    return (await operatorBrowser(gateway, KEEPER).ask('/operator/session', { form })).statusCode
  }
  const values = async () => {
    const { pool } = gateway.gateway.database
    const all = await Promise.all(
      SEALED_PURPOSES.map(async (purpose) => {
        const { table, column } = SEALED_COLUMNS[purpose]
        const { rows } = await pool.query(`select ${column} as value from ${table} where ${column} is not null`)
        return rows.map(({ value }) => ({ purpose, value: value as Buffer }))
      }),
    )
    return all.flat()
  }
  const kids = async () => {
    const { answer } = await gateway.call('payloadKeys', {})
    return answer.success ? answer.value.keys.map(({ kid }) => kid) : []
  }

  test('every column for a secret is one that the rotation knows, and is bytes', async () => {
    const { rows } = await gateway.gateway.database.pool.query(
      `select table_name, column_name, data_type from information_schema.columns
        where table_schema = 'public' and (column_name ~ 'secret' or column_name ~ 'sealed') order by 1, 2`,
    )
    const known = Object.values(SEALED_COLUMNS).map(({ table: table_name, column: column_name }) => ({
      table_name,
      column_name,
      data_type: 'bytea',
    }))
    expect(rows).toEqual(known.sort((one, other) => one.table_name.localeCompare(other.table_name)))
  })

  test('a payload key that lay in clear text is sealed when it is read, and still opens payloads', async () => {
    const { pool } = gateway.gateway.database
    const { publicKey, privateKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
      'deriveBits',
    ])
    const described = { kid: 'clear', use: 'enc', alg: 'ECDH-ES' }
    const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', publicKey)
    const { d } = await crypto.subtle.exportKey('jwk', privateKey)
    await pool.query(
      `insert into payload_key (kid, public_jwk, private_jwk, created_at, retires_at)
       values ('clear', $1, $2, now() - interval '1 hour', now() + interval '1 day')`,
      [
        { kty, crv, x, y, ...described },
        { kty, crv, x, y, d, ...described },
      ],
    )
    await start({ DEPLOYMENT_SECRET: FIRST })
    expect(await gateway.gateway.payloadKeys.find('clear')).not.toBeNull()
    const { rows } = await gateway.gateway.database.pool.query(
      `select private_jwk, sealed_private_jwk from payload_key where kid = 'clear'`,
    )
    expect(rows[0]).toMatchObject({ private_jwk: null, sealed_private_jwk: expect.any(Buffer) })
    expect(rows[0].sealed_private_jwk.includes(d)).toBe(false)
  })

  test('only who holds the deployment’s secret may ask', async () => {
    expect((await post('/keys/rotate', {}, 'another-secret-of-nobody')).statusCode).toBe(401)
    expect((await post('/audit/check', {}, 'another-secret-of-nobody')).statusCode).toBe(401)
    expect((await post('/push-keys/rotate', { merchant: 'aurora' }, 'another-secret-of-nobody')).statusCode).toBe(401)
  })

  test('a merchant’s key towards push services is made anew, and that is written down', async () => {
    expect((await post('/push-keys/rotate', { merchant: 'nobody' })).statusCode).toBe(404)
    const { publicKey, devices } = (await post('/push-keys/rotate', { merchant: 'aurora' })).json()
    expect(devices).toBe(0)
    const { rows } = await gateway.gateway.database.pool.query(
      `select merchant_id, actor, after from audit where action = 'operator.push-key-rotated' and subject = $1`,
      [publicKey],
    )
    expect(rows).toEqual([{ merchant_id: 'aurora', actor: 'deployment', after: { devices: 0 } }])
  })

  test('the deployment’s secret is replaced, and what was sealed before stays good', async () => {
    const before = await kids()
    await start({ DEPLOYMENT_SECRET: SECOND, DEPLOYMENT_SECRET_PREVIOUS: FIRST })
    expect(await signIn(ana)).toBe(303)
    expect(await kids()).toEqual(before)
    const old = (await values()).length
    expect(old).toBeGreaterThan(3)
    const rotated = (await post('/keys/rotate', {})).json()
    expect(rotated).toMatchObject({ resealed: old, left: 0, unreadable: {} })
    expect((await post('/keys/rotate', {})).json()).toMatchObject({ resealed: 0, left: 0 })
    const { settings } = gateway.gateway
    for (const { purpose, value } of await values())
      expect(value.subarray(0, 5)).toEqual(sealMark({ ...settings, previousSecrets: [] }, purpose))

    await start({ DEPLOYMENT_SECRET: SECOND })
    expect(await signIn(ben)).toBe(303)
    expect(await kids()).toEqual(before)
  })

  test('what no secret opens is counted by its column, and left as it is', async () => {
    await start({ DEPLOYMENT_SECRET: FIRST })
    const sealed = await values()
    const answer = (await post('/keys/rotate', {})).json()
    expect(answer).toMatchObject({ resealed: 0, left: sealed.length, unreadable: { 'operator.app_secret': 2 } })
    const after = await values()
    expect(after).toEqual(expect.arrayContaining(sealed))
    expect((await post('/audit/check', {})).json().message).toMatch(/opens with none of the deployment’s secrets/)
    await start({ DEPLOYMENT_SECRET: SECOND })
  })

  test('the audit log is checked, and a place that was noted must still be in its chain', async () => {
    const { head, faults } = (await post('/audit/check', {})).json()
    expect(faults).toEqual([])
    expect(Number(head.seq)).toBeGreaterThan(3)
    expect((await post('/audit/check', { known: head })).json().faults).toEqual([])
    const other = { seq: head.seq, hash: 'ab'.repeat(32) }
    expect((await post('/audit/check', { known: other })).json().faults).toEqual([
      expect.stringContaining('was replaced or cut off'),
    ])
  })
})
