import type { Boot } from '@livery/contract/boot'
import type { SafeStorage } from '../storage/storage.ts'

/** What content hosts need of a visit. */
export interface OfVisit {
  readonly boot: Pick<Boot, 'status'>
  readonly sessionStorage: SafeStorage
}
