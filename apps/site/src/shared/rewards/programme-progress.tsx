import type { MemberProgramme } from '@livery/contract/rewards/rewards'
import { toMinor } from '@livery/locale/amount'
import { Progress } from '@livery/ui/progress'
import { useCount } from '../format/use-count.ts'
import { useMoney } from '../format/use-money.ts'
import { useText } from '../i18n/use-text.ts'

/** How an amount of a programme's sum is written: as money, or as a number. */
export function useSumText({ isMoney }: Pick<MemberProgramme, 'isMoney'>): (sum: string) => string {
  const money = useMoney()
  const count = useCount()
  return (sum) => (isMoney ? money(sum).text : count(Number(sum)))
}

/** The bar of a mission; it moves while the member plays. */
export function ProgrammeProgress({ programme }: { readonly programme: MemberProgramme }) {
  const t = useText('rewards')
  const sumText = useSumText(programme)
  const { progress, measure } = programme
  if (!progress?.target) return null
  const [done, target] = [toMinor(progress.done, 4), toMinor(progress.target, 4)]
  const shown = done < target ? progress.done : progress.target
  return (
    <Progress
      label={t(`measure.${measure}`)}
      valueText={t('measure.done', { done: sumText(shown), target: sumText(progress.target) })}
      // A hundredth of a percent is finer than the bar can show.
      value={Number(done < target ? (done * 10_000n) / target : 10_000n)}
      max={10_000}
      tone={done < target ? 'brand' : 'success'}
    />
  )
}
