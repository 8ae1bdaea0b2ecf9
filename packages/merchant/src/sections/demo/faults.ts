import type { Fault, Path } from '@livery/document/fault'
import { resolveCurrency } from '../../currencies.ts'
import { type Draft, entriesOf, type Rule, type Stated } from '../../draft.ts'
import { duplicateFaults } from '../../duplicate-faults.ts'
import type { demo } from './schema.ts'

type File = Stated<typeof demo> & {
  readonly currency: { readonly code: string; readonly symbol?: string; readonly exponent?: number }
}

/** Demo accounts must be distinct, and their balances must exist in the currency. */
export const demoFaults: Rule<File> = (draft) => {
  const { file, merchant } = draft
  const accounts = entriesOf(file.demo?.accounts)
  const names = accounts.map(([index, { username }]) => [index, username?.toLowerCase()] as const)
  return [
    ...balanceFaults(draft, ['demo', 'openingBalance'], file.demo?.openingBalance),
    ...duplicateFaults(merchant, ['demo', 'accounts'], 'username', names),
    ...accounts.flatMap(([index, { balance }]) =>
      balanceFaults(draft, ['demo', 'accounts', index, 'balance'], balance),
    ),
  ]
}

function balanceFaults({ file, merchant }: Draft<File>, path: Path, balance: string | undefined): Fault[] {
  const { code, symbol, exponent } = file.currency ?? {}
  const currency = code === undefined ? undefined : resolveCurrency({ code, symbol, exponent })
  const decimals = balance?.split('.')[1]?.length ?? 0
  if (!currency || decimals <= currency.exponent) return []
  return [
    merchant.faultAt(path, {
      code: 'amount.decimals',
      message: `${currency.code} has ${currency.exponent} decimals, not ${decimals}`,
      found: JSON.stringify(balance),
      repair: 'Round the amount',
    }),
  ]
}
