import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { seedWallets, type WalletWish } from '../../apps/site/src/app/testing/seed-wallets.ts'
import type { Toolbar } from '../toolbar.ts'
import { PAGE_IN_STATES } from './page-in-states.tsx'
import { visitOf } from './visit-of.ts'

/** The page of wallets of the real site in each of its states, for the toolbar's merchant, mode and language. */
const meta = {
  title: 'Pages/Wallets',
  tags: ['!autodocs'],
  args: {},
  ...PAGE_IN_STATES,
  loaders: [
    async ({ args, globals }) => {
      const visit = await visitOf(globals as Toolbar, '/member/wallet', true)
      return { visit, path: seedWallets(visit, args) }
    },
  ],
  play: async ({ canvasElement, loaded: { visit } }) => {
    const name = visit.i18n.t('core:page.transferFund')
    await within(canvasElement).findByRole('heading', { name, level: 1 }, { timeout: 30_000 })
    await waitFor(() => expect(canvasElement.querySelector('main section')).not.toBeNull())
  },
} satisfies Meta<WalletWish>
export default meta

type Story = StoryObj<WalletWish>

export const Two: Story = {}
/** One wallet alone has its form open. */
export const One: Story = { args: { own: 1, hasTransfers: true } }
export const None: Story = { args: { own: 0 } }
export const OnItsWay: Story = { args: { money: { transit: '40', held: '100' }, hasTransfers: true } }

export const Failed: Story = {
  args: { money: 'unknown' },
  play: async ({ canvasElement, loaded: { visit } }) => {
    const retry = visit.i18n.t('core:action.retry')
    await within(canvasElement).findByRole('button', { name: retry }, { timeout: 30_000 })
  },
}
