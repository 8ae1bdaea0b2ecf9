import type { DepositMethod } from '@livery/contract/cashier/deposits'

/** What a member would type in a field of a way to pay, by its type. */
export const TYPED: Readonly<Record<string, string>> = {
  name: 'Ana Cruz',
  cpf: '52998224725',
  pixKey: 'ana@example.com',
  vpa: 'ana@okbank',
  tronAddress: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
  evmAddress: '0x8e23ee67d1332ad560396262c48ffbb01f93d052',
  voucher: '1234567890123456',
}

export function typed(fields: DepositMethod['fields']): Record<string, string> {
  return Object.fromEntries(
    fields.map(({ name, type, options }) => [name, options?.[0]?.value ?? TYPED[type] ?? '1234567890']),
  )
}
