import { expect, test } from 'vitest'
import { mobileWallet } from './mobile-wallet.ts'
import { pixKey } from './pix-key.ts'
import { expectChecks, faultOf } from './testing.ts'

test('PIX: mail, mobile number, random key, CPF and CNPJ', () => {
  expectChecks(
    pixKey,
    [
      ['123e4567-E12B-12d1-a456-426655440000', '123e4567-e12b-12d1-a456-426655440000'],
      ['Fulano@Example.com.br', 'fulano@example.com.br'],
      ['+55 (11) 98765-4321', '+5511987654321'],
      ['529.982.247-25', '52998224725'],
      ['11.222.333/0001-81', '11222333000181'],
      ['12ABC34501DE35', '12ABC34501DE35'],
    ],
    [
      ['529.982.247-26', 'checksum'],
      ['fulano@', 'form'],
      [`${'a'.repeat(64)}@${'b'.repeat(20)}.com`, 'length'],
      ['+55 11 8765-4321', 'length'],
      ['+5511887654321', 'form'],
      ['12345', 'length'],
    ],
  )
})

test('a mobile wallet is a mobile number of its country, however it was typed', () => {
  for (const typed of ['0917 123 4567', '917-123-4567', '+63 917 123 4567', '٠٩١٧١٢٣٤٥٦٧']) {
    expect(mobileWallet(typed, 'PH'), typed).toEqual({ valid: true, payee: '+639171234567' })
  }
  expect(mobileWallet('01712-345678', 'BD')).toEqual({ valid: true, payee: '+8801712345678' })
  expect(mobileWallet('0300 1234567', 'PK')).toEqual({ valid: true, payee: '+923001234567' })
})

test('what is wrong with a mobile wallet is said', () => {
  expect(faultOf(mobileWallet('0917 123', 'PH'))).toEqual({ reason: 'length', params: { length: 7, min: 10, max: 10 } })
  expect(faultOf(mobileWallet('0017123456', 'BD')).reason).toMatch(/form|length/)
  expect(faultOf(mobileWallet('0917 123 4567', 'XX'))).toEqual({ reason: 'country', params: { country: 'XX' } })
  // Kazakhstan and Russia share a dial code.
  expect(faultOf(mobileWallet('+7 912 345 67 89', 'KZ'))).toEqual({ reason: 'country', params: { country: 'RU' } })
})
