import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { demonstrationKey, signBody } from '@livery/contract/seamless'
import { MAIN_WALLET } from '@livery/contract/wallet/main-wallet'
import type { WalletTransferView } from '@livery/contract/wallet/transfers'
import { fromMinor, toMinor } from '@livery/locale/amount'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PurseAnswers } from '../../apps/arcade/src/options.ts'
import { type Arcade, start as startArcade } from '../../apps/arcade/src/server.ts'
import { freePort } from '../../apps/gateway/src/platform/database/testing/cluster.ts'
import { DATABASE_KINDS } from '../../apps/gateway/src/platform/database/testing/databases.ts'
import { until } from './child.ts'
import { KilledCashier } from './killed-cashier.ts'

/** How often each database's gateway is killed while money moves. */
const KILLS = Number(process.env.WALLET_KILLS ?? 2)
const SECRET = 'the-secret-of-a-test'
const MERCHANT = 'aurora'
const CURRENCY = { code: 'PHP', exponent: 2 }
/** Keeps its players' money itself, and knows each transfer by its reference. */
const VENDOR = { id: 'cardinal', code: 'CRD' }
const MEMBERS = 8
const GIFT = 10_000_000n
const MOST_MOVED = 300_000

/** What happens to the vendor's answers shortly before the gateway dies. */
const FATES = ['given', 'given', 'lost', 'lost', 'late', 'closed'] as const

interface Member {
  readonly id: string
  readonly token: string
}

/** One press of a button: what was sent, and the answer's state if one came. */
interface Press {
  readonly member: Member
  readonly request: { readonly key: string; readonly from: string; readonly to: string; readonly amount: string }
  answered: WalletTransferView | null | undefined
}

