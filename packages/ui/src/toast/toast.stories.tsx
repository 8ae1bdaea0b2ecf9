import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { guide } from '../sheet/guide.ts'
import { Toaster, type ToastMessage, toast } from './toast.tsx'
import { TOAST_TONES } from './tones.ts'

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
  parameters: guide(
    'A short message that something happened, which disappears by itself. Called from anywhere: `toast({ tone, title })`.',
    {
      do: [
        'Say what has happened in one sentence; give one action at most, and only one that can be missed.',
        'Give it an `id` where the same thing may be said again: the second replaces the first.',
      ],
      dont: [
        'Ask a question or say what one must not miss: that is a ConfirmDialog.',
        'Say what is wrong with a field: that stands at the field.',
      ],
    },
  ),
} satisfies Meta<typeof Speaker>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const say: Play = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Say it' }))
}

/** A toast can be shown from anywhere, even before its code is loaded, and is closed by its button. */
export const Success: Story = {
  play: async (context) => {
    await say(context)
    // The first toast fetches its code.
    const shown = await screen.findByRole('dialog', { name: 'Your ID was copied' }, { timeout: 8000 })
    await userEvent.hover(shown)
    await userEvent.click(await within(shown).findByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** At most three toasts are shown; a fourth replaces the oldest. */
export const Tones: Story = {
  args: {
    messages: TOAST_TONES.map((tone) => ({ tone, title: `This is ${tone}`, timeoutMs: 0 })),
  },
  play: async (context) => {
    await say(context)
    // Until it has focus it is hidden from screen readers, which have read the same text in a live region.
    const error = await screen.findByRole('alertdialog', { hidden: true })
    await waitFor(() => expect(error).toBeVisible())
    await expect(error).toHaveTextContent('This is error')
    await waitFor(() => expect(screen.getByText('This is info')).not.toBeVisible())
    // Toasts that stay open would appear in the next story too.
    for (const button of screen.getAllByLabelText('Dismiss')) button.click()
    await waitFor(() => expect(error).not.toBeInTheDocument())
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
  play: async (context) => {
    await say(context)
    await screen.findByText('The lobby has new games')
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
    await expect(undo).toHaveBeenCalledOnce()
  },
}

/** A toast disappears in time even when focus is in the frame of a game. */
export const WhileAGameHasFocus: Story = {
  args: { messages: [{ title: 'A bonus was paid', timeoutMs: 600 }] },
  render: (args) => (
    <>
      <iframe title="Game" srcDoc="<button>Spin</button>" />
      <Speaker {...args} />
    </>
  ),
  play: async (context) => {
    const game = within(context.canvasElement).getByTitle<HTMLIFrameElement>('Game')
    await waitFor(() => expect(game.contentDocument?.querySelector('button')).toBeTruthy())
    await say(context)
    await userEvent.unhover(within(context.canvasElement).getByRole('button', { name: 'Say it' }))
    game.contentWindow?.focus()
    game.contentDocument?.querySelector('button')?.focus()
    await expect(document.activeElement).toBe(game)
    await screen.findByText('A bonus was paid')
    await waitFor(() => expect(screen.queryByText('A bonus was paid')).toBeNull(), { timeout: 4000 })
    await expect(document.activeElement).toBe(game)
  },
}

/** The toast stays as long as the pointer is over it. */
export const WaitsForThePointer: Story = {
  args: { messages: [{ title: 'Your ID was copied', timeoutMs: 700 }] },
  play: async (context) => {
    await say(context)
    const shown = await screen.findByRole('dialog', { name: 'Your ID was copied' })
    await userEvent.hover(shown)
    await new Promise((resume) => setTimeout(resume, 1200))
    await expect(shown).toBeVisible()
    await userEvent.unhover(shown)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 3000 })
  },
}
