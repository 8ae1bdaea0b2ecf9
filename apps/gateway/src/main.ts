import { join } from 'node:path'
import { assemble, type RunningGateway } from './composition/assemble.ts'
import { summary } from './composition/summary.ts'
import { warmPictures } from './features/pictures/warm.ts'
import { readSettings, type Settings } from './platform/settings.ts'
import { StartupError } from './platform/startup-error.ts'

const STOP_WITHIN_MS = 10_000

try {
  const settings = readSettings(process.env, join(import.meta.dirname, '../../..'))
  const running = await assemble(settings)
  await listen(running, settings)
  stopOnSignal(running)
  console.log(summary(running.gateway))
  if (settings.warmPictures) warmPictures(running.gateway)
} catch (error) {
  if (error instanceof StartupError) {
    console.error(error.hint ? `${error.message} ${error.hint}` : error.message)
    process.exit(1)
  }
  throw error
}

async function listen({ app, stop }: RunningGateway, { port, host }: Settings): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    await stop()
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      throw new StartupError(
        `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 10} npm start`,
      )
    }
    if (code === 'EACCES')
      throw new StartupError(`Port ${port} may not be opened by this user. Choose one above 1023 with PORT.`)
    throw error
  }
}

/**
 * Finishes the running requests, closes the database and ends the process; a second signal or a timeout ends it at
 * once.
 */
function stopOnSignal({ gateway, stop }: RunningGateway): void {
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      const timer = setTimeout(() => process.exit(1), STOP_WITHIN_MS)
      timer.unref()
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          gateway.log.error({ err: error }, 'the gateway did not stop cleanly')
          process.exit(1)
        },
      )
    })
  }
}
