import { type ReactNode, useEffect, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon/icon.tsx'
import { media } from '../media.ts'
import { untilLoaded } from '../on-demand/until-loaded.ts'
import { whenIdle } from '../when-idle.ts'
import * as css from './carousel.css.ts'
import type { Motion } from './start-swiper.ts'

export type CarouselSlide = {
  readonly id: string
  readonly content: ReactNode
  readonly className?: string | undefined
}

export type CarouselProps = {
  label: string
  pauseLabel: string
  playLabel: string
  /** The label of a dot: "Show banner 2 of 5". `index` is 0-based. */
  dotLabel: (index: number, count: number) => string
  slides: readonly CarouselSlide[]
  /** The largest number of slides visible at once, on desktop. */
  visible?: 1 | 2 | 3 | undefined
  className?: string | undefined
}

/** The slides first move after five seconds, so what moves them does not load together with the first view. */
const STARTS_AFTER_MS = 2000

/**
 * Slides that advance by themselves. They are plain HTML in their final place, so they show and scroll without a
 * script; the script that moves them loads when the page is idle after its first view, or as soon as it is used.
 */
export function Carousel(props: CarouselProps) {
  // Other slides need a new Swiper, because it reorders the page's own elements.
  return <Belt key={props.slides.map((slide) => slide.id).join(' ')} {...props} />
}

function Belt({ label, pauseLabel, playLabel, dotLabel, slides, visible = 3, className }: CarouselProps) {
  const section = useRef<HTMLElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const motion = useRef<Motion>(undefined)
  /** The slide of a dot that was pressed before the slides could move. */
  const pressed = useRef<number>(undefined)
  const load = useRef<() => void>(undefined)
  const [index, setIndex] = useState(0)
  const [turns, setTurns] = useState(false)
  const [paused, setPaused] = useState(false)
  const count = slides.length

  useEffect(() => {
    const whole = section.current
    if (count < 2 || !whole) return
    const beforeStart = new AbortController()
    let gone = false
    const start = async () => {
      if (gone || beforeStart.signal.aborted) return
      beforeStart.abort()
      const { startSwiper } = await untilLoaded(() => import('./start-swiper.ts'))
      if (gone || !root.current) return
      const names = { belt: css.belt, slide: css.slide }
      const listeners = { index: setIndex, turns: setTurns }
      const moves = await startSwiper(root.current, names, listeners, () => !gone)
      if (gone || !moves) return moves?.stop()
      motion.current = moves
      moves.halt('focus', pausesOnFocus(document.activeElement) && whole.contains(document.activeElement))
      moves.halt('pointer', root.current.matches(':hover') && matchMedia(media.hover).matches)
      if (pressed.current !== undefined) moves.to(pressed.current)
    }
    load.current = start
    let cancelIdle = () => {}
    const timer = setTimeout(() => {
      cancelIdle = whenIdle(start)
    }, STARTS_AFTER_MS)
    const { signal } = beforeStart
    whole.addEventListener('focusin', start, { signal })
    // A finger begins to scroll the slides as they are, which must not be taken from under it.
    whole.addEventListener('pointerenter', ({ pointerType }) => pointerType !== 'touch' && start(), { signal })
    return () => {
      gone = true
      clearTimeout(timer)
      cancelIdle()
      beforeStart.abort()
      motion.current?.stop()
      motion.current = undefined
    }
  }, [count])

  const show = (target: number) => {
    if (motion.current) return motion.current.to(target)
    pressed.current = target
    load.current?.()
  }
  const atOnce = Math.min(visible, Math.max(count, 1)) as 1 | 2 | 3
  const toggle = () => {
    motion.current?.halt('button', !paused)
    setPaused(!paused)
  }
  return (
    <section
      ref={section}
      className={className}
      aria-label={label}
      onFocus={({ target }) => motion.current?.halt('focus', pausesOnFocus(target))}
      onBlur={() => motion.current?.halt('focus', false)}
    >
      <div ref={root} className={css.window} data-still="">
        <ul className={css.belt}>
          {slides.map(({ id, content, className }) => (
            <li key={id} className={cx(css.slide, css.visible[atOnce], className)}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      {count > 1 && (
        <div className={cx(css.bar, count <= visible && css.barOf[atOnce])}>
          {slides.map(({ id }, i) => (
            <button
              key={id}
              type="button"
              className={css.dot}
              aria-label={dotLabel(i, count)}
              aria-current={i === index ? 'true' : undefined}
              onClick={() => show(i)}
            />
          ))}
          {turns && (
            <button
              type="button"
              data-pause=""
              className={css.pause}
              aria-label={paused ? playLabel : pauseLabel}
              onClick={toggle}
            >
              <Icon name={paused ? 'play' : 'pause'} size="xs" />
            </button>
          )}
        </div>
      )}
    </section>
  )
}

/** Focus pauses the slides, except on the play button: whoever presses it wants to see them move. */
const pausesOnFocus = (target: Element | null) => !target?.closest('[data-pause]')
