import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LATER } from '@livery/merchant/later-keys'
import type { LoadedRelease } from '@livery/merchant/loaded-release'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { playVendor } from '../../apps/gateway/src/features/games/testing.ts'
import { freePort } from '../../apps/gateway/src/platform/database/testing/cluster.ts'
import { makeDatabase, type TestDatabase } from '../../apps/gateway/src/platform/database/testing/databases.ts'
import { assembleOn, type TestGateway } from '../../apps/gateway/src/testing/assembled.ts'
import { isTestCode, root, sourcesIn, withoutComments } from '../architecture/sources.ts'
import type { Effect } from './effects/effect.ts'
import { FLAG_EFFECTS } from './effects/flags.ts'
import { FORM_EFFECTS } from './effects/form.ts'
import { ADDED, CAPTCHAS, CLIENTS, EFFECTS } from './effects/merchant.ts'
import { FLAG_NAMES, FORM_KEYS, MERCHANT_KEYS } from './keys.ts'
import { answerOf, QUESTIONS, type Respondents, showRelease, signedIn } from './questions.ts'
import { type Files, loadFiles, type Values, valueAt, wholeMerchant, withKeys } from './whole-merchant.ts'

const GOOGLE = 'https://accounts.google.com'

/** The page around the site's markup is the gateway's own. */
const render = async () => ({
  html: '<template data-first-screen-end=""></template>',
  title: 'Title',
  description: 'Description',
  status: 200,
  modules: [],
  unknownIds: [],
  images: [],
})

const effects: Readonly<Record<string, Effect>> = {
  ...EFFECTS,
  ...FORM_EFFECTS,
  ...Object.fromEntries(Object.entries(FLAG_EFFECTS).map(([flag, effect]) => [`flags.${flag}`, effect])),
}
const later = LATER.flatMap(({ keys = [], flags = [] }) => [...keys, ...flags.map((flag) => `flags.${flag}`)])

/** The effects of one kind, found by the property that only this kind has. */
const ofKind = <Key extends string>(key: Key) =>
  Object.entries(effects).filter((entry): entry is [string, Extract<Effect, Record<Key, unknown>>] => key in entry[1])

let own: TestDatabase
let respondents: Respondents
let whole: Files
let vendor: Awaited<ReturnType<typeof playVendor>>
let gateway: TestGateway

beforeAll(async () => {
  playGoogle()
  vendor = await playVendor()
  own = await makeDatabase('postgres')
  const secrets = (ids: readonly string[]) =>
    JSON.stringify(Object.fromEntries(ids.map((id) => [id, `secret-of-${id}`])))
  const environment = {
    ...vendor.environment,
    CALLS_PER_MINUTE: '1000000',
    TRUSTED_PROXIES: '127.0.0.1',
    IDENTITY_PORT: String(await freePort()),
    SOCIAL_SECRETS: secrets(Object.values(CLIENTS)),
    GEETEST_KEYS: secrets(CAPTCHAS),
  }
  gateway = await assembleOn(own, environment, undefined, {
    assets: () => ({ buildId: 'b1', page: () => ({ script: '/assets/entry-1.js', preloads: [], styles: [] }) }),
    developmentHead: async () => null,
    build: async () => ({ render, pageAddress: (path: string) => path.split('?')[0] ?? '/' }),
  })
  const visitors = { gateway, vendor, tokens: { player: '', agent: '' } }
  respondents = { ...visitors, tokens: { player: await signedIn(visitors, 0), agent: await signedIn(visitors, 41) } }
  whole = await wholeMerchant(ADDED)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await gateway?.stop()
  await own?.remove()
  vendor?.stop()
})

/** Answers for Google's discovery document without the network; all other requests pass. */
function playGoogle(): void {
  const { fetch } = globalThis
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, options) =>
    String(input instanceof Request ? input.url : input).startsWith(GOOGLE)
      ? Response.json({ issuer: GOOGLE, authorization_endpoint: `${GOOGLE}/o/oauth2/v2/auth` })
      : fetch(input, options),
  )
}

