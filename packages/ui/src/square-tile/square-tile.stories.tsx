import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { samplePicture } from '../art/sample-picture.ts'
import { FavouriteButton } from '../game-tile/game-tile.tsx'
import { Tiles } from '../sheet/grid.tsx'
import { guide } from '../sheet/guide.ts'
import { SquareTile } from './square-tile.tsx'
import { SquareTileSkeleton } from './square-tile-skeleton.tsx'

const square = (seed: number) => samplePicture(seed, 240, 240)

const meta = {
  component: SquareTile,
  args: {
    title: 'Lantern Gate',
    iconUrl: square(1),
    sizes: '140px',
    onPlay: fn(),
    details: { label: 'Details', onOpen: fn() },
    badge: { tone: 'hot', label: 'HOT' },
    favourite: <FavouriteButton label="Add Lantern Gate to favourites" pressed={false} onToggle={fn()} />,
  },
  render: (args) => (
    <Tiles>
      <SquareTile {...args} />
    </Tiles>
  ),
  parameters: guide('A game as a square picture without a caption, many in a row.', {
    do: ['Give it pictures that have the title drawn in them: it shows no other until one points at it.'],
    dont: ['Use it for pictures without a title (`TableCard`, `GameTile`).', 'Put words below it.'],
  }),
} satisfies Meta<typeof SquareTile>
export default meta

type Story = StoryObj<typeof meta>

/** The whole tile is one button named by the title, which shows at focus; details and heart follow. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const title = canvas.getByText('Lantern Gate')
    await expect(getComputedStyle(title).opacity).toBe('0')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Lantern Gate' })).toHaveFocus()
    await waitFor(() => expect(getComputedStyle(title).opacity).toBe('1'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onPlay).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Details' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.details?.onOpen).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Add Lantern Gate to favourites' })).toHaveFocus()
  },
}

/** A press anywhere on the picture plays. */
export const WholeTileIsTheTarget: Story = {
  play: async ({ canvasElement }) => {
    const { left, top, width, height } = (canvasElement.querySelector('article') as Element).getBoundingClientRect()
    await expect(Math.round(width)).toBe(Math.round(height))
    const play = within(canvasElement).getByRole('button', { name: 'Lantern Gate' })
    await expect(document.elementFromPoint(left + width / 2, top + height - 4)).toBe(play)
  },
}

/** The placeholder has exactly the size of the tile. */
export const Loading: Story = {
  render: (args) => (
    <Tiles>
      <SquareTileSkeleton />
      <SquareTile {...args} />
    </Tiles>
  ),
  play: async ({ canvasElement }) => {
    const tile = canvasElement.querySelector('article') as Element
    const skeleton = tile.previousElementSibling as Element
    const height = (element: Element) => Math.round(element.getBoundingClientRect().height)
    await expect(height(skeleton)).toBe(height(tile))
  },
}

/** Without its picture a tile shows its title. */
export const Broken: Story = {
  args: { iconUrl: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('article svg')).toBeVisible()
    await expect(getComputedStyle(within(canvasElement).getByText('Lantern Gate')).opacity).toBe('1')
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: {
    title: 'بوابة الفوانيس',
    details: { label: 'التفاصيل', onOpen: fn() },
    badge: { tone: 'hot', label: 'رائج' },
  },
}
