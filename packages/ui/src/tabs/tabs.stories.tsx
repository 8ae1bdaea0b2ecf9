import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
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
} satisfies Meta<typeof Chosen>
export default meta

type Story = StoryObj<typeof meta>

/** Arrow keys follow the eye, in both directions of reading. */
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
export const RightToLeft: Story = { globals: { direction: 'rtl', script: 'Arab' }, play: walk('{ArrowLeft}') }
