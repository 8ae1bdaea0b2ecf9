import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../badge/badge.tsx'
import { Grid } from '../sheet/grid.tsx'
import { iconNames } from './glyphs.ts'
import { Icon } from './icon.tsx'

const meta = { component: Icon, args: { name: 'home' } } satisfies Meta<typeof Icon>
export default meta

type Story = StoryObj<typeof meta>

export const One: Story = {}
export const Labelled: Story = { args: { name: 'warning', label: 'Careful' } }

export const All: Story = {
  render: () => (
    <Grid>
      {iconNames.map((name) => (
        <Badge key={name}>
          <Icon name={name} size="lg" />
          {name}
        </Badge>
      ))}
    </Grid>
  ),
}

const mirrored = (root: HTMLElement) =>
  Object.fromEntries(
    [...root.querySelectorAll('svg')].map((svg, i) => [iconNames[i], getComputedStyle(svg).scale === '-1 1']),
  )

/** What points along the line of reading turns; play, clocks, numbers and checks do not. */
export const AllRightToLeft: Story = {
  ...All,
  globals: { direction: 'rtl', script: 'Arab' },
  play: async ({ canvasElement }) => {
    const turned = mirrored(canvasElement)
    for (const name of ['chevron-start', 'chevron-end', 'arrow-end', 'sign-out', 'menu', 'list'] as const) {
      await expect(turned[name], name).toBe(true)
    }
    for (const name of ['play', 'clock', 'check', 'refresh', 'home', 'search', 'volume', 'age'] as const) {
      await expect(turned[name], name).toBe(false)
    }
  },
}
