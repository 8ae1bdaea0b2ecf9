import { createElement, Fragment, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './amount.css.ts'
import type { AmountTone } from './tones.ts'

/** One part of a formatted amount, as `Intl.NumberFormat.formatToParts` gives them. */
export type AmountPart = { readonly type: string; readonly value: string }

export type AmountProps = {
  /** The amount, formatted: sign, currency, digits and separators in the order of the locale. */
  parts: readonly AmountPart[]
  /** Shown instead of the digits when the amount is hidden; screen readers read this. */
  maskedLabel?: string | undefined
  tone?: AmountTone | undefined
  className?: string | undefined
}

const MASK = '******'
const QUIET: Readonly<Record<string, string>> = {
  currency: css.currency,
  decimal: css.fraction,
  fraction: css.fraction,
}

function draw({ type, value }: AmountPart): ReactNode {
  return QUIET[type] ? <span className={QUIET[type]}>{value}</span> : value
}

/** Money. It always runs left to right, in tabular figures, with sign and symbol inside the isolated text. */
export function Amount({ parts, maskedLabel, tone, className }: AmountProps) {
  const masked = maskedLabel !== undefined
  return (
    <bdi dir="ltr" className={cx(css.amount, tone && !masked && css.tone[tone], className)}>
      {masked ? (
        <>
          <VisuallyHidden>{maskedLabel}</VisuallyHidden>
          <span aria-hidden="true">{MASK}</span>
        </>
      ) : (
        // Spread as children, because parts have no key but their position.
        createElement(Fragment, null, ...parts.map(draw))
      )}
    </bdi>
  )
}
