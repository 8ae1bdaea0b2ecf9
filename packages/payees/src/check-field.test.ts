import { expect, test } from 'vitest'
import { checkField } from './check-field.ts'
import { faultOf } from './testing.ts'

const payeeOf = (...args: Parameters<typeof checkField>) => {
  const check = checkField(...args)
  return check.valid ? check.payee : null
}

test('a field is checked by the rule of its type, and stored as its type writes it', () => {
  expect(payeeOf({ type: 'iban', country: 'TR' }, 'TR33 0006 1005 1978 6457 8413 26')).toBe(
    'TR330006100519786457841326',
  )
  expect(faultOf(checkField({ type: 'iban', country: 'KW' }, 'TR33 0006 1005 1978 6457 8413 26')).reason).toBe(
    'country',
  )
  expect(payeeOf({ type: 'tronAddress' }, ' TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).toBe(
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  )
  expect(faultOf(checkField({ type: 'cpf' }, '111.111.111-11')).reason).toBe('repeated')
})

test('an account number is figures and letters in the field’s length; a name keeps its spaces, one at a time', () => {
  const account = { type: 'accountNumber', minLength: 6, maxLength: 10 }
  expect(payeeOf(account, '12-34 5678')).toBe('12345678')
  expect(faultOf(checkField(account, '123')).reason).toBe('length')
  expect(faultOf(checkField(account, '12345_78')).reason).toBe('characters')
  expect(payeeOf({ type: 'name', minLength: 2 }, '  Ana   María Cruz ')).toBe('Ana María Cruz')
})

test('of a choice only what is offered is taken', () => {
  const bank = { type: 'bank', options: [{ value: 'bdo' }, { value: 'bpi' }] }
  expect(payeeOf(bank, 'bpi')).toBe('bpi')
  expect(checkField(bank, 'other').valid).toBe(false)
})
