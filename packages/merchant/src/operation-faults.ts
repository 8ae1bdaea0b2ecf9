import type { Fault, Path } from '@livery/document/fault'
import { resolveCurrency } from './currencies.ts'
import { type Draft, entriesOf, type Rule } from './draft.ts'
import { duplicateFaults } from './duplicate-faults.ts'
import { parseAddress } from './parse-address.ts'

/**
 * Blocked addresses are valid; demo accounts are distinct, and their balances have no more decimals than the currency.
 */
export const operationFaults: Rule = (draft) => {
  const { file, merchant } = draft
  const accounts = entriesOf(file.demo?.accounts)
  const names = accounts.map(([index, { username }]) => [index, username?.toLowerCase()] as const)
  return [
    ...addressFaults(draft),
    ...openFaults(draft),
    ...balanceFaults(draft, ['demo', 'openingBalance'], file.demo?.openingBalance),
    ...duplicateFaults(merchant, ['demo', 'accounts'], 'username', names),
    ...accounts.flatMap(([index, { balance }]) =>
      balanceFaults(draft, ['demo', 'accounts', index, 'balance'], balance),
    ),
  ]
}

function addressFaults({ file, merchant }: Draft): Fault[] {
  return entriesOf(file.access?.blockedAddresses).flatMap(([index, address]) => {
    const range = parseAddress(address)
    if (range && range.prefix === 0) {
      return merchant.faultAt(['access', 'blockedAddresses', index], {
        code: 'address.everyone',
        message: 'this range keeps everybody out',
        found: JSON.stringify(address),
        repair: 'Close the site with maintenance.active, or name a smaller range',
      })
    }
    if (range) return []
    return merchant.faultAt(['access', 'blockedAddresses', index], {
      code: 'address.invalid',
      message: 'neither an IP address nor a range',
      found: JSON.stringify(address),
      repair: 'Write 203.0.113.7, 203.0.113.0/24 or 2001:db8::/32',
    })
  })
}

function balanceFaults({ file, merchant }: Draft, path: Path, balance: string | undefined): Fault[] {
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

function openFaults({ file, merchant }: Draft): Fault[] {
  if (file.maintenance?.active !== true) return []
  return [
    merchant.faultAt(['maintenance', 'active'], {
      code: 'maintenance.active',
      severity: 'warning',
      message: 'the site is closed: visitors see the maintenance page',
      repair: 'Set it to false to open it',
    }),
  ]
}
