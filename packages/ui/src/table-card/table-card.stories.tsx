import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { samplePicture } from '../art/sample-picture.ts'
import { FavouriteButton } from '../game-tile/game-tile.tsx'
import { Narrow } from '../sheet/grid.tsx'
import { guide } from '../sheet/guide.ts'
import { TableCard, type TableCardProps } from './table-card.tsx'
import { TableCardSkeleton } from './table-card-skeleton.tsx'

const parts = [
  { type: 'currency', value: '€' },
  { type: 'integer', value: '10' },
  { type: 'literal', value: ' – ' },
  { type: 'integer', value: '5,000' },
]
const seatsOf = (taken: number, label = 'Free seats') => ({ label, free: String(7 - taken), total: 7, taken })

const meta = {
  component: TableCard,
  args: {
    title: 'Velour Roulette',
    iconUrl: samplePicture(1),
    sizes: '320px',
    vendor: 'Velour Live',
    onPlay: fn(),
    stakes: { label: 'Stakes', parts },
    seats: seatsOf(3),
    details: { label: 'Details', onOpen: fn() },
    badge: { tone: 'hot', label: 'HOT' },
    favourite: <FavouriteButton label="Add Velour Roulette to favourites" pressed={false} onToggle={fn()} />,
  },
  render: (args) => (
    <Narrow>
      <TableCard {...args} />
    </Narrow>
  ),
  parameters: guide('A table to sit down at: a picture of 4:3, whose table it is, the stakes and the free seats.', {
    do: [
      'Leave out `stakes` and `seats` while they are not known: the card tells its `kind` there and keeps its height.',
      'Give amounts and counts formatted, in the reader’s language.',
    ],
    dont: [
      'Show figures that may be old: a seat that is called free and is taken costs trust.',
      'Use it for games without a table: they are posters (`GameTile`).',
    ],
  }),
} satisfies Meta<typeof TableCard>
export default meta

type Story = StoryObj<typeof meta>

/** The whole card is one button, named by all that it says; details and heart are buttons of their own. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    const card = canvas.getByRole('button', { name: 'Velour Roulette Velour Live Stakes €10 – 5,000 Free seats 4' })
    await expect(card).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPlay).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Details' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /favourites/ })).toHaveFocus()
  },
}

const variants: readonly Partial<TableCardProps>[] = [
  {},
  { seats: seatsOf(7) },
  { seats: undefined },
  { seats: undefined, stakes: undefined, kind: { label: 'Kind', value: 'Roulette' } },
  { seats: undefined, stakes: undefined },
  { title: 'The Very Long and Winding Salon of the Seventh Jade Emperor’s Golden Baccarat', iconUrl: undefined },
  { title: 'باكارات الصالون الخاص', seats: { ...seatsOf(12), total: 24, free: '12' }, details: undefined },
]

/** With figures, a full table, without seats, without figures, and what waits for them: all of one height. */
export const States: Story = {
  render: (args) => (
    <Narrow>
      <TableCardSkeleton />
      {variants.map((variant, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a variant is nothing but its place
        <TableCard key={place} {...args} {...variant} />
      ))}
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    const [first] = canvasElement.querySelectorAll('article')
    const cards = [...((first as Element).parentElement as Element).children] as HTMLElement[]
    await expect(cards).toHaveLength(variants.length + 1)
    const heights = cards.map((card) => Math.round(card.getBoundingClientRect().height))
    await expect(new Set(heights).size, heights.join(' ')).toBe(1)
    const words = [...canvasElement.querySelectorAll('article > button:first-of-type')]
    await expect(words.map((one) => one.scrollWidth - one.clientWidth)).toEqual(variants.map(() => 0))
  },
}

export const RightToLeft: Story = {
  ...States,
  globals: { direction: 'rtl', script: 'Arab' },
  args: {
    title: 'روليت فيلور',
    stakes: { label: 'حدود الرهان', parts },
    seats: seatsOf(2, 'المقاعد الشاغرة'),
    badge: { tone: 'hot', label: 'رائج' },
    details: { label: 'التفاصيل', onOpen: fn() },
  },
}
