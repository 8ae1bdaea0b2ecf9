import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Narrow, Tiles } from '../sheet/grid.tsx'
import { guide } from '../sheet/guide.ts'
import { SKELETON_SHAPES, SKELETON_WIDTHS } from './shapes.ts'
import { Skeleton } from './skeleton.tsx'

const meta = {
  component: Skeleton,
  argTypes: {
    shape: { control: 'select', options: SKELETON_SHAPES },
    width: { control: 'select', options: SKELETON_WIDTHS },
  },
  parameters: guide('A placeholder with the size of what is loading, so that nothing moves when it arrives.', {
    do: [
      'Draw what is coming: as many lines, tiles and rows, as large as they will be.',
      'Set `aria-busy` on the container; the skeleton itself is not read.',
    ],
    dont: [
      'Show one for less than a moment, or for what one pressed: that button is `busy`.',
      'Draw a page of them for a list that may well be empty.',
    ],
  }),
} satisfies Meta<typeof Skeleton>
export default meta

type Story = StoryObj<typeof meta>

/** Placeholders of text, each as high as a line. */
export const Text: Story = {
  render: () => (
    <Narrow>
      <div aria-busy="true">
        {SKELETON_WIDTHS.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('[aria-hidden]')].map(
      (line) => line.getBoundingClientRect().width,
    )
    await expect(widths).toEqual([...widths].sort((a, b) => b - a))
  },
}

/** In a right-to-left language the lines begin at the right, and the shimmer moves the other way. */
export const RightToLeft: Story = { ...Text, globals: { direction: 'rtl', script: 'Arab' } }

export const Tile: Story = {
  render: () => (
    <Tiles>
      <Skeleton shape="tile" />
      <Skeleton shape="tile" />
      <Skeleton shape="circle" />
    </Tiles>
  ),
}

/** The placeholder fills its container, with the corners of a card or with square ones. */
export const InABox: Story = {
  render: () => (
    <Tiles>
      {(['block', 'fill'] as const).map((shape) => (
        <div key={shape} style={{ blockSize: '6rem' }}>
          <Skeleton shape={shape} />
        </div>
      ))}
    </Tiles>
  ),
}
