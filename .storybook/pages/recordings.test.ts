import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { failureSchema, successSchema } from '@livery/contract/answer'
import type { Call } from '@livery/contract/call'
import { CALLS, type CallName } from '@livery/contract/calls'
import { lobbyQueries } from '@livery/contract/lobby-queries'
import { queryKey } from '@livery/contract/query-key'
import { loadMerchants } from '@livery/merchant/load'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { describe, expect, test } from 'vitest'
import { bootLanguage } from '../../apps/gateway/src/hosts/site.ts'
import type { Recording } from '../../apps/site/src/app/testing/recording.ts'
import { openEasel } from './easel.ts'
import { gatewaySites } from './gateway-sites.ts'
import { recordedAddresses } from './recorded-addresses.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const folder = join(import.meta.dirname, 'recordings')
const AGAIN = 'Record them again: npm run build && npm run storybook:record'

const recordings = readdirSync(folder).map((file) => ({
  file,
  recording: JSON.parse(readFileSync(join(folder, file), 'utf8')) as Recording,
}))
const calls = CALLS as Readonly<Record<string, Call>>

/** What is wrong with a value, by the contract. */
function faults(schema: Parameters<typeof Compile>[0], value: unknown): readonly string[] {
  const validator = Compile(schema)
  return validator.Check(value)
    ? []
    : validator.Errors(value).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

/** The names of all that is in something, and no values. */
function shapeOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]))
}

test('every merchant is recorded in each of its languages, and nobody else', async () => {
  const { merchants } = await loadMerchants(ROOT)
  const wanted = merchants.flatMap(({ id, languages }) => languages.map((code) => `${id}.${code}.json`))
  expect(recordings.map(({ file }) => file).sort(), AGAIN).toEqual(wanted.sort())
})

test('they say of a merchant what the gateway says of it now, be it with other words', async () => {
  const { sites } = await gatewaySites()
  for (const { recording } of recordings) {
    const { merchant, language, capabilities, menus, registration } = recording.boot
    const site = sites.find((one) => one.merchant.id === merchant.id)
    const now = {
      merchant: site?.bootMerchant(language.code),
      language: bootLanguage(language.code),
      capabilities: site?.merchant.capabilities,
      menus: site?.menus,
      registration: site?.merchant.registration,
    }
    expect(shapeOf({ merchant, language, capabilities, menus, registration }), AGAIN).toEqual(shapeOf(now))
  }
})

test('every picture that they name can still be drawn', async () => {
  const { find, close } = await openEasel()
  const addresses = recordedAddresses()
  expect(addresses.length).toBeGreaterThan(100)
  const lost = addresses.filter((address) => find(address) === null)
  await close()
  expect(lost, AGAIN).toEqual([])
})

describe.each(recordings)('$file', ({ file, recording: { boot, answers } }) => {
  test('is of that merchant and language', () => {
    expect(`${boot.merchant.id}.${boot.language.code}.json`).toBe(file)
  })

  test('seeds every call that the lobby makes, each as the contract says', () => {
    const keys = lobbyQueries(boot.language.code, boot.menus.categories).map(({ name, request }) =>
      queryKey(name, request),
    )
    expect(
      boot.queries.map(([key]) => key),
      AGAIN,
    ).toEqual(keys)
    for (const [[name], value] of boot.queries) {
      expect(faults(CALLS[name as CallName].response, value), `${name}. ${AGAIN}`).toEqual([])
    }
    expect(faults(CALLS.systemStatus.response, boot.status), AGAIN).toEqual([])
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
