import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { BUTTON_SIZES, BUTTON_VARIANTS } from '../button/looks.ts'
import { Grid } from '../sheet/grid.tsx'
import { guide } from '../sheet/guide.ts'
import { IconButton, IconLink } from './icon-button.tsx'

const meta = {
  component: IconButton,
  args: { icon: 'refresh', label: 'Refresh the balance', onClick: fn() },
  argTypes: {
    variant: { control: 'select', options: BUTTON_VARIANTS },
    size: { control: 'inline-radio', options: BUTTON_SIZES },
  },
  parameters: guide('A button that is only an icon: its `label` is its name and its tooltip.', {
    do: [
      'Take it for what everybody knows by its picture: close, search, refresh.',
      'Say in `pressed` whether it is on; the name stays the same.',
    ],
    dont: [
      'Take it for what needs a word: a labelled Button is found faster.',
      'Change the label with the state: “Hide the balance, pressed” says all.',
    ],
  }),
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
      {BUTTON_VARIANTS.map((variant) => (
        <IconButton key={variant} {...args} variant={variant} />
      ))}
      {BUTTON_SIZES.map((size) => (
        <IconButton key={size} {...args} size={size} variant="secondary" round />
      ))}
      {(['secondary', 'ghost', 'plain'] as const).map((variant) => (
        <IconButton key={variant} {...args} variant={variant} icon="heart-filled" pressed />
      ))}
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

/** While busy it keeps its focus and its name, and ignores presses. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Refresh the balance' })
    button.focus()
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}

export const Disabled: Story = {
  args: { disabled: true, variant: 'secondary' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'), { pointerEventsCheck: 0 })
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: { icon: 'arrow-end', label: 'التالي', variant: 'secondary', round: true },
  play: async ({ canvasElement }) => {
    const arrow = canvasElement.querySelector('svg')
    await expect(arrow && getComputedStyle(arrow).scale).toBe('-1 1')
  },
}
