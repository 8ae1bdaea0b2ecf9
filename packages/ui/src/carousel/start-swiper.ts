import Swiper from 'swiper'
import { Autoplay } from 'swiper/modules'
import { GAP_PX } from './gap.ts'

/** Specification, section 10. */
const AUTOPLAY_MS = 5000
const SPEED_MS = 1000

type Names = { belt: string; slide: string }

export type Motion = {
  readonly to: (index: number) => void
  readonly play: (on: boolean) => void
  readonly stop: () => void
}

/**
 * Lets Swiper take over slides that are on the page and laid out already: it finds them where they will be, so nothing
 * moves. `autoplay` false for those who asked for stillness.
 */
export function startSwiper(
  root: HTMLElement,
  names: Names,
  autoplay: boolean,
  report: (index: number) => void,
): Motion {
  const slides = [...root.querySelectorAll<HTMLElement>(`.${names.slide}`)]
  const step = (slides[1]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0)
  const initialSlide = step === 0 ? 0 : Math.round(Math.abs(root.scrollLeft / step))
  root.removeAttribute('data-still')
  root.scrollLeft = 0

  const swiper = new Swiper(root, {
    modules: [Autoplay],
    wrapperClass: names.belt,
    slideClass: names.slide,
    slidesPerView: 'auto',
    spaceBetween: GAP_PX,
    speed: autoplay ? SPEED_MS : 0,
    loop: slides.length > 1,
    initialSlide,
    autoplay: autoplay && slides.length > 1 ? { delay: AUTOPLAY_MS, pauseOnMouseEnter: true } : false,
    on: { realIndexChange: ({ realIndex }) => report(realIndex) },
  })
  report(swiper.realIndex)

  // Tabbing to a slide out of sight brings it in; the browser's own scroll would shift the belt.
  const onFocus = (event: FocusEvent) => {
    const target = event.target as HTMLElement
    const slide = target.closest<HTMLElement>(`.${names.slide}`)
    root.scrollLeft = 0
    swiper.autoplay.pause()
    const index = Number(slide?.dataset.swiperSlideIndex)
    if (slide && !Number.isNaN(index) && !swiper.isLocked && !inSight(root, slide)) swiper.slideToLoop(index, 0)
    // The loop puts slides to the other end, and what is moved in the tree loses focus.
    if (document.activeElement !== target) target.focus({ preventScroll: true })
  }
  const onBlur = () => swiper.autoplay.resume()
  root.addEventListener('focusin', onFocus)
  root.addEventListener('focusout', onBlur)

  const direction = new MutationObserver(() =>
    swiper.changeLanguageDirection(document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
  )
  direction.observe(document.documentElement, { attributes: true, attributeFilter: ['dir'] })

  return {
    to: (index) => swiper.slideToLoop(index),
    play: (on) => (on ? swiper.autoplay.start() : swiper.autoplay.stop()),
    stop: () => {
      direction.disconnect()
      root.removeEventListener('focusin', onFocus)
      root.removeEventListener('focusout', onBlur)
      swiper.destroy()
      root.setAttribute('data-still', '')
    },
  }
}

function inSight(root: HTMLElement, slide: HTMLElement): boolean {
  const [outer, inner] = [root.getBoundingClientRect(), slide.getBoundingClientRect()]
  return inner.left >= outer.left - 1 && inner.right <= outer.right + 1
}
