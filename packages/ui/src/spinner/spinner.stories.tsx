import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Grid } from '../sheet/grid.tsx'
import { guide } from '../sheet/guide.ts'
import { SPINNER_SIZES } from './sizes.ts'
import { Spinner } from './spinner.tsx'

const meta = {
  component: Spinner,
  argTypes: { size: { control: 'inline-radio', options: SPINNER_SIZES } },
  parameters: guide('Something is under way, and its end is not known. For a known end take Progress.', {
    do: [
      'Give `label` where nothing else says that one waits: “Signing out”.',
      'Take it for a second or two after somebody pressed something.',
    ],
    dont: [
      'Cover a page with it: a Skeleton shows what will come.',
      'Put one into a Button by hand: `busy` does it, with the right words.',
    ],
  }),
} satisfies Meta<typeof Spinner>
export default meta

type Story = StoryObj<typeof meta>

/** Without a label it is decoration, and the element around it announces that it is busy. */
export const Decoration: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('status')).toBeNull()
  },
}

export const Named: Story = {
  args: { label: 'Signing out', size: 'lg' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status', { name: 'Signing out' })).toBeVisible()
  },
}

/** The spinner has the colour of the text around it. */
export const Sizes: Story = {
  render: (args) => (
    <Grid>
      {SPINNER_SIZES.map((size) => (
        <Spinner key={size} {...args} size={size} />
      ))}
    </Grid>
  ),
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: { label: 'جارٍ تسجيل الخروج' },
}
