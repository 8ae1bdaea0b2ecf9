import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button, ButtonLink } from './button.tsx'

const meta = {
  component: Button,
  args: { children: 'Play now', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    const button = within(canvasElement).getByRole('button', { name: 'Play now' })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const Secondary: Story = { args: { variant: 'secondary' } }
export const Ghost: Story = { args: { variant: 'ghost' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Close the account' } }
export const Small: Story = { args: { size: 'sm' } }
export const Large: Story = { args: { size: 'lg', icon: 'play' } }
export const Block: Story = { args: { block: true, iconEnd: 'arrow-end', children: 'Continue' } }
export const Disabled: Story = { args: { disabled: true } }

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button')
    button.focus()
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

export const AsLink: Story = {
  render: () => (
    <ButtonLink href="#promotions" icon="promotions">
      All promotions
    </ButtonLink>
  ),
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: { children: 'متابعة', iconEnd: 'arrow-end' },
  play: async ({ canvasElement }) => {
    const arrow = canvasElement.querySelector('svg')
    await expect(arrow && getComputedStyle(arrow).scale).toBe('-1 1')
  },
}
