import { expect, test } from 'vitest'
import { mask } from './mask.ts'

test('of an account its end is shown, of a short one less, of an address at a provider its first letter', () => {
  const account = [{ name: 'account', type: 'accountNumber' }]
  expect(mask(account, { account: '123456789012' })).toBe('••••9012')
  expect(mask(account, { account: '12345' })).toBe('••••45')
  expect(mask([{ name: 'key', type: 'pixKey' }], { key: 'maria@example.com' })).toBe('m••••@example.com')
})

test('of an account that is told with its bank’s number or its holder’s, its own end is shown', () => {
  const british = [
    { name: 'sortCode', type: 'accountNumber' },
    { name: 'account', type: 'accountNumber' },
    { name: 'holder', type: 'name' },
  ]
  expect(mask(british, { sortCode: '200415', account: '55779911', holder: 'Ana Cruz' })).toBe('••••9911')
  const indian = [
    { name: 'ifsc', type: 'ifsc' },
    { name: 'account', type: 'accountNumber' },
  ]
  expect(mask(indian, { ifsc: 'HDFC0001234', account: '50100012345678' })).toBe('••••5678')
  const brazilian = [
    { name: 'pixKey', type: 'pixKey' },
    { name: 'cpf', type: 'cpf' },
  ]
  expect(mask(brazilian, { pixKey: '+5511987654321', cpf: '52998224725' })).toBe('••••4321')
})

test('the bank stands before it, the holder’s name never', () => {
  const fields = [
    { name: 'holder', type: 'name' },
    { name: 'bank', type: 'bank', options: [{ value: 'bdo', name: 'BDO' }] },
    { name: 'account', type: 'accountNumber' },
  ]
  expect(mask(fields, { holder: 'Ana Cruz', bank: 'bdo', account: '001234567' })).toBe('BDO ••••4567')
})
