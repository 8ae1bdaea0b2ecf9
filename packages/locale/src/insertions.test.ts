import { expect, test } from 'vitest'
import { insertionFault } from './insertions.ts'

test.each([
  ['ko', '{{game}}을 추가했습니다'],
  ['ko', '{{game}}을(를) 추가했습니다'],
  ['ko', '{{merchant}}는 점검 중'],
  ['ko', '“{{title}}”로 이동'],
  ['tr', '{{merchant}}’a giriş'],
  ['tr', '{{vendor}}den'],
  ['kk-Cyrl-KZ', '{{merchant}}-ға кіру'],
  ['uz-Latn-UZ', '{{vendor}}ning oʻyinlari'],
  ['ta', '{{merchant}}-இல்'],
])('%s: an ending on an insertion is refused: %s', (tag, text) => {
  expect(insertionFault(text, tag)).toContain('hangs on an insertion')
})

test.each([
  ['ko', '{{count}}개 게임, {{merchant}} 이용'],
  ['ko', '{{min}}~{{max}}자'],
  ['ko', '{{merchant}}에서 즐기세요'],
  ['tr', '{{merchant}} sitesine giriş'],
  ['kk-Cyrl-KZ', '{{page}}-бет'],
  ['uz-Latn-UZ', '{{index}}-rasmga oʻtish'],
  ['en', '{{name}}’s picture'],
])('%s: what fits every value is left: %s', (tag, text) => {
  expect(insertionFault(text, tag)).toBeNull()
})
