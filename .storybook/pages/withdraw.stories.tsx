import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Visit } from '../../apps/site/src/app/testing/open-visit.ts'
import { seedWithdrawals, type WithdrawalWish } from '../../apps/site/src/app/testing/seed-withdrawals.ts'
import type { Toolbar } from '../toolbar.ts'
import { headingIn, PAGE_IN_STATES } from './page-in-states.tsx'
import { visitOf } from './visit-of.ts'

/** The page of withdrawals of the real site in each of its states, for the toolbar's merchant, mode and language. */
const meta = {
  title: 'Pages/Withdraw',
  tags: ['!autodocs'],
  args: {},
  ...PAGE_IN_STATES,
  loaders: [
    async ({ args, globals }) => {
      const visit = await visitOf(globals as Toolbar, '/member/withdraw', true)
      return { visit, path: seedWithdrawals(visit, args) }
    },
  ],
  play: async ({ args: { state }, canvasElement, loaded: { visit } }) => {
    await headingIn(canvasElement)
    if (state) await openTimeline(canvasElement, visit)
  },
} satisfies Meta<WithdrawalWish>
export default meta

type Story = StoryObj<WithdrawalWish>

/** The one that the story is about stands first. */
async function openTimeline(canvasElement: HTMLElement, visit: Visit) {
  const name = visit.i18n.t('withdraw:list.title')
  const list = await within(canvasElement).findByRole('region', { name }, { timeout: 30_000 })
  const [first] = await within(list).findAllByRole('button')
  await userEvent.click(first!)
  await waitFor(() => expect(list.querySelector('ol')).not.toBeNull())
}

/** A member who has no withdrawal password yet sees only the form that sets one. */
export const NoPassword: Story = { args: { desk: { hasPassword: false, requirements: [], locked: '0' } } }

export const NoAccount: Story = { args: { desk: { payees: [] } } }

/** A part of the balance is locked, and the page says by which requirements. */
export const Locked: Story = {}

export const AccountJustAdded: Story = {
  args: { desk: { payees: [{ id: 'one', way: 'bank', masked: '••••4567', usableAt: '2099-01-02T03:04:05.000Z' }] } },
}

export const NoWays: Story = { args: { desk: { ways: [], payees: [] } } }

export const Failed: Story = {
  args: { desk: 'unknown' },
  play: async ({ canvasElement, loaded: { visit } }) => {
    const retry = visit.i18n.t('core:action.retry')
    await within(canvasElement).findByRole('button', { name: retry }, { timeout: 30_000 })
  },
}

export const DocumentRequired: Story = {
  args: {
    state: 'review',
    replaced: {
      next: 'you',
      documents: [
        { number: 1, what: 'documentIdentity', state: 'wanted', note: null, words: null, pictures: [] },
        { number: 2, what: 'documentAccount', state: 'refused', note: null, words: 'documentUnreadable', pictures: [] },
      ],
    },
  },
}
export const AtTheBank: Story = { args: { state: 'sent' } }
export const NobodyKnows: Story = { args: { state: 'unknown' } }
export const Paid: Story = { args: { state: 'paid' } }
export const Received: Story = { args: { state: 'received' } }
export const Rejected: Story = { args: { state: 'rejected', reason: 'nameDiffers' } }
export const CameBack: Story = { args: { state: 'returned' } }
export const Disputed: Story = { args: { state: 'disputed' } }
