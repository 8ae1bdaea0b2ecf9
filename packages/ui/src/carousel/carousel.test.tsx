import '../global.css.ts'
import type Swiper from 'swiper'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { applyTheme, clear, hydrate, serve } from '../testing/stage.tsx'
import { Carousel } from './carousel.tsx'

const Real = window.IntersectionObserver
const callbacks: IntersectionObserverCallback[] = []

beforeEach(() => {
  window.IntersectionObserver = class extends Real {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(callback, options)
      callbacks.push(callback)
    }
  }
})
afterEach(() => {
  window.IntersectionObserver = Real
  callbacks.length = 0
  clear()
})

const banners = (
  <Carousel
    label="Promotions"
    pauseLabel="Stop"
    playLabel="Go on"
    dotLabel={(index) => `Banner ${index + 1}`}
    slides={[1, 2, 3, 4].map((number) => ({ id: `${number}`, content: <p>{number}</p> }))}
  />
)
const swiperIn = (stage: HTMLElement) =>
  stage.querySelector<HTMLElement & { swiper?: Swiper }>('.swiper-initialized')?.swiper

test('a dot pressed before the slides can move starts them and leads to its slide', async () => {
  applyTheme('ltr')
  const stage = serve(banners)
  await hydrate(banners)
  expect(swiperIn(stage)).toBeUndefined()
  const dot = stage.querySelector<HTMLElement>('button[aria-label="Banner 3"]') as HTMLElement
  dot.focus()
  dot.click()
  await expect.poll(() => dot.getAttribute('aria-current'), { timeout: 8000 }).toBe('true')
  expect(swiperIn(stage)?.realIndex).toBe(2)
  expect(swiperIn(stage)?.autoplay.running, 'focus is on it').toBe(false)
})

test('banners stand still where a busy page hears in one that they came into the view and left it', async () => {
  applyTheme('ltr')
  const stage = serve(banners)
  await hydrate(banners)
  await expect.poll(() => swiperIn(stage)?.autoplay.running, { timeout: 8000 }).toBe(true)
  const both = [{ isIntersecting: true }, { isIntersecting: false }] as IntersectionObserverEntry[]
  for (const tell of callbacks) tell(both, {} as IntersectionObserver)
  expect(swiperIn(stage)?.autoplay.running).toBe(false)
})
