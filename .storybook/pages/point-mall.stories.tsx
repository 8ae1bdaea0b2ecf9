import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type MallWish, seedMall } from '../../apps/site/src/app/testing/seed-mall.ts'
import type { Toolbar } from '../toolbar.ts'
import { PAGE_IN_STATES } from './page-in-states.tsx'
import { visitOf } from './visit-of.ts'

/** The points mall of the real site in each of its states, for the toolbar's merchant, mode and language. */
const meta = {
  title: 'Pages/Points mall',
  tags: ['!autodocs'],
  args: {},
  ...PAGE_IN_STATES,
  loaders: [
    async ({ args, globals }) => {
      const { isGuest = false, ...wish } = args as Wish
      const visit = await visitOf(globals as Toolbar, '/pointMall', !isGuest)
      return { visit, path: seedMall(visit, wish) }
    },
  ],
} satisfies Meta<Wish>
export default meta

interface Wish extends MallWish {
  readonly isGuest?: boolean
}
type Story = StoryObj<Wish>

export const Full: Story = {}
export const Guest: Story = { args: { isGuest: true } }
export const WithoutPoints: Story = { args: { points: 0 } }
export const EmptyShelves: Story = { args: { shelves: 'empty' } }
export const NoMall: Story = { args: { shelves: 'none' } }
export const Failed: Story = { args: { shelves: 'unknown' } }

/** The form of an order that is sent to an address. */
export const Ordering: Story = {
  play: async ({ canvasElement, loaded: { visit } }) => {
    const name = new RegExp(`^${visit.i18n.t('rewards:mall.redeem')}: .*phone`)
    await userEvent.click(await within(canvasElement).findByRole('button', { name }, { timeout: 30_000 }))
    await waitFor(() => expect(document.querySelector('[role=dialog] form')).not.toBeNull())
  },
}
