import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Narrow } from '../sheet/grid.tsx'
import { guide } from '../sheet/guide.ts'
import { fields } from '../sheet/sheet.css.ts'
import { PasswordField } from './password-field.tsx'

const meta = {
  component: PasswordField,
  args: {
    label: 'Password',
    showLabel: 'Show the password',
    capsLockText: 'Caps Lock is on',
    autoComplete: 'current-password',
    icon: 'lock',
  },
  render: (args) => (
    <Narrow>
      <PasswordField {...args} />
    </Narrow>
  ),
  parameters: guide('A password, hidden until its button is pressed.', {
    do: [
      'Say what kind it is (`autoComplete`): managers fill in a `current-password` and make up a `new-password`.',
      'Put the rule in `hint` where one is made up, before it is broken.',
      'Give `capsLockText`: a locked key cannot be seen in a hidden field.',
    ],
    dont: ['Ask for it twice: one who can see it need not repeat it.', 'Block paste, or cut off what is too long.'],
  }),
} satisfies Meta<typeof PasswordField>
export default meta

type Story = StoryObj<typeof meta>

/** The button keeps its name and announces its state; typed text stays, and pasting works. */
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

/**
 * Caps Lock is reported below the field and to screen readers from the first key on, until it is off or the field loses
 * focus.
 */
export const CapsLock: Story = {
  args: { hint: '8 to 20 characters.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByLabelText('Password')
    const user = userEvent.setup()
    await user.click(field)
    await user.keyboard('{CapsLock}a')
    await expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock is on')
    await expect(field).toHaveAccessibleDescription('8 to 20 characters. Caps Lock is on')
    await user.keyboard('{CapsLock}a')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await user.keyboard('{CapsLock}')
    await expect(field).toHaveAccessibleDescription('8 to 20 characters. Caps Lock is on')
    await user.tab()
    await expect(field).toHaveAccessibleDescription('8 to 20 characters.')
    await user.keyboard('{CapsLock}')
  },
}

export const States: Story = {
  render: (args) => (
    <Narrow>
      <div className={fields}>
        <PasswordField {...args} label="Empty" placeholder="Enter your password" required />
        <PasswordField {...args} label="New" autoComplete="new-password" hint="8 to 20 letters and digits." />
        <PasswordField {...args} label="Filled" defaultValue="secret-1" />
        <PasswordField
          {...args}
          label="Wrong"
          defaultValue="secret"
          error="This password is not the right one."
          errorPrefix="Error:"
        />
        <PasswordField {...args} label="Being looked at" defaultValue="secret-1" busy />
        <PasswordField {...args} label="Read only" defaultValue="secret-1" readOnly />
        <PasswordField {...args} label="Not now" defaultValue="secret-1" disabled />
      </div>
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const wrong = canvas.getByLabelText('Wrong')
    await expect(wrong).toBeInvalid()
    await expect(wrong).toHaveAccessibleDescription('Error: This password is not the right one.')
    await expect(canvas.getByLabelText('Empty')).toBeRequired()
    const toggles = canvas.getAllByRole('button', { name: 'Show the password' })
    await expect(toggles.at(-1)).toBeDisabled()
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
