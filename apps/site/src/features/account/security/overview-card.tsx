import type { IconName } from '@livery/ui/icon'
import { Icon } from '@livery/ui/icon'
import { Link } from '@livery/ui/link'
import { Skeleton } from '@livery/ui/skeleton'
import type { ReactNode } from 'react'
import * as css from './account-overview.css.ts'

interface OverviewCardProps {
  readonly icon: IconName
  readonly title: string
  readonly href: string
  /** Undefined while it is not known. */
  readonly value: ReactNode
  readonly more?: ReactNode
  /** Whether a value usually has more, which has its place while neither is known. */
  readonly expectsMore?: boolean
}

/** One thing a member may want to know, as a link to its page. */
export function OverviewCard({ icon, title, href, value, more, expectsMore = false }: OverviewCardProps) {
  const isAwaited = value === undefined
  return (
    <li className={css.item}>
      <Link href={href} className={css.card}>
        <span className={css.name}>
          <Icon name={icon} size="sm" className={css.icon} />
          {title}
        </span>
        <span className={css.value}>{isAwaited ? <Skeleton width="half" /> : value}</span>
        {more && <span className={css.more}>{more}</span>}
        {isAwaited && expectsMore && (
          <span className={css.more}>
            <Skeleton width="long" />
            <Skeleton className={css.bar} />
          </span>
        )}
      </Link>
    </li>
  )
}
