import type { RunningGateway } from './assemble.ts'

const STOP_WITHIN_MS = 10_000

/**
 * Lets load balancers notice, finishes the running requests, closes the database and ends the process; a second signal
 * or a timeout ends it at once.
 */
export function stopOnSignal({ gateway, stop }: RunningGateway): void {
  let stopping = false
  const drained = async () => {
    await gateway.drain.run()
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    await stop()
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      drained().then(
        () => process.exit(0),
        (error: unknown) => {
          gateway.log.error({ err: error }, 'the gateway did not stop cleanly')
          process.exit(1)
        },
      )
    })
  }
}
