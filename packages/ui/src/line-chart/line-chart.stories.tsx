import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { CHART_CASES, followsPointer, titleIsRead } from '../chart/chart-plays.ts'
import { arabic, sample, six } from '../chart/sample.tsx'
import { guide } from '../sheet/guide.ts'
import { LineChart } from './line-chart.tsx'

const meta = {
  component: LineChart,
  args: sample,
  parameters: guide('Shows how amounts changed over time.', {
    do: [
      'Say in the title what is shown and by what.',
      'Write the scale short (`formatTick`) and the figures whole (`format`), both with `Intl`.',
      'Give null where nothing is known: it is not zero.',
    ],
    dont: [
      'Show more than six series: nobody tells them apart.',
      'Colour single bars or points: a series has one colour, and its own dashes, marks or filling.',
      'Draw where a number says it: a single figure is an Amount.',
    ],
  }),
} satisfies Meta<typeof LineChart>
export default meta

type Story = StoryObj<typeof meta>

/** Arrow keys move through the categories, and a screen reader reads the figures of each. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const slider = canvas.getByRole('slider', { name: 'Bets and wins by day, choose a day' })
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    // The browser handles arrow keys of a range input itself, and simulated keys do not reach it.
    fireEvent.change(slider, { target: { value: '3' } })
    await expect(slider).toHaveAttribute('aria-valuetext', '17 Nov, Bets ₱18,700, Wins ₱14,000, Bonus no figure')
    await expect(canvas.getAllByText('₱18,700')[0]).toBeVisible()
  },
}

export const AsATable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Show as a table'))
    await expect(canvas.getByRole('table', { name: 'Bets and wins by day' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(8)
  },
}

export const Year: Story = {
  args: {
    categories: Array.from({ length: 90 }, (_, index) => `Day ${index + 1}`),
    series: [
      { id: 'bets', name: 'Bets', values: Array.from({ length: 90 }, (_, index) => 9000 + 4000 * Math.sin(index / 9)) },
    ],
  },
}
export const Negative: Story = { args: CHART_CASES.negative }
export const OnePoint: Story = { args: CHART_CASES.onePoint }
/** The scale is abbreviated; the figures are given in full. */
export const Huge: Story = { args: CHART_CASES.huge }

/** Six series are the most that can be told apart; each has its own colour, dashes and marker. */
export const SixSeries: Story = { args: { series: six } }

/** The chart is as wide as its container, at any width of the page. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: '18rem', maxInlineSize: '100%' }}>
      <LineChart {...args} />
    </div>
  ),
}

export const TitleHidden: Story = { args: { titleHidden: true }, play: titleIsRead }
export const Pointed: Story = { play: followsPointer }
export const Busy: Story = { args: { busy: true } }
export const Empty: Story = { args: { categories: [], series: [] } }

/** In a right-to-left language time begins at the right, and the scale is at the right too. */
export const RightToLeft: Story = { globals: { direction: 'rtl', script: 'Arab' }, args: arabic }
