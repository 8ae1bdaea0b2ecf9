import { expect, test } from 'vitest'
import { originForm } from './origin-form.ts'

test.each([
  ['/api/system/status?a=1', '/api/system/status?a=1'],
  ['http://aurora.example/api/system/status', '/api/system/status'],
  ['HTTPS://aurora.example:8443/rng?name=a', '/rng?name=a'],
  ['http://aurora.example', '/'],
  ['http://aurora.example?a=1', '/?a=1'],
  ['//aurora.example/rng', '//aurora.example/rng'],
  ['/a?next=http://aurora.example/b', '/a?next=http://aurora.example/b'],
])('%s is %s', (address, path) => {
  expect(originForm(address)).toBe(path)
})
