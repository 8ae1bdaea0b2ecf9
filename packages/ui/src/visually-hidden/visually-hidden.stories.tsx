import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { VisuallyHidden } from './visually-hidden.tsx'

const meta = { component: VisuallyHidden, args: { children: 'unread messages' } } satisfies Meta<typeof VisuallyHidden>
export default meta

export const BesideText: StoryObj<typeof meta> = {
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
