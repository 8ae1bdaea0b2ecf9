import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Narrow } from '../sheet/grid.tsx'
import { guide } from '../sheet/guide.ts'
import { fields } from '../sheet/sheet.css.ts'
import { Progress } from './progress.tsx'
import { PROGRESS_TONES } from './tones.ts'

const meta = {
  component: Progress,
  args: { label: 'Turnover', value: 36, valueText: '36 %' },
  argTypes: { tone: { control: 'inline-radio', options: PROGRESS_TONES } },
  render: (args) => (
    <Narrow>
      <Progress {...args} />
    </Narrow>
  ),
  parameters: guide('How far something has come when its end is known. For an unknown end take Spinner.', {
    do: [
      'Say the value in words too (`valueText`): “₱3,600 of ₱10,000”.',
      'Leave `value` out while the end is not known; it then says so.',
    ],
    dont: [
      'Take it for waiting as such: that is a Spinner, or a Skeleton of what will come.',
      'Let it run backwards, or stand at 99 %.',
    ],
  }),
} satisfies Meta<typeof Progress>
export default meta

type Story = StoryObj<typeof meta>

export const Part: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'Turnover' })).toHaveValue(36)
  },
}

/** Zero, some, most and all, in each tone. */
export const Tones: Story = {
  render: (args) => (
    <Narrow>
      <div className={fields}>
        {PROGRESS_TONES.map((tone, i) => (
          <Progress key={tone} {...args} label={tone} tone={tone} value={i * 33 + 1} valueText={`${i * 33 + 1} %`} />
        ))}
      </div>
    </Narrow>
  ),
}

export const Empty: Story = { args: { value: 0, valueText: '0 %' } }
export const Success: Story = { args: { value: 100, valueText: '100 %', tone: 'success' } }

/** The value is a text of the page's language, whatever letters the amounts in it have. */
export const FromTheRight: Story = {
  args: { label: 'الرهانات', valueText: '\u206814.250 KD\u2069 من \u206820.000 KD\u2069' },
  render: (args) => (
    <div dir="rtl">
      <Progress {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(within(canvasElement).getByText(/14\.250/)).direction).toBe('rtl')
  },
}

/** The label is text beside the bar, and screen readers still read it. */
export const LabelHidden: Story = {
  args: { labelHidden: true, value: 3, max: 7, valueText: 'Day 3 of 7' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'Turnover' })).toHaveAttribute('max', '7')
  },
}

export const Unknown: Story = { args: { value: undefined, valueText: undefined } }

export const LongWords: Story = {
  args: {
    label: 'Turnover that is still needed before the welcome bonus can be withdrawn',
    valueText: '₱3,600.00 of ₱10,000.00',
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: { label: 'متطلبات الرهان' },
}
