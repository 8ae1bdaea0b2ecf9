import { type Call, requestInQuery } from '@livery/contract/call'
import { CALLS, type CallName } from '@livery/contract/calls'
import { ERRORS } from '@livery/contract/errors'
import type { FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSession, tokenHash } from '../members/sessions/session.ts'
import { text } from '../platform/database/row.ts'
import { DATABASE_KINDS, makeDatabase, type TestDatabase } from '../platform/database/testing/databases.ts'
import { ok } from '../testing/answers.ts'
import { assembleOn, encrypt, type TestGateway } from '../testing/assembled.ts'
import { botAnswer } from '../testing/bot-answer.ts'
import { chance, seeded } from '../testing/seeded.ts'
import { drawValue } from '../testing/wild-values.ts'

/**
 * Requests per call as a visitor, and as many as a member. PostgreSQL gets most of them because it answers in a third
 * of the time; the checks of a request run before either database is reached. Both together get 200.
 */
const REQUESTS = { embedded: 10, postgres: 90 } as const
/** The share of requests with a solved puzzle, which costs a hundred times what a request does. */
const SOLVED_SHARE = 0.1
/** After these calls the token may no longer be valid. */
const ENDS_SESSIONS: ReadonlySet<CallName> = new Set(['logout'])
/** Words of the database, of its statements and of the code, which no answer may contain. */
const INSIDES =
  /\bselect\s+[\w*"(].*\sfrom\s|\binsert into\s|\bupdate \w+ set\s|\bdelete from\s|syntax error|relation "|violates (?:unique|foreign|check|not)|(?<![\w-])pg_[a-z]|PGlite|node_modules|\.ts:\d|\n\s+at\s/i

/** A picture's bytes as text: any six letters may stand in it by chance. */
const PICTURE = /[A-Za-z0-9+/]{500,}={0,2}/g

describe.each(DATABASE_KINDS)('random requests to every call of the contract, on %s', (kind) => {
  let own: TestDatabase
  let gateway: TestGateway
  let token = ''
  beforeAll(async () => {
    own = await makeDatabase(kind)
    gateway = await assembleOn(own, { CALLS_PER_MINUTE: '1000000', DEMO: '1' })
  })
  afterAll(async () => {
    await gateway?.stop()
    await own?.remove()
  })

  let addresses = 0
  /** Each request comes from another address, so that the limits by address do not stop the test. */
  function freshAddress(): string {
    addresses += 1
    return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
  }

  let memberId = ''
  /**
   * Signs in once with the password; later sessions of the same member are opened without it, because checking it is
   * slow.
   */
  async function signIn(): Promise<void> {
    const database = gateway.gateway.database.of('aurora')
    if (memberId) {
      const http = { ip: freshAddress(), headers: {} } as FastifyRequest
      const session = { way: 'password', mustChange: false, isProven: true } as const
      token = await openSession(database, { id: memberId, merchantId: 'aurora' }, session, http)
      return
    }
    const site = gateway.gateway.registry.sites.find(({ merchant }) => merchant.id === 'aurora')
    const player = site?.merchant.demo.accounts.find(({ kind }) => kind === 'player')
    if (!player) throw new Error('aurora has no demo account')
    const { username, password } = player
    const ip = freshAddress()
    const verification = await botAnswer(gateway, { ip })
    token = (await ok(gateway.call('loginV2', { type: 'username', username, password, verification }, { ip }))).token
    const row = await database.row({ id: text }, 'select member_id::text as id from session where token_hash = $1', [
      tokenHash(token),
    ])
    memberId = row?.id ?? ''
  }

  test.each(Object.keys(CALLS) as CallName[])('%s answers each with success or one of its errors', async (name) => {
    const call: Call = CALLS[name]
    const random = seeded(`${name} ${kind}`)
    for (let n = 0; n < REQUESTS[kind] * 2; n += 1) {
      const isMember = n % 2 === 1
      if (isMember && token === '') await signIn()
      const request = await requestFor(call, random)
      const response = await send(call, request, isMember ? token : undefined)
      const exchange = `${JSON.stringify(request).slice(0, 300)} → ${response.statusCode} ${response.body.slice(0, 300)}`
      expect(response.statusCode, exchange).toBeLessThan(500)
      expect(response.body.replace(PICTURE, ''), exchange).not.toMatch(INSIDES)
      const { success, code } = response.json()
      if (!success) expect(Object.keys(ERRORS), exchange).toContain(code)
      // The call itself may end the session; the next request then opens another one.
      if (isMember && (ENDS_SESSIONS.has(name) || code === 'NOT_SIGNED_IN')) token = ''
    }
  })

  async function requestFor(call: Call, random: () => number): Promise<Record<string, unknown>> {
    const request = drawValue(call.request as TSchema, random) as Record<string, unknown>
    for (const name of ['verification', 'geetest']) {
      if (!(name in call.request.properties) || !chance(random, SOLVED_SHARE)) continue
      request[name] = await botAnswer(gateway, { ip: freshAddress() })
    }
    return request
  }

  async function send(call: Call, request: Record<string, unknown>, session: string | undefined) {
    const { method, path, encrypted, form } = call
    const type = encrypted ? 'application/jose' : form ? 'application/x-www-form-urlencoded' : 'application/json'
    const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
    const pairs = Object.entries(request).map(([key, value]): [string, string] => [key, asText(value)])
    return await gateway.app.inject({
      method,
      url: requestInQuery(method) ? `${path}?${new URLSearchParams(pairs)}` : path,
      remoteAddress: freshAddress(),
      headers: {
        host: 'aurora.localhost',
        ...(requestInQuery(method) ? {} : { 'content-type': type }),
        ...(session ? { authorization: `Bearer ${session}` } : {}),
      },
      ...(requestInQuery(method)
        ? {}
        : {
            payload: encrypted
              ? await encrypt(gateway, request)
              : form
                ? new URLSearchParams(pairs).toString()
                : JSON.stringify(request),
          }),
    })
  }
})
