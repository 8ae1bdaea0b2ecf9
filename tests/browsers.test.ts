import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isTestCode, short, sourcesIn, withoutComments } from './architecture/sources.ts'

/**
 * Methods that one of the oldest browsers of `packages/ui/src/browsers.ts` lacks, by the tables of MDN. The build
 * writes new syntax in an older one, but adds no method, and the tests run in the newest browser only.
 */
const TOO_NEW: readonly RegExp[] = [
  /\.getOrInsert(Computed)?\(/,
  /\bURL\.parse\(/,
  /\bPromise\.try\(/,
  /\bRegExp\.escape\(/,
  /\bMath\.sumPrecise\(/,
  /\bError\.isError\(/,
  /\bIterator\.(from|concat)\(/,
  /\.(values|keys|entries)\(\)\s*\.(map|filter|find|some|every|reduce|flatMap|take|drop|toArray|forEach)\(/,
  /\b(Temporal|Intl\.DurationFormat)\b/,
  /\.(toBase64|toHex|setFromBase64|setFromHex)\(/,
  /\bUint8Array\.from(Base64|Hex)\(/,
  /\bdocument\.startViewTransition\b/,
]

const IN_BROWSER = [
  'apps/site/src',
  ...['ui', 'contract', 'rules', 'locale', 'payees'].map((name) => `packages/${name}/src`),
]

test('the browser is asked for no method that the oldest browsers lack', () => {
  const sources = sourcesIn(IN_BROWSER).filter((file) => !isTestCode(file))
  const found = sources.flatMap((file) => {
    const code = withoutComments(readFileSync(file, 'utf8'))
    return TOO_NEW.flatMap((method) => (method.test(code) ? [`${short(file)}: ${method.exec(code)?.[0]}`] : []))
  })
  expect(sources.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})
