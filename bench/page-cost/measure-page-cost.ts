import { setTimeout } from 'node:timers/promises'
import { ReferenceSpeed } from '../reference-speed.ts'
import { get } from './client.ts'
import { type MeasuredGateway, withGateway } from './gateway-process.ts'

const PORT = 3478
const REQUESTS = 50
/**
 * So many, because a page takes about twice as long as the cheapest answer: of two batches the shorter one would more
 * often be the luckier one, and the least of both would not be comparable.
 */
const LIVE_REQUESTS = 2 * REQUESTS
/**
 * The least of many short batches, taken in turn, counts: other load only ever adds, and to an answer of 200 KB more
 * than to a short one.
 */
const ROUNDS = 8
/**
 * A figure over its budget is measured again from the start: a machine that was quick for a moment made the cheapest
 * answer cheaper than it may ever be again. The least of these measurements counts, for the same reason as above.
 */
const MOST_MEASUREMENTS = 12
/** Enough to compile all measured code. */
const WARM_UPS = 3
const COLD_BATCHES = 3
const MOST_COLD_BATCHES = 40
/** A slow phase of the whole machine lasts for a while, so doubtful batches are spread over minutes. */
const PAUSE_IN_DOUBT_MS = 2_500
const WARM_PAUSE_IN_DOUBT_MS = 600
const COLD_RENDERS = 15
/** Batches of renders that compile all code that makes a page, before the measured ones. */
const COLD_WARM_UPS = 2
const BROWSER = 'gzip, deflate, br, zstd'

export interface PageCost {
  /** Milliseconds of processor time of `/health/live`. */
  readonly liveMs: number
  /** The cost of a warm page as a multiple of that, by merchant, then by kind of request. */
  readonly warm: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** The cost of a path without a page, another one each time. */
  readonly missing: Readonly<Record<string, number>>
  /**
   * Milliseconds of processor time for a page that is not cached, including quick compression, at the speed of the
   * reference machine.
   */
  readonly coldMs: Readonly<Record<string, number>>
  /** How much slower than the reference machine this one was meanwhile. */
  readonly slowness: number
}

export interface PageBudget {
  /** The most a warm page may cost, as a multiple of the cheapest answer. */
  readonly warm: number
  /** The most that a page that is not cached may cost, in milliseconds of processor time. */
  readonly coldMs: number
}

/**
 * Measures the cost of pages in a gateway in a separate process, over a real connection, compared with its cheapest
 * answer.
 */
export async function measurePageCost(merchants: readonly string[], budget: PageBudget): Promise<PageCost> {
  return withGateway(PORT, (gateway) => measure(gateway, merchants, budget))
}

async function measure(gateway: MeasuredGateway, merchants: readonly string[], budget: PageBudget): Promise<PageCost> {
  const tags = new Map<string, string>()
  for (const merchant of merchants) tags.set(merchant, await warmUp(merchant))
  const live = () => get(PORT, `${merchants[0]}.localhost`, '/health/live')
  const asks: Record<string, (merchant: string) => Promise<unknown>> = {
    br: (merchant) => page(merchant, { 'accept-encoding': BROWSER }),
    zstd: (merchant) => page(merchant, { 'accept-encoding': 'zstd' }),
    gzip: (merchant) => page(merchant, { 'accept-encoding': 'gzip' }),
    identity: (merchant) => page(merchant),
    304: (merchant) => unchanged(merchant, tags),
  }
  let count = 0
  const missing = (merchant: string) => {
    count += 1
    const path = count % 2 ? `/no/such/page-${count}?q=${count}` : `/game/none/such-${count}`
    return get(PORT, `${merchant}.localhost`, path, { 'accept-encoding': BROWSER })
  }
  for (let warm = 0; warm < WARM_UPS; warm += 1) {
    await cpuMs(gateway, live)
    for (const merchant of merchants) {
      for (const ask of Object.values(asks)) await cpuMs(gateway, () => ask(merchant))
      await cpuMs(gateway, () => missing(merchant))
    }
  }
  const pages = merchants.map((merchant) =>
    Object.entries(asks).map(([kind, ask]) => ({ name: `${merchant} ${kind}`, ask: () => ask(merchant) })),
  )
  const paths = merchants.map((merchant) => ({ name: `${merchant} missing`, ask: () => missing(merchant) }))
  let liveMs = Number.POSITIVE_INFINITY
  const measured = new Map<string, number[]>()
  const measureOnce = async (groups: readonly (readonly MeasuredRequest[])[]) => {
    const costs = await costsOf(gateway, live, groups)
    liveMs = Math.min(liveMs, ...costs.map((cost) => cost.liveMs))
    for (const cost of costs) measured.getOrInsertComputed(cost.name, () => []).push(cost.ms / cost.liveMs)
  }
  const multiple = (name: string) => Number(Math.min(...(measured.get(name) ?? [])).toFixed(2))
  await measureOnce([...pages, paths])
  for (let count = 1; count < MOST_MEASUREMENTS; count += 1) {
    const over = pages.flat().filter(({ name }) => multiple(name) > budget.warm)
    if (over.length === 0) break
    await setTimeout(WARM_PAUSE_IN_DOUBT_MS)
    // What comes first after a pause costs more.
    for (const { ask } of over) await cpuMs(gateway, ask)
    await measureOnce(over.map((request) => [request]))
  }
  for (let warm = 0; warm < COLD_WARM_UPS; warm += 1) for (const merchant of merchants) await cold(gateway, merchant)
  const warm: Record<string, Record<string, number>> = {}
  const missed: Record<string, number> = {}
  const coldMs: Record<string, number> = {}
  const speed = new ReferenceSpeed()
  const coldBatch = async (merchant: string) => {
    speed.measure()
    return cold(gateway, merchant)
  }
  for (const merchant of merchants) {
    warm[merchant] = Object.fromEntries(Object.keys(asks).map((kind) => [kind, multiple(`${merchant} ${kind}`)]))
    missed[merchant] = multiple(`${merchant} missing`)
    coldMs[merchant] = Number.POSITIVE_INFINITY
    for (let batch = 0; batch < COLD_BATCHES; batch += 1)
      coldMs[merchant] = Math.min(coldMs[merchant], await coldBatch(merchant))
  }
  for (let batch = COLD_BATCHES; batch < MOST_COLD_BATCHES; batch += 1) {
    const over = Object.keys(coldMs).filter((merchant) => Number(coldMs[merchant]) / speed.slowness > budget.coldMs)
    if (over.length === 0) break
    await setTimeout(PAUSE_IN_DOUBT_MS)
    for (const merchant of over) {
      // What comes first after a pause costs more.
      await cold(gateway, merchant)
      coldMs[merchant] = Math.min(Number(coldMs[merchant]), await coldBatch(merchant))
    }
  }
  return {
    liveMs,
    warm,
    missing: missed,
    coldMs: Object.fromEntries(
      Object.entries(coldMs).map(([merchant, ms]) => [merchant, Number((ms / speed.slowness).toFixed(1))]),
    ),
    slowness: speed.slowness,
  }
}

