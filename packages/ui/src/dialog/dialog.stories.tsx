import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { samplePicture } from '../art/sample-picture.ts'
import { Button } from '../button/button.tsx'
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx'
import { guide } from '../sheet/guide.ts'
import { isPageLocked, scrollTo } from '../sheet/long-page.ts'
import { fills } from '../sheet/sheet.css.ts'
import { TextField } from '../text-field/text-field.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'
import { keyboardPlay } from './keyboard-play.ts'
import { DIALOG_SIZES } from './sizes.ts'

function Opened({ onClose, shown = false, ...props }: Omit<DialogProps, 'open'> & { shown?: boolean }) {
  const [open, setOpen] = useState(shown)
  const close = () => {
    onClose()
    setOpen(false)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...props} open={open} onClose={close} />
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
  argTypes: { size: { control: 'select', options: DIALOG_SIZES }, side: { control: false } },
  parameters: guide('Something that has to be done or read before going on.', {
    do: [
      'Name it by what one does in it: “Log in”.',
      'Set `keepOnCover` where a press beside it would lose what was typed.',
      'Let one thing be pressed first: one primary button, at the end.',
    ],
    dont: [
      'Ask one question with it: that is a ConfirmDialog. Show a menu or a filter: that is a Drawer.',
      'Close by itself (`timeoutMs`) what one has to read or fill in.',
      'Open a third one above the second.',
    ],
  }),
} satisfies Meta<typeof Opened>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const open: Play = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }))
  const dialog = await screen.findByRole('dialog', { name: 'Log in' })
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'))
}

/** Open from the beginning, for the visual test. */
export const Shown: Story = {
  args: { shown: true },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
}

export const Keyboard: Story = { play: keyboardPlay(open, 'Open') }

export const Small: Story = { args: { size: 'sm' }, play: open }
export const Large: Story = { args: { size: 'lg' }, play: open }

/** The content reaches the edges of the dialog. */
export const Bare: Story = {
  args: {
    bare: true,
    titleHidden: true,
    children: <img className={fills} src={samplePicture(5, 480, 270)} alt="" />,
  },
  play: open,
}

export const ExtraLarge: Story = { args: { size: 'xl' }, play: open }

/** The dialog fills the whole screen, of any size. */
export const Full: Story = {
  args: { size: 'full' },
  play: async (context) => {
    await open(context)
    await waitFor(() => {
      const { width, height } = screen.getByRole('dialog').getBoundingClientRect()
      expect(width).toBe(document.documentElement.clientWidth)
      expect(height).toBeGreaterThanOrEqual(document.documentElement.clientHeight)
    })
  },
}

/** Long content scrolls inside the dialog; title and buttons stay visible. */
export const LongContent: Story = {
  args: { children: Array.from({ length: 40 }, (_, i) => <p key={String(i)}>Rule {i + 1}: play fair.</p>) },
  play: open,
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: {
    title: 'تسجيل الدخول',
    closeLabel: 'إغلاق',
    children: <TextField label="اسم المستخدم" />,
    footer: <Button>متابعة</Button>,
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }))
    const dialog = await screen.findByRole('dialog', { name: 'تسجيل الدخول' })
    const close = within(dialog).getByRole('button', { name: 'إغلاق' })
    await waitFor(() => {
      const middle = dialog.getBoundingClientRect().left + dialog.clientWidth / 2
      expect(close.getBoundingClientRect().right).toBeLessThan(middle)
    })
  },
}

/** While work is under way, nothing closes the dialog. */
export const Locked: Story = {
  args: { locked: true },
  play: async (context) => {
    await open(context)
    await userEvent.keyboard('{Escape}')
    await expect(context.args.onClose).not.toHaveBeenCalled()
    await expect(screen.queryByRole('button', { name: 'Close the dialog' })).toBeNull()
  },
}

