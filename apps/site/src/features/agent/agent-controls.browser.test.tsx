import '@livery/ui/global.css'
import type { MemberInfo } from '@livery/contract/account'
import { localeByCode } from '@livery/locale/registry'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import coreEnglish from '../../../../../locales/EN/core.json' with { type: 'json' }
import { bootFixture } from '../../shared/testing/boot.fixture.ts'
import { type Shown, show, visitFixture } from '../../shared/testing/visit.fixture.tsx'
import { AgentControls } from './agent-controls.tsx'

const MEMBER: MemberInfo = {
  ...{ id: '100001', account: 'agent', nickname: 'Maria', type: 1, isAgent: true, isTrial: false, avatarUrl: null },
  ...{ vipLabelName: null, vipRankLevel: 0, currency: 'PHP', unreadMessage: 0, balance: '100' },
}

let shown: Shown | undefined
afterEach(() => shown?.remove())

test.each(['FA', 'TH', 'MY'])('the clock has the calendar and the figures of the page, in %s', async (code) => {
  const boot = bootFixture('EN')
  const visit = visitFixture({ EN: { core: coreEnglish } }, boot, () => ({}))
  const { formatTag, formatFallback } = localeByCode(code)!
  visit.preferences.setState({ language: { ...boot.language, code, formatTag, formatFallback } })
  visit.session.setState({ phase: 'member', token: 'secret', settled: true, member: MEMBER })
  shown = show(visit, <AgentControls />)
  await expect.element(page.getByRole('time')).toHaveTextContent(String(new Date().getFullYear()))
  // Where the browser lacks a language its own months would stand there.
  if (code === 'MY') await expect.element(page.getByRole('time')).not.toHaveTextContent(/[A-Z][a-z]{2} /)
})
