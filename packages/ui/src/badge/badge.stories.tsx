import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Grid } from '../sheet/grid.tsx'
import { guide } from '../sheet/guide.ts'
import { fields } from '../sheet/sheet.css.ts'
import { Badge } from './badge.tsx'
import { BADGE_TONES } from './tones.ts'

const meta = {
  component: Badge,
  args: { children: 'Hot', tone: 'hot' },
  argTypes: { tone: { control: 'select', options: BADGE_TONES } },
  parameters: guide('A word or a number that marks one thing among others of its kind.', {
    do: [
      'One word, two at most: “Hot”, “New”, “Pending”.',
      'Say the state in the word; the tone only helps the eye.',
      'Beside a `count`, say for those who listen what is counted (`VisuallyHidden`).',
    ],
    dont: [
      'Press it: what can be pressed is a Button.',
      'Give every tile of a row a badge: then none is set off.',
      'Take `danger` for what is merely over; that is `neutral`.',
    ],
  }),
} satisfies Meta<typeof Badge>
export default meta

type Story = StoryObj<typeof meta>

export const Hot: Story = {}
export const Count: Story = { args: { tone: 'count', children: '12' } }

/** Every tone, with and without an icon. */
export const Tones: Story = {
  render: () => (
    <div className={fields}>
      <Grid>
        {BADGE_TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone === 'count' ? '99+' : tone}
          </Badge>
        ))}
      </Grid>
      <Grid>
        {BADGE_TONES.filter((tone) => tone !== 'count').map((tone) => (
          <Badge key={tone} tone={tone} icon="star">
            {tone}
          </Badge>
        ))}
      </Grid>
    </div>
  ),
}

/** A single digit is as wide as it is high, so that the badge is round. */
export const OneDigit: Story = {
  args: { tone: 'count', children: '3' },
  play: async ({ canvasElement }) => {
    const { width, height } = within(canvasElement).getByText('3').getBoundingClientRect()
    await expect(width).toBeGreaterThanOrEqual(height * 0.8)
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: { children: 'رائج', icon: 'flame' },
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('svg') as Element
    const badge = within(canvasElement).getByText('رائج')
    const { left, width } = badge.getBoundingClientRect()
    await expect(icon.getBoundingClientRect().left).toBeGreaterThan(left + width / 2)
  },
}
