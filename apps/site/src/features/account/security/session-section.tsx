import type { OpenSession } from '@livery/contract/auth/sessions'
import { queryKey } from '@livery/contract/query-key'
import { Badge } from '@livery/ui/badge'
import { Button } from '@livery/ui/button'
import { cx } from '@livery/ui/cx'
import { Skeleton } from '@livery/ui/skeleton'
import { toast } from '@livery/ui/toast'
import { useState } from 'react'
import { deviceName } from '../../../shared/device/device-name.ts'
import { Facts } from '../../../shared/format/facts.tsx'
import { useMoment } from '../../../shared/format/use-moment.ts'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from './security.css.ts'
import { SecuritySection } from './security-section.tsx'

/** The member's sessions; all others can be ended from here. */
export function SessionSection() {
  const t = useText('auth')
  const visit = useVisit()
  const { data, isPending, isError, refetch } = useAnswer('sessions', {}, { staleMs: 0 })
  const [ending, setEnding] = useState<string | null>(null)
  const others = data?.sessions.some(({ current }) => !current) ?? false
  const end = async (id?: string) => {
    setEnding(id ?? ALL)
    try {
      const { ended } = await visit.call('endSessions', id === undefined ? {} : { id })
      toast({ tone: 'success', title: t('security.ended', { count: ended }) })
      await visit.queries.invalidateQueries({ queryKey: [...queryKey('sessions', {})] })
    } catch (error) {
      toast({ tone: 'error', title: errorText(visit.i18n, error) })
    } finally {
      setEnding(null)
    }
  }
  return (
    <SecuritySection
      icon="globe"
      title={t('security.sessions')}
      text={data && !others ? t('security.onlyHere') : undefined}
      end={
        others && (
          <Button variant="secondary" size="sm" busy={ending === ALL} onClick={() => void end()}>
            {t('security.endOthers')}
          </Button>
        )
      }
    >
      {isPending && <AwaitedSessions />}
      {isError && !data && <RetryNotice onRetry={() => void refetch()} />}
      {data && (
        <ul className={css.list}>
          {data.sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={ending === session.id}
              onEnd={() => void end(session.id)}
            />
          ))}
        </ul>
      )}
    </SecuritySection>
  )
}

const ALL = ''

/** The places of two sessions: this one, and most members have another. */
function AwaitedSessions() {
  return (
    <ul className={css.list} aria-busy="true">
      {([1, 2] as const).map((place) => (
        <li key={place} className={css.row}>
          <div className={css.rowWords}>
            <p className={css.rowTitle}>
              <Skeleton width="half" />
            </p>
            <p className={cx(css.rowTitle, css.small)}>
              <Skeleton width="long" />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

interface SessionRowProps {
  readonly session: OpenSession
  readonly busy: boolean
  readonly onEnd: () => void
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const t = useText('auth')
  const moment = useMoment()
  const known = deviceName(session.userAgent)
  const device = known ? t('security.device', known) : t('security.unknownDevice')
  return (
    <li className={css.row}>
      <div className={css.rowWords}>
        <p className={css.rowTitle}>
          <bdi>{device}</bdi>
          {session.current && <Badge tone="success">{t('security.thisDevice')}</Badge>}
        </p>
        <Facts className={css.small}>
          {t(`security.way.${session.way}`)}
          {t('security.lastSeen', { time: moment(session.lastSeenAt) })}
          {session.ip && t('security.address', { ip: `\u2066${session.ip}\u2069` })}
        </Facts>
      </div>
      {!session.current && (
        <Button variant="ghost" size="sm" busy={busy} aria-label={t('security.endOne', { device })} onClick={onEnd}>
          {t('security.end')}
        </Button>
      )}
    </li>
  )
}
