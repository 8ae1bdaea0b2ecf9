import type { AmountPart } from '@livery/ui/amount'

const isFigure = ({ type }: AmountPart) => type !== 'currency' && type !== 'space'

/** From the least to the most, with the currency once: where the language puts it, before both or behind them. */
export function rangeOf(least: readonly AmountPart[], most: readonly AmountPart[]): readonly AmountPart[] {
  const leads = least[0]?.type === 'currency'
  const dash = { type: 'literal', value: ' – ' }
  return [...(leads ? least : least.filter(isFigure)), dash, ...(leads ? most.filter(isFigure) : most)]
}
