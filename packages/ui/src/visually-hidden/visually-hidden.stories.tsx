import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Badge } from '../badge/badge.tsx'
import { guide } from '../sheet/guide.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

const meta = {
  component: VisuallyHidden,
  args: { children: 'unread messages' },
  parameters: guide('Text for screen readers that is not shown.', {
    do: [
      'Say what the eye sees by place or picture: what a number counts, what a column is.',
      'Keep it short, and in the order in which one reads.',
    ],
    dont: [
      'Hide what everybody needs: then it belongs on the page.',
      'Put links or buttons in it: focus would go where nobody sees it.',
      'Name a control with it that takes a `label`.',
    ],
  }),
} satisfies Meta<typeof VisuallyHidden>
export default meta

type Story = StoryObj<typeof meta>

export const BesideText: Story = {
  render: (args) => (
    <p>
      12 <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    const hidden = within(canvasElement).getByText('unread messages')
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}

/** The number is visible; what it counts is for screen readers only. */
export const InABadge: Story = {
  render: (args) => (
    <Badge tone="count">
      12 <VisuallyHidden {...args} />
    </Badge>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('12 unread messages')
  },
}

export const RightToLeft: Story = {
  ...BesideText,
  globals: { direction: 'rtl', script: 'Arab' },
  args: { children: 'رسائل غير مقروءة' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
