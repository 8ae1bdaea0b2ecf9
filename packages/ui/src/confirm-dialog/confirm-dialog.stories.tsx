import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { guide } from '../sheet/guide.ts'
import { isPageLocked, scrollTo } from '../sheet/long-page.ts'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'
import { CONFIRM_TONES } from './tones.ts'

const leave = fn()

const words = guide('Tells or asks one thing: the general dialog with an icon, a title, a text and buttons.', {
  do: [
    'Ask in the title, answer in the buttons: “Sign out?” – “Stay here”, “Sign out”.',
    'Let an action that takes time be `busy`: then nothing else can be pressed.',
    'Let the button close it late (`closes: 1500`) where one should see that it worked.',
  ],
  dont: [
    'Say what needs no answer: that is a toast.',
    'Let it close by itself (`timeoutMs`) where somebody has to decide.',
    'Give it HTML that nobody has cleaned.',
  ],
})

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
  argTypes: { tone: { control: 'select', options: CONFIRM_TONES } },
  // Each story has its own page, because the dialog covers it.
  parameters: { docs: { ...words.docs, story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof ConfirmDialog>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** The main action has focus, and a screen reader reads the title and the question. */
export const Question: Story = {
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign out?' })
    await expect(dialog).toHaveAccessibleDescription('Do you really want to sign out?')
    await waitFor(() => expect(dialog.querySelector('button:focus')).toHaveTextContent('Sign out'))
    await userEvent.keyboard('{Enter}')
    await expect(leave).toHaveBeenCalledOnce()
  },
}
export const Success: Story = { args: { tone: 'success', title: 'Done', actions: [{ label: 'OK', onPress: fn() }] } }
export const Failure: Story = { args: { tone: 'error', title: 'That did not work' } }
export const Warning: Story = { args: { tone: 'warning', icon: 'age', title: 'Are you of age?' } }
export const Info: Story = { args: { tone: 'info', title: 'A real account is needed' } }

/** The text as elements, which is what cleaned HTML is rendered as. */
export const RichContent: Story = {
  args: {
    title: 'Before you play',
    children: (
      <>
        <p>
          <b>Three things</b> to know:
        </p>
        <ol>
          <li>Set a limit.</li>
          <li>
            Read the <a href="#rules">rules</a>.
          </li>
        </ol>
      </>
    ),
  },
}

/** Before something destructive, Cancel has focus, so that one Enter does no harm. */
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

/** While work is under way, neither Escape nor a press beside the dialog closes it. */
export const Busy: Story = {
  args: {
    actions: [
      { label: 'Stay here', onPress: fn() },
      { label: 'Signing out…', onPress: fn(), busy: true },
    ],
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog')
    await expect(within(dialog).getByRole('button', { name: 'Stay here' })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(dialog.parentElement as HTMLElement)
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

function WithOpener({ onClose, ...props }: ConfirmDialogProps) {
  const [open, setOpen] = useState(false)
  const close = () => {
    onClose()
    setOpen(false)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <ConfirmDialog {...props} open={open} onClose={close} />
    </>
  )
}

const ask: Play = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ask' }))
  const dialog = await screen.findByRole('alertdialog')
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'))
}
const isGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), { timeout: 5000 })

/** While the dialog is open the page cannot scroll, and afterwards it is where it was. */
export const ScrollStays: Story = {
  render: (args) => <WithOpener {...args} />,
  play: async (context) => {
    const place = scrollTo(within(context.canvasElement).getByRole('button', { name: 'Ask' }), context.canvasElement)
    await expect(place).toBeGreaterThan(100)
    await ask(context)
    await expect(isPageLocked()).toBe(true)
    await userEvent.keyboard('{Escape}')
    await isGone()
    await waitFor(() => expect(isPageLocked()).toBe(false))
    await expect(document.scrollingElement?.scrollTop).toBe(place)
    await waitFor(() => expect(within(context.canvasElement).getByRole('button', { name: 'Ask' })).toHaveFocus())
  },
}

export const CoverCloses: Story = {
  render: (args) => <WithOpener {...args} />,
  play: async (context) => {
    await ask(context)
    await userEvent.click(screen.getByRole('alertdialog').parentElement as HTMLElement)
    await isGone()
    await expect(context.args.onClose).toHaveBeenCalledOnce()
  },
}

export const StaysOnCover: Story = {
  args: { keepOnCover: true },
  render: (args) => <WithOpener {...args} />,
  play: async (context) => {
    await ask(context)
    await userEvent.click(screen.getByRole('alertdialog').parentElement as HTMLElement)
    await expect(screen.getByRole('alertdialog')).toBeVisible()
    await expect(context.args.onClose).not.toHaveBeenCalled()
  },
}

/** With a timeout and without buttons the dialog is only a message. */
export const ClosesByItself: Story = {
  args: { timeoutMs: 1200, actions: [], tone: 'success', title: 'Saved' },
  render: (args) => <WithOpener {...args} />,
  play: async (context) => {
    await ask(context)
    await isGone()
    await expect(context.args.onClose).toHaveBeenCalledOnce()
  },
}

const copied = fn()

/**
 * After a press the dialog closes in a moment; a second press changes nothing, and the close button closes it at once.
 */
export const ClosesLate: Story = {
  args: { actions: [{ label: 'Copy', onPress: copied, closes: 1200 }] },
  render: (args) => <WithOpener {...args} />,
  play: async (context) => {
    copied.mockClear()
    await ask(context)
    const button = screen.getByRole('button', { name: 'Copy' })
    await userEvent.click(button)
    await userEvent.click(button)
    await expect(copied).toHaveBeenCalledOnce()
    await expect(context.args.onClose).not.toHaveBeenCalled()
    await isGone()
    await expect(context.args.onClose).toHaveBeenCalledOnce()
    await ask(context)
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close the dialog' }))
    await isGone()
    await expect(context.args.onClose).toHaveBeenCalledTimes(2)
  },
}

export const ClosesAtOnce: Story = {
  args: { actions: [{ label: 'I see', closes: true }] },
  render: (args) => <WithOpener {...args} />,
  play: async (context) => {
    await ask(context)
    await userEvent.click(screen.getByRole('button', { name: 'I see' }))
    await isGone()
    await expect(context.args.onClose).toHaveBeenCalledOnce()
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: {
    title: 'تسجيل الخروج؟',
    closeLabel: 'إغلاق',
    children: <p>هل تريد حقًا تسجيل الخروج؟</p>,
    actions: [{ label: 'البقاء هنا' }, { label: 'تسجيل الخروج' }],
  },
}
