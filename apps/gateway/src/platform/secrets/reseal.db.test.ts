import { expect, it } from 'vitest'
import { forEachDatabase } from '../database/testing/databases.ts'
import { reseal } from './reseal.ts'
import { sealed } from './seal.ts'

const OLD = { deploymentSecret: 'the secret of last year', previousSecrets: [] }
const BOTH = { deploymentSecret: 'the secret of this year', previousSecrets: [OLD.deploymentSecret] }
const PEOPLE = 450

forEachDatabase((_kind, database) => {
  it('seals every row anew in one go, in batches, whatever the numbers of the rows', async () => {
    for (let id = 1; id <= PEOPLE; id += 1)
      await database().run(
        `insert into operator (id, name, roles, app_secret) overriding system value values ($1, $2, '{}', $3)`,
        [id, `person ${id}`, sealed(OLD, 'operator-authenticator', Buffer.from('secret'), String(id))],
      )
    const done = await reseal(database(), BOTH, 60_000)
    expect(done).toEqual({ resealed: PEOPLE, left: 0, unreadable: {} })
  })
})
