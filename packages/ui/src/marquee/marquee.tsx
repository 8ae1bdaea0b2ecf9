import { type ReactNode, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import * as css from './marquee.css.ts'
import { useScrollLoop } from './use-scroll-loop.ts'

export type MarqueeItem = { readonly id: string; readonly text: string }

export type MarqueeProps = {
  label: string
  pauseLabel: string
  playLabel: string
  items: readonly MarqueeItem[]
  onSelect?: ((id: string) => void) | undefined
  icon?: IconName | undefined
  /** Stands at the end: a link to all notices. */
  children?: ReactNode
  className?: string | undefined
}

/** Notices that scroll past. It pauses under the pointer, while focus is in it, and by its button. */
export function Marquee(props: MarqueeProps) {
  const { label, pauseLabel, playLabel, items, onSelect, icon = 'bell', children, className } = props
  const belt = useRef<HTMLDivElement>(null)
  const round = useRef<HTMLUListElement>(null)
  const [stopped, setStopped] = useState(false)
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const paused = stopped || isPointed || isFocused
  useScrollLoop({ belt, round, paused, content: items.map((item) => `${item.id} ${item.text}`).join('\n') })

  return (
    <section className={cx(css.marquee, className)} aria-label={label}>
      <Icon name={icon} size="sm" className={css.icon} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens in it */}
      <div
        className={css.window}
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <div ref={belt} className={css.belt} data-paused={paused}>
          <ul ref={round} className={css.list}>
            {items.map((item) => (
              <Notice key={item.id} item={item} onSelect={onSelect} />
            ))}
          </ul>
          <ul className={cx(css.list, css.next)} aria-hidden="true" inert>
            {items.map((item) => (
              <Notice key={item.id} item={item} />
            ))}
          </ul>
        </div>
      </div>
      {children}
      <IconButton
        icon={stopped ? 'play' : 'pause'}
        label={stopped ? playLabel : pauseLabel}
        size="sm"
        className={css.toggle}
        onClick={() => setStopped((now) => !now)}
      />
    </section>
  )
}

function Notice({ item, onSelect }: { item: MarqueeItem; onSelect?: MarqueeProps['onSelect'] }) {
  return (
    <li>
      {onSelect ? (
        <button type="button" className={css.button} onClick={() => onSelect(item.id)}>
          {item.text}
        </button>
      ) : (
        item.text
      )}
    </li>
  )
}
