import type { TeamFigures } from '@livery/contract/agent/figures'
import { TEAM_COUNTS, TEAM_SUMS, type TeamSum } from '@livery/contract/agent/words'
import { toMinor } from '@livery/locale/amount'
import { isolate } from '@livery/locale/isolate'
import { Amount } from '@livery/ui/amount'
import { Skeleton } from '@livery/ui/skeleton'
import type { ReactNode } from 'react'
import { useCount } from '../../../shared/format/use-count.ts'
import { useMoments } from '../../../shared/format/use-moments.ts'
import { useMoney } from '../../../shared/format/use-money.ts'
import { usePercent } from '../../../shared/format/use-percent.ts'
import { toneOf } from '../../../shared/history/totals.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from './overview.css.ts'
import { Sparkline } from './sparkline.tsx'
import type { Overview } from './standing.tsx'
import { changeOf, FIGURE_SCOPES, type FigureScope, figuresFor } from './sums.ts'

/** The figures that have a value for each day. */
const DAILY = ['deposit', 'withdraw', 'bets', 'net'] as const
type Daily = (typeof DAILY)[number]

interface FiguresProps {
  readonly answer: Overview | undefined
  readonly scope: FigureScope
  readonly onScopeChange: (scope: FigureScope) => void
}

/** What was done in the period, beside the equally long one before it. */
export function Figures({ answer, scope, onScopeChange }: FiguresProps) {
  const t = useText('agent')
  const { day } = useMoments()
  const count = useCount()
  const money = useMoney()
  const { exponent } = useVisit().boot.merchant.currency
  const now = answer && figuresFor(scope, answer.figures, exponent)
  const then = answer && figuresFor(scope, answer.before, exponent)
  const minor = (figures: TeamFigures, name: TeamSum) => toMinor(figures[name], exponent)
  const courseOf = (name: TeamSum) =>
    // The daily values are those of agent and team together.
    answer && scope === 'together' && (DAILY as readonly string[]).includes(name)
      ? answer.days.map((one) => Number(toMinor(one[name as Daily], exponent)))
      : []
  return (
    <section aria-label={t('overview.figures')} className={css.section}>
      <div className={css.bar}>
        <fieldset aria-label={t('overview.whose')} className={css.scopes}>
          {FIGURE_SCOPES.map((one) => (
            <button
              key={one}
              type="button"
              className={css.choice}
              aria-pressed={one === scope}
              onClick={() => onScopeChange(one)}
            >
              {t(`whose.${one}`)}
            </button>
          ))}
        </fieldset>
        <p className={css.compared}>
          {answer &&
            t('overview.compared', { from: isolate(day(answer.former.from)), to: isolate(day(answer.former.to)) })}
        </p>
      </div>
      <dl className={css.figures}>
        {TEAM_SUMS.map((name) => (
          <Figure
            key={name}
            name={t(`sum.${name}`)}
            change={now && then ? changeOf(minor(now, name), minor(then, name)) : null}
            course={courseOf(name)}
          >
            {now && <Amount parts={money(now[name]).parts} tone={name === 'net' ? toneOf(now.net) : undefined} />}
          </Figure>
        ))}
        {TEAM_COUNTS.map((name) => (
          <Figure
            key={name}
            name={t(`count.${name}`)}
            change={now && then ? changeOf(BigInt(now[name]), BigInt(then[name])) : null}
            course={[]}
          >
            {now && count(now[name])}
          </Figure>
        ))}
      </dl>
    </section>
  )
}

interface FigureProps {
  readonly name: string
  /** As a share; null where there is nothing to compare with. */
  readonly change: number | null
  readonly course: readonly number[]
  readonly children: ReactNode
}

function Figure({ name, change, course, children }: FigureProps) {
  const percent = usePercent()
  const way = change === null || change === 0 ? 'same' : change > 0 ? 'up' : 'down'
  const sign = { up: '+', down: '−', same: '' }[way]
  return (
    <div className={css.figure}>
      <dt className={css.factName}>{name}</dt>
      <dd className={css.amount}>{children ?? <Skeleton shape="text" />}</dd>
      <dd className={css.course}>
        {change === null ? (
          <span />
        ) : (
          <bdi className={css.change} data-way={way}>
            {sign}
            {percent(Math.abs(Math.round(change * 1000) / 10))}
          </bdi>
        )}
        <Sparkline values={course} />
      </dd>
    </div>
  )
}
