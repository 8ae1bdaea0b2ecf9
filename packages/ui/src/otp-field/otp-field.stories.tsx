import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Narrow } from '../sheet/grid.tsx'
import { guide } from '../sheet/guide.ts'
import { fields } from '../sheet/sheet.css.ts'
import { OTP_LENGTHS } from './lengths.ts'
import { OtpField } from './otp-field.tsx'

const meta = {
  component: OtpField,
  argTypes: { length: { control: 'inline-radio', options: OTP_LENGTHS } },
  args: { label: 'Code from the message', length: 6, onChange: fn(), onComplete: fn() },
  render: (args) => (
    <Narrow>
      <OtpField {...args} />
    </Narrow>
  ),
  parameters: guide('A code that was sent by SMS or e-mail.', {
    do: [
      'Send it by itself when the last digit is there (`onComplete`), and leave the button for who wants it.',
      'Say where the code went, and offer another one after a while.',
    ],
    dont: ['Use one input a digit: paste, autofill and screen readers break.', 'Empty it when the code was wrong.'],
  }),
} satisfies Meta<typeof OtpField>
export default meta

type Story = StoryObj<typeof meta>

export const Types: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Code from the message' })
    await userEvent.click(field)
    await userEvent.keyboard('12a 3')
    await expect(field).toHaveValue('123')
    await expect(args.onComplete).not.toHaveBeenCalled()
    await userEvent.keyboard('4567')
    await expect(field).toHaveValue('123456')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('123456')
  },
}

/** A code can be pasted as it is written in a message, in the digits of any script. */
export const Pasted: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox')
    await userEvent.click(field)
    await userEvent.paste('Code: ٤٨٢-٩٠١.')
    await expect(field).toHaveValue('482901')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('482901')
  },
}

/** The caret is in the next empty cell, and each digit is in a cell of its own. */
export const CaretAndCells: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox')
    await userEvent.click(field)
    await userEvent.keyboard('123{ArrowLeft}{Backspace}')
    await expect(field).toHaveValue('13')
    await expect(field.selectionStart).toBe(1)
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(field).toHaveAttribute('inputmode', 'numeric')
  },
}

export const Lengths: Story = {
  render: ({ label, ...args }) => (
    <div className={fields}>
      {OTP_LENGTHS.map((length) => (
        <OtpField {...args} key={length} length={length} label={`${label}, ${length} digits`} value="4829" />
      ))}
    </div>
  ),
}

export const States: Story = {
  render: (args) => (
    <div className={fields}>
      <OtpField {...args} label="With a hint" hint="Sent to •••• 4417. It is good for five minutes." required />
      <OtpField {...args} label="Wrong" value="482901" error="This code is not the one we sent." errorPrefix="Error:" />
      <OtpField {...args} label="Being looked at" value="482901" busy />
      <OtpField {...args} label="Not now" value="48" disabled />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('textbox', { name: 'Wrong' })).toBeInvalid()
    await expect(canvas.getByRole('textbox', { name: 'Wrong' })).toHaveAccessibleDescription(
      'Error: This code is not the one we sent.',
    )
    await userEvent.type(canvas.getByRole('textbox', { name: 'Being looked at' }), '7')
    await expect(canvas.getByRole('textbox', { name: 'Being looked at' })).toHaveValue('482901')
  },
}

/** A code is written from left to right in every language. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: { label: 'الرمز المرسل إليك', hint: 'أُرسل إلى ‎•••• 4417', value: '482' },
}
