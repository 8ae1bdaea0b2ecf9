import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parseDocument } from '@livery/document/parse-document'
import { describe, expect, test } from 'vitest'
import { compileTheme } from '../compile-theme.ts'
import { CONTRACT_VERSION, isLeafId, type LeafId, leaves } from '../contract.ts'
import { migrate } from './migrate.ts'
import { migrations } from './registry.ts'

const fixtures = new URL('../../fixtures/', import.meta.url)
const textOf = (path: string) => readFileSync(new URL(path, fixtures), 'utf8')
const later = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true }) > 0
/** Contracts that were released; their `leaves.json` must never change again. */
const released = readdirSync(new URL('contracts/', fixtures))
const gone = new Set(migrations.flatMap(({ removed = {} }) => Object.keys(removed)))

describe.each(released)('what was released as contract %s', (version) => {
  test('still has each of its leaves, of the same type, or a migration that took it out', () => {
    const former = JSON.parse(textOf(`contracts/${version}/leaves.json`)) as Record<string, string>
    const lost = Object.keys(former).filter((id) => !isLeafId(id) && !gone.has(id))
    expect(lost).toEqual([])
    for (const [id, type] of Object.entries(former)) if (isLeafId(id)) expect(leaves.get(id)?.type, id).toBe(type)
  })

  test('is the release that its leaves say brought them', () => {
    const former = JSON.parse(textOf(`contracts/${version}/leaves.json`)) as Record<string, string>
    for (const [id, leaf] of leaves) expect(id in former, id).toBe(!later(leaf.since, version))
  })

  test('is a theme still: a file that sets every leaf of it compiles to every leaf of the present contract', () => {
    const result = compileTheme({ id: 'old', file: 'old.json', text: textOf(`contracts/${version}/every-leaf.json`) })
    expect(result.ok ? [] : result.faults).toEqual([])
    expect(result.ok && Object.keys(result.theme.values.light).sort()).toEqual([...leaves.keys()].sort())
  })
})

describe('the contract', () => {
  test('is recorded once released', () => {
    expect(released).toContain(CONTRACT_VERSION)
  })

  test('deprecates a leaf in favour of one that stays, before a migration takes it out', () => {
    for (const [id, { deprecated, since }] of leaves) {
      if (!deprecated) continue
      expect(later(deprecated.since, since), id).toBe(true)
      if (deprecated.use === undefined) continue
      expect(isLeafId(deprecated.use), id).toBe(true)
      expect(leaves.get(deprecated.use as LeafId)?.deprecated, id).toBeUndefined()
    }
    for (const id of gone) expect(isLeafId(id), id).toBe(false)
  })
})

describe('migrations', () => {
  test('are numbered, follow on each other up to the present contract, and say what they do', () => {
    expect(migrations.map(({ number }) => number)).toEqual(migrations.map((_, index) => index + 1))
    migrations.forEach(({ from, to, meaning }, index) => {
      expect(meaning).toMatch(/\.$/)
      expect(to).toBe(migrations[index + 1]?.from ?? CONTRACT_VERSION)
      expect(released).toContain(from)
    })
  })

  test('each carry their fixture over', () => {
    for (const { number, to } of migrations) {
      const folder = `migrations/${String(number).padStart(4, '0')}/`
      expect(existsSync(new URL(folder, fixtures)), folder).toBe(true)
      const { value } = migrate(
        parseDocument('before.json', textOf(`${folder}before.json`)),
        [migrations[number - 1] as (typeof migrations)[number]],
        to,
      )
      expect(JSON.parse(JSON.stringify(value))).toEqual(JSON.parse(textOf(`${folder}after.json`)))
    }
  })
})
