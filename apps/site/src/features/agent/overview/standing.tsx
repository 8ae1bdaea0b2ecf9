import type { ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import { fromMinor, toMinor } from '@livery/locale/amount'
import { Amount } from '@livery/ui/amount'
import { Skeleton } from '@livery/ui/skeleton'
import type { ReactNode } from 'react'
import { useCount } from '../../../shared/format/use-count.ts'
import { useMoney } from '../../../shared/format/use-money.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from './overview.css.ts'

export type Overview = ResponseOf<Calls['agentTeamOverview']>

/** The members of the team and their money at this moment. */
export function Standing({ answer }: { readonly answer: Overview | undefined }) {
  const t = useText('agent')
  const count = useCount()
  const money = useMoney()
  const { exponent } = useVisit().boot.merchant.currency
  const sum = (one: string, other: string) => fromMinor(toMinor(one, exponent) + toMinor(other, exponent), exponent)
  const amount = (value: string) => <Amount parts={money(value).parts} />
  return (
    <section aria-label={t('overview.standing')}>
      <dl className={css.standing}>
        <Fact name={t('standing.members')}>{answer && count(answer.members.total)}</Fact>
        <Fact name={t('standing.agents')}>{answer && count(answer.members.agents)}</Fact>
        <Fact name={t('standing.players')}>{answer && count(answer.members.players)}</Fact>
        <Fact name={t('standing.online')}>
          {answer && (
            <span className={css.online}>
              <span className={css.dot} aria-hidden="true" />
              {count(answer.members.online)}
            </span>
          )}
        </Fact>
        <Fact name={t('standing.teamBalance')}>{answer && amount(answer.balance.team)}</Fact>
        <Fact name={t('standing.withSelf')}>{answer && amount(sum(answer.balance.team, answer.balance.own))}</Fact>
      </dl>
    </section>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.factName}>{name}</dt>
      <dd className={css.factFigure}>{children ?? <Skeleton shape="text" />}</dd>
    </div>
  )
}
