import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** PostgreSQL clients look for `<folder>/.s.PGSQL.<port>`. */
export const SOCKET_PORT = 5432
export const SOCKET_NAME = `.s.PGSQL.${SOCKET_PORT}`

/** A Unix socket's path has room for about a hundred bytes. */
const PATH_LIMIT = 100

/** The folder of the embedded database's socket: the data folder itself, or a private one where that path is too long. */
export function socketFolder(dataDir: string): string {
  const folder = realpathSync(dataDir)
  if (Buffer.byteLength(join(folder, SOCKET_NAME)) <= PATH_LIMIT) return folder
  const digest = createHash('sha256').update(folder).digest('hex').slice(0, 20)
  const short = join(tmpdir(), `livery-${digest}`)
  mkdirSync(short, { recursive: true, mode: 0o700 })
  return short
}
