import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Badge } from '../badge/badge.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { guide } from '../sheet/guide.ts'
import { narrow } from '../sheet/sheet.css.ts'
import { Table, type TableColumn, type TableProps } from './table.tsx'

type Round = { id: string; game: string; at: string; stake: number; win: number }

const ROUNDS: readonly Round[] = [
  { id: 'r1', game: 'Seven Gilded Reels', at: '2026-11-19 20:14', stake: 500, win: 0 },
  { id: 'r2', game: 'Ace Parade Deluxe', at: '2026-11-19 20:31', stake: 1200, win: 4800 },
  { id: 'r3', game: 'Regent Roulette', at: '2026-11-20 09:02', stake: 250, win: 250 },
]

const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'PHP' })
const amount = (minor: number) => <bdi>{money.format(minor / 100)}</bdi>

const COLUMNS: readonly TableColumn<Round>[] = [
  { id: 'game', title: 'Game', cell: ({ game }) => game, sortBy: ({ game }) => game, isRowHeader: true },
  {
    id: 'at',
    title: 'Time',
    cell: ({ at }) => (
      <time dateTime={at.replace(' ', 'T')} dir="ltr">
        {at}
      </time>
    ),
    sortBy: ({ at }) => at,
  },
  { id: 'stake', title: 'Stake', align: 'end', cell: ({ stake }) => amount(stake), sortBy: ({ stake }) => stake },
  { id: 'win', title: 'Win', align: 'end', cell: ({ win }) => amount(win), sortBy: ({ win }) => win },
  {
    id: 'state',
    title: 'State',
    cell: ({ win }) => <Badge tone={win > 0 ? 'success' : 'neutral'}>{win > 0 ? 'Won' : 'Lost'}</Badge>,
  },
]

const RoundTable = Table<Round>
const retry = fn()

const meta = {
  component: RoundTable,
  args: {
    caption: 'Your last rounds',
    columns: COLUMNS,
    rows: ROUNDS,
    rowId: ({ id }) => id,
    onSort: fn(),
  },
  argTypes: { stickUnder: { control: 'inline-radio', options: ['page', 'header'] } },
  parameters: guide('Rows with the same columns: rounds, payments, members.', {
    do: [
      'Name it (`caption`), and let one column name the row (`isRowHeader`): it heads the card on a phone.',
      'Stand figures at the end (`align`), with the same decimals, and their sums in `totals`.',
      'Say in `empty` why there is nothing and what to do, and in `failure` what went wrong, with a way to try again.',
      'Keep the rows while new ones are fetched (`busy`): nothing jumps.',
    ],
    dont: [
      'Lay out a page with it.',
      'Fetch everything to sort it here where there are pages: give `sort` and ask the server.',
      'Put more in a row than a card of a phone can hold: the rest belongs behind the row.',
    ],
  }),
} satisfies Meta<typeof RoundTable>
export default meta

type Story = StoryObj<typeof meta>

export const Sorts: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const games = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)
    const head = canvas.getByRole('columnheader', { name: 'Stake' })
    await expect(head).toHaveAttribute('aria-sort', 'none')
    await userEvent.click(within(head).getByRole('button'))
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await expect(games()).toEqual(['Regent Roulette', 'Seven Gilded Reels', 'Ace Parade Deluxe'])
    await userEvent.keyboard('{Enter}')
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    await expect(args.onSort).toHaveBeenLastCalledWith({ column: 'stake', direction: 'descending' })
    await userEvent.keyboard(' ')
    await expect(games()).toEqual(ROUNDS.map(({ game }) => game))
    await expect(args.onSort).toHaveBeenLastCalledWith(null)
    await expect(canvas.getByRole('table', { name: 'Your last rounds' })).toBeVisible()
  },
}

/** When the server sorts, a press only requests the order; the rows are shown as they arrive. */
export const SortedByTheServer: Story = {
  args: { sort: { column: 'at', direction: 'descending' }, rows: [...ROUNDS].reverse() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('columnheader', { name: 'Time' })).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(canvas.getByRole('button', { name: 'Win' }))
    await expect(args.onSort).toHaveBeenLastCalledWith({ column: 'win', direction: 'ascending' })
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Regent Roulette')
  },
}

const many = Array.from({ length: 30 }, (_, i) => ({ ...(ROUNDS[i % 3] as Round), id: `m${i}` }))

