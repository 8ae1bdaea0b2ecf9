import '@livery/ui/global.css'
import type { MemberInfo } from '@livery/contract/account'
import { useLocation } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import agentEnglish from '../../../../../../locales/EN/agent.json' with { type: 'json' }
import contractEnglish from '../../../../../../locales/EN/contract.json' with { type: 'json' }
import coreEnglish from '../../../../../../locales/EN/core.json' with { type: 'json' }
import historyEnglish from '../../../../../../locales/EN/history.json' with { type: 'json' }
import { bootFixture } from '../../../shared/testing/boot.fixture.ts'
import { type Shown, show, visitFixture } from '../../../shared/testing/visit.fixture.tsx'
import { ContractPage } from './contract-page.tsx'

const MEMBER: MemberInfo = {
  ...{ id: '100001', account: 'agent', nickname: 'Maria', type: 1, isAgent: true, isTrial: false, avatarUrl: null },
  ...{ vipLabelName: null, vipRankLevel: 0, currency: 'PHP', unreadMessage: 0, balance: '100' },
}
const NOTHING = {
  period: {
    ...{ from: '2026-11-18', to: '2026-11-24', begin: '2026-11-17T16:00:00Z', end: '2026-11-24T16:00:00Z' },
    ...{ timeZone: 'Asia/Manila', isOpen: true },
  },
  totals: { gross: '0.00', children: '0.00', own: '0.00', due: '0.00', paid: '0.00', open: '0.00' },
  ...{ owed: '0.00', bills: [], next: null },
}

const NO_CONTRACTS = {
  ...{ divtypereq: {}, dailysalreqtype: {}, contracthoursalreq: {}, realtimesalreqtype: {} },
  ...{ divtypeinfo: {}, dailysalinfotype: {}, contracthoursalinfo: {}, contractmrdailysalinfotype: {} },
}

let shown: Shown | undefined
afterEach(() => shown?.remove())

/** Shows the query of the page's address. */
function Address() {
  return <output data-testid="address">{useLocation().search}</output>
}

test('who looks at those below stays there with other days, and the days stay on another tab', async () => {
  const texts = { EN: { core: coreEnglish, history: historyEnglish, contract: contractEnglish, agent: agentEnglish } }
  const boot = bootFixture('EN')
  const visit = visitFixture(texts, { ...boot, capabilities: { ...boot.capabilities, HOURSALARY: true } }, (name) =>
    name === 'agentCentre'
      ? { menu: [], level: 0, rebate: '2', balance: '5.00' }
      : name === 'getConsolidated'
        ? NO_CONTRACTS
        : NOTHING,
  )
  visit.session.setState({ phase: 'member', token: 'secret', settled: true, member: MEMBER })
  shown = show(
    visit,
    <>
      <ContractPage kind="hourly" />
      <Address />
    </>,
  )
  const address = page.getByTestId('address')
  await page.getByRole('tab', { name: contractEnglish.tab.below }).click()
  await expect.element(address).toHaveTextContent('?tab=below')
  await page.getByText(historyEnglish.period.month, { exact: true }).click()
  await expect.element(address).toHaveTextContent('?tab=below&period=month')
  await page.getByRole('tab', { name: contractEnglish.tab.own }).click()
  await expect.element(address).toHaveTextContent('?period=month')
})

test('what a tab waits for has the shape of what comes', async () => {
  const texts = { EN: { core: coreEnglish, history: historyEnglish, contract: contractEnglish, agent: agentEnglish } }
  const boot = bootFixture('EN')
  const visit = visitFixture(texts, { ...boot, capabilities: { ...boot.capabilities, HOURSALARY: true } }, (name) =>
    name === 'agentCentre'
      ? { menu: [], level: 0, rebate: '2', balance: '5.00' }
      : name === 'getConsolidated'
        ? NO_CONTRACTS
        : name === 'agentSettlements'
          ? NOTHING
          : new Promise(() => {}),
  )
  visit.session.setState({ phase: 'member', token: 'secret', settled: true, member: MEMBER })
  shown = show(visit, <ContractPage kind="hourly" />)
  for (const tab of ['contracts', 'history'] as const) {
    await page.getByRole('tab', { name: contractEnglish.tab[tab] }).click()
    const waiting = page.getByRole('status', { name: coreEnglish.a11y.loading })
    await expect.element(waiting).toBeInTheDocument()
    expect(waiting.element().getBoundingClientRect().height).toBeGreaterThan(150)
  }
})
