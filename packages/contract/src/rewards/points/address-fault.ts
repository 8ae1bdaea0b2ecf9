import type { AddressField } from './words.ts'

/** Fewer digits are no number of any country. */
const FEWEST_DIGITS = 6
const PHONE = /^[\p{Nd}\s()+./-]+$/u

/** What keeps a parcel from arriving: nothing was typed, or what was typed is no such thing. Null where neither is. */
export function addressFault(field: AddressField, typed: string): 'required' | 'invalid' | null {
  if (typed.trim() === '') return 'required'
  if (field === 'phone') {
    const digits = typed.match(/\p{Nd}/gu) ?? []
    return PHONE.test(typed) && digits.length >= FEWEST_DIGITS ? null : 'invalid'
  }
  return /[\p{L}\p{Nd}]/u.test(typed) ? null : 'invalid'
}
