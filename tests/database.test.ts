import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isTestCode, root, short, sourcesIn, withoutComments } from './architecture/sources.ts'

const DATABASE = join(root, 'apps/gateway/src/platform/database')
const gateway = sourcesIn(['apps'])
  .filter((file) => file.startsWith(join(root, 'apps/gateway/src')))
  .map((file) => ({ file, text: withoutComments(readFileSync(file, 'utf8')) }))
const running = gateway.filter(({ file }) => !isTestCode(file))
const outside = running.filter(({ file }) => !file.startsWith(DATABASE))

/** Files of some sources in which a pattern is found, with what was found. */
function found(sources: typeof gateway, pattern: RegExp): readonly string[] {
  return sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([hit]) => `${short(file)}: ${hit}`))
}

describe('the database', () => {
  test('there is something to look at', () => {
    expect(outside.length).toBeGreaterThan(150)
    expect(found(outside, /\.(?:rows|row|run)\(/g).length).toBeGreaterThan(80)
  })

  test('is reached through Sql only: rows of a pool or a client are of any type one says', () => {
    expect(found(outside, /\bpool\.(?:query|connect)\b|\.query\s*[<(]|\bOpenDatabase\b|from 'pg'/g)).toEqual([
      // Whoever opens the database closes it, too.
      'apps/gateway/src/composition/gateway.ts: OpenDatabase',
      'apps/gateway/src/composition/gateway.ts: OpenDatabase',
    ])
  })

  test('begins and commits transactions in one place', () => {
    const transactions = join(DATABASE, 'transaction.ts')
    const hits = running.filter(({ text }) => /['"`]\s*(?:begin|start transaction|commit)\b/i.test(text))
    expect(hits.map(({ file }) => file)).toEqual([transactions])
  })

  test('shows every merchant’s rows to these files alone', () => {
    expect([...new Set(found(outside, /\beveryMerchant\b/g))]).toEqual([
      // The rounds of a vendor's own wallets are fetched for all merchants; each is then booked at its own merchant.
      'apps/gateway/src/composition/all-handlers.ts: everyMerchant',
      // Releases, events, letters, payload keys, and what operators do.
      'apps/gateway/src/composition/assemble.ts: everyMerchant',
      'apps/gateway/src/composition/routes.ts: everyMerchant',
      // The wallet's function finds the merchant by the session of the game.
      'apps/gateway/src/features/games/seamless-routes.ts: everyMerchant',
      'apps/gateway/src/features/health/routes.ts: everyMerchant',
    ])
  })

  test('is described with Drizzle, and read without it', () => {
    const schema = join(DATABASE, 'schema')
    const described = running.filter(({ file }) => !file.startsWith(schema))
    expect(found(described, /from '(?:drizzle-\w+[^']*|[^']*\/schema\/[^']*)'/g)).toEqual([])
  })

  test('is asked in one case', () => {
    const keywords = /\b(?:SELECT\b|INSERT INTO\b|DELETE FROM\b|UPDATE \w+ SET\b|WHERE \w|VACUUM\b|RETURNING \w)/g
    expect(found(gateway, keywords)).toEqual([])
  })

  test('has functions that are called from one place each', () => {
    const migrations = globSync('migrations/*.sql', { cwd: DATABASE }).map((name) =>
      readFileSync(join(DATABASE, name), 'utf8'),
    )
    const functions = new Set(
      migrations.flatMap((sql) => [...sql.matchAll(/CREATE FUNCTION (\w+)/g)].map(([, name]) => name)),
    )
    expect(functions.size).toBeGreaterThan(20)
    const twice = [...functions].filter((name) => found(running, new RegExp(`\\b${name}\\(`, 'g')).length > 1)
    expect(twice).toEqual([])
  })
})
