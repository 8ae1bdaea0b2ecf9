import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { samplePicture } from '../art/sample-picture.ts'
import { Avatar } from './avatar.tsx'

const meta = {
  component: Avatar,
  args: { alt: 'Picture of Maria', src: samplePicture(3, 80, 80), size: 'lg' },
} satisfies Meta<typeof Avatar>
export default meta

type Story = StoryObj<typeof meta>

export const Picture: Story = {}
export const Figure: Story = { args: { src: undefined } }
export const Initials: Story = { args: { src: undefined, initials: 'MR', size: 'xl' } }

/** A picture that does not load, twice, gives way to the drawn figure, which keeps its name. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull(), { timeout: 4000 })
    await expect(within(canvasElement).getByRole('img', { name: 'Picture of Maria' })).toBeVisible()
  },
}
