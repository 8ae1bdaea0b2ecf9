import { Button } from '@livery/ui/button'
import { Skeleton } from '@livery/ui/skeleton'
import { useId, useState } from 'react'
import { useCount } from '../../../shared/format/use-count.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { useSession, useVisit } from '../../../shared/visit/use-visit.ts'
import * as rewards from '../rewards.css.ts'
import { ConvertDialog, mostOf } from './convert-dialog.tsx'
import { type Mall, useBalance, useIsMember, usePointsText } from './use-points.ts'

/** What the member has and what earned it; people without points of their own are told how to get some. */
export function BalanceSection({ mall }: { readonly mall: Mall }) {
  const isMember = useIsMember()
  return isMember ? <Own mall={mall} /> : <Guest />
}

function Guest() {
  const t = useText('rewards')
  const core = useText('core')
  const { popups } = useVisit()
  const isTrial = useSession(({ member }) => member?.isTrial === true)
  return (
    <section className={rewards.section} aria-label={t('own.points')}>
      <div className={rewards.line}>
        <p className={rewards.words}>{isTrial ? core('trial.text') : t('mall.guest')}</p>
        <Button onClick={() => popups.open('auth', { tab: isTrial ? 'register' : 'login' })}>
          {isTrial ? core('trial.register') : core('header.login')}
        </Button>
      </div>
    </section>
  )
}

function Own({ mall: { conversion } }: { readonly mall: Mall }) {
  const t = useText('rewards')
  const pointsText = usePointsText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { data, isError, isFetching, refetch } = useBalance()
  if (isError && !data) return <RetryNotice onRetry={() => void refetch()} />
  return (
    <section className={rewards.section} aria-labelledby={id} aria-busy={isFetching}>
      <div className={rewards.line}>
        <div className={rewards.words}>
          <h2 id={id} className={rewards.small}>
            {t('own.points')}
          </h2>
          {data ? (
            <p className={rewards.worth} aria-live="polite">
              <bdi>{pointsText(data.points)}</bdi>
            </p>
          ) : (
            <Skeleton shape="text" />
          )}
        </div>
        {data && conversion && (
          <Button
            variant="secondary"
            icon="coins"
            disabled={mostOf(conversion, data) === 0}
            onClick={() => setOpen(true)}
          >
            {t('mall.convert.title')}
          </Button>
        )}
      </div>
      <Earned />
      {data && conversion && (
        <ConvertDialog open={isOpen} onClose={() => setOpen(false)} conversion={conversion} balance={data} />
      )}
    </section>
  )
}

/** What the points were earned by, each kind that ever gave or took any. */
function Earned() {
  const t = useText('rewards')
  const count = useCount()
  const { data } = useAnswer('pointsReward', {}, { staleMs: 0 })
  const kinds = data?.kinds.filter(({ points, part }) => points > 0 || part > 0) ?? []
  const owed = data?.kinds.reduce((sum, one) => sum + one.owed, 0) ?? 0
  if (kinds.length === 0) return null
  return (
    <>
      <dl className={rewards.figures}>
        {kinds.map(({ kind, points }) => (
          <div key={kind} className={rewards.figure}>
            <dt className={rewards.small}>{t(`mall.kind.${kind}`)}</dt>
            <dd>{count(points)}</dd>
          </div>
        ))}
      </dl>
      {owed > 0 && <p className={rewards.small}>{t('mall.owed', { count: owed, number: count(owed) })}</p>}
    </>
  )
}
