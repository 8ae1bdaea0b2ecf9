import { join } from 'node:path'
import { startChildService } from '../platform/child-service.ts'
import type { Settings } from '../platform/settings.ts'

/** Starts the demonstration vendor as a child process, on its own port and origin. */
export async function startArcade(settings: Settings, port: number): Promise<{ stop(): Promise<void> }> {
  const { root, dataDir } = settings
  const { arcade } = settings.vendors
  if (!arcade) throw new Error('an arcade was started without its settings')
  return startChildService(root, {
    name: 'arcade',
    script: 'apps/arcade/src/main.ts',
    url: arcade.apiUrl,
    environment: {
      ARCADE_PORT: String(port),
      ARCADE_SECRET: arcade.secret,
      ARCADE_ORIGIN: arcade.gameOrigin,
      DATA_DIR: join(dataDir, 'arcade'),
      LOG_LEVEL: settings.logLevel,
    },
  })
}
