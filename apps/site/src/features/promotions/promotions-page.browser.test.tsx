import '@livery/ui/global.css'
import { announcementsRequest } from '@livery/contract/lobby-queries'
import { queryKey } from '@livery/contract/query-key'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import coreEnglish from '../../../../../locales/EN/core.json' with { type: 'json' }
import { bootFixture } from '../../shared/testing/boot.fixture.ts'
import { type Shown, show, visitFixture } from '../../shared/testing/visit.fixture.tsx'
import PromotionsPage from './promotions-page.tsx'

const ADDRESS = `https://example.com/${'promotion'.repeat(8)}`
const WORD = 'Lieferung'.repeat(7)

let shown: Shown | undefined
afterEach(() => shown?.remove())

test('a long word or address of a promotion is broken, and the page stays as wide as a phone', async () => {
  await page.viewport(360, 640)
  const visit = visitFixture({ EN: { core: coreEnglish } }, bootFixture('EN'), () => ({}))
  visit.queries.setQueryData(queryKey('getAnnouncementContentV2', announcementsRequest('EN')), {
    notices: [],
    popups: [],
    promotions: [
      { id: 'long', title: WORD, content: `<p>${ADDRESS} ${WORD}</p>`, publishedAt: '2026-11-01T08:00:00Z' },
    ],
  })
  shown = show(visit, <PromotionsPage />)
  await vi.waitFor(() => expect(document.body.textContent).toContain(ADDRESS))
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})
