import { join } from 'node:path'
import type { RunningGateway } from './composition/assemble.ts'
import { refuseHeldFolder } from './platform/database/embedded/held-folder.ts'
import { listenError, refuseTakenPort } from './platform/http/taken-port.ts'
import { readSettings, type Settings } from './platform/settings.ts'
import { StartupError } from './platform/startup-error.ts'

try {
  const settings = readSettings(process.env, join(import.meta.dirname, '../../..'))
  // This comes before large modules are loaded, so that a second start by mistake costs the machine little.
  if (!settings.databaseUrl) refuseHeldFolder(settings.dataDir)
  await refuseTakenPort(settings)
  const [{ assemble }, { stopOnSignal }, { summary }, { warmPictures }] = await Promise.all([
    import('./composition/assemble.ts'),
    import('./composition/stop-on-signal.ts'),
    import('./composition/summary.ts'),
    import('./features/pictures/warm.ts'),
  ])
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

async function listen({ app, stop }: RunningGateway, settings: Settings): Promise<void> {
  try {
    await app.listen({ port: settings.port, host: settings.host })
  } catch (error) {
    await stop()
    throw listenError(error, settings)
  }
}
