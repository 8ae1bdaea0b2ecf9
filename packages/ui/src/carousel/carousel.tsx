import { type ReactNode, useEffect, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon/icon.tsx'
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

/**
 * Slides that advance by themselves. They are plain HTML in their final place, so they show and scroll without a
 * script; the script that moves them loads when the page is idle.
 */
export function Carousel(props: CarouselProps) {
  // Other slides need a new Swiper, because it reorders the page's own elements.
  return <Belt key={props.slides.map((slide) => slide.id).join(' ')} {...props} />
}

function Belt({ label, pauseLabel, playLabel, dotLabel, slides, visible = 3, className }: CarouselProps) {
  const root = useRef<HTMLDivElement>(null)
  const motion = useRef<Motion>(undefined)
  const [index, setIndex] = useState(0)
  const [turns, setTurns] = useState(false)
  const [paused, setPaused] = useState(false)
  const count = slides.length

  useEffect(() => {
    if (count < 2) return
    let gone = false
    const cancel = whenIdle(async () => {
      const { startSwiper } = await untilLoaded(() => import('./start-swiper.ts'))
      if (gone || !root.current) return
      const names = { belt: css.belt, slide: css.slide }
      const listeners = { index: setIndex, turns: setTurns }
      const started = await startSwiper(root.current, names, listeners, () => !gone)
      if (gone) started?.stop()
      else motion.current = started
    })
    return () => {
      gone = true
      cancel()
      motion.current?.stop()
      motion.current = undefined
    }
  }, [count])

  const atOnce = Math.min(visible, Math.max(count, 1)) as 1 | 2 | 3
  const toggle = () => {
    motion.current?.halt('button', !paused)
    setPaused(!paused)
  }
  return (
    <section
      className={className}
      aria-label={label}
      // Focus pauses the slides, except on the play button: whoever presses it wants to see them move.
      onFocus={({ target }) => motion.current?.halt('focus', !target.closest('[data-pause]'))}
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
              onClick={() => motion.current?.to(i)}
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
