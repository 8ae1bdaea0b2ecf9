import type { Rule, Stated } from '../../draft.ts'
import type { maintenance } from './schema.ts'

type File = Stated<typeof maintenance>

/** A closed site should have a message. */
export const maintenanceFaults: Rule<File> = ({ file, merchant }) => {
  if (file.maintenance?.active !== true) return []
  return [
    merchant.faultAt(['maintenance', 'active'], {
      code: 'maintenance.active',
      severity: 'warning',
      message: 'the site is closed: visitors see the maintenance page',
      repair: 'Set it to false to open it',
    }),
  ]
}
