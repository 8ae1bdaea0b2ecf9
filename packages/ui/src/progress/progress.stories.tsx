import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Narrow } from '../sheet/grid.tsx'
import { Progress } from './progress.tsx'

const meta = {
  component: Progress,
  args: { label: 'Turnover', value: 36, valueText: '36 %' },
  render: (args) => (
    <Narrow>
      <Progress {...args} />
    </Narrow>
  ),
} satisfies Meta<typeof Progress>
export default meta

type Story = StoryObj<typeof meta>

export const Part: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'Turnover' })).toHaveValue(36)
  },
}
export const Success: Story = { args: { value: 100, valueText: '100 %', tone: 'success' } }
export const Unknown: Story = { args: { value: undefined, valueText: undefined } }
export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: { label: 'متطلبات الرهان' },
}
