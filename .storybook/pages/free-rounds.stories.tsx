import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { type RewardWish, seedRewards } from '../../apps/site/src/app/testing/seed-rewards.ts'
import type { Toolbar } from '../toolbar.ts'
import { PAGE_IN_STATES } from './page-in-states.tsx'
import { visitOf } from './visit-of.ts'

/**
 * The reward center of the real site with free rounds in each of their states, for the toolbar's merchant, mode and
 * language.
 */
const meta = {
  title: 'Pages/Free rounds',
  tags: ['!autodocs'],
  args: {},
  ...PAGE_IN_STATES,
  loaders: [
    async ({ args, globals }) => {
      const visit = await visitOf(globals as Toolbar, '/member/rewardCenter', true)
      return { visit, path: seedRewards(visit, args as RewardWish) }
    },
  ],
} satisfies Meta<RewardWish>
export default meta
type Story = StoryObj<RewardWish>

/** Ready to be claimed, to be played, not yet at their vendor, played and refused. */
export const EveryState: Story = {
  play: async ({ canvasElement, loaded: { visit } }) => {
    const play = new RegExp(`^${visit.i18n.t('rewards:rounds.play')}: `)
    const buttons = await within(canvasElement).findAllByRole('button', { name: play }, { timeout: 30_000 })
    // Those that the vendor has not given yet cannot be played.
    await expect(buttons.map((button) => button.hasAttribute('disabled'))).toEqual([false, true])
  },
}
export const Empty: Story = { args: { rewards: 'none' } }
export const Failed: Story = { args: { rewards: 'unknown' } }
