import { PAGES } from '@livery/contract/pages'
import { Progress } from '@livery/ui/progress'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { OverviewCard } from './overview-card.tsx'

/** The member's level, and how far the next one is. */
export function LevelCard() {
  const t = useText('auth')
  const core = useText('core')
  const { data, isError } = useAnswer('vip', {})
  const next = data?.levels.find(({ level }) => level === data.level + 1)
  return (
    <OverviewCard
      icon="crown"
      expectsMore
      title={core('page.vip')}
      href={PAGES.vip.path}
      value={data ? <bdi>{data.name}</bdi> : isError ? '–' : undefined}
      more={
        data &&
        next && (
          <Progress value={reached(data, next)} max={100} label={t('security.overview.next', { level: next.name })} />
        )
      }
    />
  )
}

interface Sums {
  readonly turnover: string | null
  readonly deposits: string | null
}

/** How many per cent of the level's requirements are met; the smaller figure of stakes and deposits counts. */
function reached(done: Sums, target: Sums): number {
  const parts = (['turnover', 'deposits'] as const).flatMap((key) => {
    const whole = target[key] === null ? 0 : Number(target[key])
    return whole > 0 ? [Math.min(100, (100 * Number(done[key] ?? 0)) / whole)] : []
  })
  return Math.floor(Math.min(100, ...parts))
}
