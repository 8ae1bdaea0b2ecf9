import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
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

/** Opens, walks, chooses and gives focus back, by keyboard alone. */
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

export const RightToLeft: Story = { globals: { direction: 'rtl', script: 'Arab' }, play: open }
