import { timingSafeEqual } from 'node:crypto'
import type { Settings } from '../../../platform/settings.ts'

/** Whether it is the deployment's weak default password (docs/decisions/07); compared in equal time. */
export function isDefault({ defaultPassword }: Pick<Settings, 'defaultPassword'>, password: string): boolean {
  if (defaultPassword === null) return false
  const [given, expected] = [Buffer.from(password), Buffer.from(defaultPassword)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
