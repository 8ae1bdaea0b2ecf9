import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { keyboardPlay } from '../dialog/keyboard-play.ts'
import { DRAWER_SIDES } from '../dialog/sides.ts'
import { guide } from '../sheet/guide.ts'
import { isPageLocked, scrollTo } from '../sheet/long-page.ts'
import { fields } from '../sheet/sheet.css.ts'
import { Drawer, type DrawerProps } from './drawer.tsx'

function Opened({ onClose, shown = false, ...props }: Omit<DrawerProps, 'open'> & { shown?: boolean }) {
  const [open, setOpen] = useState(shown)
  const close = () => {
    onClose()
    setOpen(false)
  }
  return (
    <>
      <Button icon="filter" variant="secondary" onClick={() => setOpen(true)}>
        Filter
      </Button>
      <Drawer {...props} open={open} onClose={close} />
    </>
  )
}

const meta = {
  component: Opened,
  args: {
    title: 'Vendors',
    closeLabel: 'Close the filter',
    onClose: fn(),
    children: (
      <div className={fields}>
        <Checkbox label="Lantern games" />
        <Checkbox label="River games" />
      </div>
    ),
    footer: <Button>Show 48 games</Button>,
  },
  argTypes: { side: { control: 'inline-radio', options: DRAWER_SIDES } },
  parameters: guide('A dialog from the edge of the page: the side menu of phones, a filter.', {
    do: [
      'Let navigation come from the start, and what belongs to the page (a filter, details) from the end.',
      'Say in its button what one gets: “Show 48 games”.',
    ],
    dont: ['Ask a question in it: that is a ConfirmDialog.', 'Use it where there is room for the thing itself.'],
  }),
} satisfies Meta<typeof Opened>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const open: Play = async ({ canvasElement, args }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filter' }))
  const drawer = await screen.findByRole('dialog', { name: args.title })
  await waitFor(() => expect(getComputedStyle(drawer).opacity).toBe('1'))
}

/** The drawer is at that edge and as high as the page. */
const standsAt =
  (edge: 'left' | 'right'): Play =>
  async (context) => {
    await open(context)
    const { clientWidth, clientHeight } = document.documentElement
    await waitFor(() => {
      const box = screen.getByRole('dialog').getBoundingClientRect()
      expect(Math.round(box[edge])).toBe(edge === 'left' ? 0 : clientWidth)
      expect(Math.round(box.height)).toBeGreaterThanOrEqual(clientHeight)
      expect(box.width).toBeLessThan(clientWidth)
    })
  }

export const AtStart: Story = { args: { side: 'start', footer: undefined }, play: standsAt('left') }
export const AtEnd: Story = { args: { side: 'end' }, play: standsAt('right') }

const arabic = { title: 'المزودون', closeLabel: 'إغلاق التصفية', children: 'ألعاب الفوانيس', footer: undefined }

/** The drawer comes from the edge where a line starts, which is the right one here. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: { ...arabic, side: 'start' },
  play: standsAt('right'),
}
export const RightToLeftAtEnd: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: { ...arabic, side: 'end' },
  play: standsAt('left'),
}

/** Open from the beginning, for the visual test. */
export const Shown: Story = {
  args: { shown: true },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
}

export const Keyboard: Story = { play: keyboardPlay(open, 'Filter') }

export const CoverCloses: Story = {
  play: async (context) => {
    await open(context)
    await userEvent.click(screen.getByRole('dialog').parentElement as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** The page behind does not scroll, and keeps its position. */
export const ScrollStays: Story = {
  play: async (context) => {
    const place = scrollTo(within(context.canvasElement).getByRole('button'), context.canvasElement)
    await expect(place).toBeGreaterThan(100)
    await open(context)
    await expect(isPageLocked()).toBe(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(isPageLocked()).toBe(false))
    await expect(document.scrollingElement?.scrollTop).toBe(place)
  },
}

function WithDialog(props: Omit<DrawerProps, 'open'>) {
  const [open, setOpen] = useState(false)
  return (
    <Opened {...props} footer={<Button onClick={() => setOpen(true)}>Help</Button>}>
      <Dialog open={open} onClose={() => setOpen(false)} title="Help" closeLabel="Close the help" size="sm">
        A vendor makes games.
      </Dialog>
    </Opened>
  )
}

/** With a dialog above the drawer, Escape closes only the dialog, and focus returns to the drawer. */
export const DialogAboveIt: Story = {
  render: (args) => <WithDialog {...args} />,
  play: async (context) => {
    await open(context)
    const help = screen.getByRole('button', { name: 'Help' })
    await userEvent.click(help)
    await screen.findByRole('dialog', { name: 'Help' })
    await waitFor(() => expect(help).not.toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Help' })).toBeNull())
    await expect(screen.getByRole('dialog', { name: 'Vendors' })).toBeVisible()
    await waitFor(() => expect(help).toHaveFocus())
  },
}
