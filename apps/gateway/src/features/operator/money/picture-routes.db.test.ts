import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beginDeposit } from '../../../ledger/payments/deposits.ts'
import { addSlip } from '../../../ledger/payments/slips.ts'
import { text } from '../../../platform/database/row.ts'
import { makeDatabase, SERVER_ALONE, type TestDatabase } from '../../../platform/database/testing/databases.ts'
import { assembleOn, type TestGateway } from '../../../testing/assembled.ts'
import { operatorBrowser } from '../../../testing/operator-browser.ts'

const SECRET = 'the-operators-secret-of-a-test'
const REFERENCE = 'DSLIP00000001'
const PICTURE = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])

describe.each(SERVER_ALONE)('pictures of slips, on %s', (kind) => {
  let own: TestDatabase
  let gateway: TestGateway
  beforeAll(async () => {
    own = await makeDatabase(kind)
    gateway = await assembleOn(own, { OPERATOR_SECRET: SECRET })
    const aurora = gateway.gateway.database.of('aurora')
    const member = await aurora.row(
      { id: text },
      `insert into member (merchant_id, account, nickname, password_hash) values ('aurora', 'slipper', '', '') returning id::text as id`,
    )
    await beginDeposit(aurora, {
      ...{ reference: REFERENCE, merchantId: 'aurora', memberId: member!.id, method: 'instapay', connection: 'bank' },
      ...{ currency: { code: 'PHP', exponent: 2 }, amountMinor: 100n, fee: { basisPoints: 0, fixedMinor: 0n } },
      ...{ turnoverPercent: 100, fields: {}, bonusId: null, clientKey: randomUUID(), requestHash: Buffer.from('x') },
      expiresAt: new Date(Date.now() + 60_000),
    })
    await aurora.run(`update deposit set state = 'awaiting' where reference = $1`, [REFERENCE])
    expect(await addSlip(aurora, 'aurora', REFERENCE, member!.id, PICTURE)).toBe('OK')
  })
  afterAll(async () => {
    await gateway?.stop()
    await own?.remove()
  })

  test('are shown to signed-in operators on their host alone, as a picture and nothing else', async () => {
    const url = `/operator/slips/aurora/${REFERENCE}/1`
    const { ask, enrolled } = operatorBrowser(gateway, SECRET)
    expect((await ask(url)).statusCode).toBe(401)
    const { cookies } = await enrolled('sol', ['view'])
    const shown = await ask(url, { cookies })
    expect(shown.rawPayload).toEqual(PICTURE)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    })
    for (const other of [url.replace('aurora', 'oasis'), url.replace(/1$/, '2'), url.replace('aurora', 'nobody')])
      expect((await ask(other, { cookies })).statusCode).toBe(404)
    expect((await ask(url, { cookies, headers: { host: 'aurora.localhost' } })).statusCode).toBe(404)
  })
})
