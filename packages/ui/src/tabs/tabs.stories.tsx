import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { guide } from '../sheet/guide.ts'
import { TAB_LOOKS } from './looks.ts'
import { Tabs, type TabsProps } from './tabs.tsx'

function Chosen(props: Omit<TabsProps<string>, 'value' | 'onChange'>) {
  const [value, setValue] = useState('name')
  return <Tabs {...props} value={value} onChange={setValue} />
}

const meta = {
  component: Chosen,
  args: {
    label: 'Ways to sign in',
    tabs: [
      { id: 'name', label: 'Username', icon: 'user', panel: <p>By username.</p> },
      { id: 'mobile', label: 'Mobile', icon: 'phone', panel: <p>By mobile number.</p> },
      { id: 'mail', label: 'E-mail', icon: 'mail', panel: <p>By e-mail.</p> },
    ],
  },
  argTypes: { look: { control: 'inline-radio', options: TAB_LOOKS }, tabs: { control: false } },
  parameters: guide('Several views of one thing, of which one is shown.', {
    do: [
      'Name each by a word or two; put the likeliest first.',
      'Keep what was typed in a view when one looks at another.',
    ],
    dont: [
      'Go to another page with it: those are links.',
      'Spread the fields of one form over them: faults hide there.',
      'Show two views that one has to compare.',
    ],
  }),
} satisfies Meta<typeof Chosen>
export default meta

type Story = StoryObj<typeof meta>

/** Arrow keys move to the tab on that side, in both reading directions. */
const walk =
  (forward: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const tabs = canvas.getAllByRole('tab')
    await userEvent.tab()
    await expect(tabs[0]).toHaveFocus()
    await userEvent.keyboard(forward)
    await expect(tabs[1]).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('tab', { selected: true })).toBe(tabs[1])
    await expect(canvas.getByRole('tabpanel', { name: 'Mobile' })).toHaveTextContent('By mobile number.')
  }

export const Line: Story = { play: walk('{ArrowRight}') }
export const Pill: Story = { args: { look: 'pill', stretch: true } }

/** Arrow keys skip disabled tabs, and a press on one does nothing. */
export const OneDisabled: Story = {
  args: {
    tabs: [
      { id: 'name', label: 'Username', panel: <p>By username.</p> },
      { id: 'mobile', label: 'Mobile', disabled: true, panel: <p>By mobile number.</p> },
      { id: 'mail', label: 'E-mail', panel: <p>By e-mail.</p> },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: 'Mobile' }), { pointerEventsCheck: 0 })
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Username')
  },
}

/** When the tabs do not fit, the row scrolls and fades where it goes on, and the tab with focus scrolls into view. */
export const Many: Story = {
  args: {
    tabs: ['name', 'live', 'fish', 'cards', 'sports', 'lottery', 'arcade', 'table', 'bingo', 'poker'].map((id) => ({
      id,
      label: `All ${id} games`,
      panel: <p>{id}</p>,
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    // The animation that fades the row begins with the next picture of the page.
    await waitFor(() => expect(getComputedStyle(canvas.getByRole('tablist')).maskImage).toContain('gradient'))
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    const last = canvas.getByRole('tab', { name: 'All poker games' })
    await expect(last).toHaveFocus()
    await waitFor(() => {
      const [row, tab] = [canvas.getByRole('tablist'), last].map((element) => element.getBoundingClientRect())
      expect(tab?.right).toBeLessThanOrEqual((row?.right ?? 0) + 1)
    })
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', script: 'Arab' },
  args: {
    label: 'طرق الدخول',
    tabs: [
      { id: 'name', label: 'اسم المستخدم', panel: <p>بالاسم.</p> },
      { id: 'mobile', label: 'Mobile', panel: <p>By mobile number.</p> },
    ],
  },
  play: walk('{ArrowLeft}'),
}
