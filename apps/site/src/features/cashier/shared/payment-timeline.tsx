import { Icon, type IconName } from '@livery/ui/icon'
import { type ReactNode, useId } from 'react'
import { useMoment } from '../../../shared/format/use-moment.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import * as css from './payment-timeline.css.ts'
import { useDuration } from './use-duration.ts'

export interface TimelineStep {
  /** What happened, in the reader's language. */
  readonly title: string
  /** ISO. */
  readonly at: string
  /** Why, or what it means. */
  readonly detail?: string | undefined
  readonly tone?: 'success' | 'danger' | 'warning' | undefined
}

interface PaymentTimelineProps {
  readonly steps: readonly TimelineStep[]
  /** Who acts next; null where nothing is left to do. */
  readonly nextActor: 'you' | 'us' | 'bank' | null
  readonly usualMinutes: number
  readonly longestMinutes: number
  /** Provider's number, destination, documents: whatever belongs to the payment as a whole. */
  readonly children?: ReactNode
}

const ICONS = { success: 'success', danger: 'error', warning: 'warning' } as const satisfies Record<string, IconName>

/** The way of a deposit or a withdrawal: each step with its time, then who acts next and how long that takes. */
export function PaymentTimeline({ steps, nextActor, usualMinutes, longestMinutes, children }: PaymentTimelineProps) {
  const t = useText('cashier')
  const moment = useMoment()
  const duration = useDuration()
  const id = useId()
  return (
    <section className={css.timeline} aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {t('timeline.title')}
      </h3>
      <ol className={css.list}>
        {steps.map(({ title, at, detail, tone }) => (
          <li key={`${at} ${title}`} className={css.step}>
            <span className={tone ? css.mark[tone] : css.mark.plain}>
              <Icon name={tone ? ICONS[tone] : 'check'} size="xs" />
            </span>
            <div className={css.words}>
              <p className={css.what}>{title}</p>
              {detail && <p className={css.detail}>{detail}</p>}
              <time className={css.detail} dateTime={at}>
                {moment(at)}
              </time>
            </div>
          </li>
        ))}
        {nextActor && (
          <li className={css.step} aria-current="step">
            <span className={css.mark.next} />
            <div className={css.words}>
              <p className={css.what}>{t(`timeline.next.${nextActor}`)}</p>
              <p className={css.detail}>
                {t('timeline.takes', { usual: duration(usualMinutes), longest: duration(longestMinutes) })}
              </p>
            </div>
          </li>
        )}
      </ol>
      {children}
    </section>
  )
}
