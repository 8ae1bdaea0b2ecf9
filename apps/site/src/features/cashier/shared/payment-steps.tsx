import { Icon, type IconName } from '@livery/ui/icon'
import type { ReactNode } from 'react'
import { useMoment } from '../../../shared/format/use-moment.ts'
import * as css from './payment-timeline.css.ts'

export interface TimelineStep {
  /** What happened, in the reader's language. */
  readonly title: string
  /** ISO. */
  readonly at: string
  /** Why, or what it means. */
  readonly detail?: ReactNode
  readonly tone?: 'success' | 'danger' | 'warning' | undefined
}

interface PaymentStepsProps {
  readonly steps: readonly TimelineStep[]
  /** Who acts next, and how long that takes; null where nothing is left to do. */
  readonly next: { readonly title: string; readonly detail: string | null } | null
}

const ICONS = { success: 'success', danger: 'error', warning: 'warning' } as const satisfies Record<string, IconName>

/** The way of a deposit or a withdrawal so far, each step with its time, and the step to come. */
export function PaymentSteps({ steps, next }: PaymentStepsProps) {
  const moment = useMoment()
  return (
    <ol className={css.list}>
      {steps.map(({ title, at, detail, tone }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are only added, and several may have one moment
        <li key={index} className={css.step}>
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
      {next && (
        <li className={css.step} aria-current="step">
          <span className={css.mark.next} />
          <div className={css.words}>
            <p className={css.what}>{next.title}</p>
            {next.detail && <p className={css.detail}>{next.detail}</p>}
          </div>
        </li>
      )}
    </ol>
  )
}
