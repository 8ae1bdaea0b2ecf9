import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { guide } from '../sheet/guide.ts'
import { narrow } from '../sheet/sheet.css.ts'
import { Table, type TableColumn } from './table.tsx'

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

const meta = {
  component: RoundTable,
  args: {
    caption: 'Your last rounds',
    columns: COLUMNS,
    rows: ROUNDS,
    rowId: ({ id }) => id,
    sortLabel: 'Sort by',
    sortText: (title, direction) => `${title}, ${direction === 'ascending' ? 'up' : 'down'}`,
    unsortedText: 'As it came',
    onSort: fn(),
  },
  parameters: guide('Rows that have the same things said about them: rounds, payments, members.', {
    do: [
      'Name it (`caption`), and let one column name the row (`isRowHeader`).',
      'Stand figures at the end, with the same decimals.',
      'Say in `empty` why there is nothing, and what to do.',
    ],
    dont: [
      'Lay out a page with it.',
      'Fetch everything to sort it here where there are pages: give `sort` and ask the server.',
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
    await expect(canvas.getByRole('table', { name: 'Your last rounds' })).toBeVisible()
  },
}

/** Where there is little room each row is a card, and the order is chosen from a list. */
export const OnAPhone: Story = {
  render: (args) => (
    <div className={narrow}>
      <RoundTable {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Win, down')
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Ace Parade Deluxe')
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5)
  },
}

function Choosing() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['r2']))
  return (
    <RoundTable
      caption="Choose rounds"
      columns={COLUMNS}
      rows={ROUNDS}
      rowId={({ id }) => id}
      selection={{ selected, onChange: setSelected, rowLabel: ({ game }) => `Choose ${game}`, allLabel: 'Choose all' }}
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
  },
}

export const WithTotals: Story = { args: { totals: { game: 'All', stake: amount(1950), win: amount(5050) } } }
export const Busy: Story = { args: { busy: true } }
export const Empty: Story = {
  args: {
    rows: [],
    empty: <EmptyState drawing="list" title="No rounds yet" text="They stand here as soon as you have played." />,
  },
}
export const Failed: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState drawing="offline" title="The rounds could not be fetched">
        <Button variant="secondary">Try again</Button>
      </EmptyState>
    ),
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
}
