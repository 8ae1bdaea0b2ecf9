import type { PromotionFigure as Figure } from '@livery/contract/messages/promotions'
import { percent } from '@livery/locale/percent'
import { Amount } from '@livery/ui/amount'
import { useMoney } from '../../shared/format/use-money.ts'
import { usePreferences } from '../../shared/visit/use-visit.ts'

interface PromotionFigureProps {
  readonly figure: Figure
  readonly className: string
}

/** A percentage, or an amount; a whole amount without its zeros behind the point. */
export function PromotionFigure({ figure, className }: PromotionFigureProps) {
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
