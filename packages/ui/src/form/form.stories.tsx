import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Narrow } from '../sheet/grid.tsx'
import { guide } from '../sheet/guide.ts'
import { TextField } from '../text-field/text-field.tsx'
import { Form } from './form.tsx'

type Values = { username: string; email: string }

const sent = fn()

/** As a form of the site is: what is wrong is known after the first try, and renewed with each letter. */
function Example({ wait = 0, username = '' }: { wait?: number; username?: string }) {
  const [values, setValues] = useState<Values>({ username, email: '' })
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const errors = [
    ...(values.username.length < 4 ? [{ id: 'username', message: 'Use 4 characters or more.' }] : []),
    ...(values.email.includes('@') ? [] : [{ id: 'email', message: 'Write an e-mail address.' }]),
  ]
  const errorOf = (id: string) => (tried ? errors.find((error) => error.id === id)?.message : undefined)
  return (
    <Narrow>
      <Form
        errors={tried ? errors : []}
        summaryTitle={(count) => `Please check these ${count} fields`}
        onSubmit={async () => {
          setTried(true)
          if (errors.length > 0) return
          setBusy(true)
          sent(values)
          await new Promise((resume) => setTimeout(resume, wait))
          setBusy(false)
        }}
        buttons={
          <Button type="submit" busy={busy}>
            Send
          </Button>
        }
      >
        <TextField
          id="username"
          label="Username"
          value={values.username}
          error={errorOf('username')}
          onChange={({ currentTarget }) => setValues((now) => ({ ...now, username: currentTarget.value }))}
        />
        <TextField
          id="email"
          label="E-mail"
          value={values.email}
          error={errorOf('email')}
          onChange={({ currentTarget }) => setValues((now) => ({ ...now, email: currentTarget.value }))}
        />
      </Form>
    </Narrow>
  )
}

const meta = {
  component: Example,
  beforeEach: () => {
    sent.mockClear()
  },
  parameters: guide('What is filled in and sent.', {
    do: [
      'Check when one tries to send, and from then on with each letter.',
      'Keep everything that was typed, whatever the server says.',
    ],
    dont: [
      'Disable the button until all is right: nobody learns what is missing.',
      'Leave out the summary where the form is longer than the screen.',
    ],
  }),
} satisfies Meta<typeof Example>
export default meta

type Story = StoryObj<typeof meta>

/** With several faults focus goes to the summary, and each of its lines leads to its field. */
export const SeveralFaults: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Please check these 2 fields')
    await waitFor(() => expect(alert.parentElement).toHaveFocus())
    await userEvent.click(canvas.getByRole('link', { name: 'Write an e-mail address.' }))
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus()
    await expect(sent).not.toHaveBeenCalled()
  },
}

/** With one, focus goes to its field. */
export const OneFault: Story = {
  args: { username: 'maria' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus())
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** However often one presses, it is sent once. */
export const SentOnce: Story = {
  args: { username: 'maria', wait: 300 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'm@example.com{Enter}{Enter}{Enter}')
    await expect(canvasElement.querySelector('form')).toHaveAttribute('aria-busy', 'true')
    await waitFor(() => expect(canvasElement.querySelector('form')).not.toHaveAttribute('aria-busy'))
    await expect(sent).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('m@example.com')
  },
}
