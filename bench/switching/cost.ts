import type { CDPSession } from 'playwright'

/** Milliseconds of CPU of a page's main thread. */
export type Cost = {
  /** Everything: script, style, layout, paint. */
  readonly task: number
  readonly style: number
  readonly layout: number
}

const NAMES = { task: 'TaskDuration', style: 'RecalcStyleDuration', layout: 'LayoutDuration' }
const KEYS = Object.keys(NAMES) as (keyof Cost)[]

/** Durations are counted in the thread's own ticks from here on, so that what else the machine does costs nothing. */
export async function countTicks(session: CDPSession): Promise<void> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
}

/** What the page's main thread has used since it stands. */
export async function costUntilNow(session: CDPSession): Promise<Cost> {
  const { metrics } = await session.send('Performance.getMetrics')
  const read = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000
  return fromKeys((key) => read(NAMES[key]))
}

/** What lies between two readings. */
export const costBetween = (before: Cost, after: Cost): Cost => fromKeys((key) => after[key] - before[key])

export const medianCost = (costs: readonly Cost[]): Cost => fromKeys((key) => median(costs.map((cost) => cost[key])))

/** The middle one; of two in the middle the lower, since noise only ever adds. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[(values.length - 1) >> 1] ?? 0

const fromKeys = (make: (key: keyof Cost) => number): Cost =>
  Object.fromEntries(KEYS.map((key) => [key, make(key)])) as Cost
