import { convertLrgbToRgb, convertOklabToLrgb, convertRgbToOklab } from 'culori'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toGamma, toLinearRgb, toOklab } from './oklab.ts'

const channel = fc.integer({ min: 0, max: 255 })
const axis = fc.double({ min: -0.4, max: 0.4, noNaN: true })

test('a colour of sRGB has the Oklab values that another library computes', () => {
  fc.assert(
    fc.property(channel, channel, channel, (r, g, b) => {
      const theirs = convertRgbToOklab({ r: r / 255, g: g / 255, b: b / 255 })
      const ours = toOklab({ r, g, b })
      for (const [index, value] of [theirs.l, theirs.a, theirs.b].entries()) expect(ours[index]).toBeCloseTo(value, 12)
    }),
    { numRuns: 2000 },
  )
})

test('an Oklab colour has the channels that another library computes, also where no screen shows it', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), axis, axis, (l, a, b) => {
      const theirs = convertLrgbToRgb(convertOklabToLrgb({ l, a, b }))
      const ours = toLinearRgb(l, a, b).map(toGamma)
      for (const [index, value] of [theirs.r, theirs.g, theirs.b].entries()) expect(ours[index]).toBeCloseTo(value, 12)
    }),
    { numRuns: 2000 },
  )
})
