import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = join(import.meta.dirname, '..')
/** Components that come with pop-ups and forms, never with a first screen. */
const HEAVY = [
  'accordion',
  'combobox',
  'confirm-dialog',
  'date-range',
  'dialog',
  'drawer',
  'phone-field',
  'popover',
  'tabs',
]

/** The static imports of a module; dynamic imports and types do not count. */
function staticImports(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/^(?:import|export) (?!type )[^'"]*?from '([^']+)'|^import '([^']+)'/gm)].map(
    (match) => (match[1] ?? match[2]) as string,
  )
}

/** Every package that a module loads, directly or through other modules. */
function packagesLoadedBy(file: string, seen = new Set<string>()): ReadonlySet<string> {
  const packages = new Set<string>()
  if (seen.has(file)) return packages
  seen.add(file)
  for (const specifier of staticImports(file)) {
    if (!specifier.startsWith('.')) packages.add(specifier.match(/^(?:@[^/]+\/)?[^/]+/)?.[0] ?? specifier)
    else for (const name of packagesLoadedBy(join(dirname(file), specifier), seen)) packages.add(name)
  }
  return packages
}

const components = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => {
  const [folder, file, ...rest] = name.split('/')
  return rest.length === 0 && file === `${folder}.tsx`
})

test('only what opens and tabs bring Base UI along, and nothing brings Swiper', () => {
  expect(components.length).toBeGreaterThan(25)
  const heavy = components.filter((name) => packagesLoadedBy(join(SOURCES, name)).has('@base-ui/react'))
  expect(heavy.map((name) => dirname(name)).sort()).toEqual(HEAVY)
  expect(components.filter((name) => packagesLoadedBy(join(SOURCES, name)).has('swiper'))).toEqual([])
})

/** Packages that only a few components may need. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  'qr-code': ['uqr'],
  'line-chart': ['d3-array'],
  'bar-chart': ['d3-array'],
}

test('a component needs nothing but React and tokens', () => {
  const allowed = ['react', '@base-ui/react', '@livery/theme', '@vanilla-extract/css']
  const strange = components.flatMap((name) =>
    [...packagesLoadedBy(join(SOURCES, name))]
      .filter((found) => !allowed.includes(found) && !OWN[dirname(name)]?.includes(found))
      .map((found) => `${relative('.', name)}: ${found}`),
  )
  expect(strange).toEqual([])
})
