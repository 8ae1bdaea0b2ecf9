import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inherit } from './inherit.ts'
import { parseDocument } from './parse-document.ts'

const document = (file: string, value: unknown) =>
  parseDocument(file, typeof value === 'string' ? value : JSON.stringify(value, null, 2))
const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown

test('objects are joined key by key, lists and values are replaced whole', () => {
  const group = document('group.json', { flags: { VIP: true, CHAT: true }, languages: ['TY', 'EN'], name: 'Group' })
  const own = document('own.json', { flags: { VIP: false }, languages: ['AR'] })
  expect(plain(inherit(own, group).value)).toEqual({
    flags: { VIP: false, CHAT: true },
    languages: ['AR'],
    name: 'Group',
  })
})

test('a fault leads to the document that states the value, and what is missing is missed in the child', () => {
  const group = document('group.json', '{\n  "flags": { "VIP": 7 } }')
  const own = document('own.json', '{\n\n\n  "languages": ["XX"] }')
  const both = inherit(own, group)
  const at = (...path: (string | number)[]) => {
    const { file, line } = both.faultAt(path, { code: 'x', message: 'x' })
    return `${file}:${line}`
  }
  expect(at('flags', 'VIP')).toBe('group.json:2')
  expect(at('languages', 0)).toBe('own.json:4')
  expect(at('hosts')).toBe('own.json:1')
  expect(both.statedIn(['flags', 'VIP'])).toBe('group.json')
})

test('a chain of three: the nearest wins', () => {
  const chain = [{ a: 1 }, { a: 2, b: { c: 2 } }, { a: 3, b: { c: 3, d: 3 }, e: 3 }].map((value, index) =>
    document(`${index}.json`, value),
  ) as [ReturnType<typeof document>, ...ReturnType<typeof document>[]]
  const joined = chain.reduceRight((parent, child) => inherit(child, parent))
  expect(plain(joined.value)).toEqual({ a: 1, b: { c: 2, d: 3 }, e: 3 })
  expect(['a', 'b', 'e'].map((key) => joined.statedIn([key]))).toEqual(['0.json', '1.json', '2.json'])
})

test('an unreadable child stays unreadable', () => {
  const broken = document('own.json', '')
  expect(inherit(broken, document('group.json', { a: 1 }))).toBe(broken)
})

test('over nothing it is itself, over itself it is itself, whatever it is', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const own = document('own.json', value)
      expect(plain(inherit(own, document('group.json', {})).value)).toEqual(plain(own.value))
      expect(plain(inherit(own, own).value)).toEqual(plain(own.value))
    }),
  )
})
