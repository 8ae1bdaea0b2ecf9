import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { Narrow } from '../sheet/grid.tsx'
import { guide } from '../sheet/guide.ts'
import { fields } from '../sheet/sheet.css.ts'
import { TextField } from '../text-field/text-field.tsx'
import { ErrorSummary } from './error-summary.tsx'

const meta = {
  component: ErrorSummary,
  args: {
    title: 'Two things are missing',
    attempt: 1,
    errors: [
      { id: 'name', message: 'Enter your username.' },
      { id: 'mail', message: 'Enter your e-mail address.' },
    ],
  },
  render: (args) => (
    <Narrow>
      <div className={fields}>
        <ErrorSummary {...args} />
        <TextField id="name" label="Username" error="Enter your username." />
        <TextField id="mail" label="E-mail" error="Enter your e-mail address." />
      </div>
    </Narrow>
  ),
  parameters: guide('All errors of a form above it, each a link to its field.', {
    do: [
      'Let a Form show it: it knows when.',
      'Say in the title how many things want a look, and in each line which field and what to do.',
      'Keep the order of the fields, and say the same at the field itself.',
    ],
    dont: ['Show it for one fault: focus goes to that field.', 'Tell failures of the server in it: that is an alert.'],
  }),
} satisfies Meta<typeof ErrorSummary>
export default meta

type Story = StoryObj<typeof meta>

/** The summary receives focus, and each line is a link to its field. */
export const LeadsToTheField: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert').parentElement).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus()
  },
}

/** A link to a group focuses its first control, because the group itself cannot have focus. */
export const LeadsIntoAGroup: Story = {
  args: { title: 'One thing is missing', errors: [{ id: 'way', message: 'Choose how we reach you.' }] },
  render: (args) => (
    <Narrow>
      <div className={fields}>
        <ErrorSummary {...args} />
        <RadioGroup
          id="way"
          label="How do we reach you?"
          error="Choose how we reach you."
          options={[
            { value: 'mail', label: 'By e-mail' },
            { value: 'phone', label: 'By phone' },
          ]}
        />
      </div>
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: 'Choose how we reach you.' }))
    await expect(canvas.getByRole('radio', { name: 'By e-mail' })).toHaveFocus()
  },
}

function Again(props: Parameters<typeof ErrorSummary>[0]) {
  const [attempt, setAttempt] = useState(1)
  return (
    <Narrow>
      <div className={fields}>
        <ErrorSummary {...props} attempt={attempt} />
        <TextField id="once-more" label="Username" error="Enter your username." />
        <Button onClick={() => setAttempt((now) => now + 1)}>Send</Button>
      </div>
    </Narrow>
  )
}

/** Each failed submit moves focus to the summary again. */
export const AnotherAttempt: Story = {
  args: { errors: [{ id: 'once-more', message: 'Enter your username.' }] },
  render: (args) => <Again {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(canvas.getByRole('alert').parentElement).toHaveFocus()
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: {
    title: 'أمران ناقصان',
    errors: [
      { id: 'ar-name', message: 'أدخل اسم المستخدم.' },
      { id: 'ar-mail', message: 'أدخل بريدك الإلكتروني.' },
    ],
  },
  render: (args) => (
    <Narrow>
      <div className={fields}>
        <ErrorSummary {...args} />
        <TextField id="ar-name" label="اسم المستخدم" error="أدخل اسم المستخدم." />
        <TextField id="ar-mail" label="البريد الإلكتروني" error="أدخل بريدك الإلكتروني." />
      </div>
    </Narrow>
  ),
}
