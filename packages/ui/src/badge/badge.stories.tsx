import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../sheet/grid.tsx'
import { Badge, type BadgeTone } from './badge.tsx'

const meta = { component: Badge, args: { children: 'Hot', tone: 'hot' } } satisfies Meta<typeof Badge>
export default meta

type Story = StoryObj<typeof meta>

const tones: readonly BadgeTone[] = ['hot', 'new', 'neutral', 'brand', 'accent', 'success', 'warning', 'danger', 'info']

export const Hot: Story = {}
export const Count: Story = { args: { tone: 'count', children: '12' } }
export const Tones: Story = {
  render: () => (
    <Grid>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone} icon="star">
          {tone}
        </Badge>
      ))}
    </Grid>
  ),
}