interface Before {
  readonly files: Files
  readonly release: LoadedRelease
  /** The answers so far, by question. */
  readonly answers: Map<string, string>
}

/** Most comparisons begin with the same files. */
const known = new Map<string, Promise<Before>>()
const beginWith = (files: Files) =>
  known.getOrInsertComputed(JSON.stringify(files), async () => ({
    files,
    release: await loadFiles(files),
    answers: new Map(),
  }))

/** The first question that two merchants answer differently; null if they answer all alike. */
async function differing(before: Files, after: Files): Promise<string | null> {
  const { files, release, answers } = await beginWith(before)
  const changed = await loadFiles(after)
  for (const name of Object.keys(QUESTIONS)) {
    if (!answers.has(name)) {
      await showRelease(respondents, release)
      answers.set(name, await answerOf(respondents, name, files))
    }
    await showRelease(respondents, changed)
    if ((await answerOf(respondents, name, after)) !== answers.get(name)) return name
  }
  return null
}

const changedBy = async (key: string, changed: unknown, given: Values = {}, along: Values = {}) => {
  const before = withKeys(whole, given)
  return differing(before, withKeys(before, { ...along, [key]: changed }))
}

test('each key of the two files and each flag states how its effect is shown, and no other does', () => {
  const keys = [...MERCHANT_KEYS, ...FORM_KEYS, ...FLAG_NAMES.map((flag) => `flags.${flag}`)]
  expect([...Object.keys(effects), ...later].sort()).toEqual(keys.sort())
})

describe('what the site answers changes with', () => {
  test.each(ofKind('changed'))('%s', async (key, { changed, given, along }) => {
    expect(await changedBy(key, changed, given, along)).not.toBeNull()
  })
})

test('what a page hands to the site has a reader there', async () => {
  await showRelease(respondents, await loadFiles(whole))
  const { boot } = JSON.parse(await answerOf(respondents, 'the home page', whole))
  const code = sourcesIn(['apps/site/src', ...['contract', 'locale', 'rules'].map((name) => `packages/${name}/src`)])
    .filter((file) => !isTestCode(file))
    .map((file) => withoutComments(readFileSync(file, 'utf8')))
    .join('\n')
  const names = namesIn({ merchant: boot.merchant, menus: boot.menus, status: boot.status })
  expect(names).toContain('supportWindow')
  expect(names.filter((name) => !new RegExp(`\\.${name}\\b|[{,(]\\s*${name}\\s*[,:=})]`).test(code))).toEqual([])
})

/** The names of the keys of an object and of all in it. */
function namesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap(namesIn))]
  if (typeof value !== 'object' || value === null) return []
  return [...new Set(Object.entries(value).flatMap(([name, inside]) => [name, ...namesIn(inside)]))]
}

describe('every other value is refused of', () => {
  test.each(ofKind('refused'))('%s', async (key, { refused }) => {
    await loadFiles(whole)
    await expect(loadFiles(withKeys(whole, { [key]: refused }))).rejects.toThrow(key)
  })
})

describe('a test of its own shows what changes with', () => {
  test.each(ofKind('title'))('%s', (key, { file, title }) => {
    const text = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''
    expect(text).toContain(`test('${title}'`)
    expect(text).toMatch(new RegExp(`\\b${key.split('.').at(-1)}\\b`))
  })
})

describe('the comparison', () => {
  test('finds no difference between a merchant and its copy', async () => {
    expect(await differing(whole, structuredClone(whole))).toBeNull()
  })

  test.each(later)('finds that nothing reads %s yet', async (key) => {
    const present = valueAt(whole.merchant, key)
    expect(present).toBeDefined()
    const changed = Array.isArray(present)
      ? present.slice(0, -1)
      : typeof present === 'number'
        ? present + 1
        : present !== true
    expect(await changedBy(key, changed)).toBeNull()
  })
})
