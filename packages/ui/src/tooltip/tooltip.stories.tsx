import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Grid, Panel } from '../sheet/grid.tsx'
import { guide } from '../sheet/guide.ts'
import { TIP_SIDES } from './sides.ts'
import { Tooltip } from './tooltip.tsx'

const meta = {
  component: Tooltip,
  args: {
    text: 'Promotions',
    side: 'end',
    children: <IconButton icon="promotions" label="Promotions" title="" />,
  },
  argTypes: { side: { control: 'select', options: TIP_SIDES }, children: { control: false } },
  parameters: guide('A short text beside an element, shown while it has the pointer or focus.', {
    do: ['Say in it what an icon means, in a word or two.', 'Set `namesOwner` where the button has that name already.'],
    dont: [
      'Put into it what one needs: it is not shown by touch.',
      'Give it links or buttons: that is a Popover.',
      'Put it on what is disabled: that has no focus.',
    ],
  }),
  render: (args) => (
    // The margin leaves room for the tooltip, which stays away from the page's edge.
    <Panel>
      <Grid>
        <Tooltip {...args} />
      </Grid>
    </Panel>
  ),
} satisfies Meta<typeof Tooltip>
export default meta

type Story = StoryObj<typeof meta>

const beside =
  (toTheLeft: boolean): NonNullable<Story['play']> =>
  async ({ canvasElement, args }) => {
    await userEvent.tab()
    const tip = await screen.findByRole('tooltip')
    const button = within(canvasElement).getByRole('button')
    await expect(button).toHaveAccessibleDescription(args.text)
    await waitFor(() => {
      const [a, b] = [button.getBoundingClientRect(), tip.getBoundingClientRect()]
      expect(toTheLeft ? a.left - b.right : b.left - a.right).toBeCloseTo(8, 0)
      expect(Math.abs(a.top + a.height / 2 - (b.top + b.height / 2))).toBeLessThan(1.5)
    })
  }

/** On keyboard focus the tooltip appears at once; Escape closes it. */
export const Keyboard: Story = {
  play: async (context) => {
    await beside(false)(context)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await expect(within(context.canvasElement).getByRole('button')).toHaveFocus()
  },
}
export const Shown: Story = { play: beside(false) }

export const Pointer: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('button'))
    await screen.findByRole('tooltip')
    await userEvent.unhover(within(canvasElement).getByRole('button'))
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

/** Each side, as long as there is room. */
export const Sides: Story = {
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'center', gap: '5rem', padding: '4rem 2rem', flexWrap: 'wrap' }}>
      {TIP_SIDES.map((side) => (
        <Tooltip key={side} {...args} text={side} side={side}>
          <IconButton icon="promotions" label={side} title="" />
        </Tooltip>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const side of TIP_SIDES) {
      await userEvent.tab()
      const tip = await screen.findByText(side)
      const owner = within(canvasElement).getByRole('button', { name: side }).getBoundingClientRect()
      await waitFor(() => {
        const box = tip.getBoundingClientRect()
        const gap = {
          top: owner.top - box.bottom,
          bottom: box.top - owner.bottom,
          start: owner.left - box.right,
          end: box.left - owner.right,
        }
        expect(gap[side]).toBeCloseTo(8, 0)
      })
    }
  },
}

/** The name is read once, although the tooltip shows it too. */
export const NamesItsOwner: Story = {
  args: { namesOwner: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await expect(within(canvasElement).getByRole('button', { name: 'Promotions' })).not.toHaveAccessibleDescription()
  },
}

/** Switched off, for a button that shows the same text itself. */
export const Off: Story = {
  args: { off: true },
  play: async () => {
    await userEvent.tab()
    await expect(screen.queryByRole('tooltip')).toBeNull()
  },
}

export const LongText: Story = {
  args: { text: 'All that is offered today, this week and at weekends', side: 'bottom' },
  play: async () => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
  },
}

/** There is room at the left, which is where a line ends in this language. */
export const RightToLeft: Story = {
  args: { text: 'العروض', children: <IconButton icon="promotions" label="العروض" title="" /> },
  globals: { direction: 'rtl', script: 'Arab' },
  play: beside(true),
}
