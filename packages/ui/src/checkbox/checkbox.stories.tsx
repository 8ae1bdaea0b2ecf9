import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Link } from '../link/link.tsx'
import { guide } from '../sheet/guide.ts'
import { Checkbox } from './checkbox.tsx'

const meta = {
  component: Checkbox,
  args: { label: 'Remember me' },
  parameters: guide('A choice of yes or no that is sent with its form.', {
    do: ['Word it so that a tick says yes.', 'Put links of terms in the label: it may hold them.'],
    dont: ['Tick a consent beforehand.', 'Use it for what takes effect at once: that is a Switch.'],
  }),
} satisfies Meta<typeof Checkbox>
export default meta

type Story = StoryObj<typeof meta>

export const Toggle: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Remember me' })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
  },
}
export const Checked: Story = { args: { defaultChecked: true } }
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }
export const WithError: Story = {
  args: {
    label: (
      <span>
        I am of age and accept the{' '}
        <Link href="#terms">
          <u>terms</u>
        </Link>
      </span>
    ),
    required: true,
    error: 'Please accept the terms.',
    errorPrefix: 'Error:',
  },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('Error: Please accept the terms.')
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: { label: 'تذكّرني على هذا الجهاز', defaultChecked: true },
}
