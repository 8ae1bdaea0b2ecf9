import type { FaultText } from '@livery/document/fault'
import { expect, test } from 'vitest'
import type { Place } from './kind/kind.ts'
import { type Leaf, leaf } from './leaf.ts'
import { overridesKind } from './overrides-kind.ts'

const contract = new Map<string, Leaf>([
  ['color.old', leaf('color', 'On its way out.', { deprecated: { since: '1.1', use: 'color.new' } })],
  ['color.odd', leaf('color', 'On its way out, without a successor.', { deprecated: { since: '1.1' } })],
  ['color.new', leaf('color', 'Its successor.', { since: '1.1' })],
])

function read(value: object) {
  const faults: FaultText[] = []
  const place: Place = { child: () => place, fault: (fault) => void faults.push(fault) }
  return { read: overridesKind(false, contract).read(value, place), faults }
}

test('a leaf on its way out still counts, with a warning that names its successor', () => {
  const { read: overrides, faults } = read({ all: { 'color.old': '#fff', 'color.odd': '#000' } })
  expect(Object.keys(overrides?.all ?? {})).toEqual(['color.old', 'color.odd'])
  expect(faults).toEqual([
    {
      code: 'theme.deprecated',
      severity: 'warning',
      message: 'this leaf is deprecated since contract 1.1 and goes with the next one',
      suggestion: '"color.new"',
      repair: 'Rename it',
    },
    expect.objectContaining({ code: 'theme.deprecated', severity: 'warning', repair: 'Remove it' }),
  ])
})

test('an editor strikes it through', () => {
  expect(JSON.stringify(overridesKind(false, contract).json)).toContain(
    '"description":"On its way out.","deprecated":true',
  )
})
