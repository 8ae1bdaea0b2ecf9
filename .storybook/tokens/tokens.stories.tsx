import { reports } from 'virtual:theme-reports'
import { leaves } from '@livery/theme/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { appearanceOf } from '../appearance-of.ts'
import type { Toolbar } from '../toolbar.ts'
import { Tokens } from './tokens.tsx'

const empty = { values: { light: {}, dark: {} }, duties: [] } as const

const meta = {
  title: 'Tokens',
  component: Tokens,
  tags: ['!autodocs'],
  args: { theme: '', report: empty },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  loaders: [
    async ({ globals }) => {
      const { theme } = appearanceOf(globals as Toolbar)
      return { theme, report: (await reports[theme]?.())?.report ?? empty }
    },
  ],
  render: (args, { loaded: { theme, report } }) => <Tokens {...args} theme={theme} report={report} key={theme} />,
} satisfies Meta<typeof Tokens>
export default meta

type Story = StoryObj<typeof meta>

/** Everything a theme may set and a component may read, for the toolbar's merchant. */
export const Contract: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(`${leaves.size} of ${leaves.size} leaves`)
    await expect(canvas.getAllByRole('article')).toHaveLength(leaves.size)
  },
}

/** The same, searched by group and word. */
export const Searched: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Group' }), 'color.action')
    const ids = canvas.getAllByRole('article').map((article) => article.getAttribute('aria-label') ?? '')
    await expect(ids.length).toBeGreaterThan(3)
    await expect(ids.every((id) => id.startsWith('color.action.'))).toBe(true)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Word' }), 'main button')
    await expect(canvas.getAllByRole('article').length).toBeLessThan(ids.length)
  },
}

/** A group by itself: the surfaces and what was measured on them. */
export const Signals: Story = { args: { group: 'color.danger' } }
