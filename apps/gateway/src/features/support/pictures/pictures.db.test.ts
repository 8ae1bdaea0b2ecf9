import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDatabase, SERVER_ALONE, type TestDatabase } from '../../../platform/database/testing/databases.ts'
import { removeExpired } from '../../../platform/database/upkeep.ts'
import { uploadUpkeep } from '../../../platform/uploads/upkeep.ts'
import { takeUploads } from '../../../platform/uploads/uploads.ts'
import { ok } from '../../../testing/answers.ts'
import { assembleOn, type TestGateway } from '../../../testing/assembled.ts'

describe.each(SERVER_ALONE)('pictures that members send, on %s', (kind) => {
  let own: TestDatabase
  let gateway: TestGateway
  let token = ''
  let memberId = ''
  let data = ''
  beforeAll(async () => {
    own = await makeDatabase(kind)
    gateway = await assembleOn(own)
    const session = await ok(gateway.call('login', { username: 'player', password: 'Welcome2026!', type: 'username' }))
    token = session.token
    memberId = (await ok(gateway.call('memberInfo', {}, { token }))).id
    data = (
      await sharp({ create: { width: 30, height: 20, channels: 3, background: '#36c' } })
        .png()
        .toBuffer()
    ).toString('base64')
  })
  afterAll(async () => {
    await gateway?.stop()
    await own?.remove()
  })
  const send = (more: object = {}) => gateway.call('uploadPicture', { purpose: 'feedback', data, ...more }, { token })
  const get = (url: string, host = 'aurora.localhost') => gateway.app.inject({ url, headers: { host } })
  const database = () => gateway.gateway.database.of('aurora')
  const owner = () => ({ merchantId: 'aurora', memberId })

  test('a picture is kept and shown to its sender as a picture, to which nothing else may happen', async () => {
    const picture = await ok(send())
    expect(picture).toMatchObject({ width: 30, height: 20 })
    const { statusCode, headers } = await get(picture.url)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cache-control': 'private, max-age=1800',
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  test('its address is of no use changed, at another merchant, or as a script', async () => {
    const { url, id } = await ok(send())
    const other = await ok(send())
    for (const wrong of [`${url}x`, url.slice(0, -1), url.replace(id, other.id)])
      expect((await get(wrong)).statusCode, wrong).toBe(404)
    expect((await get(url, 'oasis.localhost')).statusCode).toBe(404)
    const script = { url, headers: { host: 'aurora.localhost', 'sec-fetch-dest': 'script' } }
    expect((await gateway.app.inject(script)).statusCode).toBe(404)
  })

  test('what is no picture is refused with its reason, and nothing is kept of it', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')
    expect((await send({ data: svg })).answer).toMatchObject({ code: 'PICTURE_REFUSED', params: { reason: 'type' } })
    expect((await send({ data: '' })).answer).toMatchObject({ params: { reason: 'empty' } })
    const large = Buffer.alloc(5 * 1024 * 1024 + 1).toString('base64')
    expect((await send({ data: large })).answer).toMatchObject({ params: { reason: 'bytes', megabytes: 5 } })
    const asVisitor = await gateway.call('uploadPicture', { purpose: 'feedback', data })
    expect(asVisitor.answer).toMatchObject({ code: 'NOT_SIGNED_IN' })
  })

  test('it is used once, by its sender, for what it was sent for; what nothing uses goes after a day', async () => {
    const [stored, slip, left] = [await ok(send()), await ok(send({ purpose: 'slip' })), await ok(send())]
    const take = (id: string, more: object = {}) =>
      database().transaction((tx) => takeUploads(tx, { ...owner(), ...more }, 'feedback', [id], 'feedback 1'))
    await expect(take(stored.id, { memberId: '1' })).rejects.toThrow('NOT_FOUND')
    await expect(take(slip.id)).rejects.toThrow('NOT_FOUND')
    await take(stored.id)
    await expect(take(stored.id)).rejects.toThrow('NOT_FOUND')
    await gateway.gateway.database.everyMerchant.run(`update upload set sent_at = now() - interval '25 hours'`)
    await removeExpired(gateway.gateway.database.everyMerchant, uploadUpkeep)
    expect((await get(stored.url)).statusCode).toBe(200)
    expect((await get(left.url)).statusCode).toBe(404)
  })
})
