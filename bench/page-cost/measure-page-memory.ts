import { get } from './client.ts'
import { type MeasuredGateway, withGateway } from './gateway-process.ts'

const PORT = 3482
/** Enough to fill the page cache. */
const STORM = 2400

/** What a storm of addresses takes of a gateway's memory. */
export interface PageMemory {
  /** How much more is in use after it than before. */
  readonly grownBytes: number
  /** The most that the page cache held meanwhile. */
  readonly cachedBytes: number
}

/** Measures it in a gateway of its own. The figures do not depend on what the machine does besides. */
export const measurePageMemory = (merchants: readonly string[]): Promise<PageMemory> =>
  withGateway(PORT, (gateway) => storm(gateway, merchants))

/** Paths, queries, hosts and cookies that nobody has asked with before, each of them many times. */
async function storm(gateway: MeasuredGateway, merchants: readonly string[]): Promise<PageMemory> {
  // What is made once, whoever asks, is not what the storm leaves behind.
  for (const merchant of merchants) await get(PORT, `${merchant}.localhost`, '/', { 'accept-encoding': 'br' })
  const before = (await gateway.ask('memory')) as { used: number }
  let largest = 0
  for (let count = 0; count < STORM; count += 1) {
    const merchant = merchants[count % merchants.length]
    const path =
      [
        `/rng?name=n${count}`,
        `/p${count}`,
        `/?u=${count}`,
        `/help?u=${count}&lang=${count}`,
        `/game/v${count}/g${count}`,
      ][count % 5] ?? '/'
    await get(PORT, `${merchant}.localhost`, path, {
      cookie: `mode=m${count}; lang=l${count}; styles=s${count}; x=${count}`,
      'accept-encoding': count % 2 ? 'gzip' : 'br',
    })
    if (count % 100 === 0) {
      const { cached } = (await gateway.ask('memory')) as { cached: number }
      largest = Math.max(largest, cached)
    }
  }
  const { used, cached } = (await gateway.ask('memory')) as { used: number; cached: number }
  return { grownBytes: used - before.used, cachedBytes: Math.max(largest, cached) }
}
