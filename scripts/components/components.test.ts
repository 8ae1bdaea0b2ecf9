import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { licenceFaults } from './licences.ts'
import { type LockedPackage, lockedPackages, readLocked } from './locked.ts'
import { readReleaseDates, releaseFaults, releaseOf } from './release-dates.ts'
import { sbomOf } from './sbom.ts'

const root = join(import.meta.dirname, '../..')
const read = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'))
const packages = readLocked(join(root, 'package-lock.json'))
const named = (list: readonly LockedPackage[]) => list.map(releaseOf)

describe('the packages of others', () => {
  test('have licences that the product may carry', () => {
    expect(packages.length).toBeGreaterThan(500)
    expect(licenceFaults(packages)).toEqual([])
  })

  test('say the same licence where they are installed as in the lock file', () => {
    const other = packages.flatMap(({ path, name, version, licence }) => {
      const [file] = globSync(join(path, 'package.json'), { cwd: root })
      const stated = file && read(file)
      if (!stated || stated.version !== version || licence === null) return []
      const { license } = stated
      const words = typeof license === 'object' ? license.type : license
      return words === undefined || words === licence ? [] : [`${name}: ${words}, and ${licence} in the lock file`]
    })
    expect(other).toEqual([])
  })

  test('are known by the hash of their file, and come from the registry that npm is set to', () => {
    expect(named(packages.filter(({ integrity }) => !integrity?.startsWith('sha512-')))).toEqual([])
    expect(named(packages.filter(({ resolved }) => resolved !== null))).toEqual([])
  })

  test('are asked for in exact versions', () => {
    const loose = globSync(['package.json', '{apps,packages}/*/package.json', 'bench/package.json'], {
      cwd: root,
    }).flatMap((file) => {
      const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = read(file)
      const ranges = Object.entries<string>({ ...dependencies, ...devDependencies, ...optionalDependencies })
      return ranges
        .filter(([name, version]) => !/^\d+\.\d+\.\d+[-.\w]*$/.test(version) && !name.startsWith('@livery/'))
        .map(([name, version]) => `${file}: ${name} ${version}`)
    })
    expect(loose).toEqual([])
  })

  test('were public for a week when they were added', () => {
    expect(releaseFaults(packages, readReleaseDates())).toEqual([])
  })

  test('run no scripts when they are installed, but for the pinned Node', () => {
    expect(read('package.json').allowScripts).toEqual({ node: true })
  })
})

describe('a release date', () => {
  const dates = (published: string) => ({ 'x@1.0.0': { published, lookedUp: '2026-11-23' } })

  test('of a week ago is old enough', () => {
    expect(releaseFaults([one('MIT')], dates('2026-11-16'))).toEqual([])
  })
  test('of six days ago is not', () => {
    expect(releaseFaults([one('MIT')], dates('2026-11-17'))).toEqual([
      'x@1.0.0: 6 days old when it was added, at least 7',
    ])
  })
  test('that nobody has looked up is a fault, and so is one of a package that has gone', () => {
    expect(releaseFaults([one('MIT')], {})).toHaveLength(1)
    expect(releaseFaults([], dates('2026-01-01'))).toHaveLength(1)
  })
})

describe('a licence', () => {
  test.each(['MIT', '(MPL-2.0 OR Apache-2.0)', 'MIT or MPL-2.0', 'MIT AND ISC'])(
    '%s is allowed in the product',
    (licence) => {
      expect(licenceFaults([one(licence)])).toEqual([])
    },
  )
  test.each(['GPL-3.0-only', 'MPL-2.0', 'MIT AND LGPL-3.0-or-later', 'SEE LICENSE IN LICENSE', null])(
    '%s is not',
    (licence) => {
      expect(licenceFaults([one(licence)])).toHaveLength(1)
    },
  )
  test('MPL-2.0 is allowed for what only makes the product', () => {
    expect(licenceFaults([one('MPL-2.0', true)])).toEqual([])
  })
})

describe('the list of components', () => {
  test('names every package once, with its version, licence and hash', () => {
    const { components, bomFormat } = sbomOf(packages, { name: 'livery', version: '0.1.0' })
    expect(bomFormat).toBe('CycloneDX')
    expect(new Set(components.map((one) => one['bom-ref'])).size).toBe(packages.length)
    expect(components.filter(({ licenses, hashes, version }) => !licenses[0] || !hashes[0] || !version)).toEqual([])
    const pg = components.find(({ name }) => name === 'pg')
    expect(pg).toMatchObject({ scope: 'required', licenses: [{ license: { id: 'MIT' } }] })
    expect(pg?.purl).toMatch(/^pkg:npm\/pg@\d/)
  })

  test('says which copy of a package another one uses', () => {
    const lock = {
      packages: {
        '': {},
        'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { b: '1', c: '1' } },
        'node_modules/a/node_modules/b': { version: '1.0.0', license: 'MIT', dependencies: { c: '1' } },
        'node_modules/b': { version: '2.0.0', license: 'MIT', dev: true },
        'node_modules/c': { version: '1.0.0', license: 'MIT' },
        'apps/site': { version: '1.0.0' },
      },
    }
    const { components, dependencies } = sbomOf(lockedPackages(JSON.stringify(lock)), { name: 'x', version: '1' })
    expect(components.map(({ purl, scope }) => `${purl} ${scope}`)).toContain('pkg:npm/b@2.0.0 excluded')
    expect(dependencies.map(({ dependsOn }) => dependsOn)).toEqual([
      ['pkg:npm/b@1.0.0#node_modules/a/node_modules/b', 'pkg:npm/c@1.0.0#node_modules/c'],
      ['pkg:npm/c@1.0.0#node_modules/c'],
      [],
      [],
    ])
  })
})

function one(licence: string | null, isDevelopment = false): LockedPackage {
  return {
    path: 'node_modules/x',
    name: 'x',
    version: '1.0.0',
    licence,
    integrity: null,
    resolved: null,
    isDevelopment,
    isOptional: false,
    hasInstallScript: false,
    dependencies: [],
  }
}
