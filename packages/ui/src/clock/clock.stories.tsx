import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { guide } from '../sheet/guide.ts'
import { fields } from '../sheet/sheet.css.ts'
import { Clock } from './clock.tsx'
import { CLOCK_PARTS } from './looks.ts'

const NOW = Date.UTC(2026, 10, 18, 10, 24, 7)
const still = () => NOW

const meta = {
  component: Clock,
  args: { locale: 'en-PH', timeZone: 'Asia/Manila', clock: still },
  argTypes: { parts: { control: 'inline-radio', options: CLOCK_PARTS } },
  parameters: guide('The present time in the merchant’s time zone; it updates each second while it is visible.', {
    do: [
      'Give the merchant’s zone where times of day matter: draws, closings, statements.',
      'Name the zone (`zoneNamed`) where readers may live in another.',
      'Give `initialNow` from the server, so that the first picture has digits.',
    ],
    dont: [
      'Say when something ends with it: that is a Countdown, or a date in words.',
      'Write the format yourself: order, digits and the calendar are the locale’s.',
    ],
  }),
} satisfies Meta<typeof Clock>
export default meta

type Story = StoryObj<typeof meta>

const timeIn = (element: HTMLElement) => element.querySelector('time') as HTMLTimeElement

export const Time: Story = {
  play: async ({ canvasElement }) => {
    await expect(timeIn(canvasElement)).toHaveTextContent(/06:24:07\sPM/)
    await expect(timeIn(canvasElement)).toHaveAttribute('datetime', '2026-11-18T10:24:07Z')
  },
}

/** The same moment in six languages, each with its own digits, order and calendar. */
export const Locales: Story = {
  args: { parts: 'date-time', zoneNamed: true },
  render: (args) => (
    <div className={fields}>
      <Clock {...args} />
      <Clock {...args} locale="pt-BR" timeZone="America/Sao_Paulo" />
      <Clock {...args} locale="fil" timeZone="Asia/Manila" />
      <Clock {...args} locale="ar-EG" timeZone="Africa/Cairo" />
      <Clock {...args} locale="tr" timeZone="Europe/Istanbul" />
      <Clock {...args} locale="en-IN" timeZone="Asia/Kolkata" />
    </div>
  ),
}

/** When the reader returns to the tab, the time is correct at once. */
export const ComesBack: Story = {
  args: { clock: () => moving.now },
  play: async ({ canvasElement }) => {
    moving.now = NOW + 60_000
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(timeIn(canvasElement)).toHaveTextContent('06:25:07'))
    moving.now = NOW
  },
}

const moving = { now: NOW }

export const Labelled: Story = {
  args: { label: 'Time in Manila' },
  play: async ({ canvasElement }) => {
    await expect(timeIn(canvasElement)).toHaveTextContent(/^Time in Manila 06:24:07\sPM$/)
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: { locale: 'ar-EG', timeZone: 'Africa/Cairo', parts: 'date-time' },
}
