// Starts a gateway once on each migrated database and stops it: `node settle.ts <DATABASE_URL> <DATA_DIR>`. It is a
// separate process, because Vitest's setup cannot load every package that Node can.
import { assembleOn } from './assembled.ts'

const [, , databaseUrl = '', dataDir = ''] = process.argv
for (const own of [
  { databaseUrl, dataDir: '' },
  { databaseUrl: null, dataDir },
]) {
  const gateway = await assembleOn(own)
  // Each suite has its own secrets, which would not open this key.
  await gateway.gateway.database.pool.query('delete from stored_key')
  await gateway.stop()
}
process.exit(0)
