export interface Seen {
  /** Milliseconds since the visit began. */
  firstPaint: number
  largestPaint: number
  /** Cumulative layout shift, the largest session window (web.dev/cls). */
  shift: number
  /** Tasks over 50 ms: when they began, and how long they took. */
  tasks: { at: number; ms: number }[]
}

/** Runs in the page before its own scripts: records the browser's performance entries in `window.seen`. */
export function watch(): void {
  const seen: Seen = { firstPaint: 0, largestPaint: 0, shift: 0, tasks: [] }
  Object.assign(window, { seen })
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  on('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime
  })
  let sum = 0
  let first = 0
  let last = 0
  on('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (hadRecentInput) return
    if (startTime - last > 1_000 || startTime - first > 5_000) {
      sum = 0
      first = startTime
    }
    last = startTime
    sum += value
    seen.shift = Math.max(seen.shift, sum)
  })
  on('longtask', ({ startTime, duration }) => seen.tasks.push({ at: startTime, ms: duration }))
}
