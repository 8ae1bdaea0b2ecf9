import type { CDPSession } from 'playwright'

/** Milliseconds of CPU time of a page's main thread. */
export type Cost = {
  /** Everything: script, style, layout, paint. */
  readonly task: number
  readonly style: number
  readonly layout: number
}

const NAMES = { task: 'TaskDuration', style: 'RecalcStyleDuration', layout: 'LayoutDuration' }
const KEYS = Object.keys(NAMES) as (keyof Cost)[]

/** From here on durations are counted in the thread's own CPU time, so that other processes do not count. */
export async function countTicks(session: CDPSession): Promise<void> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
}

/** The main thread's CPU time since the page was opened. */
export async function costUntilNow(session: CDPSession): Promise<Cost> {
  const { metrics } = await session.send('Performance.getMetrics')
  const read = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000
  return fromKeys((key) => read(NAMES[key]))
}

/** The difference between two readings. */
export const costBetween = (before: Cost, after: Cost): Cost => fromKeys((key) => after[key] - before[key])

export const medianCost = (costs: readonly Cost[]): Cost => fromKeys((key) => median(costs.map((cost) => cost[key])))

/** The median; of two in the middle the lower, since noise only ever adds. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[(values.length - 1) >> 1] ?? 0

const fromKeys = (make: (key: keyof Cost) => number): Cost =>
  Object.fromEntries(KEYS.map((key) => [key, make(key)])) as Cost
