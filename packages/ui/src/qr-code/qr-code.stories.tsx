import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { samplePicture } from '../art/sample-picture.ts'
import { Grid } from '../sheet/grid.tsx'
import { guide } from '../sheet/guide.ts'
import { QR_LEVELS } from './levels.ts'
import { QrCode } from './qr-code.tsx'

const meta = {
  component: QrCode,
  argTypes: { level: { control: 'inline-radio', options: QR_LEVELS } },
  args: { text: 'https://app.example/android', label: 'Get the app for Android' },
  parameters: guide('An address for a camera.', {
    do: [
      'Put the address beside it as a link: who reads this on a phone cannot photograph it.',
      'Keep the address short.',
    ],
    dont: ['Colour it, or put it on a dark ground.', 'Show it on phones.'],
  }),
} satisfies Meta<typeof QrCode>
export default meta

type Story = StoryObj<typeof meta>

export const ForTheApp: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Get the app for Android' })).toBeVisible()
  },
}
export const Levels: Story = {
  render: (args) => (
    <Grid>
      {QR_LEVELS.map((level) => (
        <QrCode {...args} key={level} level={level} label={`Level ${level}`} />
      ))}
    </Grid>
  ),
}
export const WithALogo: Story = { args: { logo: samplePicture(7, 96, 96) } }
