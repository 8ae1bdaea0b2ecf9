import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { guide } from '../sheet/guide.ts'
import { Popover } from './popover.tsx'
import { POPOVER_ALIGNS, POPOVER_SIDES } from './sides.ts'

const meta = {
  component: Popover,
  argTypes: {
    side: { control: 'select', options: POPOVER_SIDES },
    align: { control: 'inline-radio', options: POPOVER_ALIGNS },
  },
  args: {
    trigger: (
      <Button variant="secondary" iconEnd="chevron-down">
        Limits
      </Button>
    ),
    title: 'Limits of today',
    closeLabel: 'Close the limits',
    onChange: fn(),
    children: (
      <p>
        You may deposit 500 more today. <a href="#limits">Change limits</a>
      </p>
    ),
  },
  parameters: guide('More about something, beside the button that opens it.', {
    do: [
      'Keep it small: a few lines, a link, one or two fields.',
      'Give it a title, hidden where the button says it already.',
    ],
    dont: [
      'Ask for a decision: that is a ConfirmDialog.',
      'List things to do: that is a Menu. Name an icon: that is a Tooltip.',
    ],
  }),
} satisfies Meta<typeof Popover>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const open: Play = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'))
  const popup = await screen.findByRole('dialog', { name: 'Limits of today' })
  await waitFor(() => expect(getComputedStyle(popup).opacity).toBe('1'))
}

/** Focus moves into the popover and returns afterwards; the page behind still scrolls. */
export const Keyboard: Story = {
  play: async (context) => {
    const button = within(context.canvasElement).getByRole('button')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const popup = await screen.findByRole('dialog', { name: 'Limits of today' })
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(popup.contains(document.activeElement)).toBe(true))
    await expect(getComputedStyle(document.body).overflowY).not.toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await expect(context.args.onChange).toHaveBeenLastCalledWith(false)
  },
}

export const Closed: Story = {
  play: async (context) => {
    await open(context)
    await userEvent.click(screen.getByRole('button', { name: 'Close the limits' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Open: Story = { play: open }
export const TitleHidden: Story = { args: { titleHidden: true }, play: open }

/** The popover is at the side where a line ends, which is the left one here. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: { side: 'inline-end' },
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'center' }}>
      <Popover {...args} />
    </div>
  ),
  play: async (context) => {
    await open(context)
    const button = context.canvasElement.querySelector('button') as Element
    if (document.documentElement.clientWidth < 700) return
    await waitFor(() => {
      const { right } = screen.getByRole('dialog').getBoundingClientRect()
      expect(right).toBeLessThanOrEqual(button.getBoundingClientRect().left)
    })
  },
}
