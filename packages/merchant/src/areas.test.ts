import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { AREAS, areaOf } from './areas.ts'

const PACKAGES = join(import.meta.dirname, '../..')

test('every code of a fault belongs to an area by name, and to one only', () => {
  const files = globSync('{merchant,document}/src/**/*.ts', { cwd: PACKAGES }).filter((file) => !/test/.test(file))
  const codes = files.flatMap((file) =>
    [...readFileSync(join(PACKAGES, file), 'utf8').matchAll(/code: '([a-z]+)\.[\w-]+'/g)].map(([, first]) => first),
  )
  const named = Object.values(AREAS).flatMap((area) => area.codes as readonly string[])
  expect(new Set(named).size).toBe(named.length)
  expect(new Set(codes).difference(new Set(named))).toEqual(new Set())
  expect(codes.length).toBeGreaterThan(80)
})

test('a theme’s faults are the theme’s, whatever their code', () => {
  expect(areaOf({ code: 'key.unknown', file: 'themes/tide/theme.json' })).toBe('theme')
  expect(areaOf({ code: 'key.unknown', file: 'merchants/harbour/merchant.json' })).toBe('files')
})
