import { describe, expect, test } from 'vitest'
import { hostTable } from './hosts.ts'

const MERCHANTS = [
  { id: 'harbour', hosts: ['harbour.example', 'xn--mgbel0i.example'] },
  { id: 'quay', hosts: ['quay.example', 'play.quay.example'] },
]
const production = hostTable(MERCHANTS, { defaultMerchant: 'harbour', development: false })
const development = hostTable(MERCHANTS, { defaultMerchant: 'harbour', development: true })

describe('everywhere', () => {
  test.each([
    ['harbour.example', 'harbour'],
    ['HARBOUR.Example', 'harbour'],
    ['harbour.example:3000', 'harbour'],
    ['harbour.example.', 'harbour'],
    ['Harbour.Example.:443', 'harbour'],
    ['xn--mgbel0i.example', 'harbour'],
    ['XN--MGBEL0I.EXAMPLE:80', 'harbour'],
    ['واحة.example', 'harbour'],
    ['quay.example', 'quay'],
    ['play.quay.example', 'quay'],
    ['www.quay.example', null],
    ['quay.example.evil.test', null],
    ['evilquay.example', null],
    ['harbour', null],
    ['example', null],
    ['', null],
    [undefined, null],
    ['.', null],
    ['..', null],
    ['quay.example..', null],
    ['quay.example:80:80', null],
    ['quay.example:http', null],
    ['quay.example:999999', null],
    ['quay.example/harbour.example', null],
    ['user@quay.example', null],
    ['quay.example#', null],
    ['quay example', null],
    ['quay.example, harbour.example', null],
    ['quay.example\u0000', null],
    ['10.0.0.1', null],
    ['[2001:db8::1]:3000', null],
    ['__proto__', null],
    ['constructor', null],
  ])('%j is %j', (header, id) => {
    expect(production(header)?.id ?? null).toBe(id)
    expect(development(header)?.id ?? null).toBe(id)
  })
})

describe('in development only', () => {
  test.each([
    ['harbour.localhost', 'harbour'],
    ['quay.localhost:3000', 'quay'],
    ['Quay.LocalHost.', 'quay'],
    ['localhost', 'harbour'],
    ['localhost:3000', 'harbour'],
    ['127.0.0.1:3000', 'harbour'],
    ['127.1.2.3', 'harbour'],
    ['[::1]:3000', 'harbour'],
    ['nobody.localhost', null],
    ['studio.localhost', null],
    ['128.0.0.1', null],
    ['2130706433', null],
  ])('%j is %j', (header, id) => {
    expect(development(header)?.id ?? null).toBe(id)
    expect(production(header)).toBeNull()
  })
})

test('a default merchant that is not there leaves localhost to nobody, and the others where they are', () => {
  const table = hostTable(MERCHANTS, { defaultMerchant: 'gone', development: true })
  expect(table('localhost')).toBeNull()
  expect(table('quay.localhost')?.id).toBe('quay')
})
