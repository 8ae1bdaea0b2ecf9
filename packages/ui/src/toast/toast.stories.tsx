import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Toaster, type ToastMessage, toast } from './toast.tsx'

function Speaker({ messages }: { messages: readonly ToastMessage[] }) {
  return (
    <>
      <Button onClick={() => messages.forEach(toast)}>Say it</Button>
      <Toaster label="Notices" dismissLabel="Dismiss" />
    </>
  )
}

const undo = fn()

const meta = {
  component: Speaker,
  args: { messages: [{ tone: 'success', title: 'Your ID was copied' }] },
} satisfies Meta<typeof Speaker>
export default meta

type Story = StoryObj<typeof meta>

/** Shown from anywhere, also before its code is there; dismissed by its button. */
export const Success: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Say it' }))
    const shown = await screen.findByRole('dialog', { name: 'Your ID was copied' })
    await userEvent.hover(shown)
    await userEvent.click(await within(shown).findByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Several: Story = {
  args: {
    messages: [
      { tone: 'info', title: 'The lobby has new games', timeoutMs: 0 },
      {
        tone: 'warning',
        title: 'Your session ends in two minutes',
        timeoutMs: 0,
        action: { label: 'Stay', onPress: undo },
      },
      {
        tone: 'error',
        title: 'The balance could not be loaded',
        text: 'Check your connection and try again.',
        timeoutMs: 0,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Say it' }))
    await screen.findByText('The lobby has new games')
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
    await expect(undo).toHaveBeenCalledOnce()
  },
}
