import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { guide } from '../sheet/guide.ts'
import { MENU_ALIGNS } from './aligns.ts'
import { Menu } from './menu.tsx'

const choose = fn()

const meta = {
  component: Menu,
  args: {
    label: 'Account menu',
    trigger: (props) => (
      <Button {...props} variant="secondary" iconEnd="chevron-down">
        maria88
      </Button>
    ),
    entries: [
      { id: 'records', label: 'Betting records', icon: 'history', href: '#records' },
      { id: 'messages', label: 'Messages', icon: 'mail', onSelect: choose },
      { id: 'help', label: 'Customer service', icon: 'headset', onSelect: fn(), disabled: true },
      { id: 'line', separator: true },
      { id: 'out', label: 'Sign out', icon: 'sign-out', danger: true, onSelect: fn() },
    ],
  },
  argTypes: {
    align: { control: 'inline-radio', options: MENU_ALIGNS },
    trigger: { control: false },
    entries: { control: false },
    header: { control: false },
  },
  parameters: guide('Actions that a button opens.', {
    do: [
      'Begin each with a verb or a name, put harm last and apart.',
      'Use `checked` where one of several is chosen: a language.',
    ],
    dont: [
      'Put fields or words to read into it: that is a Popover.',
      'Use it where one of many is chosen in a form: that is a Select or a Combobox.',
    ],
  }),
} satisfies Meta<typeof Menu>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const open: Play = async ({ canvasElement }) => {
  const button = within(canvasElement).getByRole('button')
  button.focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('menu', { name: 'Account menu' })
  await expect(button).toHaveAttribute('aria-expanded', 'true')
}

/** Opening, moving, choosing and closing work by keyboard, and focus returns to the button. */
export const Keyboard: Story = {
  play: async (context) => {
    await open(context)
    await waitFor(() => expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard('m')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Messages' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(choose).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(within(context.canvasElement).getByRole('button')).toHaveFocus())
  },
}

export const Open: Story = { play: open }

export const Choice: Story = {
  args: {
    label: 'Account menu',
    entries: [
      { id: 'fil', label: 'Filipino', lang: 'fil', checked: true, onSelect: fn() },
      { id: 'en', label: 'English', lang: 'en', checked: false, onSelect: fn() },
      { id: 'ar', label: 'العربية', lang: 'ar', checked: false, onSelect: fn() },
    ],
  },
  play: async (context) => {
    await open(context)
    await expect(screen.getByRole('menuitemradio', { name: 'Filipino' })).toHaveAttribute('aria-checked', 'true')
  },
}

/** The signed-in member is shown above the actions, and amounts are aligned at the end of the line. */
export const WithHeader: Story = {
  args: {
    header: 'maria88 · Gold',
    entries: [
      { id: 'messages', label: 'Messages', icon: 'mail', end: <Badge>3</Badge>, onSelect: fn() },
      { id: 'records', label: 'Betting records', icon: 'history', href: '#records' },
    ],
  },
  play: async (context) => {
    await open(context)
    await expect(screen.getByRole('menu')).toHaveTextContent('maria88 · Gold')
    await expect(screen.getByRole('menuitem', { name: 'Betting records' })).toHaveAttribute('href', '#records')
  },
}

/** Arrow keys skip disabled items, and a press on one does nothing. */
export const OneDisabled: Story = {
  play: async (context) => {
    await open(context)
    const help = screen.getByRole('menuitem', { name: 'Customer service' })
    await expect(help).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(help, { pointerEventsCheck: 0 })
    await expect(screen.getByRole('menu')).toBeVisible()
  },
}

/** A menu that is higher than the page scrolls. */
export const Long: Story = {
  args: {
    entries: Array.from({ length: 40 }, (_, i) => ({ id: `v${i}`, label: `Vendor ${i + 1}`, onSelect: fn() })),
  },
  play: async (context) => {
    await open(context)
    await userEvent.keyboard('{End}')
    const last = screen.getByRole('menuitem', { name: 'Vendor 40' })
    await waitFor(() => expect(last).toHaveFocus())
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(document.documentElement.clientHeight),
    )
  },
}

/** Escape and a press elsewhere close the menu, and focus returns to the button. */
export const Closed: Story = {
  play: async (context) => {
    await open(context)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(within(context.canvasElement).getByRole('button')).toHaveFocus())
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: {
    label: 'Account menu',
    entries: [
      { id: 'messages', label: 'الرسائل', icon: 'mail', onSelect: fn() },
      { id: 'out', label: 'تسجيل الخروج', icon: 'sign-out', danger: true, onSelect: fn() },
    ],
  },
  play: open,
}
