import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Card } from '../playing-cards.ts'
import { handName, worthOf } from './hands.ts'

/** Cards in short notation: rank, then suit of c d h s. */
const cards = (text: string): readonly Card[] =>
  text.split(' ').map((name) => 'cdhs'.indexOf(name.slice(-1)) * 13 + '23456789TJQKA'.indexOf(name.slice(0, 1)))

describe('three-card hands', () => {
  it('have their names', () => {
    const named = Object.fromEntries(
      ['Ac Kd 9h', '9c 9d Kh', 'Ah 9h 2h', '2c 3d 4h', 'Ac 2d 3h', 'Qs Ks As', '7c 7d 7h'].map((text) => [
        text,
        handName(cards(text)),
      ]),
    )
    expect(named).toEqual({
      'Ac Kd 9h': 'high',
      '9c 9d Kh': 'pair',
      'Ah 9h 2h': 'colour',
      '2c 3d 4h': 'run',
      'Ac 2d 3h': 'run',
      'Qs Ks As': 'pureRun',
      '7c 7d 7h': 'trio',
    })
  })

  it('beat one another in the order told, ranks before suits', () => {
    const rising = [
      'Kc Qd 9h',
      'Ac Kd 8h',
      'Ac Kd 9h',
      'Ad Kc 9s',
      '2c 2d Ah',
      '3c 3d 2h',
      '9c 9d Kh',
      '9h 9s Kc',
      'Ah 9h 2h',
      'As 9s 2s',
      'Ac 2d 3h',
      '2c 3d 4h',
      'Qc Kd Ah',
      '2d 3d 4d',
      'Qs Ks As',
      '2c 2d 2h',
      'Ac Ad Ah',
    ].map((text) => worthOf(cards(text)))
    expect([...rising].sort((a, b) => a - b)).toEqual(rising)
  })

  it('are never equal between two hands of one pack', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(51), { minLength: 6, maxLength: 6 }), (six) => {
        expect(worthOf(six.slice(0, 3))).not.toBe(worthOf(six.slice(3)))
      }),
      { numRuns: 3_000 },
    )
  })
})
