import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { guide } from '../sheet/guide.ts'
import { fields } from '../sheet/sheet.css.ts'
import { Countdown } from './countdown.tsx'
import { COUNTDOWN_SIZES } from './looks.ts'

const NOW = Date.UTC(2026, 10, 18, 10)
const HOUR = 3_600_000
const still = () => NOW
const SHORT = { days: 'd', hours: 'h', minutes: 'm', seconds: 's' } as const

const meta = {
  component: Countdown,
  args: {
    until: NOW + 50 * HOUR + 4 * 60_000 + 9000,
    label: 'Lantern week ends in',
    units: { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' },
    clock: still,
    onEnd: fn(),
  },
  argTypes: { size: { control: 'inline-radio', options: COUNTDOWN_SIZES } },
  parameters: guide(
    'The time until a deadline; it is computed from the clock, so it is right after a suspended tab too.',
    {
      do: [
        'Give the deadline in epoch milliseconds, as the server has it, and its idea of now as `clock` and `initialNow`.',
        'Say beside it what ends, and in `ended` what holds from then on.',
        'Let `onEnd` fetch anew: that the time is up is the server’s to say.',
      ],
      dont: [
        'Press people with it: only what truly ends has one, and it never starts over by itself.',
        'Announce every second: a few moments are told to those who listen.',
        'Take it for how long something has lasted.',
      ],
    },
  ),
} satisfies Meta<typeof Countdown>
export default meta

type Story = StoryObj<typeof meta>

export const Days: Story = {
  play: async ({ canvasElement }) => {
    const timer = within(canvasElement).getByRole('timer', { name: 'Lantern week ends in' })
    await expect(timer).toHaveTextContent('02days02hours04minutes09seconds')
  },
}

export const Sizes: Story = {
  render: (args) => (
    <div className={fields}>
      {COUNTDOWN_SIZES.map((size) => (
        <p key={size}>
          <Countdown {...args} size={size} units={size === 'sm' ? SHORT : args.units} />
        </p>
      ))}
      {COUNTDOWN_SIZES.map((size) => (
        <p key={`${size} bare`}>
          <Countdown {...args} size={size} units={undefined} />
        </p>
      ))}
    </div>
  ),
}

export const LastMinutes: Story = { args: { until: NOW + 9 * 60_000 + 5000, size: 'lg' } }

/** For the end of a code or a round: days and hours are left out when they are zero; minutes and seconds stay. */
export const AsAClock: Story = {
  args: { units: undefined, until: NOW + 65_000, label: 'Code valid for' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer', { name: 'Code valid for' })).toHaveTextContent('01:05')
  },
}

/** The last ten seconds, in which the user has to act. */
export const Urgent: Story = { args: { units: undefined, until: NOW + 9000, urgent: true, size: 'lg' } }

/** A tab that was suspended for an hour shows the correct time afterwards, announces one moment only, and ends once. */
export const SleepsAndEnds: Story = {
  args: {
    until: NOW + HOUR + 30_000,
    clock: () => moving.now,
    announce: ({ hours, minutes, seconds }) => `${hours} h ${minutes} min ${seconds} s left`,
    ended: 'Lantern week is over.',
    size: 'sm',
    units: SHORT,
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const status = canvas.getByRole('status')
    await expect(status).toHaveTextContent('')
    wake(NOW + 31_000)
    await waitFor(() => expect(status).toHaveTextContent('0 h 59 min 59 s left'))
    wake(NOW + HOUR + 22_000)
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('00h00m08s'))
    await expect(status).toHaveTextContent('0 h 0 min 8 s left')
    await expect(args.onEnd).not.toHaveBeenCalled()
    wake(NOW + 5 * HOUR)
    await waitFor(() => expect(status).toHaveTextContent('Lantern week is over.'))
    await expect(canvas.queryByRole('timer')).toBeNull()
    wake(NOW + 6 * HOUR)
    await expect(args.onEnd).toHaveBeenCalledOnce()
    moving.now = NOW
  },
}

const moving = { now: NOW }

function wake(now: number): void {
  moving.now = now
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Without a text for the end, the digits stay at zero. */
export const Over: Story = {
  args: { until: NOW - HOUR },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('00hours00minutes00seconds')
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
}

/** Units with names follow the language: the first one is where reading starts. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: {
    label: 'ينتهي أسبوع الفوانيس خلال',
    units: { days: 'يوم', hours: 'ساعة', minutes: 'دقيقة', seconds: 'ثانية' },
    formatNumber: (count) => count.toLocaleString('ar-EG', { minimumIntegerDigits: 2 }),
  },
  play: async ({ canvasElement }) => {
    const [days, hours] = within(canvasElement).getByRole('timer').children
    await expect((days as Element).getBoundingClientRect().left).toBeGreaterThan(
      (hours as Element).getBoundingClientRect().right,
    )
  },
}
