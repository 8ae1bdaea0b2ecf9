import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { failureSchema, successSchema } from '@livery/contract/answer'
import type { Call } from '@livery/contract/call'
import { CALLS, type CallName } from '@livery/contract/calls'
import { lobbyQueries } from '@livery/contract/lobby-queries'
import { queryKey } from '@livery/contract/query-key'
import { loadMerchants } from '@livery/merchant/load'
import { settledComposition } from '@livery/theme/composition'
import Type, { type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { describe, expect, test } from 'vitest'
import { pageExtrasOf } from '../../apps/gateway/src/page/page-extras.ts'
import type { Recording } from '../../apps/site/src/app/testing/recording.ts'
import { siteBoots } from './gateway-sites.ts'
import { pictureAddresses } from './picture-addresses.ts'
import { openPictureSource } from './picture-source.ts'
import { recordedLanguages } from './recorded-languages.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const folder = join(import.meta.dirname, 'recordings')
const AGAIN = 'Record them again: npm run build && npm run storybook:record'

const recordings = readdirSync(folder).map((file) => ({
  file,
  recording: JSON.parse(readFileSync(join(folder, file), 'utf8')) as Recording,
}))
const boots = siteBoots()
const calls = CALLS as Readonly<Record<string, Call>>

/** The faults of a value against the contract. */
function faults(schema: TSchema, value: unknown): readonly string[] {
  const validator = Compile(schema)
  return validator.Check(value)
    ? []
    : validator.Errors(value).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

test('a merchant is recorded in its first languages or, while it is new, in none, and nobody else is', async () => {
  const { merchants } = await loadMerchants(ROOT)
  const recorded = merchants.filter(({ id }) => recordings.some(({ file }) => file.startsWith(`${id}.`)))
  expect(recorded.length, AGAIN).toBeGreaterThan(0)
  const expected = recorded.flatMap(({ id, languages }) =>
    recordedLanguages(languages).map((code) => `${id}.${code}.json`),
  )
  expect(recordings.map(({ file }) => file).sort(), AGAIN).toEqual(expected.sort())
})

test('every picture that they name can still be drawn', async () => {
  const { find, close } = await openPictureSource()
  const addresses = await pictureAddresses()
  expect(addresses.length).toBeGreaterThan(100)
  const lost = addresses.filter((address) => find(address) === null)
  await close()
  expect(lost, AGAIN).toEqual([])
})

describe.each(recordings)('$file', ({ file, recording: { queries, answers } }) => {
  test('seeds every call that the lobby makes, each as the contract says', async () => {
    const boot = (await boots)[file.replace(/\.json$/, '')]
    const menus = boot?.menus ?? { categories: [], homeLimits: {} }
    const extras = pageExtrasOf(settledComposition(boot?.composition ?? {}))
    const keys = lobbyQueries(boot?.language.code ?? '', menus, extras).map(({ name, request }) =>
      queryKey(name, request),
    )
    expect(
      queries.map(([key]) => key),
      AGAIN,
    ).toEqual(keys)
    for (const [[name], value] of queries) {
      expect(faults(CALLS[name as CallName].response, value), `${name}. ${AGAIN}`).toEqual([])
    }
  })

  test('answers as the contract says, and whose the token is', () => {
    const names = Object.keys(answers).map((key) => {
      const [method, address = ''] = key.split(' ')
      const path = address.split('?')[0]
      const call = Object.values(calls).find((one) => one.method === method && one.path === path)
      expect(call, `${key} is no call of the contract. ${AGAIN}`).toBeDefined()
      const schema = Type.Union([successSchema(call?.response ?? Type.Never()), failureSchema])
      expect(faults(schema, answers[key]), `${key}. ${AGAIN}`).toEqual([])
      return call?.name
    })
    expect(names, AGAIN).toContain('memberInfo')
  })

  test('holds no token of anybody', () => {
    expect(JSON.stringify(answers)).not.toMatch(/"token":"(?!recorded")/)
  })
})
