import { useId } from 'react'
import { cx } from '../cx.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './progress.css.ts'
import type { ProgressTone } from './tones.ts'

export type ProgressProps = {
  label: string
  labelHidden?: boolean | undefined
  /** 0 to `max`; without it the progress is unknown. */
  value?: number | undefined
  max?: number | undefined
  /** The value in words, formatted. */
  valueText?: string | undefined
  tone?: ProgressTone | undefined
  className?: string | undefined
}

/** The progress of something. Native, so it needs no style attribute for its width. */
export function Progress(props: ProgressProps) {
  const { label, labelHidden, value, max = 100, valueText, tone = 'brand', className } = props
  const id = useId()
  const name = <span id={id}>{label}</span>
  return (
    <div className={cx(css.progress, className)}>
      <div className={css.texts}>
        {labelHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}
        {valueText && <span className={css.value}>{valueText}</span>}
      </div>
      <progress
        className={cx(css.meter, css.tone[tone])}
        aria-labelledby={id}
        aria-valuetext={valueText}
        max={max}
        value={value}
      />
    </div>
  )
}
