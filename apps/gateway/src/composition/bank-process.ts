import { join } from 'node:path'
import { startChildService } from '../platform/child-service.ts'
import type { Settings } from '../platform/settings.ts'

/** Starts the demonstration's bank as a child process, on its own port and origin. */
export async function startBank(settings: Settings, port: number): Promise<{ stop(): Promise<void> }> {
  const { root, dataDir, logLevel } = settings
  const { bank } = settings.payments
  if (!bank) throw new Error('a bank was started without its settings')
  return startChildService(root, {
    name: 'bank',
    script: 'apps/bank/src/main.ts',
    url: bank.apiUrl,
    environment: {
      BANK_PORT: String(port),
      BANK_SECRET: bank.secret,
      BANK_ORIGIN: bank.pageOrigin,
      DATA_DIR: join(dataDir, 'bank'),
      LOG_LEVEL: logLevel,
    },
  })
}
