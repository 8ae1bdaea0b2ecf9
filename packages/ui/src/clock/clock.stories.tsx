import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Grid } from '../sheet/grid.tsx'
import { guide } from '../sheet/guide.ts'
import { Clock } from './clock.tsx'

const time = (locale: string, timeZone: string) => new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'medium' })

const meta = {
  component: Clock,
  args: { format: time('en-GB', 'Asia/Manila') },
  parameters: guide('The time, every second, in the time zone that counts here.', {
    do: ['Say whose time it is where it may be doubted: “Manila”.', 'Make the format once, not in each render.'],
    dont: ['Count down with it: that is a Countdown.', 'Show seconds where minutes do.'],
  }),
} satisfies Meta<typeof Clock>
export default meta

type Story = StoryObj<typeof meta>

export const Ticks: Story = {
  play: async ({ canvasElement }) => {
    const clock = canvasElement.querySelector('time') as HTMLTimeElement
    await waitFor(() => expect(clock).toHaveTextContent(/^\d\d:\d\d:\d\d$/))
    const first = clock.textContent
    await waitFor(() => expect(clock.textContent).not.toBe(first), { timeout: 2500 })
    await expect(Date.parse(clock.dateTime) % 1000).toBe(0)
    await expect(within(canvasElement).queryByRole('timer')).toBeNull()
  },
}

export const Zones: Story = {
  render: () => (
    <Grid>
      <Clock format={time('fil', 'Asia/Manila')} />
      <Clock format={time('en-US', 'America/New_York')} />
      <Clock format={time('ar-EG', 'Africa/Cairo')} />
      <Clock format={time('my-MM', 'Asia/Yangon')} />
    </Grid>
  ),
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: { format: time('ar-EG', 'Asia/Riyadh') },
}
