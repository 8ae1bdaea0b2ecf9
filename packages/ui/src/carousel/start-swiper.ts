import Swiper from 'swiper'
import { Autoplay } from 'swiper/modules'
import { GAP_PX } from './gap.ts'

/** How long a slide stays and how long the move takes (docs/product.md 4.4). */
const AUTOPLAY_MS = 5000
const SPEED_MS = 1000

type Names = { belt: string; slide: string }

/**
 * The reasons to pause: its button, the pointer on it, focus in it, reduced motion, a hidden page. It runs when there
 * is none.
 */
type Halt = 'button' | 'pointer' | 'focus' | 'stillness' | 'sight'

export type Motion = {
  readonly to: (index: number) => void
  readonly halt: (reason: Halt, on: boolean) => void
  readonly stop: () => void
}

type Listeners = {
  readonly index: (index: number) => void
  /** Whether it moves by itself at all. */
  readonly turns: (turns: boolean) => void
}

/**
 * Lets Swiper take over slides that are already laid out at their final place, so nothing moves. With reduced motion it
 * neither advances by itself nor animates. Loading and starting are separate steps, so that the page can react between
 * them; nothing happens if the carousel is gone by then.
 */
export async function startSwiper(
  root: HTMLElement,
  names: Names,
  listeners: Listeners,
  isMounted: () => boolean,
): Promise<Motion | undefined> {
  await untilTooMany(root)
  if (!isMounted()) return
  const slides = [...root.querySelectorAll<HTMLElement>(`.${names.slide}`)]
  const swiper = new Swiper(root, {
    modules: [Autoplay],
    wrapperClass: names.belt,
    slideClass: names.slide,
    slidesPerView: 'auto',
    spaceBetween: GAP_PX,
    speed: SPEED_MS,
    loop: slides.length > 1,
    init: false,
    // Autoplay is started below: Swiper's own pause forgets the focus as soon as a slide stops moving.
    autoplay: { enabled: false, delay: AUTOPLAY_MS },
    on: { realIndexChange: ({ realIndex }) => listeners.index(realIndex) },
  })
  await new Promise((resume) => setTimeout(resume))
  if (!isMounted()) return
  const step = (slides[1]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0)
  swiper.params.initialSlide = step === 0 ? 0 : Math.round(Math.abs(root.scrollLeft / step))
  root.removeAttribute('data-still')
  root.scrollLeft = 0
  swiper.init()
  listeners.index(swiper.realIndex)
  swiper.slideToLoop = (index = swiper.realIndex, speed = swiper.params.speed) => {
    slideToAtOnce(swiper, index, speed)
    return swiper
  }

  const halts = new Set<Halt>()
  const halt = (reason: Halt, on: boolean) => {
    if (on) halts.add(reason)
    else halts.delete(reason)
    const runs = halts.size === 0 && slides.length > 1
    if (runs === swiper.autoplay.running) return
    if (runs) swiper.autoplay.start()
    else swiper.autoplay.stop()
  }

  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const onStill = () => {
    swiper.params.speed = still.matches ? 0 : SPEED_MS
    listeners.turns(!still.matches)
    halt('stillness', still.matches)
  }
  onStill()
  still.addEventListener('change', onStill)

  // While autoplay runs, Swiper redraws every frame, so it must stop completely.
  // Of several at once the last holds: a busy page hears of "in sight" and "out of sight" together.
  const sight = new IntersectionObserver((entries) => halt('sight', entries.at(-1)?.isIntersecting === false))
  sight.observe(root)

  // A finger is not a pointer that rests on the slides.
  const onEnter = (event: PointerEvent) => event.pointerType !== 'touch' && halt('pointer', true)
  const onLeave = () => halt('pointer', false)
  root.addEventListener('pointerenter', onEnter)
  root.addEventListener('pointerleave', onLeave)

  // Tabbing to a hidden slide shows it; the browser's own scrolling would shift the track.
  const onFocus = (event: FocusEvent) => {
    const target = event.target as HTMLElement
    const slide = target.closest<HTMLElement>(`.${names.slide}`)
    root.scrollLeft = 0
    const index = Number(slide?.dataset.swiperSlideIndex)
    if (slide && !Number.isNaN(index) && !swiper.isLocked && !inSight(root, slide)) swiper.slideToLoop(index, 0)
    // The loop moves slides to the other end, and an element that moves in the tree loses focus.
    if (document.activeElement !== target) target.focus({ preventScroll: true })
  }
  root.addEventListener('focusin', onFocus)

  const direction = new MutationObserver(() =>
    swiper.changeLanguageDirection(document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
  )
  direction.observe(document.documentElement, { attributes: true, attributeFilter: ['dir'] })

  return {
    to: (index) => swiper.slideToLoop(index),
    halt,
    stop: () => {
      direction.disconnect()
      sight.disconnect()
      root.removeEventListener('focusin', onFocus)
      root.removeEventListener('pointerenter', onEnter)
      root.removeEventListener('pointerleave', onLeave)
      still.removeEventListener('change', onStill)
      swiper.destroy()
      root.setAttribute('data-still', '')
    },
  }
}

/**
 * Waits until the slides have no room beside each other: while all are seen there is nothing to move, and a loop needs
 * more slides than are seen.
 */
function untilTooMany(root: HTMLElement): Promise<void> {
  return new Promise((resume) => {
    const room = new ResizeObserver(() => {
      if (root.scrollWidth <= root.clientWidth + 1) return
      room.disconnect()
      resume()
    })
    room.observe(root)
  })
}

/**
 * Swiper's own slideToLoop() waits a frame before it moves. If the window is measured again in that frame, as always
 * happens just after the start, Swiper returns to its old place and the move is lost. This one moves at once.
 */
function slideToAtOnce(swiper: Swiper, realIndex: number, speed: number | undefined) {
  if (swiper.isLocked) return
  const count = swiper.slides.length
  const target = swiper.getSlideIndexByData(realIndex)
  const missing = swiper.slidesPerViewDynamic() - (count - target)
  if (missing > 0) {
    // Too few slides follow the target to fill the view. Slides from the other end are moved behind it if none of them
    // is visible; otherwise the target and all slides after it are moved to the front, and the visible slide stays.
    const ahead = swiper.activeIndex >= missing
    const activeSlideIndex = ahead ? target : target - count + 1
    swiper.loopFix({ direction: ahead ? 'next' : 'prev', activeSlideIndex, slideTo: false })
    swiper.slideTo(swiper.activeIndex + (ahead ? -missing : count - target), 0, false, true)
  }
  swiper.slideTo(swiper.getSlideIndexByData(realIndex), speed)
}

function inSight(root: HTMLElement, slide: HTMLElement): boolean {
  const [outer, inner] = [root.getBoundingClientRect(), slide.getBoundingClientRect()]
  return inner.left >= outer.left - 1 && inner.right <= outer.right + 1
}
