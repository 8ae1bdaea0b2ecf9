import type { Meta, StoryObj } from '@storybook/react-vite'
import { type RaffleWish, seedRaffles } from '../../apps/site/src/app/testing/seed-raffles.ts'
import type { Toolbar } from '../toolbar.ts'
import { PAGE_IN_STATES } from './page-in-states.tsx'
import { visitOf } from './visit-of.ts'

/** The raffles of the real site in each of their states, for the toolbar's merchant, mode and language. */
const meta = {
  title: 'Pages/Raffles',
  tags: ['!autodocs'],
  args: {},
  ...PAGE_IN_STATES,
  loaders: [
    async ({ args, globals }) => {
      const { isGuest = false, ...wish } = args as Wish
      const visit = await visitOf(globals as Toolbar, '/raffle', !isGuest)
      return { visit, path: seedRaffles(visit, wish) }
    },
  ],
} satisfies Meta<Wish>
export default meta

interface Wish extends RaffleWish {
  readonly isGuest?: boolean
}
type Story = StoryObj<Wish>

export const EveryState: Story = {}
export const Guest: Story = { args: { isGuest: true } }
export const WithoutTickets: Story = { args: { isLucky: false } }
export const Empty: Story = { args: { raffles: 'none' } }
export const Failed: Story = { args: { raffles: 'unknown' } }
