import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { samplePicture } from '../art/sample-picture.ts'
import { Grid } from '../sheet/grid.tsx'
import { guide } from '../sheet/guide.ts'
import { Avatar } from './avatar.tsx'
import { AVATAR_SIZES } from './sizes.ts'

const meta = {
  component: Avatar,
  args: { alt: 'Picture of Maria', src: samplePicture(3, 80, 80), size: 'lg' },
  argTypes: { size: { control: 'inline-radio', options: AVATAR_SIZES } },
  parameters: guide('Shows a person: a round picture, or initials or a drawn figure where there is none.', {
    do: [
      'Leave `alt` empty where the name stands beside it: it would be read twice.',
      'Give `initials` where names are known, and `lazy` in long lists.',
    ],
    dont: [
      'Crop logos of vendors or merchants with it: those are no people.',
      'Put more than two letters in it, or the letters of a name that is masked elsewhere.',
    ],
  }),
} satisfies Meta<typeof Avatar>
export default meta

type Story = StoryObj<typeof meta>

export const Picture: Story = {}

/** Every size: with a picture, with initials, and without either. */
export const Sizes: Story = {
  render: (args) => (
    <Grid>
      {AVATAR_SIZES.map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
      {AVATAR_SIZES.map((size) => (
        <Avatar key={size} {...args} size={size} src={undefined} initials="MR" />
      ))}
      {AVATAR_SIZES.map((size) => (
        <Avatar key={size} {...args} size={size} src={undefined} />
      ))}
    </Grid>
  ),
}

export const Figure: Story = { args: { src: undefined } }
export const Initials: Story = { args: { src: undefined, initials: 'MR', size: 'xl' } }

/** Beside the visible name the avatar is hidden from screen readers, so that the name is read once. */
export const BesideTheName: Story = {
  args: { alt: '', src: undefined, initials: 'MR' },
  render: (args) => (
    <Grid>
      <Avatar {...args} />
      Maria R.
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull()
    await expect(within(canvasElement).getByText('MR')).toHaveAttribute('aria-hidden', 'true')
  },
}

/** When the picture fails twice, the drawn figure replaces it and keeps the accessible name. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull(), { timeout: 4000 })
    await expect(within(canvasElement).getByRole('img', { name: 'Picture of Maria' })).toBeVisible()
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: { src: undefined, initials: 'مر', alt: 'صورة مريم' },
}
