import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Narrow } from '../sheet/grid.tsx'
import { TextField } from './text-field.tsx'

const meta = {
  component: TextField,
  args: { label: 'Username', autoComplete: 'username', dir: 'ltr', icon: 'user', required: true },
  render: (args) => (
    <Narrow>
      <TextField {...args} />
    </Narrow>
  ),
} satisfies Meta<typeof TextField>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: '6 to 12 letters and digits' } }
export const Hint: Story = { args: { hint: 'Letters and digits, 6 to 12 of them.' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'maria88' } }
export const Prefix: Story = {
  args: { label: 'Mobile number', type: 'tel', icon: 'phone', start: <bdi dir="ltr">+63</bdi>, autoComplete: 'tel' },
}

/** Hint and error are both read with the field; the error says that it is one. */
export const WithError: Story = {
  args: { hint: 'Letters and digits.', error: 'Use 6 to 12 characters.', errorPrefix: 'Error:', defaultValue: 'mar' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: /Username/ })
    await expect(field).toBeInvalid()
    await expect(field).toBeRequired()
    await expect(field).toHaveAccessibleDescription('Letters and digits. Error: Use 6 to 12 characters.')
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: { label: 'اسم المستخدم', error: 'استخدم من 6 إلى 12 حرفًا.', errorPrefix: 'خطأ:', defaultValue: 'maria' },
}
