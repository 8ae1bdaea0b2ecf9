import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Narrow } from '../sheet/grid.tsx'
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
      <ErrorSummary {...args} />
      <TextField id="name" label="Username" error="Enter your username." />
      <TextField id="mail" label="E-mail" error="Enter your e-mail address." />
    </Narrow>
  ),
} satisfies Meta<typeof ErrorSummary>
export default meta

/** Focus comes to the summary; each line leads to its field. */
export const LeadsToTheField: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert').parentElement).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus()
  },
}
