import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { RequestOf } from '@livery/contract/call'
import type { CallName, Calls } from '@livery/contract/calls'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { deposit } from '../../../ledger/deposit.ts'
import { decideDocument } from '../../../ledger/withdrawals/documents.ts'
import { askPlayer, moveWithdrawal } from '../../../ledger/withdrawals/machine.ts'
import { DATABASE_KINDS, makeDatabase, type TestDatabase } from '../../../platform/database/testing/databases.ts'
import { assembleOn, type TestGateway } from '../../../testing/assembled.ts'
import { type PayoutPeer, startPayoutPeer } from './testing/payout-peer.ts'

// Withdrawals from 1,000 on are stopped until two documents are sent.
const MERCHANT = 'carmine'
const HOST = 'carmine.localhost'
const PASSWORD = '471108'

describe.each(DATABASE_KINDS)('documents of withdrawals, on %s', (kind) => {
  let own: TestDatabase
  let gateway: TestGateway
  let peer: PayoutPeer
  let data = ''
  beforeAll(async () => {
    own = await makeDatabase(kind)
    gateway = await assembleOn(own)
    peer = await startPayoutPeer()
    vi.spyOn(gateway.gateway.payoutWays, 'of').mockImplementation(() => [peer.way])
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#963' } })
    data = (await picture.png().toBuffer()).toString('base64')
  })
  afterAll(async () => {
    await gateway?.stop()
    await own?.remove()
    await peer?.close()
  })

  const pool = () => gateway.gateway.database.pool
  const database = () => gateway.gateway.database.of(MERCHANT)
  const call = <Name extends CallName>(token: string, name: Name, request: RequestOf<Calls[Name]>) =>
    gateway.call(name, request, { host: HOST, token, ip: `127.2.0.${token.charCodeAt(0)}` })
  const value = async <Name extends CallName>(token: string, name: Name, request: RequestOf<Calls[Name]>) => {
    const { answer } = await call(token, name, request)
    if (!answer.success) throw new Error(`${name}: ${JSON.stringify(answer)}`)
    return answer.value
  }
  const member = async () => {
    const account = `doc${randomBytes(5).toString('hex')}`
    const { rows } = await pool().query<{ id: string }>(
      `insert into member (merchant_id, account, nickname, password_hash) values ($1, $2, $2, '') returning id::text as id`,
      [MERCHANT, account],
    )
    const memberId = rows[0]!.id
    const token = randomBytes(32).toString('base64url')
    await pool().query(
      `insert into session (token_hash, merchant_id, member_id, expires_at, proven_at)
       values ($1, $2, $3, now() + interval '1 hour', now())`,
      [createHash('sha256').update(token).digest(), MERCHANT, memberId],
    )
    const currency = { code: 'EUR', exponent: 2 }
    await deposit(database(), { merchantId: MERCHANT, memberId, currency, amountMinor: 10_000_000n, key: account })
    await value(token, 'setWithdrawalPassword', { password: PASSWORD })
    const fields = { bank: 'bdo', account: String(10_000_000 + Number(memberId)), holder: 'Ana Cruz' }
    const payee = (await value(token, 'addPayee', { way: 'test-bank', fields, password: PASSWORD })).id
    return { token, memberId, payee }
  }
  type Member = Awaited<ReturnType<typeof member>>
  const withdraw = ({ token, payee }: Member) =>
    value(token, 'requestWithdrawal', { key: randomUUID(), payee, amount: '1000', password: PASSWORD })
  const upload = async (token: string) => (await value(token, 'uploadPicture', { purpose: 'document', data })).id
  const decide = (
    reference: string,
    number: number,
    attempt: number,
    state: 'accepted' | 'refused',
    words = 'because',
  ) => decideDocument(database(), { merchantId: MERCHANT, reference, number, attempt, state, operator: 'ana', words })

  test('a check that stops a withdrawal asks for its documents, but for what was accepted before', async () => {
    const one = await member()
    const first = await withdraw(one)
    expect(first.next).toBe('you')
    expect(first.documents).toMatchObject([
      { number: 1, what: 'documentIdentity', state: 'wanted', pictures: [], words: null },
      { number: 2, what: 'documentSource', state: 'wanted' },
    ])
    expect(first.steps.slice(-2)).toMatchObject([
      { actor: 'platform', document: { what: 'documentIdentity', became: 'wanted' } },
      { actor: 'platform', document: { what: 'documentSource', became: 'wanted' } },
    ])
    const pictures = [await upload(one.token)]
    await value(one.token, 'sendDocument', { reference: first.reference, number: 1, pictures })
    expect(await decide(first.reference, 1, 1, 'accepted')).toBe('OK')
    expect((await withdraw(one)).documents.map(({ what }) => what)).toEqual(['documentSource'])
  })

  test('what is asked is sent, refused with words, sent anew and accepted; the timeline says who acts next', async () => {
    const one = await member()
    const { reference } = await withdraw(one)
    const { token } = one
    expect((await call(token, 'sendDocument', { reference, number: 1, pictures: [] })).answer).toMatchObject({
      code: 'VALIDATION',
      fields: [{ field: 'pictures', code: 'required' }],
    })
    const pictures = [await upload(token), await upload(token)]
    const sent = await value(token, 'sendDocument', { reference, number: 1, pictures, note: ' both sides ' })
    expect(sent.documents[0]).toMatchObject({ state: 'sent', note: 'both sides', pictures: [{ width: 40 }, {}] })
    const shown = await gateway.app.inject({
      url: sent.documents[0]!.pictures[0]!.url,
      headers: { host: HOST },
    })
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png'])
    // A document is never sent twice, and no operator decides about one without looking at it.
    expect(
      (await call(token, 'sendDocument', { reference, number: 1, pictures: [], note: 'again' })).answer,
    ).toMatchObject({
      code: 'WITHDRAWAL_REFUSED',
    })
    expect(await decide(reference, 1, 2, 'accepted')).toBe('PAYMENT_STATE_CHANGED')
    expect(sent.next).toBe('you')
    const listed = async () => (await value(token, 'withdrawals', {})).withdrawals[0]!.next
    expect(await listed()).toBe('you')
    const last = await value(token, 'sendDocument', { reference, number: 2, pictures: [], note: 'my salary' })
    expect([last.next, await listed()]).toEqual(['us', 'us'])
    expect(await decide(reference, 1, 1, 'refused', 'documentUnreadable')).toBe('OK')
    const refused = await value(token, 'withdrawal', { reference })
    expect(refused).toMatchObject({
      next: 'you',
      documents: [{ state: 'refused', words: 'documentUnreadable' }, { state: 'sent' }],
    })
    expect(refused.steps.at(-1)).toMatchObject({
      ...{ state: 'review', actor: 'operator', reason: 'documentUnreadable' },
      document: { what: 'documentIdentity', became: 'refused' },
    })
    const anew = await value(token, 'sendDocument', { reference, number: 1, pictures: [await upload(token)] })
    expect(anew.documents[0]).toMatchObject({ state: 'sent', words: null, note: null })
    expect(anew.documents[0]!.pictures).toHaveLength(1)
    const both = await Promise.all([decide(reference, 1, 2, 'accepted'), decide(reference, 1, 2, 'refused')])
    expect(both.sort()).toEqual(['OK', 'PAYMENT_STATE_CHANGED'])
  })

  test('nobody else’s withdrawal takes a document, no picture of others or for something else is taken, and what is decided waits for none', async () => {
    const [one, other] = [await member(), await member()]
    const { reference } = await withdraw(one)
    const send = (token: string, pictures: string[], number = 1) =>
      call(token, 'sendDocument', { reference, number, pictures })
    expect((await send(other.token, [await upload(other.token)])).answer).toMatchObject({ code: 'NOT_FOUND' })
    expect((await send(one.token, [await upload(other.token)])).answer).toMatchObject({ code: 'NOT_FOUND' })
    const slip = (await value(one.token, 'uploadPicture', { purpose: 'slip', data })).id
    expect((await send(one.token, [slip])).answer).toMatchObject({ code: 'NOT_FOUND' })
    expect((await send(one.token, [await upload(one.token)], 9)).answer).toMatchObject({ code: 'NOT_FOUND' })
    expect((await value(one.token, 'withdrawal', { reference })).documents[0]).toMatchObject({ state: 'wanted' })
    await moveWithdrawal(database(), {
      merchantId: MERCHANT,
      reference,
      from: ['review'],
      to: 'rejected',
      actor: 'ana',
    })
    expect((await send(one.token, [await upload(one.token)])).answer).toMatchObject({ code: 'WITHDRAWAL_REFUSED' })
    expect(await askPlayer(database(), MERCHANT, reference, 'ana', 'documentAddress')).toBe('PAYMENT_STATE_CHANGED')
    expect(await value(one.token, 'withdrawal', { reference })).toMatchObject({ next: null })
  })

  test('pressed twice at once, a document is sent once, and asked twice it is asked once', async () => {
    const one = await member()
    const { reference } = await withdraw(one)
    const pictures = [await upload(one.token)]
    const answers = await Promise.all(
      [1, 2, 3].map(() => call(one.token, 'sendDocument', { reference, number: 1, pictures })),
    )
    expect(answers.filter(({ answer }) => answer.success)).toHaveLength(1)
    await Promise.all([1, 2].map(() => askPlayer(database(), MERCHANT, reference, 'ana', 'Please say why you moved.')))
    expect(
      (await value(one.token, 'withdrawal', { reference })).documents.map(({ what, state }) => [what, state]),
    ).toEqual([
      ['documentIdentity', 'sent'],
      ['documentSource', 'wanted'],
      ['Please say why you moved.', 'wanted'],
    ])
  })
})
