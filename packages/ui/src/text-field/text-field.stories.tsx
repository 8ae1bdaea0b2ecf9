import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Narrow } from '../sheet/grid.tsx'
import { guide } from '../sheet/guide.ts'
import { fields } from '../sheet/sheet.css.ts'
import { TextField } from './text-field.tsx'

const meta = {
  component: TextField,
  args: { label: 'Username', autoComplete: 'username', dir: 'ltr', icon: 'user', required: true },
  render: (args) => (
    <Narrow>
      <TextField {...args} />
    </Narrow>
  ),
  parameters: guide('One line of typed text.', {
    do: [
      'Label it above, always; a hint says the form of what is wanted before anybody errs.',
      'Give `autoComplete`, `inputMode` and `dir`: account names, phones and codes run from left to right.',
      'Tell at the field what is wrong and how to mend it.',
    ],
    dont: ['Use the placeholder as the label.', 'Cut off or change what is pasted.'],
  }),
} satisfies Meta<typeof TextField>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: '6 to 12 letters and digits' } }
export const Hint: Story = { args: { hint: 'Letters and digits, 6 to 12 of them.' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'maria88' } }
export const Prefix: Story = {
  args: { label: 'Mobile number', type: 'tel', icon: 'phone', start: <bdi dir="ltr">+63</bdi>, autoComplete: 'tel' },
}

/** Read-only, busy, with a unit after the text, and with a hidden label. */
export const States: Story = {
  render: (args) => (
    <div className={fields}>
      <TextField {...args} label="Read only" readOnly defaultValue="maria88" />
      <TextField {...args} label="Being looked at" busy defaultValue="maria88" />
      <TextField {...args} label="With a unit" icon={undefined} defaultValue="500" end={<bdi dir="ltr">PHP</bdi>} />
      <TextField {...args} label="Label hidden" labelHidden placeholder="Search" icon="search" required={false} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('textbox', { name: 'Being looked at' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('textbox', { name: 'Label hidden' })).toBeVisible()
  },
}

/** A screen reader reads hint and error with the field, and calls the error an error. */
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
