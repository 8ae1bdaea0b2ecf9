import type { Figure as AnyFigure } from '@livery/contract/figure'
import { percent } from '@livery/locale/percent'
import { Amount } from '@livery/ui/amount'
import { usePreferences } from '../visit/use-visit.ts'
import { useMoney } from './use-money.ts'

interface FigureProps {
  readonly figure: AnyFigure
  readonly className: string
}

/** A percentage, or an amount; a whole amount without its zeros behind the point. */
export function Figure({ figure, className }: FigureProps) {
  const money = useMoney()
  const language = usePreferences((state) => state.language)
  if ('percent' in figure) {
    return (
      <bdi className={className} dir="ltr">
        {percent(figure.percent, language)}
      </bdi>
    )
  }
  const { parts } = money(figure.amount)
  const isWhole = parts.every(({ type, value }) => type !== 'fraction' || /^0+$/.test(value))
  const shown = isWhole ? parts.filter(({ type }) => type !== 'decimal' && type !== 'fraction') : parts
  return <Amount className={className} parts={shown} />
}
