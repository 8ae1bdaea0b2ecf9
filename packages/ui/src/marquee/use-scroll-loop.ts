import { type RefObject, useEffect, useRef } from 'react'

const PIXELS_PER_SECOND = 50

type Belt = {
  belt: RefObject<HTMLElement | null>
  /** One round: the first copy of the content. */
  round: RefObject<HTMLElement | null>
  paused: boolean
  /** Starts again when it changes. */
  content: string
}

/**
 * Scrolls a content that is present twice by one length, again and again, by transform alone. It is run by script, so
 * that its speed can follow the text's length without a style attribute. It does not move with reduced motion.
 */
export function useScrollLoop({ belt, round, paused, content }: Belt): void {
  const motion = useRef<Animation>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: other content is another length
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)')
    const restart = () => {
      const at = motion.current?.currentTime
      motion.current?.cancel()
      motion.current = undefined
      const length = round.current?.offsetWidth ?? 0
      if (still.matches || length === 0 || !belt.current) return
      const rtl = getComputedStyle(belt.current).direction === 'rtl'
      motion.current = belt.current.animate(
        [{ transform: 'none' }, { transform: `translateX(${rtl ? length : -length}px)` }],
        {
          duration: (length / PIXELS_PER_SECOND) * 1000,
          iterations: Number.POSITIVE_INFINITY,
        },
      )
      if (at) motion.current.currentTime = at
      if (belt.current.dataset.paused === 'true') motion.current.pause()
    }
    restart()
    still.addEventListener('change', restart)
    const sized = new ResizeObserver(restart)
    if (round.current) sized.observe(round.current)
    return () => {
      still.removeEventListener('change', restart)
      sized.disconnect()
      motion.current?.cancel()
      motion.current = undefined
    }
  }, [belt, round, content])

  useEffect(() => {
    if (paused) motion.current?.pause()
    else motion.current?.play()
  }, [paused])
}