describe.each(DATABASE_KINDS)('money on its way to and from a vendor’s own wallet, on %s', (kind) => {
  const scratch = mkdtempSync(join(tmpdir(), 'livery-wallets-'))
  let fate: PurseAnswers = () => 'given'
  let arcade: Arcade
  let gateway: KilledCashier
  const members: Member[] = []

  beforeAll(async () => {
    arcade = await startArcade({
      port: 0,
      secret: SECRET,
      dataDir: join(scratch, 'arcade'),
      purseAnswers: (question) => fate(question),
      log: () => undefined,
    })
    gateway = await KilledCashier.on(kind, scratch, await freePort(), {
      PICTURES_DIR: join(scratch, 'pictures'),
      ARCADE_URL: arcade.url,
      ARCADE_SECRET: SECRET,
      BANK_URL: 'http://127.0.0.1:9',
      BANK_SECRET: SECRET,
      LOG_LEVEL: 'silent',
    })
    await gateway.start(MERCHANT)
    for (let count = 0; count < MEMBERS; count += 1) members.push(await makeMember())
  })
  afterAll(async () => {
    await gateway?.end()
    await arcade?.close()
    rmSync(scratch, { recursive: true, force: true })
  })

  async function makeMember(): Promise<Member> {
    const token = randomBytes(32).toString('base64url')
    const [row] = await gateway.sql<{ id: string }>(
      `insert into member (merchant_id, account, nickname, password_hash) values ($1, $2, $2, '') returning id::text as id`,
      [MERCHANT, `w${randomBytes(5).toString('hex')}`],
    )
    const { id } = row!
    await gateway.sql(
      `insert into session (token_hash, merchant_id, member_id, expires_at)
       values (decode($1, 'hex'), $2, $3, now() + interval '9 hours')`,
      [createHash('sha256').update(token).digest('hex'), MERCHANT, id],
    )
    await gateway.sql(
      `select ledger_post($1, 'deposit', $2, '\\x00',
         array[ledger_account_id($1, $3, 2::smallint, 'player', $4), ledger_shared_account_id($1, $3, 2::smallint, 'cash', $5::bigint)],
         array[$6::bigint, -$6::bigint], '{}')`,
      [MERCHANT, `gift ${id}`, CURRENCY.code, id, id, String(GIFT)],
    )
    return { id, token }
  }

  function pressOf(member: Member): Press {
    const goesThere = Math.random() < 0.6
    const amount = fromMinor(BigInt(randomInt(1, MOST_MOVED)), CURRENCY.exponent)
    const [from, to] = goesThere ? [MAIN_WALLET, VENDOR.code] : [VENDOR.code, MAIN_WALLET]
    return { member, request: { key: randomUUID(), from, to, amount }, answered: undefined }
  }

  async function send(press: Press): Promise<void> {
    const { member, request } = press
    const answer = await gateway.call<{ transfer: WalletTransferView | null }>('walletTransfer', request, member.token)
    if (!answer.success) throw new Error(JSON.stringify(answer))
    const before = press.answered
    press.answered = answer.value.transfer
    if (before) expect(press.answered?.reference).toBe(before.reference)
  }

  /** The balance of a purse as the vendor itself states it, without the gateway. */
  async function purseOf({ id }: Member): Promise<bigint> {
    const holder = { merchant: MERCHANT, player: id, currency: CURRENCY.code, decimals: CURRENCY.exponent }
    const body = JSON.stringify({ question: 'balance', ...holder })
    const headers = {
      'content-type': 'application/json',
      ...signBody(demonstrationKey(SECRET, 'purse'), body, Date.now()),
    }
    const answer = await fetch(`${arcade.url}/purse/balance`, { method: 'POST', headers, body })
    return toMinor(((await answer.json()) as { balance: string }).balance, CURRENCY.exponent)
  }

  /** Transfers with an unknown result are queried at once, instead of when a dead gateway's lease ends. */
  const passTime = () => gateway.sql('update job set lease_until = null, due_at = now() where done_at is null')
  const unended = () =>
    gateway.sql(`select reference, state from wallet_transfer where state in ('created', 'sent', 'unknown')`)

  /** Every cent is in the main wallet or at the vendor, and the vendor states the same. */
  async function expectEachCentOnce(): Promise<void> {
    for (const member of members) {
      const rows = await gateway.sql<{ kind: string; minor: string }>(
        `select kind, balance_minor::text as minor from ledger_account
          where merchant_id = $1 and (kind in ('player', 'transit') and owner = $2 or kind = 'vendor' and owner = $3)`,
        [MERCHANT, member.id, `${VENDOR.id}.${member.id}`],
      )
      const of = (name: string) => BigInt(rows.find((row) => row.kind === name)?.minor ?? 0)
      const purse = await purseOf(member)
      const books = { main: of('player'), onItsWay: of('transit'), atVendor: of('vendor') }
      expect(books).toEqual({ main: GIFT - purse, onItsWay: 0n, atVendor: purse })
    }
  }

  /**
   * Each press is one transfer, results that were reported do not change, and the finished transfers add up to the
   * purse.
   */
  async function expectEachTransferOnce(presses: readonly Press[]): Promise<void> {
    const rows = await gateway.sql<{
      request_key: string
      reference: string
      member_id: string
      direction: string
      state: string
      minor: string
    }>(
      `select request_key, reference, member_id::text, direction, state, amount_minor::text as minor from wallet_transfer`,
    )
    for (const { request, answered } of presses) {
      const own = rows.filter(({ request_key }) => request_key === request.key)
      expect(own.map(({ reference }) => reference)).toEqual([answered?.reference])
      const answeredState = answered!.state
      if (answeredState === 'done' || answeredState === 'failed')
        expect([request.key, own[0]!.state]).toEqual([request.key, answeredState])
    }
    for (const member of members) {
      const done = rows.filter(({ member_id, state }) => member_id === member.id && state === 'done')
      const signed = done.map(({ direction, minor }) => (direction === 'in' ? BigInt(minor) : -BigInt(minor)))
      expect(await purseOf(member)).toBe(signed.reduce((sum, minor) => sum + minor, 0n))
    }
  }

  test(
    `killed ${KILLS} times, its answers lost or late: nothing is lost or doubled against the vendor’s purse`,
    async () => {
      const every: Press[] = []
      for (let round = 0; round < KILLS; round += 1) {
        const presses = members.map(pressOf)
        every.push(...presses)
        fate = () => FATES[randomInt(FATES.length)]!
        const sent = Promise.allSettled(presses.map(send))
        await until(() => presses.filter(({ answered }) => answered !== undefined).length > round % 5, 60_000)
        await sleep(Math.random() * 100)
        if (round % 2 === 1) {
          await gateway.killDatabase()
          await sleep(Math.random() * 400)
        }
        await gateway.kill()
        await sent

        fate = () => 'given'
        await gateway.start(MERCHANT)
        // The browser repeats what was not answered, and gets the same transfer if there is one.
        for (const press of presses) if (press.answered === undefined) await send(press)
        await passTime()
        await until(async () => (await unended()).length === 0, 60_000).catch(() => undefined)
        expect(await unended()).toEqual([])
        await expectEachCentOnce()
        await expectEachTransferOnce(every)
        expect(await gateway.ask({ ask: 'books' })).toEqual([])
      }
      const states = await gateway.sql<{ state: string }>('select distinct state from wallet_transfer order by 1')
      expect(states.map(({ state }) => state)).toContain('done')
    },
    (KILLS + 1) * 90_000,
  )
})