/** The head stays visible while the page scrolls, and figures are aligned at the end of their column. */
export const LongList: Story = {
  args: { rows: many },
  render: (args) => (
    <section style={{ blockSize: '20rem', overflowY: 'auto' }} aria-label="Rounds">
      <RoundTable {...args} />
    </section>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const scroller = canvas.getByRole('region', { name: 'Rounds' })
    scroller.scrollTop = 400
    const head = canvas.getByRole('columnheader', { name: 'Stake' }).getBoundingClientRect()
    if (canvas.getAllByRole('row')[1]?.checkVisibility() && scroller.clientWidth > 600) {
      await expect(Math.abs(head.top - scroller.getBoundingClientRect().top)).toBeLessThan(2)
      const [first, second] = canvas.getAllByText('₱5.00')
      await expect(first?.getBoundingClientRect().right).toBe(second?.getBoundingClientRect().right)
    }
    scroller.scrollTop = 0
  },
}

/** In a narrow container each row is a card, and the sort buttons are above the cards. */
export const OnAPhone: Story = {
  args: { totals: { game: 'All', stake: amount(1950), win: amount(5050) } },
  render: (args) => (
    <div className={narrow}>
      <RoundTable {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Win' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Win' }))
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Ace Parade Deluxe')
    await expect(canvas.getAllByRole('row')).toHaveLength(5)
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5)
    const stake = canvas.getAllByText('₱12.00')[0]?.closest('td') as HTMLElement
    await expect(getComputedStyle(stake, '::before').content).toContain('Stake')
    await expect(getComputedStyle(stake).display).toBe('flex')
  },
}

function Choosing(props: Partial<TableProps<Round>>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['r2']))
  return (
    <RoundTable
      caption="Choose rounds"
      columns={COLUMNS}
      rows={ROUNDS}
      rowId={({ id }) => id}
      selection={{ selected, onChange: setSelected, rowLabel: ({ game }) => `Choose ${game}`, allLabel: 'Choose all' }}
      {...props}
    />
  )
}

export const Selection: Story = {
  render: () => <Choosing />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Choose all' })
    await expect(all.indeterminate).toBe(true)
    await userEvent.click(all)
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(3)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Regent Roulette' }))
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(2)
    await userEvent.tab()
    await userEvent.keyboard(' ')
  },
}

export const SelectionOnAPhone: Story = {
  render: () => (
    <div className={narrow}>
      <Choosing />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const all = within(canvasElement).getByRole('checkbox', { name: 'Choose all' })
    await expect(all.getBoundingClientRect().width).toBeGreaterThanOrEqual(24)
  },
}

export const WithTotals: Story = { args: { totals: { game: 'All', stake: amount(1950), win: amount(5050) } } }

/** The title of a last column with buttons is visible to screen readers only. */
export const WithActions: Story = {
  args: {
    captionHidden: true,
    columns: [
      ...COLUMNS.slice(0, 3),
      {
        id: 'actions',
        title: 'Actions',
        titleHidden: true,
        align: 'end',
        cell: ({ game }) => <IconButton icon="external" size="sm" label={`Open ${game}`} />,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument()
    await expect(canvas.getByRole('table', { name: 'Your last rounds' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { busy: true, rows: [], busyRows: 3 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(3)
  },
}

/** While new rows are loading, the old ones stay visible. */
export const Refreshing: Story = {
  args: { busy: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('rowheader')).toHaveLength(3)
  },
}

export const Empty: Story = {
  args: {
    rows: [],
    empty: <EmptyState drawing="list" title="No rounds yet" text="They stand here as soon as you have played." />,
  },
}

export const Failed: Story = {
  args: {
    rows: [],
    failure: {
      title: 'The rounds could not be fetched',
      text: 'Check your connection and try again.',
      retryLabel: 'Try again',
      onRetry: retry,
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent(/could not be fetched/)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: {
    caption: 'جولاتك الأخيرة',
    columns: [
      {
        id: 'game',
        title: 'اللعبة',
        cell: ({ game }) => <bdi>{game}</bdi>,
        isRowHeader: true,
        sortBy: ({ game }) => game,
      },
      { id: 'stake', title: 'الرهان', align: 'end', cell: ({ stake }) => amount(stake), sortBy: ({ stake }) => stake },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [game, stake] = canvas.getAllByRole('columnheader').map((head) => head.getBoundingClientRect())
    if (game && stake && game.top === stake.top) await expect(game.left).toBeGreaterThan(stake.left)
  },
}
