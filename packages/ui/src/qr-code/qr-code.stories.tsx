import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { samplePicture } from '../art/sample-picture.ts'
import { Grid } from '../sheet/grid.tsx'
import { guide } from '../sheet/guide.ts'
import { QR_LEVELS } from './levels.ts'
import { QrCode } from './qr-code.tsx'
import { QR_SIZES } from './sizes.ts'

const ADDRESS = 'https://play.example.com/app?from=site'

const meta = {
  component: QrCode,
  args: { text: ADDRESS, label: 'Address of the app for Android' },
  argTypes: {
    level: { control: 'inline-radio', options: QR_LEVELS },
    size: { control: 'inline-radio', options: QR_SIZES },
  },
  parameters: guide('Passes something from this screen to a phone: an address, a payment, a second factor.', {
    do: [
      'Give the same thing in another way too: a link, a number to copy. Who reads this on the telephone cannot scan it.',
      'Keep what is in it short: fewer modules are read from further away.',
      'Say in `label` what it is for.',
    ],
    dont: [
      'Colour it, invert it or lay it on a picture: it stays dark on light in every theme.',
      'Make it smaller than `sm`, or crop the white around it.',
      'Put a secret in it that others could photograph, without a word of warning.',
    ],
  }),
} satisfies Meta<typeof QrCode>
export default meta

type Story = StoryObj<typeof meta>

export const Address: Story = {
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole('img', { name: 'Address of the app for Android' })
    const { width, height } = code.getBoundingClientRect()
    await expect(width).toBeCloseTo(height, 0)
  },
}

export const Sizes: Story = {
  render: (args) => (
    <Grid>
      {QR_SIZES.filter((size) => size !== 'fill').map((size) => (
        <QrCode key={size} {...args} size={size} />
      ))}
      <div style={{ inlineSize: '9rem' }}>
        <QrCode {...args} size="fill" />
      </div>
    </Grid>
  ),
}

/** A code with more error correction has smaller modules. */
export const Levels: Story = {
  args: { text: `${ADDRESS}&campaign=lantern-week-2026&ref=ABCDEF123456` },
  render: (args) => (
    <Grid>
      {QR_LEVELS.map((level) => (
        <QrCode key={level} {...args} level={level} label={`Level ${level}`} />
      ))}
    </Grid>
  ),
}

export const WithLogo: Story = { args: { logo: samplePicture(1, 64, 64), size: 'lg' } }

/** A code is the same in both reading directions. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: { label: 'عنوان التطبيق لأندرويد' },
}

/** Content that is too long for a code is shown as text. */
export const TooLong: Story = {
  args: { text: 'lantern '.repeat(400).trim(), label: 'Address of the app' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Address of the app' })).toHaveTextContent(/lantern/)
  },
}
