import { describe, expect, test } from 'vitest'
import { typographyFaults } from './typography.ts'

const WRONG: readonly (readonly [tag: string, text: string])[] = [
  ['en', 'two  spaces'],
  ['en', 'at the end '],
  ['en', 'Loading...'],
  ['en', 'It\'s "here"'],
  ['fr', 'Solde : 5'],
  ['fr', 'Prêt!'],
  ['fr', '« texte »'],
  ['uz-Latn-UZ', 'koʼrish o‘yin'],
  ['uz-Latn-UZ', 'oʼyin'],
  ['ru', 'Игра “Кено”'],
  ['ja', 'はい!'],
  ['zh-Hans-CN', '好,开始'],
  ['ar', 'نعم, لا'],
  ['ur-PK', 'یہ ہے.'],
  ['hi-IN', 'यह है.'],
]

const RIGHT: readonly (readonly [tag: string, text: string])[] = [
  ['en', 'Loading… It’s “here”: 5:30'],
  ['fr', 'Solde\u00a0: {{amount}}\u00a0; prêt\u00a0? «\u00a0texte\u00a0» à 5:30 sur https://x.fr'],
  ['uz-Latn-UZ', 'koʻrish, eʼlon'],
  ['ru', 'Игра «Кено»'],
  ['ja', 'はい！「{{title}}」'],
  ['zh-Hans-CN', '好，1,000 元'],
  ['ar', 'نعم، لا؟'],
  ['ur-PK', 'یہ ہے۔'],
  ['hi-IN', 'यह है। SMS. 5.5'],
]

describe('the signs and spaces of a language', () => {
  test.each(WRONG)('%s: “%s” is refused', (tag, text) => {
    expect(typographyFaults(text, tag)).not.toEqual([])
  })

  test.each(RIGHT)('%s: “%s” is right', (tag, text) => {
    expect(typographyFaults(text, tag)).toEqual([])
  })
})
