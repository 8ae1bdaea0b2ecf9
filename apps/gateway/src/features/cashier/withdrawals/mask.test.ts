import { expect, test } from 'vitest'
import { mask } from './mask.ts'

test('of an account its end is shown, of a short one less, of an address at a provider its first letter', () => {
  const account = [{ name: 'account', type: 'accountNumber' }]
  expect(mask(account, { account: '123456789012' })).toBe('••••9012')
  expect(mask(account, { account: '12345' })).toBe('••••45')
  expect(mask([{ name: 'key', type: 'pixKey' }], { key: 'maria@example.com' })).toBe('m••••@example.com')
})

test('the bank stands before it, the holder’s name never', () => {
  const fields = [
    { name: 'holder', type: 'name' },
    { name: 'bank', type: 'bank', options: [{ value: 'bdo', name: 'BDO' }] },
    { name: 'account', type: 'accountNumber' },
  ]
  expect(mask(fields, { holder: 'Ana Cruz', bank: 'bdo', account: '001234567' })).toBe('BDO ••••4567')
})
