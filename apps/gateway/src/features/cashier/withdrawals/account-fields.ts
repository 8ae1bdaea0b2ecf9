import type { PayeeField } from '@livery/contract/cashier/withdraw'

/** Types of fields with the owner of an account; they do not identify the account. */
const OF_THE_HOLDER: readonly string[] = ['name', 'text', 'cpf', 'cnpj', 'tcKimlik', 'cnic', 'thaiNationalId']
/** Types of fields with the place where an account is kept. */
const OF_THE_BANK: readonly string[] = ['bank', 'ifsc']

/** The fields that together identify an account, whoever is stated as its owner. */
export function accountFields(fields: readonly PayeeField[]): readonly PayeeField[] {
  const telling = fields.filter(({ type }) => !OF_THE_HOLDER.includes(type))
  return telling.length > 0 ? telling : fields
}

/** The field with the account's own number or key; a bank's number, where there is one, stands before it. */
export function numberField(fields: readonly PayeeField[]): PayeeField | undefined {
  const telling = accountFields(fields).filter(({ options }) => !options)
  return telling.findLast(({ type }) => !OF_THE_BANK.includes(type)) ?? telling[0]
}
