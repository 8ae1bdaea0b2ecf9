import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tiles } from '../sheet/grid.tsx'
import { Skeleton } from './skeleton.tsx'

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta

type Story = StoryObj<typeof meta>

export const Text: Story = {
  render: () => (
    <div>
      <Skeleton width="half" />
      <Skeleton width="long" />
      <Skeleton width="short" />
    </div>
  ),
}
export const Tile: Story = {
  render: () => (
    <Tiles>
      <Skeleton shape="tile" />
      <Skeleton shape="tile" />
      <Skeleton shape="circle" />
    </Tiles>
  ),
}
