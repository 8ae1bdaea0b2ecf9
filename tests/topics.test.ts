import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MODULES } from '@livery/contract/call'
import { CALLS } from '@livery/contract/calls'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const CONTRACT = join(ROOT, 'packages', 'contract', 'src')
const FEATURES = join(ROOT, 'apps', 'gateway', 'src', 'features')
const SITE = join(ROOT, 'apps', 'site', 'src')

/** The file of the contract that declares each call, without its ending. */
const declaredIn = new Map(
  globSync('**/*.ts', { cwd: CONTRACT }).flatMap((file) =>
    [...readFileSync(join(CONTRACT, file), 'utf8').matchAll(/^export const (\w+) = defineCall\(/gm)].map(
      ([, name = '']) => [name, file.replace(/\.ts$/, '').replaceAll('\\', '/')] as const,
    ),
  ),
)

test('a call stands in the contract in the file or the folder of its module', () => {
  const wrong = Object.values(CALLS).filter(({ name, module }) => {
    const file = declaredIn.get(name)
    return file !== module && !file?.startsWith(`${module}/`)
  })
  expect(wrong.map(({ name, module }) => `${name} of ${module} is in ${declaredIn.get(name)}`)).toEqual([])
})

test.each(MODULES)('the site has a folder for %s', (module) => {
  expect(['features', 'shared'].some((layer) => existsSync(join(SITE, layer, module)))).toBe(true)
})

test('the gateway answers each call in the folder of its module', () => {
  const wrong = Object.values(CALLS).filter(({ name, module }) => {
    const files = globSync(`${module}/**/handlers.ts`, { cwd: FEATURES })
    // Games of a vendor have handlers of their own beside the others.
    const sources = [...files, ...globSync(`${module}/*-games.ts`, { cwd: FEATURES })]
    return !sources.some((file) => new RegExp(`^ +${name}: `, 'm').test(readFileSync(join(FEATURES, file), 'utf8')))
  })
  expect(wrong.map(({ name, module }) => `${name} is not in ${module}`)).toEqual([])
})
