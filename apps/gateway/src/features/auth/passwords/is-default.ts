import { constantTimeEqual } from '@livery/contract/constant-time-equal'
import type { Settings } from '../../../platform/settings.ts'

/** Whether it is the deployment's weak default password (docs/decisions/07); compared in constant time. */
export function isDefault({ defaultPassword }: Pick<Settings, 'defaultPassword'>, password: string): boolean {
  return defaultPassword !== null && constantTimeEqual(password, defaultPassword)
}
