import { Amount } from '@livery/ui/amount'
import { useMoney } from '../format/use-money.ts'
import { toneOf } from './totals.tsx'

/** An amount; a result is coloured where something was gained. */
export function ResultAmount({ amount, isResult = false }: { readonly amount: string; readonly isResult?: boolean }) {
  const money = useMoney()
  return <Amount parts={money(amount).parts} tone={isResult ? toneOf(amount) : undefined} />
}
