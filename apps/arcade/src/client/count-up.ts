/**
 * Shows an amount growing from one value to another. Ends at once when `skipped` resolves, or with reduced motion.
 * Values are minor units; every shown value is whole.
 */
export function countUp(options: {
  readonly from: bigint
  readonly to: bigint
  readonly durationMs: number
  readonly show: (value: bigint) => void
  readonly tick?: () => void
  readonly skipped?: Promise<void>
}): Promise<void> {
  const { from, to, durationMs, show, tick, skipped } = options
  return new Promise((resolve) => {
    let over = durationMs <= 0
    void skipped?.then(() => {
      over = true
    })
    const start = performance.now()
    let ticked = start
    const frame = (now: number) => {
      const share = over ? 1 : Math.min(1, (now - start) / durationMs)
      const eased = 1 - (1 - share) ** 2
      show(share === 1 ? to : from + ((to - from) * BigInt(Math.round(eased * 10_000))) / 10_000n)
      if (share === 1) return resolve()
      if (now - ticked > 70) {
        ticked = now
        tick?.()
      }
      requestAnimationFrame(frame)
    }
    frame(start)
  })
}
