import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { samplePicture } from '../art/sample-picture.ts'
import { banner, words } from '../sheet/sheet.css.ts'
import { Carousel } from './carousel.tsx'

const slides = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    id: `banner-${i}`,
    content: (
      <a href={`#banner-${i}`}>
        <div className={banner}>
          <img src={samplePicture(i + 4, 630, 240)} alt="" />
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
} satisfies Meta<typeof Carousel>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const places = (root: HTMLElement) =>
  [...root.querySelectorAll('li')].slice(0, 3).map((slide) => {
    const { left, top, width, height } = slide.getBoundingClientRect()
    return [left, top, width, height].map((value) => Math.round(value * 10) / 10)
  })

/** What moves the slides takes them over where they are. */
const takesOver: Play = async ({ canvasElement }) => {
  const before = places(canvasElement)
  await waitFor(() => expect(canvasElement.querySelector('[data-still]')).toBeNull(), { timeout: 8000 })
  await expect(places(canvasElement)).toEqual(before)
}

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
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl', script: 'Arab' }, play: takesOver }

/** One slide is a picture: nothing turns, nothing to press. */
export const One: Story = {
  args: { slides: slides(1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryAllByRole('button')).toHaveLength(0)
  },
}

export const OneAtATime: Story = { args: { visible: 1 } }
