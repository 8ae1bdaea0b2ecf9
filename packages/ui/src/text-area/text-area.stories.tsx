import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Narrow } from '../sheet/grid.tsx'
import { guide } from '../sheet/guide.ts'
import { fields } from '../sheet/sheet.css.ts'
import { TEXT_AREA_HEIGHTS } from './heights.ts'
import { TextArea, type TextAreaLimit } from './text-area.tsx'

const upTo = (max: number): TextAreaLimit => ({
  max,
  text: `Up to ${max} characters`,
  countText: (used) => `${used}/${max}`,
  leftText: (left) => (left < 0 ? `${-left} too many` : `${left} left`),
})

const meta = {
  component: TextArea,
  args: { label: 'Your message', dir: 'auto', limit: upTo(140), hint: 'What happened, and when?' },
  argTypes: { height: { control: 'inline-radio', options: TEXT_AREA_HEIGHTS }, limit: { control: false } },
  render: (args) => (
    <Narrow>
      <TextArea {...args} />
    </Narrow>
  ),
  parameters: guide('Several lines of text, with a counter where there is a limit.', {
    do: [
      'Choose a height that shows how much is expected.',
      'Give `dir="auto"`: people write in their own language.',
      'Say that it is too long when it is sent (`error`); the counter says it before.',
    ],
    dont: ['Cut off what is pasted.', 'Show a counter where nobody reaches the limit.'],
  }),
} satisfies Meta<typeof TextArea>
export default meta

type Story = StoryObj<typeof meta>

/**
 * The counter counts visible characters, so a family emoji is one. It is announced only near the limit, after a pause.
 */
export const CountsCharacters: Story = {
  args: { limit: upTo(30), defaultValue: '' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: 'Your message' })
    await expect(field).toHaveAccessibleDescription('Up to 30 characters What happened, and when?')
    await userEvent.click(field)
    await userEvent.paste('👩‍👩‍👧‍👦🇵🇭é')
    await expect(canvas.getByText('3/30')).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.paste('x'.repeat(20))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('7 left'), { timeout: 3000 })
  },
}

/** Text beyond the limit stays; the counter says by how much, and the field is invalid. */
export const TooLong: Story = {
  args: { limit: upTo(20), defaultValue: 'This is more than may be said here.', error: 'Shorten it to 20 characters.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await expect(field).toBeInvalid()
    await expect(field).toHaveValue('This is more than may be said here.')
    await expect(within(canvasElement).getByText('35/20')).toBeVisible()
  },
}

export const Heights: Story = {
  render: ({ limit, ...args }) => (
    <Narrow>
      <div className={fields}>
        {TEXT_AREA_HEIGHTS.map((height) => (
          <TextArea key={height} {...args} label={`A ${height} one`} height={height} hint={undefined} />
        ))}
      </div>
    </Narrow>
  ),
}

export const States: Story = {
  render: (args) => (
    <Narrow>
      <div className={fields}>
        <TextArea {...args} label="Empty" placeholder="The deposit of Tuesday has not arrived…" required />
        <TextArea {...args} label="Filled" defaultValue="The deposit of Tuesday has not arrived." limit={undefined} />
        <TextArea
          {...args}
          label="Read only"
          defaultValue="Sent on Tuesday."
          readOnly
          limit={undefined}
          hint={undefined}
        />
        <TextArea {...args} label="Disabled" defaultValue="Closed." disabled limit={undefined} hint={undefined} />
      </div>
    </Narrow>
  ),
}

/** The text has the direction of its language, and the counter is at the other side. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: { label: 'رسالتك', hint: 'ماذا حدث ومتى؟', defaultValue: 'لم يصل إيداع يوم الثلاثاء بعد.' },
}
