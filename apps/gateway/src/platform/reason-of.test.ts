import { expect, test } from 'vitest'
import { reasonOf } from './reason-of.ts'

const circle: Record<string, unknown> = {}
circle.self = circle

test.each([
  [new Error('no room'), 'no room'],
  [Object.assign(new Error('connect to the server'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED: connect to the server'],
  [Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }), 'ENOSPC: no space left'],
  [new AggregateError([new Error('the first'), new Error('the second')]), 'the first'],
  // The error of the embedded engine when its disk is full.
  [{ name: 'ErrnoError', errno: 51 }, 'ErrnoError, errno 51'],
  [Object.assign(new Error(''), { code: 'ETIMEDOUT' }), 'ETIMEDOUT'],
  [{ message: { severity: 'FATAL' }, code: '53100' }, '53100'],
  [{ message: { severity: 'FATAL' } }, '{"message":{"severity":"FATAL"}}'],
  [circle, 'unknown'],
  ['plain words', 'plain words'],
  [undefined, 'unknown (undefined)'],
  [null, 'unknown (null)'],
  [7, 'unknown (7)'],
])('the reason of %o is %j', (thrown, reason) => {
  expect(reasonOf(thrown)).toBe(reason)
  expect(reasonOf(thrown)).not.toContain('[object')
})
