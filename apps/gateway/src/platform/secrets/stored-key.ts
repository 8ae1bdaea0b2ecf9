import { randomBytes } from 'node:crypto'
import type { Database } from '../database/connect.ts'
import { bytes } from '../database/row.ts'
import type { KeySettings } from './derived-key.ts'
import { sealed, unsealed } from './seal.ts'

/**
 * A random key that outlives the deployment's secret, because its results cannot be made again. It is made at its first
 * use and stored sealed. Throws where the deployment's secrets do not open it.
 */
export async function storedKey(database: Database, settings: KeySettings, name: string): Promise<Buffer> {
  const made = sealed(settings, 'stored-key', randomBytes(32), name)
  await database.run('insert into stored_key (name, sealed_key) values ($1, $2) on conflict do nothing', [name, made])
  const row = await database.row({ value: bytes }, 'select sealed_key as value from stored_key where name = $1', [name])
  if (!row) throw new Error(`the stored key ${name} was removed while it was read`)
  return unsealed(settings, 'stored-key', row.value, name)
}
