import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

function Opened({ onClose, ...props }: Omit<DialogProps, 'open'>) {
  const [open, setOpen] = useState(false)
  const close = () => {
    onClose()
    setOpen(false)
  }
  const Kind = props.side ? Drawer : Dialog
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Kind {...props} open={open} onClose={close} />
    </>
  )
}

const meta = {
  component: Opened,
  args: {
    title: 'Log in',
    closeLabel: 'Close the dialog',
    onClose: fn(),
    children: <TextField label="Username" />,
    footer: <Button>Continue</Button>,
  },
} satisfies Meta<typeof Opened>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const open: Play = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }))
  const dialog = await screen.findByRole('dialog', { name: 'Log in' })
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'))
}

/** Focus goes in, stays in, and comes back; Escape closes. */
export const Keyboard: Story = {
  play: async (context) => {
    await open(context)
    const dialog = screen.getByRole('dialog')
    for (let i = 0; i < 5; i += 1) {
      await userEvent.tab()
      // The guards at both ends hand focus on in the next turn.
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(context.args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(within(context.canvasElement).getByRole('button', { name: 'Open' })).toHaveFocus())
  },
}

export const Small: Story = { args: { size: 'sm' }, play: open }
export const Large: Story = { args: { size: 'lg' }, play: open }
export const Bare: Story = { args: { bare: true, titleHidden: true }, play: open }
export const DrawerAtStart: Story = { args: { side: 'start', footer: undefined }, play: open }
export const DrawerAtEnd: Story = { args: { side: 'end' }, play: open }

/** From the edge where a line starts, which is the right one here. */
export const DrawerRightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: { side: 'start' },
  play: async (context) => {
    await open(context)
    await waitFor(() => {
      const { right } = screen.getByRole('dialog').getBoundingClientRect()
      expect(Math.round(right)).toBe(document.documentElement.clientWidth)
    })
  },
}

/** While work is under way nothing closes it. */
export const Locked: Story = {
  args: { locked: true },
  play: async (context) => {
    await open(context)
    await userEvent.keyboard('{Escape}')
    await expect(context.args.onClose).not.toHaveBeenCalled()
    await expect(screen.queryByRole('button', { name: 'Close the dialog' })).toBeNull()
  },
}

export const ClosesByItself: Story = {
  args: { timeoutMs: 2000 },
  play: async (context) => {
    await open(context)
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalledOnce(), { timeout: 6000 })
  },
}

/** A bot check that puts itself at the end of the body can be pressed and focused, and the dialog stays. */
export const WidgetBesideIt: Story = {
  args: { keepOnCover: true },
  play: async (context) => {
    await open(context)
    const widget = document.createElement('button')
    widget.textContent = 'I am no robot'
    widget.style.cssText = 'position: fixed; inset-block-end: 0; z-index: 1000'
    const pressed = fn()
    widget.addEventListener('click', pressed)
    document.body.append(widget)
    try {
      await userEvent.click(screen.getByRole('button', { name: 'I am no robot' }))
      await expect(pressed).toHaveBeenCalledOnce()
      await expect(widget).toHaveFocus()
      await expect(screen.getByRole('dialog')).toBeVisible()
    } finally {
      widget.remove()
    }
  },
}

/** The page behind neither scrolls nor loses its place. */
export const ScrollIsKept: Story = {
  render: (args) => (
    <>
      <Lines />
      <Opened {...args} />
      <Lines />
    </>
  ),
  play: async (context) => {
    const page = document.scrollingElement as Element
    within(context.canvasElement).getByRole('button').scrollIntoView({ block: 'center' })
    const place = page.scrollTop
    await expect(place).toBeGreaterThan(100)
    await open(context)
    const styles = [document.documentElement, document.body].map((element) => getComputedStyle(element).overflowY)
    await expect(styles).toContain('hidden')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(page.scrollTop).toBe(place)
  },
}

function Lines() {
  return Array.from({ length: 60 }, (_, i) => <p key={String(i)}>A long page.</p>)
}
