import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Narrow } from '../sheet/grid.tsx'
import { PasswordField } from './password-field.tsx'

const meta = {
  component: PasswordField,
  args: { label: 'Password', showLabel: 'Show the password', autoComplete: 'current-password', icon: 'lock' },
  render: (args) => (
    <Narrow>
      <PasswordField {...args} />
    </Narrow>
  ),
} satisfies Meta<typeof PasswordField>
export default meta

type Story = StoryObj<typeof meta>

/** The button keeps its name and tells its state; the field keeps what was typed, and paste works. */
export const ShowAndHide: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByLabelText('Password')
    await userEvent.click(field)
    await userEvent.paste('secret-1')
    const toggle = canvas.getByRole('button', { name: 'Show the password', pressed: false })
    await userEvent.tab()
    await expect(toggle).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect(field).toHaveAttribute('type', 'text')
    await userEvent.keyboard(' ')
    await expect(field).toHaveAttribute('type', 'password')
    await expect(field).toHaveValue('secret-1')
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: { label: 'كلمة المرور', showLabel: 'إظهار كلمة المرور', defaultValue: 'secret-1' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('كلمة المرور')
    await expect(getComputedStyle(field).direction).toBe('ltr')
  },
}
