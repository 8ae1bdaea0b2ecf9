import { expect, test } from 'vitest'
import { cssVarName, leafIds } from './contract.ts'
import { namedLeaves, withPageNames } from './page-names.ts'
import { SQUIRCLE_VAR } from './squircle.ts'

test('every leaf of the contract has a name in pages: a new one is added at the end of page-names.json', () => {
  expect(leafIds.filter((id) => !namedLeaves.includes(id))).toEqual([])
  expect(new Set(namedLeaves).size).toBe(namedLeaves.length)
})

test('names in pages keep their places: the list is never sorted, and a leaf that goes leaves its name behind', () => {
  const sample = ['color.canvas', 'color.action.bg', 'space.10', 'tile.lift'] as const
  expect(sample.map((id) => withPageNames(cssVarName(id)))).toEqual(['--1', '--y', '--40', '--5i'])
})

test('names in pages are short, and no two are the same', () => {
  const names = [...leafIds.map(cssVarName), SQUIRCLE_VAR].map(withPageNames)
  for (const name of names) expect(name).toMatch(/^--[a-z0-9]{1,2}$/)
  expect(new Set(names).size).toBe(names.length)
})

test('each variable is replaced where it is declared and where it is used, and nothing else', () => {
  const canvas = withPageNames('--lv-color-canvas')
  expect(withPageNames('.lv-x{--lv-color-canvas:#fff;color:var(--lv-color-canvas);top:var(--lv-unknown)}')).toBe(
    `.lv-x{${canvas}:#fff;color:var(${canvas});top:var(--lv-unknown)}`,
  )
  expect(withPageNames('--lv-color-action-hover-bg')).not.toContain(withPageNames('--lv-color-action-bg'))
})
