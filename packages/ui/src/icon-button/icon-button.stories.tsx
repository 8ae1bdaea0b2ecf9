import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Grid } from '../sheet/grid.tsx'
import { IconButton, IconLink } from './icon-button.tsx'

const meta = {
  component: IconButton,
  args: { icon: 'refresh', label: 'Refresh the balance', onClick: fn() },
} satisfies Meta<typeof IconButton>
export default meta

type Story = StoryObj<typeof meta>

export const Ghost: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Refresh the balance' })
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
    const { width, height } = button.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    await expect(Math.abs(width - height)).toBeLessThan(1)
  },
}

export const Looks: Story = {
  render: (args) => (
    <Grid>
      <IconButton {...args} variant="primary" />
      <IconButton {...args} variant="secondary" />
      <IconButton {...args} variant="plain" round />
      <IconButton {...args} size="sm" />
      <IconButton {...args} size="lg" variant="secondary" round />
      <IconButton {...args} busy />
      <IconButton {...args} disabled variant="secondary" />
      <IconLink href="#home" icon="home" label="Home" />
    </Grid>
  ),
}

export const Pressed: Story = {
  args: { icon: 'eye', label: 'Hide the balance', pressed: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { pressed: true })).toBeVisible()
  },
}
