import { expect, test } from 'vitest'
import { containsForm, glossaryFaults } from './glossary.ts'

const terms = {
  rebate: {
    definition: 'a part of the stakes given back',
    english: ['rebate', 'rebates'],
    labels: ['core:page.rebate'],
  },
  representative: { definition: 'a person of customer service', english: ['representative'] },
}

test('a forbidden form is named with its key, its term, the reason and what to use', () => {
  const glossary = { rebate: { use: ['Cashback'], never: { 'iade*': 'a refund' } } }
  const texts = [{ key: 'core:x', english: 'Your rebate', text: 'Günlük iadeniz' }]
  expect(glossaryFaults(terms, glossary, texts, 'Latn')).toEqual([
    'core:x: “iade*” for rebate (a refund); use “Cashback”',
  ])
})

test('a form is a word of its own where words have spaces', () => {
  expect(containsForm('Die Scheide', 'ei', 'Latn')).toBe(false)
  expect(containsForm('возвраты ставок', 'возврат', 'Cyrl')).toBe(false)
  expect(containsForm('возвраты ставок', 'возврат*', 'Cyrl')).toBe(true)
  expect(containsForm('استرداد الرهانات', 'استرداد', 'Arab')).toBe(true)
  expect(containsForm('इस अदौर में', 'दौर', 'Deva')).toBe(false)
})

test('a form is found inside a line without spaces, but never in the middle of a syllable', () => {
  expect(containsForm('在这里钓鱼游戏', '钓鱼', 'Hans')).toBe(true)
  expect(containsForm('피싱을 하세요', '피싱', 'Kore')).toBe(true)
  expect(containsForm('กิน', 'กน', 'Thai')).toBe(false)
  expect(containsForm('กิ่ง', 'ก', 'Thai')).toBe(false)
})

test('what comes in by a placeholder’s name is no text', () => {
  expect(containsForm('Hello {{agent}}', 'agent', 'Latn')).toBe(false)
})

test('an approved form that has a forbidden one inside it is left alone', () => {
  const glossary = { rebate: { use: ['iade oranı'], never: { iade: 'a refund' } } }
  const texts = [{ key: 'core:x', english: 'Rebate', text: 'Yeni iade oranı' }]
  expect(glossaryFaults(terms, glossary, texts, 'Latn')).toEqual([])
})

test('a form that is wrong for one term only is looked for where English says that term', () => {
  const glossary = { representative: { use: ['เจ้าหน้าที่'], neverFor: { ตัวแทน: 'an agent' } } }
  const text = (english: string) => [{ key: 'core:x', english, text: 'ตรวจสอบตัวแทน' }]
  expect(glossaryFaults(terms, glossary, text('Verify agent'), 'Thai')).toEqual([])
  expect(glossaryFaults(terms, glossary, text('Verify representative'), 'Thai')).toHaveLength(1)
})

test('a label says one of the approved forms and nothing else', () => {
  const glossary = { rebate: { use: ['Cashback'] } }
  const label = (text: string) => [{ key: 'core:page.rebate', english: 'Rebate', text }]
  expect(glossaryFaults(terms, glossary, label('cashback'), 'Latn')).toEqual([])
  expect(glossaryFaults(terms, glossary, label('Mein Rabatt'), 'Latn')).toEqual([
    'core:page.rebate: “Mein Rabatt” is not an approved form of rebate; use “Cashback”',
  ])
})

test('a term that is not in the list of terms is a fault', () => {
  expect(glossaryFaults(terms, { rebaet: { use: ['x'] } }, [], 'Latn')).toEqual([
    'the term “rebaet” is not in locales/terms.json',
  ])
})
