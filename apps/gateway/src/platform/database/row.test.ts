import Type from 'typebox'
import { describe, expect, test } from 'vitest'
import {
  allNullable,
  arrayOf,
  bigint,
  boolean,
  bytes,
  type Column,
  hasNoNull,
  instant,
  integer,
  json,
  nullable,
  oneOf,
  readRow,
  real,
  text,
} from './row.ts'

const cases: readonly [name: string, column: Column<unknown>, right: unknown, wrong: unknown][] = [
  ['text', text, 'a', 1],
  ['integer', integer, 7, 7.5],
  ['real', real, 7.5, '7.5'],
  ['boolean', boolean, false, 0],
  ['instant', instant, new Date(0), '1970-01-01'],
  ['bytes', bytes, Buffer.from('a'), 'a'],
  ['one of a list', oneOf(['a', 'b']), 'b', 'c'],
  ['nullable', nullable(text), null, undefined],
  ['array', arrayOf(integer), [1, 2], [1, '2']],
  ['json', json(Type.Object({ a: Type.Integer() })), { a: 1 }, { a: '1' }],
]

describe('a column', () => {
  test.each(cases)('of %s takes its own form and no other', (_name, column, right, wrong) => {
    expect(column(right)).toEqual(right)
    expect(() => column(wrong)).toThrow(TypeError)
  })

  test('of bigint reads the digits the driver gives', () => {
    expect(bigint('9007199254740993')).toBe(9_007_199_254_740_993n)
    expect(() => bigint(1)).toThrow(TypeError)
    expect(() => bigint('1.5')).toThrow()
  })
})

describe('a row', () => {
  test('has exactly the declared columns', () => {
    expect(readRow({ id: text, n: integer }, { id: 'a', n: 1 })).toEqual({ id: 'a', n: 1 })
    expect(() => readRow({ id: text, n: integer }, { id: 'a' })).toThrow('the column "n"')
    expect(() => readRow({ id: text }, { id: 'a', n: 1 })).toThrow('undeclared columns: n')
  })

  test('that is wrong is named by its column and its form, never by its value', () => {
    const failing = () => readRow({ hash: bytes }, { hash: 'the-secret' })
    expect(failing).toThrow('the column "hash" of a row is not what was declared, but string')
    expect(failing).not.toThrow('the-secret')
  })

  test('of an outer join is there as a whole or not at all', () => {
    const columns = allNullable({ id: text, n: integer })
    expect(hasNoNull(readRow(columns, { id: null, n: null }))).toBe(false)
    expect(hasNoNull(readRow(columns, { id: 'a', n: 1 }))).toBe(true)
  })
})
