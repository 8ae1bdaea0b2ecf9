import '@livery/ui/global.css'
import { queryKey } from '@livery/contract/query-key'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import coreEnglish from '../../../../../locales/EN/core.json' with { type: 'json' }
import { bootFixture, FIXTURE_BANNERS, FIXTURE_MENUS } from '../../shared/testing/boot.fixture.ts'
import { type Shown, show, visitFixture } from '../../shared/testing/visit.fixture.tsx'
import { AppDownloads } from './app-downloads.tsx'
import { SideBanners } from './side-banners.tsx'

let shown: Shown | undefined
afterEach(() => shown?.remove())

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

test('beside the codes of the apps stands the guide to their installation', async () => {
  await page.viewport(1280, 800)
  shown = show(visit(), <AppDownloads />)
  await page.getByRole('button', { name: coreEnglish.sideMenu.download }).click()
  const guide = page.getByRole('link', { name: coreEnglish.sideMenu.installGuide })
  await expect.element(guide.first()).toHaveAttribute('href', '/help#install')
})
