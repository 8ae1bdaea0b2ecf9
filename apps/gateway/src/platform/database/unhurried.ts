import pg from 'pg'
import { type OpenDatabase, UNHURRIED } from './connect.ts'

/** Does something on an own connection, as the tables' owner, for work that may take long: migrations, copies. */
export async function onUnhurriedConnection<Result>(
  database: OpenDatabase,
  act: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ ...database.pool.options, ...UNHURRIED })
  // When the connection is lost, the running statement reports it.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}
