import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { guide } from '../sheet/guide.ts'
import { fields } from '../sheet/sheet.css.ts'
import { DateRange } from './date-range.tsx'

function Controlled({ value, onChange, ...rest }: ComponentProps<typeof DateRange>) {
  const [span, setSpan] = useState(value)
  return (
    <DateRange
      {...rest}
      value={span}
      onChange={(next) => {
        setSpan(next)
        onChange(next)
      }}
    />
  )
}

const meta = {
  component: DateRange,
  args: {
    label: 'Period',
    fromLabel: 'From',
    toLabel: 'To',
    openLabel: 'Choose from a calendar',
    closeLabel: 'Close',
    previousLabel: 'Month before',
    nextLabel: 'Month after',
    locale: 'en-GB',
    today: '2026-11-20',
    value: { from: '2026-11-14', to: '2026-11-20' },
    onChange: fn(),
    presets: [
      { id: 'today', label: 'Today', value: { from: '2026-11-20', to: '2026-11-20' } },
      { id: 'week', label: 'Last 7 days', value: { from: '2026-11-14', to: '2026-11-20' } },
      { id: 'month', label: 'This month', value: { from: '2026-11-01', to: '2026-11-20' } },
    ],
    max: '2026-11-20',
  },
  render: (args) => <Controlled {...args} />,
  parameters: guide('A first and a last day, for reports and histories.', {
    do: [
      'Offer the spans people ask for most (`presets`), in the merchant’s time zone.',
      'Say in words what a span breaks: `spanFault` tells which.',
    ],
    dont: ['Ask for a birthday with it: that is a TextField of type date.', 'Search while one is still choosing.'],
  }),
} satisfies Meta<typeof DateRange>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const open: Play = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Choose from a calendar' }))
  await screen.findByRole('grid', {}, { timeout: 8000 })
}

export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: 'Period' })).toBeVisible()
    const from = canvas.getByLabelText('From')
    await userEvent.clear(from)
    await userEvent.type(from, '2026-11-02')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-02', to: '2026-11-20' })
  },
}

/** The first press chooses the first day, the second the last. */
export const Pointed: Story = {
  play: async (context) => {
    await open(context)
    await userEvent.click(screen.getByRole('button', { name: /Tuesday,? 3 November 2026/ }))
    await expect(context.args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-03', to: null })
    await userEvent.click(screen.getByRole('button', { name: /Friday,? 6 November 2026/ }))
    await expect(context.args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-03', to: '2026-11-06' })
    await expect(screen.getByRole('button', { name: /Saturday,? 21 November 2026/ })).toBeDisabled()
  },
}

export const Keyboard: Story = {
  args: { value: { from: '2026-11-18', to: '2026-11-18' } },
  play: async (context) => {
    await open(context)
    const day = (name: RegExp) => screen.getByRole('button', { name })
    await waitFor(() => expect(day(/18 November/)).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
    await expect(day(/10 November/)).toHaveFocus()
    await userEvent.keyboard('{PageUp}')
    await waitFor(() => expect(day(/10 October/)).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
    await waitFor(() =>
      expect(within(context.canvasElement).getByRole('button', { name: 'Choose from a calendar' })).toHaveFocus(),
    )
  },
}

export const Preset: Story = {
  play: async (context) => {
    await open(context)
    await expect(screen.getByRole('button', { name: 'Last 7 days' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'This month' }))
    await expect(context.args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-11-20' })
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
  },
}

/** After the first day is chosen, days that would make the range too long are disabled. */
export const NotTooLong: Story = {
  args: { value: { from: '2026-11-10', to: null }, longestDays: 5 },
  play: async (context) => {
    await open(context)
    await expect(screen.getByRole('button', { name: /14 November/ })).toBeEnabled()
    await expect(screen.getByRole('button', { name: /15 November/ })).toBeDisabled()
    await expect(screen.getByRole('button', { name: /^Thursday,? 5 November/ })).toBeDisabled()
  },
}

export const States: Story = {
  render: (args) => (
    <div className={fields}>
      <DateRange {...args} label="Empty" value={{ from: null, to: null }} hint="At most 31 days." required />
      <DateRange {...args} label="Wrong" error="The end is before the beginning." errorPrefix="Error:" />
      <DateRange {...args} label="Not now" disabled />
    </div>
  ),
}

/** Month names, day names and the first day of the week follow the language; arrow keys follow its direction. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: { label: 'الفترة', fromLabel: 'من', toLabel: 'إلى', locale: 'ar-EG', presets: [] },
  play: open,
}
