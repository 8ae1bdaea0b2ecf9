import { expect, test } from 'vitest'
import { canonicalForm, fieldsOf, isSignedForm, signedForm } from './sorted-form.ts'

const NOW = 1_790_000_000_000
const sent = (fields: Readonly<Record<string, string>>) =>
  fieldsOf(new URLSearchParams(signedForm('key', fields, NOW)).toString())!

test('no value can be moved into another field under the same signature', () => {
  const form = sent({ payer: 'Ana', remark: 'x&status=paid', amount: '100' })
  expect(isSignedForm(['key'], form, NOW)).toBe(true)
  const { remark: _, ...rest } = form
  expect(isSignedForm(['key'], { ...rest, remark: 'x', status: 'paid' }, NOW)).toBe(false)
  const named = sent({ a: 'b=c' })
  const { a: __, ...others } = named
  expect(isSignedForm(['key'], { ...others, 'a=b': 'c' }, NOW)).toBe(false)
})

test.each([
  [{ b: '2', a: '1' }, 'a=1&b=2'],
  [{ a: 'x&y=z' }, 'a=x%26y%3Dz'],
  [{ a: '100%', b: '1 + 1' }, 'a=100%25&b=1%20%2B%201'],
  [{ a: "it's (ok)!*" }, 'a=it%27s%20%28ok%29%21%2A'],
  [{ a: 'Đặng' }, 'a=%C4%90%E1%BA%B7ng'],
  [{ a: '\ud800' }, 'a=%EF%BF%BD'],
])('%j is signed as %s', (fields, text) => {
  expect(canonicalForm(fields)).toBe(text)
})
