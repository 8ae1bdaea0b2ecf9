import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { showMode } from '../appearance.ts'
import { samplePicture } from '../art/sample-picture.ts'
import { Button } from '../button/button.tsx'
import { Carousel } from '../carousel/carousel.tsx'
import { Marquee } from '../marquee/marquee.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { applyTheme, clear, freeze, hydrate, idle, serve, wishForStillness } from './stage.tsx'

beforeEach(async () => {
  applyTheme()
  await wishForStillness(true)
})
afterEach(async () => {
  clear()
  await wishForStillness(false)
})

/** Visible motion: a reduced transition lasts a hundredth of a millisecond, but runs until the next frame. */
const running = (stage: HTMLElement) =>
  stage
    .getAnimations({ subtree: true })
    .filter((animation) => animation.playState === 'running')
    .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1)

const marquee = (
  <Marquee
    label="Notices"
    pauseLabel="Stop"
    playLabel="Run"
    items={[{ id: 'a', text: 'A notice that is long enough to run along the belt.' }]}
  />
)

test('another mode reaches what lies deep at once', async () => {
  let nested: ReactNode = <b>deep</b>
  for (let level = 0; level < 12; level += 1) nested = <div>{nested}</div>
  const stage = serve(nested)
  const deep = stage.querySelector('b') as HTMLElement
  const colours: string[] = []
  for (const mode of ['light', 'dark'] as const) {
    showMode(mode)
    await expect.poll(() => getComputedStyle(deep).color).toBe(getComputedStyle(document.body).color)
    colours.push(getComputedStyle(deep).color)
  }
  expect(colours[0]).not.toBe(colours[1])
  showMode('light')
  expect(getComputedStyle(deep).color).toBe(colours[0])
})

test('the belt of notices stands still and can be scrolled instead', async () => {
  const stage = serve(marquee)
  await hydrate(marquee)
  expect(running(stage)).toEqual([])
  const belt = stage.querySelector<HTMLElement>('[data-paused]') as HTMLElement
  expect(getComputedStyle(belt.parentElement as HTMLElement).overflowX).toBe('auto')
})

test('the belt starts when the wish is withdrawn, and stops when it comes back', async () => {
  const stage = serve(marquee)
  await hydrate(marquee)
  await wishForStillness(false)
  await expect.poll(() => running(stage).length).toBe(1)
  await wishForStillness(true)
  await expect.poll(() => running(stage).length).toBe(0)
})

test('banners take no turns by themselves', async () => {
  const carousel = (
    <Carousel
      label="Banners"
      pauseLabel="Stop"
      playLabel="Run"
      dotLabel={(i) => `Banner ${i + 1}`}
      slides={Array.from({ length: 5 }, (_, i) => ({ id: `b${i}`, content: <img src={samplePicture(i)} alt="" /> }))}
    />
  )
  const stage = serve(carousel)
  await hydrate(carousel)
  await expect.poll(() => stage.querySelector('[data-still]'), { timeout: 8000 }).toBeNull()
  expect(stage.querySelector('button[aria-label="Stop"]')).toBeNull()
  const dot = stage.querySelector<HTMLElement>('button[aria-label="Banner 3"]') as HTMLElement
  dot.click()
  await expect.poll(() => dot.getAttribute('aria-current')).toBe('true')
})

test('placeholders and spinners do not move', async () => {
  const node = (
    <>
      <Skeleton shape="tile" />
      <Button busy>Log in</Button>
    </>
  )
  const stage = serve(node)
  await hydrate(node)
  await idle(100)
  expect(running(stage)).toEqual([])
})

test('once frozen, a change is there in the very moment it is made', () => {
  const pale = serve(<b style={{ opacity: 0.5 }}>pale</b>).querySelector('b') as HTMLElement
  const thaw = freeze()
  expect(getComputedStyle(pale).opacity).toBe('0.5')
  pale.style.opacity = '1'
  const seen = getComputedStyle(pale).opacity
  thaw()
  expect(seen).toBe('1')
})
