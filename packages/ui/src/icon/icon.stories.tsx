import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../badge/badge.tsx'
import { Grid } from '../sheet/grid.tsx'
import { guide } from '../sheet/guide.ts'
import { iconNames } from './glyphs.ts'
import { Icon } from './icon.tsx'
import { ICON_SIZES } from './sizes.ts'

const meta = {
  component: Icon,
  args: { name: 'home' },
  argTypes: {
    name: { control: 'select', options: iconNames },
    size: { control: 'inline-radio', options: ICON_SIZES },
  },
  parameters: guide('One of our own icons, drawn on a grid of 24, in the colour of the text around it.', {
    do: [
      'Let a word stand beside it, or name what holds it: an icon alone is a riddle.',
      'Take the `-start` and `-end` ones for directions: they turn with the page by themselves.',
      'Give `label` where the icon says something that no word says.',
    ],
    dont: [
      'Colour it by itself: it takes the colour of its text, which is legible.',
      'Turn clocks, numbers, checks or play with the page.',
      'Press it: that is an IconButton.',
    ],
  }),
} satisfies Meta<typeof Icon>
export default meta

type Story = StoryObj<typeof meta>

export const One: Story = {}
export const Labelled: Story = { args: { name: 'warning', label: 'Careful' } }

export const Sizes: Story = {
  render: (args) => (
    <Grid>
      {ICON_SIZES.map((size) => (
        <Icon key={size} {...args} size={size} />
      ))}
    </Grid>
  ),
}

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

/** Icons that point along the reading direction are mirrored; play, clocks, numbers and check marks are not. */
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

const POINTERS = ['chevron-start', 'chevron-end', 'arrow-start', 'arrow-end', 'sign-out'] as const
const UPRIGHT = ['play', 'clock', 'check', 'search'] as const

/** The same icons in both directions: upper row from left to right, lower row from right to left. */
export const Mirrored: Story = {
  render: () => (
    <>
      {(['ltr', 'rtl'] as const).map((dir) => (
        <div key={dir} dir={dir}>
          <Grid>
            {[...POINTERS, ...UPRIGHT].map((name) => (
              <Icon key={name} name={name} size="lg" label={`${name} ${dir}`} />
            ))}
          </Grid>
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const scaleOf = (name: string, dir: string) =>
      getComputedStyle(canvas.getByRole('img', { name: `${name} ${dir}` })).scale
    for (const name of POINTERS) {
      await expect(scaleOf(name, 'ltr'), name).toBe('none')
      await expect(scaleOf(name, 'rtl'), name).toBe('-1 1')
    }
    for (const name of UPRIGHT) await expect(scaleOf(name, 'rtl'), name).toBe('none')
  },
}
