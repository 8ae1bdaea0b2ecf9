import type { PayeeField } from '@livery/contract/cashier/withdraw'

/** Types of fields that say whose an account is, and nothing of which it is. */
const OF_THE_HOLDER: readonly string[] = ['name', 'text', 'cpf', 'cnpj', 'tcKimlik', 'cnic', 'thaiNationalId']
/** Types of fields that say where an account is kept. */
const OF_THE_BANK: readonly string[] = ['bank', 'ifsc']

/** The fields that together tell an account from every other, whoever it is said to belong to. */
export function accountFields(fields: readonly PayeeField[]): readonly PayeeField[] {
  const telling = fields.filter(({ type }) => !OF_THE_HOLDER.includes(type))
  return telling.length > 0 ? telling : fields
}

/** The field with the account's own number or key; where a bank's number is asked as well, it stands before it. */
export function numberField(fields: readonly PayeeField[]): PayeeField | undefined {
  const telling = accountFields(fields).filter(({ options }) => !options)
  return telling.findLast(({ type }) => !OF_THE_BANK.includes(type)) ?? telling[0]
}
