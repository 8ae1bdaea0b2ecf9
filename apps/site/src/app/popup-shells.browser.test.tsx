import '@livery/ui/global.css'
import type { MemberInfo } from '@livery/contract/account'
import type { Consolidated } from '@livery/contract/agent/contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import contractEnglish from '../../../../locales/EN/contract.json' with { type: 'json' }
import coreEnglish from '../../../../locales/EN/core.json' with { type: 'json' }
import historyEnglish from '../../../../locales/EN/history.json' with { type: 'json' }
import { PopupLayer } from '../shared/popups/popup-layer.tsx'
import { bootFixture } from '../shared/testing/boot.fixture.ts'
import { type Shown, show, visitFixture } from '../shared/testing/visit.fixture.tsx'
import type { Visit } from '../shared/visit/visit.ts'
import { popups } from './popups.ts'

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

const NO_CONTRACTS: Consolidated = {
  divtypereq: {},
  dailysalreqtype: {},
  contracthoursalreq: {},
  realtimesalreqtype: {},
  divtypeinfo: {},
  dailysalinfotype: {},
  contracthoursalinfo: {},
  contractmrdailysalinfotype: {},
}

let visit: Visit
let shown: Shown

/** A page that scrolls, with the button that opens a pop-up. */
function Page() {
  return (
    <>
      <div style={{ blockSize: '1200px' }} />
      <button type="button">Opener</button>
      <div style={{ blockSize: '2000px' }} />
      <PopupLayer registry={popups} />
    </>
  )
}

beforeEach(() => {
  const texts = { core: coreEnglish, contract: contractEnglish, history: historyEnglish }
  visit = visitFixture({ EN: texts }, bootFixture('EN'), (name) =>
    name === 'getConsolidated' ? NO_CONTRACTS : { balance: MEMBER.balance, currency: MEMBER.currency },
  )
  shown = show(visit, <Page />)
})
afterEach(() => shown.remove())

const opener = () => page.getByRole('button', { name: 'Opener', exact: true })
const isLocked = () => getComputedStyle(document.documentElement).overflow.includes('hidden') || isBodyLocked()
const isBodyLocked = () => getComputedStyle(document.body).overflow.includes('hidden')

/** Presses the button far down the page and opens a feature's pop-up. Returns the scroll position. */
async function pressed(open: () => void): Promise<number> {
  await opener().click()
  ;(opener().element() as HTMLElement).focus()
  const place = scrollY
  open()
  return place
}

test('the generic dialog: icon, title, clean HTML and buttons; the page stays where it is', async () => {
  const chosen: string[] = []
  const place = await pressed(() =>
    visit.popups.open('modal', {
      tone: 'warning',
      title: 'Before you go',
      html: '<p>Read <b>this</b></p><img src="x" onerror="window.hurt = true"><script>window.hurt = true</script>',
      actions: [{ label: 'Later', onPress: () => chosen.push('later') }, { label: 'Now' }],
    }),
  )
  expect(place).toBeGreaterThan(0)
  const dialog = page.getByRole('alertdialog', { name: 'Before you go' })
  await expect.element(dialog.getByText('Read this')).toBeVisible()
  expect(dialog.element().querySelector('svg')).not.toBeNull()
  expect(dialog.element().querySelector('script, [onerror]')).toBeNull()
  expect('hurt' in window).toBe(false)
  await vi.waitFor(() => expect(isLocked()).toBe(true))
  await dialog.getByRole('button', { name: 'Later' }).click()
  expect(chosen).toEqual(['later'])
  await expect.element(dialog).not.toBeInTheDocument()
  await vi.waitFor(() => expect(isLocked()).toBe(false))
  expect(scrollY).toBe(place)
  await expect.element(opener()).toHaveFocus()
})

test('the generic dialog goes by itself after its time, after a delay where a button says so, and by its cover', async () => {
  const dialog = page.getByRole('alertdialog')
  visit.popups.open('modal', { title: 'Soon gone', timeoutMs: 400 })
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()

  visit.popups.open('modal', { title: 'Saved', actions: [{ label: 'Close', closes: 500 }] })
  const began = performance.now()
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(performance.now() - began).toBeGreaterThan(450)

  for (const keepOnCover of [true, false]) {
    visit.popups.open('modal', { title: 'On its cover', keepOnCover })
    await expect.element(dialog).toBeVisible()
    const cover = dialog.element().parentElement as HTMLElement
    await userEvent.click(cover, { position: { x: 2, y: 2 } })
    if (keepOnCover) await expect.element(dialog).toBeVisible()
    else await expect.element(dialog).not.toBeInTheDocument()
  }
})

test('the contract is for members only', async () => {
  const dialog = page.getByRole('dialog', { name: coreEnglish.page.contract })
  visit.popups.open('contract', {})
  await new Promise((resume) => setTimeout(resume, 500))
  await expect.element(dialog).not.toBeInTheDocument()
  visit.session.setState({ phase: 'member', member: MEMBER, settled: true })
  await expect.element(dialog.getByText(contractEnglish.popup.none)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('the member centre says who is signed in, over the page one is at; one above it closes first', async () => {
  visit.session.setState({ phase: 'member', member: MEMBER, settled: true })
  const place = await pressed(() => visit.popups.open('memberCentre', {}))
  const dialog = page.getByRole('dialog', { name: coreEnglish.account.myAccount })
  for (const text of ['Maria', 'VIP 3', '100001']) await expect.element(dialog.getByText(text)).toBeVisible()
  // Focus comes into a pop-up in the frame after it shows; before that nobody can open another one from within.
  await vi.waitFor(() => expect(dialog.element().contains(document.activeElement)).toBe(true))
  visit.popups.open('modal', { title: 'Above it' })
  const above = page.getByRole('alertdialog')
  await expect.element(above).toBeVisible()
  await vi.waitFor(() => expect(above.element().contains(document.activeElement)).toBe(true))
  await userEvent.keyboard('{Escape}')
  await expect.element(above).not.toBeInTheDocument()
  await expect.element(dialog).toBeVisible()
  await vi.waitFor(() => expect(dialog.element().contains(document.activeElement)).toBe(true))
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(scrollY).toBe(place)
  await expect.element(opener()).toHaveFocus()
})
