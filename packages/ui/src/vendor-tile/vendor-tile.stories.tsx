import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { samplePicture } from '../art/sample-picture.ts'
import { VendorTile } from './vendor-tile.tsx'

const meta = {
  component: VendorTile,
  args: { name: 'Bright Reel', logoUrl: samplePicture(2, 128, 40), onSelect: fn() },
} satisfies Meta<typeof VendorTile>
export default meta

type Story = StoryObj<typeof meta>

export const Logo: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Bright Reel' }))
    await expect(args.onSelect).toHaveBeenCalledOnce()
  },
}
export const Named: Story = { args: { named: true, pressed: true } }
export const WithoutLogo: Story = { args: { logoUrl: undefined } }
export const AsLink: Story = { render: () => <VendorTile name="Bright Reel" href="#vendor" named /> }
