import { type ComponentProps, useId, useState } from 'react'
import { cx } from '../cx.ts'
import * as fieldCss from '../field/field.css.ts'
import { Field, type FieldTexts } from '../field/field.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { countGraphemes } from './count-graphemes.ts'
import type { TextAreaHeight } from './heights.ts'
import * as css from './text-area.css.ts'
import { useDebounced } from './use-debounced.ts'

/** The limit of a text and its messages. All counts are of characters as a reader sees them. */
export type TextAreaLimit = {
  readonly max: number
  /** Read with the field: "Up to 140 characters". */
  readonly text: string
  /** Shown below: "12/140". */
  readonly countText: (used: number) => string
  /** Announced near the limit, after a pause in typing: "8 characters left"; beyond it: "3 too many". */
  readonly leftText: (left: number) => string
}

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'required' | 'children' | 'rows' | 'cols' | 'maxLength'> &
  FieldTexts & {
    limit?: TextAreaLimit | undefined
    height?: TextAreaHeight | undefined
  }

/** From here on the rest is announced: the last tenth, but at least twenty characters. */
const announcedFrom = (max: number) => Math.max(20, max / 10)
const PAUSE_MS = 1000

/**
 * Several lines of text. Nothing is cut off at the limit, so that whoever pastes too much can see and shorten it. The
 * caller decides whether it may be sent (`error`).
 */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, hint, error, errorPrefix, required, limit, height = 'medium', ...rest } = props
  const { id, className, onInput, ...area } = rest
  const texts = { label, labelHidden, hint, error, errorPrefix, required }
  const limitId = useId()
  const [typed, setTyped] = useState(() => countGraphemes(String(area.value ?? area.defaultValue ?? '')))
  const used = area.value === undefined ? typed : countGraphemes(String(area.value))
  const isOver = limit !== undefined && used > limit.max
  const isNear = limit !== undefined && limit.max - used <= announcedFrom(limit.max)
  return (
    <Field
      {...texts}
      id={id}
      className={className}
      describedBy={limit && limitId}
      aside={limit && <Counter id={limitId} limit={limit} used={used} isNear={isNear} isOver={isOver} />}
    >
      {(control) => (
        <div className={cx(fieldCss.frame, css.frame)}>
          <textarea
            {...area}
            {...control}
            {...(isOver && { 'aria-invalid': true })}
            className={cx(fieldCss.control, css.area, css.height[height])}
            onInput={(event) => {
              setTyped(countGraphemes(event.currentTarget.value))
              onInput?.(event)
            }}
          />
        </div>
      )}
    </Field>
  )
}

type CounterProps = { id: string; limit: TextAreaLimit; used: number; isNear: boolean; isOver: boolean }

function Counter({ id, limit, used, isNear, isOver }: CounterProps) {
  const [first] = useState(used)
  const settled = useDebounced(used, PAUSE_MS)
  // Nobody has typed yet, so there is nothing to announce.
  const isAnnounced = isNear && settled === used && used !== first
  return (
    <div className={cx(css.count, isOver && css.over)}>
      <span aria-hidden="true">{limit.countText(used)}</span>
      <VisuallyHidden id={id}>{limit.text}</VisuallyHidden>
      <VisuallyHidden role="status">{isAnnounced && limit.leftText(limit.max - used)}</VisuallyHidden>
    </div>
  )
}
