import { contrast } from '@livery/artwork/brand/stand-out'
import { schemes } from '@livery/artwork/schemes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coloursOf } from './colours.ts'

const brands = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
const anyScheme = fc.constantFrom(...Object.values(schemes))

describe.each(['light', 'dark'] as const)('a game’s page in %s', (mode) => {
  it('has the merchant’s colour on its table and panels, and keeps its own on the stage', () => {
    const [violet, green] = ['#7c3aed', '#15a34a'].map((brand) => coloursOf(schemes.lagoon, mode, brand))
    for (const name of ['panel', 'raised', 'line', 'felt', 'felt-edge', 'accent'])
      expect(violet?.[`c-${name}`], name).not.toBe(green?.[`c-${name}`])
    for (const name of ['ground', 'reel-top', 'reel-mid', 'reel-line', 'glow', 'gold', 'card'])
      expect(violet?.[`c-${name}`], name).toBe(green?.[`c-${name}`])
  })

  it('reads in every scheme at every merchant', () => {
    fc.assert(
      fc.property(anyScheme, brands, (scheme, brand) => {
        const colours = coloursOf(scheme, mode, brand)
        const at = (name: string) => String(colours[`c-${name}`])
        for (const ground of ['panel', 'raised'])
          for (const words of ['ink', 'quiet', 'gold']) expect(contrast(at(words), at(ground))).toBeGreaterThan(4.5)
        expect(contrast(at('danger'), at('panel'))).toBeGreaterThan(4.5)
        for (const words of ['ink', 'quiet']) expect(contrast(at(words), at('felt'))).toBeGreaterThan(4.5)
      }),
      { numRuns: 1_000 },
    )
  })
})
