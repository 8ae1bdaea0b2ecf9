import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { samplePicture } from '../art/sample-picture.ts'
import { Tiles } from '../sheet/grid.tsx'
import { guide } from '../sheet/guide.ts'
import { FavouriteButton, GameTile, type GameTileProps } from './game-tile.tsx'
import { GameTileSkeleton } from './game-tile-skeleton.tsx'

const meta = {
  component: GameTile,
  args: {
    title: 'Lantern Gate',
    iconUrl: samplePicture(1),
    sizes: '160px',
    onPlay: fn(),
    details: { label: 'Details', onOpen: fn() },
    badge: { tone: 'hot', label: 'HOT' },
    vendor: { name: 'Bright Reel' },
  },
  render: (args) => (
    <Tiles>
      <Tile {...args} />
    </Tiles>
  ),
  parameters: guide('A game in a list: a picture of 3:4, a title of two lines, and its actions.', {
    do: [
      'Mark the few tiles one sees first as `eager`; the others come as one scrolls.',
      'Tell the language of a title that is not the page’s (`titleLang`): it is read and broken rightly.',
      'Give each game its `details`: the free trial, the figures and similar games are in its sheet.',
    ],
    dont: [
      'Write on the picture: titles, badges and prices are HTML, in every language.',
      'Give a tile more than one badge.',
      'Wrap it in a link or a button: the tile is one already.',
    ],
  }),
} satisfies Meta<typeof GameTile>
export default meta

type Story = StoryObj<typeof meta>

function Tile(props: GameTileProps) {
  const [pressed, setPressed] = useState(false)
  const label = `${pressed ? 'Remove' : 'Add'} ${props.title} ${pressed ? 'from' : 'to'} favourites`
  return (
    <GameTile
      {...props}
      favourite={<FavouriteButton label={label} pressed={pressed} onToggle={() => setPressed(!pressed)} />}
    />
  )
}

/** Tab reaches play, details and favourite in this order, each with its own accessible name. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Lantern Gate' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPlay).toHaveBeenCalledOnce()
    await userEvent.tab()
    const details = canvas.getByRole('button', { name: 'Details' })
    await expect(details).toHaveFocus()
    await waitFor(() => expect(getComputedStyle(details.parentElement as Element).opacity).toBe('1'))
    await userEvent.keyboard(' ')
    await expect(args.details?.onOpen).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: /Remove Lantern Gate/, pressed: true })).toHaveFocus()
    await expect(args.onPlay).toHaveBeenCalledOnce()
  },
}

/** A press anywhere on the tile plays; a press on a button of the tile does only what that button says. */
export const WholeTileIsTheTarget: Story = {
  play: async ({ canvasElement, args }) => {
    const frame = canvasElement.querySelector('article img') as Element
    const { left, top, width, height } = frame.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height - 4)
    await expect(hit).toBe(within(canvasElement).getByRole('button', { name: 'Lantern Gate' }))
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Details' }))
    await expect(args.onPlay).not.toHaveBeenCalled()
  },
}

const names = [
  'Lantern Gate',
  'The Very Long and Winding Legend of the Seventh Jade Emperor’s Golden Fishing Boat',
  'بوابة الفوانيس',
  'Kayamanan ng Karagatan',
  'ล่าสมบัติใต้ทะเลลึก',
  'Rocket',
  'Donaudampfschifffahrtsgesellschaft',
  'Pharaoh’s Wheel',
]

/** Tiles stay aligned in the grid, whether the name has one line, two or ten. */
export const Row: Story = {
  render: (args) => (
    <Tiles>
      {names.map((title, i) => (
        <Tile
          key={title}
          {...args}
          title={title}
          iconUrl={i === 5 ? undefined : samplePicture(i)}
          badge={i % 3 === 0 ? args.badge : undefined}
          details={i % 2 === 0 ? args.details : undefined}
        />
      ))}
    </Tiles>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('article')].map((tile) => Math.round(tile.offsetHeight))
    await expect(new Set(heights.slice(0, 4)).size).toBe(1)
  },
}

/** Only the game: without details, badge, vendor and favourite. */
export const Bare: Story = {
  render: ({ title, iconUrl, sizes, onPlay }) => (
    <Tiles>
      <GameTile title={title} iconUrl={iconUrl} sizes={sizes} onPlay={onPlay} />
    </Tiles>
  ),
}

/** The placeholder of a tile has exactly the size of the tile. */
export const Loading: Story = {
  render: (args) => (
    <Tiles>
      <GameTileSkeleton />
      <Tile {...args} />
    </Tiles>
  ),
  play: async ({ canvasElement }) => {
    const tile = canvasElement.querySelector('article') as Element
    const skeleton = tile.previousElementSibling as Element
    await expect(Math.round(skeleton.getBoundingClientRect().height)).toBe(
      Math.round(tile.getBoundingClientRect().height),
    )
  },
}

/** When the picture fails twice, a drawn one replaces it. */
export const Broken: Story = {
  args: { iconUrl: 'data:image/png;base64,AAAA#' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('article img')).toBeNull(), { timeout: 4000 })
    await expect(canvasElement.querySelector('article svg')).toBeVisible()
  },
}

export const RightToLeft: Story = {
  ...Row,
  globals: { direction: 'rtl', script: 'Arab' },
  args: { details: { label: 'التفاصيل', onOpen: fn() }, badge: { tone: 'hot', label: 'رائج' } },
}

/** A finger that rests on the tile opens the details, and the press that ends it plays nothing. */
export const Held: Story = {
  play: async ({ canvasElement, args }) => {
    const play = within(canvasElement).getByRole('button', { name: 'Lantern Gate' })
    const touch = { bubbles: true, pointerType: 'touch' }
    play.dispatchEvent(new PointerEvent('pointerdown', touch))
    await waitFor(() => expect(args.details?.onOpen).toHaveBeenCalledOnce())
    play.dispatchEvent(new PointerEvent('pointerup', touch))
    play.click()
    await expect(args.onPlay).not.toHaveBeenCalled()
    // A short touch plays.
    play.dispatchEvent(new PointerEvent('pointerdown', touch))
    play.dispatchEvent(new PointerEvent('pointerup', touch))
    play.click()
    await expect(args.onPlay).toHaveBeenCalledOnce()
    await expect(args.details?.onOpen).toHaveBeenCalledOnce()
  },
}
