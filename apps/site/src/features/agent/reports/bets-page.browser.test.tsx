import '@livery/ui/global.css'
import type { MemberInfo } from '@livery/contract/account'
import { TEAM_SUMS } from '@livery/contract/agent/words'
import type { CallName } from '@livery/contract/calls'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import agentEnglish from '../../../../../../locales/EN/agent.json' with { type: 'json' }
import coreEnglish from '../../../../../../locales/EN/core.json' with { type: 'json' }
import historyEnglish from '../../../../../../locales/EN/history.json' with { type: 'json' }
import { CallError } from '../../../shared/http/call-error.ts'
import { bootFixture } from '../../../shared/testing/boot.fixture.ts'
import { type Shown, show, visitFixture } from '../../../shared/testing/visit.fixture.tsx'
import BetsPage from './bets-page.tsx'

const MEMBER: MemberInfo = {
  ...{ id: '100001', account: 'agent', nickname: 'Maria', type: 1, isAgent: true, isTrial: false, avatarUrl: null },
  ...{ vipLabelName: null, vipRankLevel: 0, currency: 'PHP', unreadMessage: 0, balance: '100' },
}
const PERIOD = {
  ...{ from: '2026-11-18', to: '2026-11-24', begin: '2026-11-17T16:00:00Z', end: '2026-11-24T16:00:00Z' },
  ...{ timeZone: 'Asia/Manila', isOpen: true },
}
const statement = (rounds: number, bets: string) => ({
  ...Object.fromEntries(TEAM_SUMS.map((sum) => [sum, '0.00'])),
  ...{ rounds, bets, prizes: '1.00', net: '-2.00' },
})
const below = (id: string, account: string) => ({ ...statement(4, '6.00'), id, account, kind: 'agent', teamSize: 3 })

let shown: Shown | undefined
afterEach(() => {
  shown?.remove()
  vi.restoreAllMocks()
})

function open(requests: Readonly<Record<string, unknown>>[], isForeign = false) {
  const texts = { EN: { core: coreEnglish, history: historyEnglish, agent: agentEnglish } }
  const visit = visitFixture(texts, bootFixture('EN'), (name: CallName, request) => {
    if (isForeign) throw new CallError('NOT_FOUND')
    if (name === 'agentBets') return { period: PERIOD, crumbs: [], totals: null, rounds: [], next: null }
    if (name !== 'agentStatements') throw new Error(`nobody answers ${name}`)
    requests.push(request as Readonly<Record<string, unknown>>)
    const { cursor, of, pageSize } = request as Readonly<Record<'cursor' | 'of' | 'pageSize', string | undefined>>
    // The page of somebody below does not come; the file, which asks for more, does.
    if (of && !pageSize) return new Promise(() => {})
    return {
      period: PERIOD,
      crumbs: [{ id: '100001', account: 'agent' }],
      ...{ own: statement(1, of ? '70.00' : '3.00'), team: statement(8, '12.00'), total: statement(9, '15.00') },
      members: cursor ? [below('100003', '=second')] : [below('100002', 'first')],
      next: cursor ? null : 'more',
    }
  })
  visit.session.setState({ phase: 'member', token: 'secret', settled: true, member: MEMBER })
  shown = show(visit, <BetsPage />)
}

test('team betting has the account alone, its team and both, and leads to whoever stands below', async () => {
  const requests: Readonly<Record<string, unknown>>[] = []
  open(requests)
  const sums = page.getByRole('table', { name: agentEnglish.row.sums })
  await expect.element(sums.getByText('₱15.00')).toBeVisible()
  const rows = [...sums.element().querySelectorAll('tbody tr')].map((row) => row.textContent)
  expect(rows.map((text) => /₱(3|12|15)\.00/.exec(text)?.[1])).toEqual(['3', '12', '15'])
  // The result is what the play came to: rebates and salaries, which the rest of the table does not show, are not in it.
  expect(rows.map((text) => /₱1\.00(.*)$/.exec(text)?.[1])).toEqual(['−₱2.00', '−₱11.00', '−₱14.00'])
  await page.getByRole('button', { name: 'first' }).click()
  await vi.waitFor(() => expect(requests.at(-1)).toMatchObject({ of: '100002' }))
})

test('its file has the same sums and everybody below, though the account itself has no rounds', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob)
    return 'blob:nothing'
  })
  open([])
  await expect.element(page.getByText('₱15.00')).toBeVisible()
  await page.getByRole('button', { name: historyEnglish.file.download, exact: true }).click()
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  const lines = (await saved[0]!.text()).trim().split('\r\n')
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([
    `"${agentEnglish.row.own}"`,
    `"${agentEnglish.row.team}"`,
    `"${agentEnglish.row.total}"`,
    '"first"',
    `"'=second"`,
  ])
  expect(lines[3]).toContain('15.00')
})

test('a file that is saved before the page of somebody below has come has their own sums', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob)
    return 'blob:nothing'
  })
  open([])
  await page.getByRole('button', { name: 'first' }).click()
  await page.getByRole('button', { name: historyEnglish.file.download, exact: true }).click()
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  expect((await saved[0]!.text()).split('\r\n')[1]).toContain('70.00')
})

test('of somebody who is not of the team it says so, and leads to the own one instead of trying again', async () => {
  open([], true)
  await expect.element(page.getByText(agentEnglish.team.unknown)).toBeVisible()
  await expect.element(page.getByRole('button', { name: agentEnglish.team.toOwn })).toBeVisible()
  expect(page.getByRole('button', { name: coreEnglish.action.retry }).elements()).toEqual([])
})
