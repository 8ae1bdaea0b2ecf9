import '@livery/ui/global.css'
import { announcementsRequest } from '@livery/contract/lobby-queries'
import { queryKey } from '@livery/contract/query-key'
import { vars } from '@livery/ui/tokens'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import coreEnglish from '../../../../../locales/EN/core.json' with { type: 'json' }
import { bootFixture, FIXTURE_BANNERS, FIXTURE_MENUS } from '../../shared/testing/boot.fixture.ts'
import { type Shown, show, visitFixture } from '../../shared/testing/visit.fixture.tsx'
import { AppDownloads } from './app-downloads.tsx'
import { ReferEarn } from './refer-earn.tsx'
import { SideBanners } from './side-banners.tsx'
import { SideMenu } from './side-menu.tsx'

const PROMOTION = {
  id: 'friends',
  title: 'Bring a friend',
  content: '',
  publishedAt: '2026-11-01T08:00:00Z',
  topic: 'referEarn',
}

let shown: Shown | undefined
afterEach(() => {
  shown?.remove()
  document.documentElement.removeAttribute('style')
})

const visit = () =>
  visitFixture({ EN: { core: coreEnglish } }, bootFixture('EN', { menus: FIXTURE_MENUS }), () => ({ list: [] }))

test('the banners of the side menu lead where they say, and those of other groups stay away', async () => {
  const one = visit()
  one.queries.setQueryData(queryKey('getBanners', { language: 'EN' }), {
    list: FIXTURE_BANNERS,
  })
  shown = show(one, <SideBanners />)
  const link = page.getByRole('link', { name: /Bring a friend to the house/ })
  await expect.element(link).toHaveAttribute('href', '/promotions')
  expect(document.body.textContent).not.toContain('Your first night shines twice')
})

test('visitors are told of refer and earn, and members while its promotion is on', async () => {
  const withFlag = (REFERRAL: boolean) => {
    const boot = bootFixture('EN', { menus: FIXTURE_MENUS })
    const one = visitFixture(
      { EN: { core: coreEnglish } },
      { ...boot, capabilities: { ...boot.capabilities, REFERRAL } },
      () => ({ list: [] }),
    )
    one.queries.setQueryData(queryKey('getAnnouncementContentV2', announcementsRequest('EN')), {
      notices: [],
      popups: [],
      promotions: [PROMOTION],
    })
    shown = show(one, <ReferEarn />)
    return one
  }
  const link = page.getByRole('link', { name: coreEnglish.sideMenu.referEarn })
  const visitor = withFlag(false)
  await expect.element(link).toHaveAttribute('href', '/promotions#friends')
  visitor.session.setState({ phase: 'member' })
  await expect.element(link).not.toBeInTheDocument()
  shown?.remove()
  withFlag(true).session.setState({ phase: 'member' })
  await expect.element(link).toBeVisible()
})

test('the codes of the apps cover nothing of the menu', async () => {
  await page.viewport(1280, 600)
  // Without a theme, lengths have no value.
  for (const [size, rem] of [
    [vars.size.sidebar, 15],
    [vars.size.sidebarCollapsed, 4],
    [vars.space[3], 1],
    [vars.space[4], 1],
  ] as const)
    document.documentElement.style.setProperty(size.slice('var('.length, -1), `${rem}rem`)
  const boot = bootFixture('EN', { menus: { ...FIXTURE_MENUS, sideMenu: ['home', 'download'] } })
  shown = show(
    visitFixture({ EN: { core: coreEnglish } }, boot, () => ({ list: [] })),
    <SideMenu />,
  )
  await page.getByRole('button', { name: coreEnglish.sideMenu.download }).click()
  const panel = page.getByRole('region', { name: coreEnglish.sideMenu.download })
  await expect.element(panel).toBeVisible()
  const menu = document.querySelector('aside')?.getBoundingClientRect()
  expect(panel.element().getBoundingClientRect().x).toBeGreaterThan(menu?.right ?? Number.POSITIVE_INFINITY)
  await page.getByRole('button', { name: coreEnglish.sideMenu.collapse }).click()
})

test('beside the codes of the apps stands the guide to their installation', async () => {
  await page.viewport(1280, 800)
  shown = show(visit(), <AppDownloads />)
  await page.getByRole('button', { name: coreEnglish.sideMenu.download }).click()
  const guide = page.getByRole('link', { name: coreEnglish.sideMenu.installGuide })
  await expect.element(guide.first()).toHaveAttribute('href', '/help#install')
})
