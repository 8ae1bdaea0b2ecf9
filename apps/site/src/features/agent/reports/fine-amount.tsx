import { Amount } from '@livery/ui/amount'
import { useMoney } from '../../../shared/format/use-money.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'

/** An amount with more decimals than its currency has; additional decimals that are all zero are not shown. */
export function FineAmount({ amount }: { readonly amount: string }) {
  const money = useMoney()
  const { exponent } = useVisit().boot.merchant.currency
  const [whole = '0', decimals = ''] = amount.split('.')
  const shown = decimals.slice(0, exponent).padEnd(exponent, '0') + decimals.slice(exponent).replace(/0+$/, '')
  return <Amount parts={money(shown === '' ? whole : `${whole}.${shown}`, shown.length).parts} />
}