interface MeasuredRequest {
  readonly name: string
  readonly ask: () => Promise<unknown>
}

interface Cost {
  readonly name: string
  readonly ms: number
  /** Of the cheapest answer beside it. */
  readonly liveMs: number
}

/**
 * The least cost of each request, and of the cheapest answer beside its group, over rounds in which they take turns.
 */
async function costsOf(
  gateway: MeasuredGateway,
  live: () => Promise<unknown>,
  groups: readonly (readonly MeasuredRequest[])[],
): Promise<readonly Cost[]> {
  const costs = new Map<string, Cost>()
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const group of groups) {
      const besideMs = await cpuMs(gateway, live, LIVE_REQUESTS)
      for (const { name, ask } of group) {
        const known = costs.get(name) ?? { ms: Number.POSITIVE_INFINITY, liveMs: Number.POSITIVE_INFINITY }
        const liveMs = Math.min(known.liveMs, besideMs)
        costs.set(name, { name, liveMs, ms: Math.min(known.ms, await cpuMs(gateway, ask)) })
      }
    }
  }
  return [...costs.values()]
}

async function page(merchant: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await get(PORT, `${merchant}.localhost`, '/', headers)
  if (answer.status !== 200) throw new Error(`${merchant} answered ${answer.status}`)
  return answer
}

/**
 * Requests a page like a browser that has it. When free seats have changed it gets a new page, and continues with that
 * tag.
 */
async function unchanged(merchant: string, tags: Map<string, string>): Promise<void> {
  const ask = () =>
    get(PORT, `${merchant}.localhost`, '/', {
      'accept-encoding': BROWSER,
      'if-none-match': tags.get(merchant) ?? '',
    })
  const changed = await ask()
  if (changed.status === 304) return
  tags.set(merchant, String(changed.headers.etag))
  const { status } = await ask()
  if (status !== 304) throw new Error(`${merchant} answered ${changed.status}, then ${status}`)
}

/** Requests a page until its best compression is ready; returns its tag. */
async function warmUp(merchant: string): Promise<string> {
  for (const encoding of [BROWSER, 'zstd', 'gzip']) {
    for (let tries = 0; ; tries += 1) {
      const { headers } = await page(merchant, { 'accept-encoding': encoding })
      const tag = String(headers.etag)
      if (!tag.includes('quick') && tries > 1) break
      if (tries > 100) throw new Error(`${merchant} has no best compression`)
      await setTimeout(100)
    }
  }
  return String((await page(merchant, { 'accept-encoding': BROWSER })).headers.etag)
}

/** Milliseconds of processor time for a page without any cache, over a batch of them. */
async function cold(gateway: MeasuredGateway, merchant: string): Promise<number> {
  let ms = 0
  for (let count = 0; count < COLD_RENDERS; count += 1) {
    await gateway.ask('forget')
    await gateway.ask('begin')
    await page(merchant, { 'accept-encoding': BROWSER })
    ms += (await gateway.ask('end')) as number
  }
  return ms / COLD_RENDERS
}

/** Milliseconds of the gateway's processor time for one request, over a batch of them. */
async function cpuMs(gateway: MeasuredGateway, ask: () => Promise<unknown>, requests = REQUESTS): Promise<number> {
  await gateway.ask('begin')
  for (let count = 0; count < requests; count += 1) await ask()
  return ((await gateway.ask('end')) as number) / requests
}
