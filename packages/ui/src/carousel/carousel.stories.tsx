import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import type Swiper from 'swiper'
import { samplePicture } from '../art/sample-picture.ts'
import { guide } from '../sheet/guide.ts'
import { banner, fills, words } from '../sheet/sheet.css.ts'
import { Carousel } from './carousel.tsx'

const slides = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    id: `banner-${i}`,
    content: (
      <a href={`#banner-${i}`}>
        <div className={banner}>
          <img className={fills} src={samplePicture(i + 4, 630, 240)} alt="" />
          <div className={words}>Banner {i + 1}</div>
        </div>
      </a>
    ),
  }))

const meta = {
  component: Carousel,
  args: {
    label: 'Promotions',
    pauseLabel: 'Stop the banners',
    playLabel: 'Let the banners run',
    dotLabel: (index, count) => `Show banner ${index + 1} of ${count}`,
    slides: slides(5),
  },
  argTypes: { visible: { control: 'inline-radio', options: [1, 2, 3] } },
  parameters: guide('Banners that change by themselves: up to three visible at a time, one on phones.', {
    do: [
      'Put the one that matters first: few wait for the others.',
      'Make each a link as a whole, with words in HTML over its picture.',
      'Give three to six.',
    ],
    dont: ['Put into it what everybody must read: that is a notice.', 'Let its slides have heights of their own.'],
  }),
} satisfies Meta<typeof Carousel>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const places = (root: HTMLElement) =>
  [...root.querySelectorAll('li')].slice(0, 3).map((slide) => {
    const { left, top, width, height } = slide.getBoundingClientRect()
    return [left, top, width, height].map((value) => Math.round(value * 10) / 10)
  })

/** The script that moves the slides starts with each where the server rendered it. */
const takesOver: Play = async ({ canvasElement }) => {
  const before = places(canvasElement)
  await waitFor(() => expect(canvasElement.querySelector('[data-still]')).toBeNull(), { timeout: 8000 })
  await expect(places(canvasElement)).toEqual(before)
}

const windowOf = (root: HTMLElement) => root.querySelector('ul')?.parentElement as HTMLElement & { swiper?: Swiper }
const swiperOf = (root: HTMLElement) => windowOf(root).swiper as Swiper
const isRunning = (root: HTMLElement) => swiperOf(root).autoplay.running

export const Many: Story = {
  play: async (context) => {
    await takesOver(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Show banner 2 of 5' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Show banner 2 of 5' })).toHaveAttribute('aria-current', 'true'),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the banners' }))
    await expect(canvas.getByRole('button', { name: 'Let the banners run' })).toHaveFocus()
    await expect(isRunning(context.canvasElement)).toBe(false)
    await userEvent.keyboard('{Enter}')
    await expect(isRunning(context.canvasElement)).toBe(true)
  },
}

/** Moves every 5 s within 1 s, with 20.3 px between slides, and starts again after the last (docs/product.md 4.4). */
export const AutoplayAndSpacing: Story = {
  play: async (context) => {
    await takesOver(context)
    const { params, autoplay } = swiperOf(context.canvasElement)
    await expect(params).toMatchObject({ autoplay: { delay: 5000 }, speed: 1000, spaceBetween: 20.3, loop: true })
    await expect(autoplay.running).toBe(true)
    const [first, second] = [...context.canvasElement.querySelectorAll('li')].map((slide) =>
      slide.getBoundingClientRect(),
    )
    await expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(20.3, 1)
    await expect(within(context.canvasElement).getAllByRole('button', { name: /^Show banner/ })).toHaveLength(5)
  },
}

/** It pauses while the pointer is over it and while it has focus, and goes on only when both have ended. */
export const Rests: Story = {
  play: async (context) => {
    const { canvasElement } = context
    await takesOver(context)
    fireEvent.pointerEnter(windowOf(canvasElement), { pointerType: 'mouse' })
    await expect(isRunning(canvasElement)).toBe(false)
    await userEvent.tab()
    fireEvent.pointerLeave(windowOf(canvasElement), { pointerType: 'mouse' })
    await expect(isRunning(canvasElement)).toBe(false)
    await expect(windowOf(canvasElement).contains(document.activeElement)).toBe(true)
    ;(document.activeElement as HTMLElement).blur()
    await expect(isRunning(canvasElement)).toBe(true)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Stop the banners' }))
    fireEvent.pointerEnter(windowOf(canvasElement), { pointerType: 'mouse' })
    fireEvent.pointerLeave(windowOf(canvasElement), { pointerType: 'mouse' })
    await expect(isRunning(canvasElement)).toBe(false)
  },
}

/** It does not move while it is out of sight. */
export const OutOfSight: Story = {
  play: async (context) => {
    const { canvasElement } = context
    await takesOver(context)
    const root = windowOf(canvasElement)
    root.style.display = 'none'
    await waitFor(() => expect(isRunning(canvasElement)).toBe(false))
    root.style.display = ''
    await waitFor(() => expect(isRunning(canvasElement)).toBe(true))
  },
}

/** A banner that receives focus by Tab scrolls into view. */
export const Keyboard: Story = {
  play: async (context) => {
    const { canvasElement } = context
    await takesOver(context)
    const links = within(canvasElement).getAllByRole('link')
    for (const link of links.slice(0, 4)) {
      await userEvent.tab()
      await expect(link).toHaveFocus()
      const [outer, inner] = [windowOf(canvasElement), link].map((element) => element.getBoundingClientRect())
      await expect(inner?.left).toBeGreaterThanOrEqual((outer?.left ?? 0) - 1)
      await expect(inner?.right).toBeLessThanOrEqual((outer?.right ?? 0) + 1)
    }
  },
}

/** In a right-to-left language the first slide is at the right, and the slides move the other way. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: {
    label: 'العروض',
    pauseLabel: 'إيقاف اللافتات',
    playLabel: 'تشغيل اللافتات',
    dotLabel: (index, count) => `اللافتة ${index + 1} من ${count}`,
  },
  play: async (context) => {
    await takesOver(context)
    const { canvasElement } = context
    const edge = () => windowOf(canvasElement).getBoundingClientRect().right
    const right = (index: number) =>
      canvasElement.querySelector(`a[href="#banner-${index}"]`)?.getBoundingClientRect().right ?? 0
    await expect(right(0)).toBeCloseTo(edge(), 0)
    await expect(right(1)).toBeLessThan(right(0))
    // Without the frame that userEvent would wait for before the press.
    fireEvent.click(within(canvasElement).getByRole('button', { name: 'اللافتة 2 من 5' }))
    await waitFor(() => expect(right(1)).toBeCloseTo(edge(), 0), { timeout: 4000 })
  },
}

/** A single slide is only a picture: it does not move and has no buttons. */
export const One: Story = {
  args: { slides: slides(1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryAllByRole('button')).toHaveLength(0)
  },
}

export const Two: Story = { args: { slides: slides(2) } }
export const OneAtATime: Story = { args: { visible: 1 } }
