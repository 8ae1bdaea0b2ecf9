import { useId } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { ClockNote } from './clock-note.tsx'
import { PaymentSteps, type TimelineStep } from './payment-steps.tsx'
import * as css from './payment-timeline.css.ts'
import { useDuration } from './use-duration.ts'

interface PaymentTimelineProps {
  readonly steps: readonly TimelineStep[]
  /** Who acts next; null where nothing is left to do. */
  readonly nextActor: 'you' | 'us' | 'bank' | null
  /** Zero where nobody knows how long it takes. */
  readonly usualMinutes: number
  readonly longestMinutes: number
}

/** The way of a deposit: each step with its time, then who acts next and how long that takes. */
export function PaymentTimeline({ steps, nextActor, usualMinutes, longestMinutes }: PaymentTimelineProps) {
  const t = useText('cashier')
  const duration = useDuration()
  const id = useId()
  const takes =
    longestMinutes > 0
      ? t('timeline.takes', { usual: duration(usualMinutes), longest: duration(longestMinutes) })
      : null
  return (
    <section className={css.timeline} aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {t('timeline.title')}
      </h3>
      <ClockNote />
      <PaymentSteps steps={steps} next={nextActor && { title: t(`timeline.next.${nextActor}`), detail: takes }} />
    </section>
  )
}