/** The dialog closes in time even when the page renders again and again. */
export const ClosesByItself: Story = {
  args: { timeoutMs: 1500 },
  render: (args) => <Ticking {...args} />,
  play: async (context) => {
    await open(context)
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalledOnce(), { timeout: 6000 })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

function Ticking(props: Omit<DialogProps, 'open'>) {
  const [, setTicks] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTicks((now) => now + 1), 250)
    return () => clearInterval(timer)
  }, [])
  return <Opened {...props} onClose={() => props.onClose()} />
}

/** A press beside the dialog closes it, unless the dialog forbids that. */
export const CoverCloses: Story = {
  play: async (context) => {
    await open(context)
    await userEvent.click(beside(screen.getByRole('dialog')))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(context.args.onClose).toHaveBeenCalledOnce()
  },
}

export const StaysOnCover: Story = {
  args: { keepOnCover: true },
  play: async (context) => {
    await open(context)
    await userEvent.click(beside(screen.getByRole('dialog')))
    await expect(screen.getByRole('dialog')).toBeVisible()
    await expect(context.args.onClose).not.toHaveBeenCalled()
  },
}

/** The area around the dialog, which receives a press beside it. */
const beside = (dialog: HTMLElement) => dialog.parentElement as HTMLElement

function Nested(props: Omit<DialogProps, 'open'>) {
  const [asks, setAsks] = useState(false)
  return (
    <Opened {...props} footer={<Button onClick={() => setAsks(true)}>Delete</Button>}>
      <TextField label="Username" />
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title="Delete it?"
        closeLabel="Close the question"
        actions={[{ label: 'Keep it', closes: true }, { label: 'Delete it' }]}
      />
    </Opened>
  )
}

/** With one dialog above another, Escape closes only the upper one, and focus returns to what opened it. */
export const OneAboveAnother: Story = {
  render: (args) => <Nested {...args} />,
  play: async (context) => {
    await open(context)
    const opener = screen.getByRole('button', { name: 'Delete' })
    await userEvent.click(opener)
    const question = await screen.findByRole('alertdialog', { name: 'Delete it?' })
    await waitFor(() => expect(question.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(screen.getByRole('dialog', { name: 'Log in' })).toBeVisible()
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(context.args.onClose).not.toHaveBeenCalled()
    await expect(isPageLocked()).toBe(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(isPageLocked()).toBe(false))
  },
}

function Siblings({ onClose, ...props }: Omit<DialogProps, 'open'>) {
  const [second, setSecond] = useState(false)
  return (
    <>
      <Opened {...props} onClose={onClose} footer={<Button onClick={() => setSecond(true)}>Sign out</Button>} />
      <ConfirmDialog
        open={second}
        onClose={() => setSecond(false)}
        title="Sign out?"
        closeLabel="Close the question"
        actions={[{ label: 'Stay', closes: true }]}
      />
    </>
  )
}

/** The same for two dialogs that are not nested: the site's pop-ups are siblings in the React tree. */
export const OneAfterAnother: Story = {
  render: (args) => <Siblings {...args} />,
  play: async (context) => {
    await open(context)
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    const question = await screen.findByRole('alertdialog', { name: 'Sign out?' })
    await waitFor(() => expect(question.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(screen.getByRole('dialog', { name: 'Log in' })).toBeVisible()
    await expect(context.args.onClose).not.toHaveBeenCalled()
    await expect(isPageLocked()).toBe(true)
  },
}

/** A bot check that adds itself to the end of the body can be pressed and focused without closing the dialog. */
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

/** The page behind does not scroll, and keeps its position. */
export const ScrollStays: Story = {
  play: async (context) => {
    const place = scrollTo(within(context.canvasElement).getByRole('button'), context.canvasElement)
    await expect(place).toBeGreaterThan(100)
    await open(context)
    await expect(isPageLocked()).toBe(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(isPageLocked()).toBe(false))
    await expect(document.scrollingElement?.scrollTop).toBe(place)
  },
}
