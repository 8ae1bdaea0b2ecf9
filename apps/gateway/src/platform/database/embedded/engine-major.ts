import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The major version of PostgreSQL in the embedded engine, which opens folders of the same one only. */
const ENGINE_MAJOR = '18'

/** Throws for a folder that an engine of another major version made. */
export function refuseOtherMajor(folder: string): void {
  const file = join(folder, 'PG_VERSION')
  const major = existsSync(file) ? readFileSync(file, 'utf8').trim() : ENGINE_MAJOR
  if (major === ENGINE_MAJOR) return
  throw new Error(
    `it was made by PostgreSQL ${major}, and this release has ${ENGINE_MAJOR}. Make a backup with the release that ` +
      'made it (npm run backup), and restore it with this one into an empty DATA_DIR (npm run restore -- <file>).',
  )
}
