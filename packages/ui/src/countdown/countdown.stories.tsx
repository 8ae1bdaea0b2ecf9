import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Grid } from '../sheet/grid.tsx'
import { guide } from '../sheet/guide.ts'
import { Countdown } from './countdown.tsx'
import { COUNTDOWN_SIZES } from './sizes.ts'

const inSeconds = (seconds: number) => Date.now() + seconds * 1000
const MINUTE = 60

const meta = {
  component: Countdown,
  argTypes: { size: { control: 'inline-radio', options: COUNTDOWN_SIZES }, until: { control: 'date' } },
  args: { until: inSeconds(5 * MINUTE), onEnd: fn(), leftText: ({ total }) => `${total} seconds left` },
  parameters: guide('Time that runs out: a code, a round, a promotion.', {
    do: ['Give the deadline, from the server where it counts.', 'Say beside it what happens when it is over.'],
    dont: ['Hurry people who decide about money.', 'Start it anew when a pop-up is opened again.'],
  }),
} satisfies Meta<typeof Countdown>
export default meta

type Story = StoryObj<typeof meta>

/** It ends once, and says so to whoever waits. */
export const Ends: Story = {
  render: (args) => <Countdown {...args} until={Date.now() + 1200} urgent />,
  play: async ({ canvasElement, args }) => {
    const timer = within(canvasElement).getByRole('timer')
    await waitFor(() => expect(timer).toHaveTextContent('00:00'), { timeout: 4000 })
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
}

/** Not every second, which nobody could bear, but at a few marks. */
export const IsTold: Story = {
  render: (args) => <Countdown {...args} until={Math.floor(Date.now() / 1000) * 1000 + 31_000} />,
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status')
    await expect(status).toBeEmptyDOMElement()
    await waitFor(() => expect(status).toHaveTextContent('30 seconds left'), { timeout: 4000 })
  },
}

export const Sizes: Story = {
  render: (args) => (
    <Grid>
      {COUNTDOWN_SIZES.map((size) => (
        <Countdown {...args} key={size} size={size} />
      ))}
      <Countdown {...args} until={inSeconds(26 * 60 * MINUTE)} />
      <Countdown {...args} until={0} />
    </Grid>
  ),
}

/** Digits run from left to right; words around them do not. */
export const InWords: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: { until: inSeconds(5 * MINUTE), format: ({ minutes, seconds }) => `${minutes} د ${seconds} ث` },
}
