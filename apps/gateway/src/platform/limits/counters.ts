import type { Valkey } from 'iovalkey'
import { type Count, OwnCounters } from './own-counters.ts'
import type { ValkeyLink } from './valkey-link.ts'

/** The place where uses are counted: one process, or all processes together. */
export type CountedWhere = 'own' | 'shared'

/**
 * Counts one use; the first one begins the window. A key that has lost its expiry gets a new one, or it would be
 * limited for ever.
 */
const SCRIPT = `
  local uses = redis.call('INCR', KEYS[1])
  local left = redis.call('PTTL', KEYS[1])
  if left < 0 then
    redis.call('PEXPIRE', KEYS[1], ARGV[1])
    left = tonumber(ARGV[1])
  end
  return {uses, left}`

/**
 * The counters of the limits. With a Valkey all gateways count together. When it is disconnected each gateway uses its
 * own counters, which always count too, so that no limit starts again at that moment.
 */
export class Counters {
  readonly #own = new OwnCounters()
  readonly #link: ValkeyLink | null
  readonly #onCount: (where: CountedWhere) => void

  constructor(link: ValkeyLink | null, onCount: (where: CountedWhere) => void = () => undefined) {
    this.#link = link
    this.#onCount = onCount
  }

  /** Whether counts are shared now; null without a Valkey. */
  get isShared(): boolean | null {
    return this.#link ? this.#link.isUp : null
  }

  async count(key: string, windowMs: number): Promise<Count> {
    const own = this.#own.count(key, windowMs)
    const shared = this.#link ? await this.#link.ask((client) => countIn(client, key, windowMs)) : null
    this.#onCount(shared ? 'shared' : 'own')
    return shared ?? own
  }
}

async function countIn(client: Valkey, key: string, windowMs: number): Promise<Count> {
  const answer = (await client.eval(SCRIPT, 1, `livery:limit:${key}`, windowMs)) as [number, number]
  return { current: answer[0], ttl: answer[1] }
}
