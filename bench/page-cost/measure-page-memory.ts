import { get } from './client.ts'
import { type MeasuredGateway, withGateway } from './gateway-process.ts'

const PORT = 3482
/** Enough to fill the page cache. */
const STORM = 3000

/** The memory that many different addresses take in a gateway. */
export interface PageMemory {
  /** The increase of memory in use. */
  readonly grownBytes: number
  /** The greatest size of the page cache meanwhile. */
  readonly cachedBytes: number
}

/** Measures it in a separate gateway. The figures do not depend on other load of the machine. */
export const measurePageMemory = (merchants: readonly string[]): Promise<PageMemory> =>
  withGateway(PORT, (gateway) => storm(gateway, merchants))

/** Paths, queries, hosts and cookies that are all new, each requested many times. */
async function storm(gateway: MeasuredGateway, merchants: readonly string[]): Promise<PageMemory> {
  // Memory for things made once for everybody does not count.
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
