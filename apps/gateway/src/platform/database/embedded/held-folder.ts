import { StartupError } from '../../startup-error.ts'
import { heldMessage, holderOf } from './folder-lock.ts'

/** Throws a `StartupError` where another process holds the folder already. */
export function refuseHeldFolder(dataDir: string): void {
  const holder = holderOf(dataDir)
  if (holder) throw new StartupError(heldMessage(dataDir, holder))
}
