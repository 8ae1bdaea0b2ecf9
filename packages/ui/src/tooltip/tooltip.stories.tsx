import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Grid, Panel } from '../sheet/grid.tsx'
import { Tooltip } from './tooltip.tsx'

const meta = {
  component: Tooltip,
  args: {
    text: 'Promotions',
    side: 'end',
    children: <IconButton icon="promotions" label="Promotions" title="" />,
  },
  render: (args) => (
    // Set off from the page's edge, which a tip keeps clear of.
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
  async ({ canvasElement }) => {
    await userEvent.tab()
    const tip = await screen.findByRole('tooltip')
    const button = within(canvasElement).getByRole('button')
    await expect(button).toHaveAccessibleDescription('Promotions')
    await waitFor(() => {
      const [a, b] = [button.getBoundingClientRect(), tip.getBoundingClientRect()]
      expect(toTheLeft ? a.left - b.right : b.left - a.right).toBeCloseTo(8, 0)
      expect(Math.abs(a.top + a.height / 2 - (b.top + b.height / 2))).toBeLessThan(1.5)
    })
  }

/** Shown to the keyboard at once, gone with Escape. */
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

/** There is room on the left, where a line ends here. */
export const RightToLeft: Story = { globals: { direction: 'rtl', script: 'Arab' }, play: beside(true) }
