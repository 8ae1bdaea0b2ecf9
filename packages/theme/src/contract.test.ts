import { describe, expect, test } from 'vitest'
import { contractShape, cssVarName, isLeafId, type LeafId, leafIds, leaves } from './contract.ts'
import { LEAF_TYPES } from './leaf.ts'

describe('the token contract', () => {
  test('has 120 to 200 leaves', () => {
    expect(leafIds.length).toBeGreaterThanOrEqual(120)
    expect(leafIds.length).toBeLessThanOrEqual(200)
  })

  test.each([...leaves])('%s says what it is', (_id, leaf) => {
    expect(LEAF_TYPES).toContain(leaf.type)
    expect(leaf.meaning).toMatch(/^[A-Z0-9].*\.$/)
    expect(leaf.since).toMatch(/^\d+\.\d+$/)
  })

  test('names only leaves in duties, all of them things one can stand on', () => {
    for (const [id, { duty }] of leaves) {
      for (const on of [...(duty?.on ?? []), ...(duty?.shared?.on ?? [])]) {
        expect(isLeafId(on), `${id} on ${on}`).toBe(true)
        expect(['color', 'gradient', 'texture'], `${id} on ${on}`).toContain(leaves.get(on as LeafId)?.type)
      }
    }
  })

  test('gives duties to colours only, 4.5 for what is read and 3 for what is seen', () => {
    const duties = [...leaves.values()].filter((leaf) => leaf.duty)
    expect(duties.length).toBeGreaterThan(60)
    for (const { type, duty } of duties) {
      expect(type).toBe('color')
      expect([3, 4.5]).toContain(duty?.min)
      expect(duty?.on.length).toBeGreaterThan(0)
    }
  })

  test('shows focus on every surface there is', () => {
    // Fills of controls and marks: the focus ring of such an element is drawn around it, on the surface below.
    const control =
      /^(color|gradient)\.(action|secondary|ghost|badge|toggle|tooltip|compliance|focus|text)\b|\.disabledBg$/
    const solid = /^color\.(accent|success|warning|danger|info)\.bg$/
    const grounds = new Set([...leaves.values()].flatMap(({ duty }) => duty?.on ?? []))
    const surfaces = [...grounds].filter((id) => !control.test(id) && !solid.test(id))
    const [ring, halo] = (['color.focus.ring', 'color.focus.halo'] as const).map((id) => leaves.get(id)?.duty)
    const shown = [...(ring?.on ?? []), ...(halo?.shared?.on ?? [])]
    expect(surfaces.length).toBeGreaterThan(20)
    expect(surfaces.filter((id) => !shown.includes(id))).toEqual([])
    expect([ring?.min, halo?.min]).toEqual([3, 3])
  })

  test('has an on-partner for every solid fill', () => {
    for (const id of leafIds.filter((leaf) => /^color\.(?!input|chart|toggle|scrim|skeleton).*[.b]bg$/i.test(leaf))) {
      const legible = [...leaves.values()].some(({ duty }) => duty?.on.includes(id))
      expect(legible, id).toBe(true)
    }
  })

  test('locks what the law or the platform fixes', () => {
    const locked = leafIds.filter((id) => leaves.get(id)?.locked)
    expect(locked).toEqual([
      'color.danger.bg',
      'color.danger.on',
      'color.danger.text',
      'color.danger.soft',
      'color.danger.onSoft',
      'color.compliance.ageBg',
      'color.compliance.ageOn',
    ])
  })

  test('has one CSS name a leaf', () => {
    expect(new Set(leafIds.map(cssVarName)).size).toBe(leafIds.length)
    expect(cssVarName('color.action.hoverBg')).toBe('--lv-color-action-hover-bg')
    expect(cssVarName('space.10')).toBe('--lv-space-10')
    for (const id of leafIds) expect(cssVarName(id)).toMatch(/^--lv-[a-z0-9-]+$/)
  })

  test('has the shape that vanilla-extract wants: nested nulls', () => {
    expect(contractShape.color.action.hoverBg).toBeNull()
    expect(contractShape.space[4]).toBeNull()
    const count = (node: object): number =>
      Object.values(node).reduce<number>((sum, value) => sum + (value === null ? 1 : count(value as object)), 0)
    expect(count(contractShape)).toBe(leafIds.length)
  })
})
