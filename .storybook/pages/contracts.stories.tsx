import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { agentVisit, type ContractWish } from '../../apps/site/src/app/testing/agent-visit.ts'
import type { Toolbar } from '../toolbar.ts'
import { PAGE_IN_STATES } from './page-in-states.tsx'
import { visitOf } from './visit-of.ts'

/**
 * The agents' page of dividends in its states, for the toolbar's merchant, mode and language; other kinds look the
 * same.
 */
const meta = {
  title: 'Pages/Contracts',
  tags: ['!autodocs'],
  args: {},
  ...PAGE_IN_STATES,
  loaders: [
    async ({ args, globals }) => agentVisit(await visitOf(globals as Toolbar, '/agentHome/dividend', true), args),
  ],
} satisfies Meta<ContractWish>
export default meta

type Story = StoryObj<ContractWish>

export const Records: Story = {}
export const PaidToThoseBelow: Story = { args: { tab: 'below' } }
export const Contracts: Story = { args: { tab: 'contracts' } }
export const History: Story = { args: { tab: 'history' } }
export const NoRecords: Story = { args: { records: 'none' } }
export const Failed: Story = { args: { records: 'unknown' } }

/** A bill with what it was summed from. */
export const Opened: Story = {
  play: async ({ canvasElement, loaded: { visit } }) => {
    const table = await within(canvasElement).findByRole(
      'table',
      { name: visit.i18n.t('contract:tab.own') },
      { timeout: 30_000 },
    )
    const [first] = await within(table).findAllByRole('button')
    await userEvent.click(first!)
    await waitFor(() => expect(document.querySelector('[role=dialog] dl')).not.toBeNull())
  },
}
