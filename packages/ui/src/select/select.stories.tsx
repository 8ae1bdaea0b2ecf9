import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Narrow } from '../sheet/grid.tsx'
import { guide } from '../sheet/guide.ts'
import { Select } from './select.tsx'

const meta = {
  component: Select,
  args: {
    label: 'Dialling code',
    options: [
      { value: '63', label: 'Philippines +63' },
      { value: '965', label: 'Kuwait +965' },
      { value: '353', label: 'Ireland +353' },
    ],
  },
  render: (args) => (
    <Narrow>
      <Select {...args} />
    </Narrow>
  ),
  parameters: guide('One of several options, by the browser’s own list.', {
    do: [
      'Put the likely ones first, the rest in the order of the language.',
      'Say with a placeholder that nothing is chosen.',
    ],
    dont: ['List fewer than about five: show them, as a RadioGroup.', 'List hundreds: that is a Combobox.'],
  }),
} satisfies Meta<typeof Select>
export default meta

type Story = StoryObj<typeof meta>

export const Choose: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Dialling code' })
    await userEvent.selectOptions(field, '965')
    await expect(field).toHaveValue('965')
  },
}
export const Placeholder: Story = { args: { placeholder: 'Choose', icon: 'globe', required: true } }
export const WithError: Story = { args: { error: 'Choose one.', placeholder: 'Choose', errorPrefix: 'Error:' } }
export const Disabled: Story = { args: { disabled: true } }

export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: {
    label: 'رمز الاتصال',
    options: [
      { value: '965', label: 'الكويت ‎+965' },
      { value: '63', label: 'الفلبين ‎+63', disabled: true },
    ],
  },
}
