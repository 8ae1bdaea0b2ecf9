import type { PayeeField } from '@livery/contract/cashier/withdraw'
import { numberField } from './account-fields.ts'

const DOTS = '••••'

/** The visible part of a payee: the bank, where one was chosen, and the end of the account. */
export function mask(fields: readonly PayeeField[], details: Readonly<Record<string, string>>): string {
  const bank = fields.find(({ options }) => options)
  const bankName = bank?.options?.find(({ value }) => value === details[bank.name])?.name
  const account = numberField(fields.filter(({ name, type }) => details[name] && type !== 'name' && type !== 'text'))
  const end = account ? masked(details[account.name] ?? '') : DOTS
  return bankName ? `${bankName} ${end}` : end
}

function masked(value: string): string {
  const at = value.lastIndexOf('@')
  if (at > 0) return `${value.slice(0, 1)}${DOTS}${value.slice(at)}`
  // Shorter numbers show fewer digits.
  const shownEnd = value.length >= 8 ? 4 : 2
  return DOTS + value.slice(-shownEnd)
}
