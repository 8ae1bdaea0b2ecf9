import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Form } from '../form/form.tsx'
import { FormBusy } from '../form/form-busy.ts'
import { guide } from '../sheet/guide.ts'
import { SubmitButton } from './submit-button.tsx'

const meta = {
  component: SubmitButton,
  args: { children: 'Send', busyLabel: 'Sending…' },
  parameters: guide('The button that sends the Form around it.', {
    do: ['Say what it does: “Sign up”, not “OK”.', 'Say what goes on meanwhile: “Signing up…”.'],
    dont: ['Give a form two of them.', 'Use it outside of a Form: it would never be busy.'],
  }),
} satisfies Meta<typeof SubmitButton>
export default meta

type Story = StoryObj<typeof meta>

export const AtRest: Story = {
  render: (args) => (
    <Form onSubmit={async () => {}}>
      <SubmitButton {...args} />
    </Form>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Send' })).toHaveAttribute('type', 'submit')
  },
}

export const Busy: Story = {
  render: (args) => (
    <FormBusy value={true}>
      <SubmitButton {...args} />
    </FormBusy>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByRole('status')).toHaveTextContent('Sending…')
  },
}
