import '@livery/ui/global.css'
import type { MemberInfo } from '@livery/contract/account'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import coreEnglish from '../../../../../locales/EN/core.json' with { type: 'json' }
import { bootFixture } from '../../shared/testing/boot.fixture.ts'
import { type Shown, show, visitFixture } from '../../shared/testing/visit.fixture.tsx'
import { AccountControls } from './account-controls.tsx'
import { AccountMenu } from './account-menu.tsx'

const MEMBER: MemberInfo = {
  id: '100001',
  account: 'player',
  nickname: 'Maria',
  type: 0,
  isAgent: false,
  isTrial: false,
  avatarUrl: null,
  vipLabelName: 'VIP 3',
  vipRankLevel: 3,
  currency: 'PHP',
  unreadMessage: 0,
  balance: '2500000',
}

let shown: Shown | undefined
afterEach(() => shown?.remove())

test('the menu has the buttons beside the balance on phones only, whose header has no room for them', async () => {
  const visit = visitFixture({ EN: { core: coreEnglish } }, bootFixture('EN'), () => ({ list: [] }))
  visit.session.setState({ phase: 'member', token: 'secret', settled: true, member: MEMBER })
  await page.viewport(390, 844)
  shown = show(
    visit,
    <AccountMenu
      trigger={(trigger) => (
        <button type="button" {...trigger}>
          Menu
        </button>
      )}
    />,
  )
  await page.getByRole('button', { name: 'Menu' }).click()
  const entry = (name: string) => page.getByRole('menuitem', { name })
  await expect.element(entry(coreEnglish.balance.refresh)).toBeVisible()
  await expect.element(entry(coreEnglish.balance.hide)).toBeVisible()
  await page.viewport(1280, 844)
  await expect.element(entry(coreEnglish.balance.refresh)).not.toBeInTheDocument()
  await expect.element(entry(coreEnglish.balance.hide)).not.toBeInTheDocument()
  await expect.element(entry(coreEnglish.account.signOut)).toBeVisible()
})

test('the button of the header is called by all that it shows', async () => {
  const visit = visitFixture({ EN: { core: coreEnglish } }, bootFixture('EN'), () => ({
    balance: '1',
    currency: 'PHP',
  }))
  visit.session.setState({ phase: 'member', token: 'secret', settled: true, member: MEMBER })
  shown = show(visit, <AccountControls />)
  const button = page.getByRole('button', { name: coreEnglish.header.accountMenu })
  await expect.element(button).toHaveAccessibleName(`${coreEnglish.header.accountMenu} · VIP 3`)
  await expect.element(button).toHaveTextContent('VIP 3')
})
