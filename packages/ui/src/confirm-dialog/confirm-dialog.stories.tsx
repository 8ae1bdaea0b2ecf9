import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ConfirmDialog } from './confirm-dialog.tsx'

const leave = fn()

const meta = {
  component: ConfirmDialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Sign out?',
    closeLabel: 'Close the dialog',
    children: <p>Do you really want to sign out?</p>,
    actions: [
      { label: 'Stay here', onPress: fn() },
      { label: 'Sign out', onPress: leave },
    ],
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta

type Story = StoryObj<typeof meta>

/** The wanted action has focus; its name and question are read. */
export const Question: Story = {
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign out?' })
    await waitFor(() => expect(dialog.querySelector('button:focus')).toHaveTextContent('Sign out'))
    await userEvent.keyboard('{Enter}')
    await expect(leave).toHaveBeenCalledOnce()
  },
}
export const Success: Story = { args: { tone: 'success', title: 'Done', actions: [{ label: 'OK', onPress: fn() }] } }
export const Failure: Story = { args: { tone: 'error', title: 'That did not work' } }
export const Warning: Story = { args: { tone: 'warning', icon: 'age', title: 'Are you of age?' } }
export const Info: Story = { args: { tone: 'info', title: 'A real account is needed' } }

/** Harm is never one Enter away. */
export const Harm: Story = {
  args: {
    tone: 'warning',
    actions: [
      { label: 'Keep it', onPress: fn() },
      { label: 'Delete', variant: 'danger', onPress: fn() },
    ],
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(dialog.querySelector('button:focus')).toHaveTextContent('Keep it'))
  },
}

export const Busy: Story = {
  args: {
    actions: [
      { label: 'Stay here', onPress: fn() },
      { label: 'Signing out…', onPress: fn(), busy: true },
    ],
  },
}
