import '@livery/ui/global.css'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import coreEnglish from '../../../../locales/EN/core.json' with { type: 'json' }
import { lazyPage } from '../shared/pages/lazy-page.ts'
import { bootFixture } from '../shared/testing/boot.fixture.ts'
import { type Shown, show, visitFixture } from '../shared/testing/visit.fixture.tsx'
import { untilRetried } from '../shared/visit/session-store.ts'
import { PageFrame } from './page-frame.tsx'

let shown: Shown | undefined
afterEach(() => shown?.remove())

test('a page of a member says that the gateway gives no answer, and asks it again', async () => {
  const visit = visitFixture({ EN: { core: coreEnglish, games: {} } }, bootFixture('EN'), () => ({}))
  visit.session.setState({ phase: 'restoring', token: 'secret' })
  const one = {
    id: 'member',
    path: '/member',
    guard: 'account',
    titleKey: 'core:page.member',
    icon: 'user',
    areas: [],
    component: lazyPage(async () => ({ default: () => null })),
  } as never
  shown = show(visit, <PageFrame page={one} />)
  await expect.element(page.getByRole('status', { name: coreEnglish.state.loadingPage })).toBeVisible()
  const retried = untilRetried(visit.session)
  await expect.element(page.getByRole('heading', { name: coreEnglish.state.errorTitle })).toBeVisible()
  await page.getByRole('button', { name: coreEnglish.action.retry }).click()
  await retried
  await expect.element(page.getByRole('status', { name: coreEnglish.state.loadingPage })).toBeVisible()
})
