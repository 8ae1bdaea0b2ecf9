import { expect, test } from 'vitest'
import { CallError } from '../../../shared/http/call-error.ts'
import { numberFault } from './number-fault.ts'

test('what a code that was not sent says of its number is told at the number', () => {
  const taken = new CallError('VALIDATION', { fields: [{ field: 'mobileNum', code: 'taken' }] })
  expect(numberFault(taken)).toEqual({ code: 'taken', params: {} })
  expect(numberFault(new CallError('PHONE_FORMAT'))).toEqual({ code: 'PHONE_FORMAT', params: {} })
  expect(numberFault(new CallError('MOBILE_UNKNOWN'))).toEqual({ code: 'MOBILE_UNKNOWN', params: {} })
})

test('whatever else is the matter is not', () => {
  for (const thrown of [new CallError('SMS_QUOTA'), new CallError('VALIDATION'), new Error('x'), null])
    expect(numberFault(thrown)).toBeNull()
})
