import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { type DepositWish, seedDeposits } from '../../apps/site/src/app/testing/seed-deposits.ts'
import type { Toolbar } from '../toolbar.ts'
import { PAGE_IN_STATES } from './page-in-states.tsx'
import { visitOf } from './visit-of.ts'

/** The deposit page of the real site in each of its states, for the toolbar's merchant, mode and language. */
const meta = {
  title: 'Pages/Deposit',
  tags: ['!autodocs'],
  args: {},
  ...PAGE_IN_STATES,
  loaders: [
    async ({ args, globals }) => {
      const visit = await visitOf(globals as Toolbar, '/member/deposit', true)
      return { visit, path: seedDeposits(visit, args) }
    },
  ],
} satisfies Meta<DepositWish>
export default meta

type Story = StoryObj<DepositWish>

/** A member who has never paid in: the list of ways. */
export const Ways: Story = {}

/** One who has: the way used last, with an open payment and what was paid in before. */
export const Amount: Story = { args: { lastMethodId: 'Card' } }

export const Fields: Story = { args: { lastMethodId: 'Bank transfer' } }

export const NoWays: Story = { args: { ways: 'none' } }

export const Failed: Story = {
  args: { ways: 'unknown' },
  play: async ({ canvasElement, loaded: { visit } }) => {
    const retry = visit.i18n.t('core:action.retry')
    await within(canvasElement).findByRole('button', { name: retry }, { timeout: 30_000 })
  },
}

export const Qr: Story = { args: { paying: 'qr' } }
export const Redirect: Story = { args: { paying: 'redirect' } }
export const Transfer: Story = {
  args: { paying: 'transfer', replaced: { proof: 'transactionNumber', payable: '500.17' } },
}
export const Voucher: Story = { args: { paying: 'voucher' } }
export const Card: Story = { args: { paying: 'card' } }
export const OnChain: Story = { args: { paying: 'onChain' } }
export const Inverted: Story = { args: { paying: 'inverted' } }
export const Preparing: Story = { args: { paying: 'qr', replaced: { state: 'created', instruction: null } } }

const ended = (
  state: NonNullable<DepositWish['step']>['state'],
  step: Omit<DepositWish['step'], 'state'> = {},
): Story => ({
  args: { paying: 'qr', step: { state, ...step } },
})

export const Confirming: Story = ended('confirming', {
  replaced: { confirmations: { seen: 4, needed: 19 }, nextActor: 'bank' },
})
export const Checked: Story = ended('review', { reason: 'proofGiven', replaced: { nextActor: 'us' } })
export const Credited: Story = ended('credited', { replaced: { received: '500', credited: '500' } })
export const CreditedUnder: Story = ended('credited', {
  reason: 'under',
  replaced: { received: '300', credited: '300' },
})
export const CreditedLate: Story = ended('credited', { reason: 'late', replaced: { received: '500', credited: '500' } })
export const Expired: Story = ended('expired')
export const Refused: Story = ended('failed', { reason: 'providerRefused' })
export const Disputed: Story = ended('disputed', { reason: 'chargeback' })
